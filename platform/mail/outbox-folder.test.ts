import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { cleanOutboxFolder } from './clean-outbox-folder.ts';
import { deleteFiles, findMailFiles } from './outbox-files.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');

function write(path: string, content = '', ageMs = 0): string {
  writeFileSync(path, content);
  const at = new Date(NOW.getTime() - ageMs);
  utimesSync(path, at, at);
  return path;
}

it('deletes what a process that died left half-written, and nothing else', async () => {
  const folder = temporaryDirectory();
  const minutes = 60_000;
  for (const [name, ageMs] of [
    ['.a.tmp', 5 * minutes],
    ['.b.tmp', 5 * minutes - 1],
    ['.c.tmp', 60 * minutes],
    ['d.tmp', 60 * minutes],
    ['.e.eml', 60 * minutes],
    ['f.eml', 60 * minutes],
  ] as const)
    write(join(folder, name), '', ageMs);
  expect(await cleanOutboxFolder(folder, NOW)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['.b.tmp', '.e.eml', 'd.tmp', 'f.eml']);
  expect(await cleanOutboxFolder(folder, NOW)).toBe(0);
});

it('has nothing to delete in a folder that is not there, and says when it cannot be read', async () => {
  const folder = temporaryDirectory();
  expect(await cleanOutboxFolder(join(folder, 'none'), NOW)).toBe(0);
  expect(await findMailFiles(folder, 'maria@example.gr')).toEqual([]);
  const file = write(join(folder, 'outbox'));
  await expect(cleanOutboxFolder(file, NOW)).rejects.toThrow('ENOTDIR');
  await expect(findMailFiles(folder, 'maria@example.gr')).rejects.toThrow('ENOTDIR');
});

// Windows gives links only to those who may make them.
it.skipIf(process.platform === 'win32')(
  'passes over a message that is whole meanwhile, and hides no other fault',
  async () => {
    const folder = temporaryDirectory();
    symlinkSync(join(folder, 'none'), join(folder, '.a.tmp'));
    expect(await cleanOutboxFolder(folder, NOW)).toBe(0);
    symlinkSync('.b.tmp', join(folder, '.b.tmp'));
    await expect(cleanOutboxFolder(folder, NOW)).rejects.toThrow('ELOOP');
  },
);

it('finds a person’s mails by their headers', async () => {
  const dataDir = temporaryDirectory();
  const outbox = join(dataDir, 'outbox');
  mkdirSync(outbox);
  const mail = (name: string, ...lines: string[]) => write(join(outbox, name), `${lines.join('\r\n')}\r\n`);
  const own = [
    mail('a.eml', 'Subject: x', 'To: Maria <MARIA@example.gr>', '', 'text'),
    mail('b.eml', 'to: maria@example.gr'),
    mail('contact-1.eml', 'To: shop@example.gr', 'Reply-To: maria@example.gr', ''),
  ].sort();
  mail('c.eml', 'To: other@example.gr', '', 'To: maria@example.gr');
  mail('d.eml', 'Reply-To: maria@example.gr', 'To: other@example.gr', '');
  mail('e.txt', 'To: maria@example.gr');
  mail('empty.eml');
  const found = await findMailFiles(dataDir, 'maria@example.gr');
  expect(found.sort()).toEqual(own);
  await deleteFiles([...found, join(outbox, 'none.eml')]);
  expect(own.filter((path) => existsSync(path))).toEqual([]);
  expect(readdirSync(outbox)).toHaveLength(4);
});
