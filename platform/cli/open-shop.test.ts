import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { openDatabase } from '../db/database.ts';
import { databaseFile } from '../db/location.ts';
import { lockWhole } from '../db/store-lock.ts';
import { createPlatform } from '../platform.ts';
import { openShop } from './open-shop.ts';

const log = pino({ enabled: false });

const startStore = (location: { databaseUrl?: string | undefined; dataDir: string }, seed: 'demo' | 'none') =>
  createPlatform({ ...location, seed, publicUrl: 'https://shop.example.gr/', storefrontToken: 'token', log });

describe.each(databaseKinds)('a command on %s', (kind) => {
  const fresh = useDatabase(kind, 'nothing');
  const began = useDatabase(kind, 'nothing');

  it('refuses where there is no shop, and makes none', async () => {
    await expect(openShop(fresh(), undefined, log)).rejects.toThrow(
      /^There is no shop in .*Start the store once, or set/,
    );
    expect(readdirSync(fresh().dataDir)).toEqual([]);
    await expect(openShop(fresh(), undefined, log)).rejects.toThrow('There is no shop');
  });

  it('adds no demo goods to a store that is run with SEED=none, and takes the address from the store', async () => {
    await (await startStore(fresh(), 'none')).close();
    const { db, publicUrl } = await openShop(fresh(), undefined, log);
    expect(publicUrl).toBe('https://shop.example.gr');
    expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('discounts').select('id').execute()).toEqual([]);
    await db.destroy();
  });

  it('begins a database that no later start fills with demo goods', async () => {
    const begun = await openShop(began(), 'created', log);
    expect(begun.publicUrl).toBe('');
    await begun.db.destroy();
    const platform = await startStore(began(), 'demo');
    expect(await platform.context.db.selectFrom('products').select('id').execute()).toEqual([]);
    expect(await platform.context.db.selectFrom('articles').select('id').execute()).toEqual([]);
    await platform.close();
  });
});

it('says in words why a database cannot be opened', async () => {
  const dataDir = temporaryDirectory();
  writeFileSync(join(dataDir, 'platform.sqlite'), 'This is a letter, and not at all a database. '.repeat(50));
  await expect(openShop({ dataDir }, undefined, log)).rejects.toThrow(
    /platform\.sqlite is damaged or no SQLite database\.$/,
  );
  const nowhere = { dataDir, databaseUrl: `postgres://owner:secret@localhost/xana?host=${join(dataDir, 'socket')}` };
  await expect(openShop(nowhere, undefined, log)).rejects.toThrow(
    /^PostgreSQL at localhost cannot be reached \(ENOENT\)\.$/,
  );
  const locked = { dataDir: temporaryDirectory() };
  const release = lockWhole(databaseFile(locked));
  await expect(openShop(locked, 'created', log)).rejects.toThrow(
    /platform\.sqlite is locked by another program, such as a restore/,
  );
  release?.();
});

it('an older database without the mark is not filled when it has products', async () => {
  const dataDir = temporaryDirectory();
  const db = await openDatabase({ dataDir });
  const at = '2026-11-20T08:00:00.000Z';
  const texts = { handle: 'own', title: 'Own', description_html: '', vendor: 'Dell', product_type: '', tags: '[]' };
  await db
    .insertInto('products')
    .values({ ...texts, created_at: at, updated_at: at, published_at: at })
    .execute();
  await db.destroy();
  const platform = await startStore({ dataDir }, 'demo');
  expect(await platform.context.db.selectFrom('products').select('handle').execute()).toEqual([{ handle: 'own' }]);
  await platform.close();
});
