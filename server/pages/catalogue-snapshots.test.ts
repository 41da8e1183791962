import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSnapshots } from './catalogue-snapshots.ts';

const VALUE = { until: '7', words: ['οθόνη', 'dell'], products: new Map([['id', Uint32Array.of(1, 2 ** 31)]]) };

let dataDir = '';
let warnings: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'snapshots-'));
  warnings = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function open(...key: string[]) {
  const log = pino(
    { level: 'warn' },
    { write: (line) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  return createSnapshots({ dataDir, key, log });
}

const file = () => join(dataDir, 'snapshots', 'catalogue-el');

describe('snapshots', () => {
  it('come back as they were written', async () => {
    await open('shop', 'build').write('catalogue-el', VALUE);
    expect(await open('shop', 'build').read('catalogue-el')).toEqual(VALUE);
    expect(await readdir(join(dataDir, 'snapshots'))).toEqual(['catalogue-el']);
  });

  it('of another shop or another build are not read', async () => {
    await open('shop', 'build').write('catalogue-el', VALUE);
    expect(await open('other', 'build').read('catalogue-el')).toBeNull();
    expect(await open('shop', 'next build').read('catalogue-el')).toBeNull();
    expect(warnings).toEqual([]);
  });

  it('are null before the first', async () => {
    expect(await open('shop').read('catalogue-el')).toBeNull();
    expect(warnings).toEqual([]);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -10)],
    ['empty', () => Buffer.alloc(0)],
    ['none of ours', () => Buffer.from('nothing of ours')],
  ])('that are %s are not read, and the log says so', async (_name, damage) => {
    await open('shop').write('catalogue-el', VALUE);
    await writeFile(file(), damage(await readFile(file())));
    expect(await open('shop').read('catalogue-el')).toBeNull();
    expect(warnings).toEqual(['snapshot not read']);
  });

  it('that cannot be written leave nothing behind, and the log says so', async () => {
    await writeFile(join(dataDir, 'snapshots'), 'a file where the folder would be');
    await open('shop').write('catalogue-el', VALUE);
    expect(warnings).toEqual(['snapshot not written']);
  });
});
