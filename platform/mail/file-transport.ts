import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '../db/private-files.ts';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailTransport } from './transport.ts';

/**
 * Mail for a machine without a mail server: one RFC 5322 file a message, `{directory}/{id}.eml`.
 *
 * A file is written under another name, synced and renamed, so a reader never sees half of one; the same id is the same
 * file, so a message that is sent again after a crash replaces itself.
 */
export function createFileTransport({ directory, from }: { directory: string; from: string }): MailTransport {
  return {
    async send(message) {
      // A start waits for no mail.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const composed = await new MailComposer(toNodemailer(message, from)).compile().build();
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const temporary = join(directory, `.${message.id}.${process.pid}.tmp`);
      await writeFile(temporary, composed, { mode: 0o600, flush: true });
      await rename(temporary, join(directory, `${message.id}.eml`));
      syncDirectory(directory);
    },
    close() {},
  };
}
