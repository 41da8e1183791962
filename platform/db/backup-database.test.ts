import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { openTestShop } from '#tests/support/test-shop.ts';
import { backupDatabase } from './backup-database.ts';
import { openDatabase } from './database.ts';
import { databaseFile } from './location.ts';
import { restoreDatabase } from './restore-database.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');

async function openShopIn(dataDir: string) {
  const db = await openDatabase({ dataDir });
  const shop = await openTestShop(db);
  await shop.setStock(shop.variants.t480, 10_000);
  return { db, shop, file: databaseFile({ dataDir }) };
}

function select(file: string, query: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare(query)
      .all()
      .map((row) => Object.values(row)[0]);
  } finally {
    database.close();
  }
}

const ordersIn = (file: string) => select(file, 'select number from orders order by number');

/** A process that has the store's database open. */
async function openElsewhere(dataDir: string) {
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
    await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('open');
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

describe('a backup', () => {
  it('has every order that was acknowledged before it began, and none by half, while orders are placed', async () => {
    const dataDir = temporaryDirectory();
    const { db, shop, file } = await openShopIn(dataDir);
    const acknowledged = [await shop.buy(), await shop.buy()];
    for (const name of ['first', 'second', 'third']) {
      const before = [...acknowledged];
      let isDone = false;
      const target = join(dataDir, `${name}.sqlite`);
      const saved = backupDatabase(file, target).finally(() => {
        isDone = true;
      });
      do {
        acknowledged.push(await shop.buy());
        // Statements of SQLite run at once: without this, nothing else of this process would ever have its turn.
        await setImmediate();
      } while (!isDone);
      const content = await saved;
      const restored = ordersIn(target);
      expect(restored.slice(0, before.length)).toEqual(before);
      expect(content).toMatchObject({ orders: restored.length, newestOrder: { number: restored.at(-1) } });
      expect(select(target, 'pragma integrity_check')).toEqual(['ok']);
      expect(select(target, 'select count(*) from order_lines')).toEqual([restored.length]);
      expect(select(target, 'select count(*) from payments')).toEqual([restored.length]);
      expect(select(target, 'select 10000 - max(stock) from product_variants')).toEqual([restored.length]);
    }
    expect(ordersIn(file)).toEqual(acknowledged);
    await db.destroy();
  });

  it('is one file that its owner alone can read, and replaces nothing', async () => {
    const dataDir = temporaryDirectory();
    const { db, shop, file } = await openShopIn(dataDir);
    await shop.buy();
    const target = join(dataDir, 'saved.sqlite');
    await backupDatabase(file, target);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('saved'))).toEqual(['saved.sqlite']);
    await expect(backupDatabase(file, target)).rejects.toMatchObject({ code: 'exists' });
    await expect(backupDatabase(file, join(dataDir, 'no', 'where.sqlite'))).rejects.toMatchObject({ code: 'ENOENT' });
    await db.destroy();
  });
});

