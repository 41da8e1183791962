import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeptFiles } from './kept-files.ts';

describe('files that are kept', () => {
  let dataDir: string;
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const open = (shop = 'sqlite', ...rules: string[]) => createKeptFiles({ dataDir, shop, rules, log });

  beforeEach(() => {
    warnings.length = 0;
    dataDir = mkdtempSync(join(tmpdir(), 'xana-kept-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('come back whole, small parts and large ones', async () => {
    const parts = [Buffer.from('{}\n'), Buffer.alloc(3_000_000, 7), Buffer.alloc(0), Buffer.from('end')];
    await open().write('catalogue', parts);
    expect(Buffer.compare((await open().read('catalogue')) ?? Buffer.alloc(0), Buffer.concat(parts))).toBe(0);
    expect(readdirSync(join(dataDir, 'kept'))).toEqual(['catalogue']);
    expect(warnings).toEqual([]);
  });

  it('are none when there is none, without a word', async () => {
    expect(await open().read('catalogue')).toBeNull();
    expect(warnings).toEqual([]);
  });

  it('are none when a byte of them changed or is missing', async () => {
    await open().write('catalogue', [Buffer.from('a whole content')]);
    const file = join(dataDir, 'kept', 'catalogue');
    const bytes = readFileSync(file);
    for (const damaged of [
      bytes.subarray(0, -1),
      bytes.subarray(1),
      Buffer.from(bytes).fill(0, 3, 4),
      Buffer.alloc(0),
    ]) {
      writeFileSync(file, damaged);
      expect(await open().read('catalogue')).toBeNull();
    }
  });

  it('are whole when two processes write at once', async () => {
    const contents = ['one', 'two'].map((name) => Buffer.alloc(2_500_000, name));
    await Promise.all(contents.map((content) => open().write('catalogue', [content])));
    const read = await open().read('catalogue');
    expect(contents.some((content) => read && Buffer.compare(read, content) === 0)).toBe(true);
    expect(readdirSync(join(dataDir, 'kept'))).toEqual(['catalogue']);
  });

  it('are done without where the folder cannot be written', async () => {
    // A file where the folder would stand fails for root, too.
    writeFileSync(join(dataDir, 'kept'), '');
    chmodSync(dataDir, 0o500);
    await open().write('catalogue', [Buffer.from('content')]);
    chmodSync(dataDir, 0o700);
    expect(warnings.join()).toContain('a kept file was not written');
    expect(await open().read('catalogue')).toBeNull();
  });

  it('leave nothing half written where the name is taken by a folder', async () => {
    mkdirSync(join(dataDir, 'kept/catalogue'), { recursive: true });
    await open().write('catalogue', [Buffer.from('content')]);
    expect(warnings.join()).toContain('a kept file was not written');
    expect(readdirSync(join(dataDir, 'kept'))).toEqual(['catalogue']);
  });

  it('name the shop and the rules by which they were made', () => {
    const { shop, rules } = open('sqlite', 'build 1');
    expect(open('sqlite', 'build 1')).toMatchObject({ shop, rules });
    expect(open('sqlite', 'build 2').rules).not.toBe(rules);
    expect(open('postgres://shop', 'build 1').shop).not.toBe(shop);
  });
});
