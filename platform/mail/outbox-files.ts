/** The copies of mails that went out without a mail server. */

import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { codeOf } from '#domain/customer/error-code.ts';

/**
 * The copies of mails to a person, and of what the person wrote by the contact form. Withdrawals are left out: they are kept
 * as proof.
 *
 * @param email folded
 */
export async function findMailFiles(dataDir: string, email: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const found: string[] = [];
  for (const name of names) {
    if (!name.endsWith('.eml') || isWithdrawal(name)) continue;
    const headers = name.startsWith('contact') ? ['to', 'reply-to'] : ['to'];
    if (await isAddressed(join(outbox, name), headers, email)) found.push(join(outbox, name));
  }
  return found;
}

export async function deleteFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

/** Reads no further than the headers. */
async function isAddressed(path: string, headers: readonly string[], email: string): Promise<boolean> {
  const file = await open(path);
  try {
    for await (const line of createInterface({ input: file.createReadStream({ autoClose: false }) })) {
      if (line === '') return false;
      const [, header = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      const address = value.replace(/^.*<|>.*$/g, '').trim();
      if (headers.includes(header.toLowerCase()) && address.toLowerCase() === email) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** Statements of withdrawal are kept as proof (`/privacy`). */
export function isWithdrawal(kindOrFile: string): boolean {
  return kindOrFile.startsWith('withdrawal');
}
