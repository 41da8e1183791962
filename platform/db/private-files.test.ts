import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { createFileTransport } from '../mail/file-transport.ts';
import { createPlatform } from '../platform.ts';
import { tightenDataFiles } from './private-files.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function open(dataDir: string, lines: string[] = []) {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  return createPlatform({ dataDir, seed: 'none', publicUrl: 'https://shop.example.gr', storefrontToken: 'token', log });
}

it('database and outbox are made for their owner only', async () => {
  const dataDir = join(temporaryDirectory(), 'data');
  const platform = await open(dataDir);
  await createFileTransport({ directory: join(dataDir, 'outbox'), from: 'shop@example.gr' }).send({
    id: 'one',
    to: 'maria@example.gr',
    subject: 'Subject',
    text: 'Text',
    html: '<p>Text</p>',
    date: new Date('2026-11-22T10:00:00.000Z'),
  });
  expect(modeOf(dataDir)).toBe('700');
  for (const name of ['platform.sqlite', 'platform.sqlite-wal', 'platform.sqlite-shm', 'platform.sqlite.lock']) {
    expect([name, modeOf(join(dataDir, name))]).toEqual([name, '600']);
  }
  expect([modeOf(join(dataDir, 'outbox')), modeOf(join(dataDir, 'outbox/one.eml'))]).toEqual(['700', '600']);
  await platform.close();
});

it('what an older version left open to others is closed at the start, and said once', async () => {
  const dataDir = temporaryDirectory();
  await (await open(dataDir)).close();
  const outbox = join(dataDir, 'outbox');
  mkdirSync(outbox);
  writeFileSync(join(outbox, 'old.eml'), 'To: maria@example.gr');
  chmodSync(dataDir, 0o755);
  chmodSync(outbox, 0o755);
  chmodSync(join(outbox, 'old.eml'), 0o644);
  chmodSync(join(dataDir, 'platform.sqlite'), 0o644);
  const first: string[] = [];
  await (await open(dataDir, first)).close();
  expect(JSON.parse(first.join(''))).toMatchObject({
    files: [
      ...['', '-shm', '-wal'].map((suffix) => join(dataDir, `platform.sqlite${suffix}`)),
      join(outbox, 'old.eml'),
      outbox,
    ],
    msg: expect.stringContaining('other users could read'),
  });
  expect([join(dataDir, 'platform.sqlite'), join(outbox, 'old.eml'), outbox, dataDir].map(modeOf)).toEqual([
    '600',
    '600',
    '700',
    '755',
  ]);
  const second: string[] = [];
  await (await open(dataDir, second)).close();
  expect(second).toEqual([]);
});

// Windows gives links only to those who may make them.
it.skipIf(process.platform === 'win32')('passes over a file that is gone meanwhile, and hides no other fault', () => {
  const dataDir = temporaryDirectory();
  const at = (name: string) => join(dataDir, `platform.sqlite${name}`);
  expect(tightenDataFiles(at('.none'))).toEqual({ tightened: [], refused: [] });
  symlinkSync(at('.none'), at('-wal'));
  expect(tightenDataFiles(dataDir)).toEqual({ tightened: [], refused: [] });
  symlinkSync(at('-shm'), at('-shm'));
  expect(() => tightenDataFiles(dataDir)).toThrow('ELOOP');
});