describe('restoring', () => {
  it('brings the orders back, and keeps what was there', async () => {
    const dataDir = temporaryDirectory();
    const { db, shop, file } = await openShopIn(dataDir);
    const first = await shop.buy();
    const saved = join(temporaryDirectory(), 'saved.sqlite');
    await backupDatabase(file, saved);
    const second = await shop.buy();
    await db.destroy();

    const { previous, ...content } = await restoreDatabase(file, saved, NOW);
    expect(content).toMatchObject({ orders: 1, newestOrder: { number: first } });
    expect(previous).toBe(join(dataDir, 'platform-before-restore-2026-11-22T10-00-00-000Z.sqlite'));
    expect(ordersIn(previous ?? '')).toEqual([first, second]);
    expect(statSync(previous ?? '').mode & 0o777).toBe(0o600);
    const again = await openDatabase({ dataDir });
    expect(await again.selectFrom('orders').select('number').execute()).toEqual([{ number: first }]);
    await again.destroy();
    expect(ordersIn(saved)).toEqual([first]);
  });

  it('works on a machine where no store was yet', async () => {
    const { db, shop, file } = await openShopIn(temporaryDirectory());
    const number = await shop.buy();
    const saved = join(temporaryDirectory(), 'saved.sqlite');
    await backupDatabase(file, saved);
    await db.destroy();
    const target = databaseFile({ dataDir: join(temporaryDirectory(), 'new') });
    expect(await restoreDatabase(target, saved, NOW)).toMatchObject({ previous: null, orders: 1 });
    expect(ordersIn(target)).toEqual([number]);
    expect(statSync(target).mode & 0o777).toBe(0o600);
  });

  it('keeps a damaged database with all files beside it', async () => {
    const dataDir = temporaryDirectory();
    const { db, file } = await openShopIn(dataDir);
    const saved = join(temporaryDirectory(), 'saved.sqlite');
    await backupDatabase(file, saved);
    await db.destroy();
    writeFileSync(file, 'torn '.repeat(1_000));
    writeFileSync(`${file}-wal`, 'torn too');
    const { previous } = await restoreDatabase(file, saved, NOW);
    expect(readFileSync(previous ?? '', 'utf8')).toBe('torn '.repeat(1_000));
    expect(readFileSync(`${previous}-wal`, 'utf8')).toBe('torn too');
    expect(ordersIn(file)).toEqual([]);
  });

  it('is refused while a store has the database open, and allowed after it was killed', async () => {
    const dataDir = temporaryDirectory();
    const { db, shop, file } = await openShopIn(dataDir);
    const number = await shop.buy();
    const saved = join(dataDir, 'saved.sqlite');
    await backupDatabase(file, saved);
    await expect(restoreDatabase(file, saved, NOW)).rejects.toMatchObject({ code: 'in_use' });
    await db.destroy();
    const store = await openElsewhere(dataDir);
    await expect(restoreDatabase(file, saved, NOW)).rejects.toMatchObject({ code: 'in_use' });
    store.kill('SIGKILL');
    await once(store, 'exit');
    expect(await restoreDatabase(file, saved, NOW)).toMatchObject({ orders: 1, newestOrder: { number } });
  });

  it('is refused while another program has the file open without the store’s lock', async () => {
    const dataDir = temporaryDirectory();
    const { db, file } = await openShopIn(dataDir);
    const saved = join(dataDir, 'saved.sqlite');
    await backupDatabase(file, saved);
    await db.destroy();
    const other = new DatabaseSync(file);
    other.prepare('select count(*) from orders').get();
    await expect(restoreDatabase(file, saved, NOW)).rejects.toMatchObject({ code: 'in_use' });
    other.close();
    expect(readdirSync(dataDir).filter((name) => name.includes('restor'))).toEqual([]);
  });

  describe('refuses what is no backup of this store, and changes nothing:', () => {
    const noteMigration = (file: string, saved: string, name: string) => {
      copyFileSync(saved, file);
      const other = new DatabaseSync(file);
      other.prepare("insert into kysely_migration (name, timestamp) values (?, '')").run(name);
      other.close();
    };
    const make: Record<string, (file: string, saved: string) => void> = {
      not_a_database: (file) => writeFileSync(file, 'Handle,Title\n'.repeat(200)),
      not_a_shop: (file) => {
        const other = new DatabaseSync(file);
        other.exec('create table songs (title text)');
        other.close();
      },
      newer: (file, saved) => noteMigration(file, saved, '9999_later'),
      outdated: (file, saved) => noteMigration(file, saved, '0001_initial'),
      damaged: (file, saved) => {
        const bytes = readFileSync(saved);
        bytes.fill(0x5a, 8_192, bytes.length - 4_096);
        writeFileSync(file, bytes);
      },
    };
    it.each(Object.entries(make))('%s', async (code, write) => {
      const dataDir = temporaryDirectory();
      const { db, shop, file } = await openShopIn(dataDir);
      const number = await shop.buy();
      const saved = join(dataDir, 'saved.sqlite');
      await backupDatabase(file, saved);
      await db.destroy();
      const wrong = join(dataDir, 'wrong.sqlite');
      write(wrong, saved);
      await expect(restoreDatabase(file, wrong, NOW)).rejects.toMatchObject({ code });
      expect(ordersIn(file)).toEqual([number]);
      expect(readdirSync(dataDir).filter((name) => name.includes('restor'))).toEqual([]);
    });
  });
});
