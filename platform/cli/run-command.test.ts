import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureCatalogue } from '#tests/support/fixture-catalogue.ts';
import { runLine } from '#tests/support/run-line.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { readCartLines } from '../cart/read-cart-lines.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { gatewaysOf } from '../payments/gateway.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { takeStock } from '../stock/take-stock.ts';
import { COMMANDS, runCommand } from './run-command.ts';

const { db, shop, location } = givenShop('sqlite');
let opened = 0;
let publicUrl = 'https://shop.example.gr';

beforeAll(async () => {
  await seedDemo(shop.context, fixtureCatalogue);
});

async function call(line: string) {
  const { code, output, errors } = await runLine(line, {
    locate: () => ({ databaseUrl: 'postgres://owner:secret@db.example.gr/xana', dataDir: location().dataDir }),
    openShop: async () => {
      opened += 1;
      return { ...shop.context, publicUrl };
    },
  });
  const [, database, rest = ''] = /^(?:Database: (.*)\n)?([\s\S]*)$/.exec(errors) ?? [];
  return { code, output, errors: rest, database };
}

describe('help', () => {
  it.each([
    ['--help', 'products import FILE'],
    ['help', 'discounts add CODE'],
    ['orders --help', 'orders refund ORDER'],
    ['help orders', 'orders refund ORDER'],
    ['orders fulfil --help', '--carrier NAME'],
    ['orders fulfil 1001 -h', '--carrier NAME'],
    ['products import --help', 'Title (en)'],
    ['customers --help', 'customers erase EMAIL'],
    ['backup --help', 'Never copy platform.sqlite itself'],
    ['restore --help', 'stays beside'],
  ])('%s', async (line, text) => {
    const before = opened;
    expect(await call(line)).toMatchObject({ code: 0, output: expect.stringContaining(text), errors: '' });
    expect(opened).toBe(before);
  });
});

it('help says in words what each group of commands is about', async () => {
  const { output } = await call('--help');
  const groups = new Set([...output.matchAll(/^ {2}([a-z]+) [a-z]+/gm)].flatMap(([, group = '']) => group));
  groups.delete('npm');
  const titles = await Promise.all(
    [...groups].map(async (group) => [group, (await call(`${group} --help`)).output.split('.\n')[0]]),
  );
  expect(titles.length).toBeGreaterThan(10);
  const untitled = titles.filter(([group, title]) => group === title);
  const wholeDatabase = 'It works on the same database as the store';
  expect([output, (await call('orders --help')).output].map((text) => text.includes(wholeDatabase))).toEqual([
    true,
    false,
  ]);
  expect(untitled, 'to be titled in `GROUPS` of platform/cli/run-command.ts').toEqual([]);
});

it('beside a hosted shop there is what needs neither its goods nor its orders', () => {
  const offered = COMMANDS.filter(({ isForHostedShops }) => isForHostedShops);
  expect(offered.map(({ path }) => path.join(' ')).sort()).toEqual([
    'brand remove',
    'brand set',
    'brand show',
    'database move',
    'mail failed',
    'mail resend',
    'ready',
  ]);
});

describe('a call that makes no sense says what to write', () => {
  it.each([
    ['', /`products import`.*--help/],
    ['orders', /needs a second word; write `orders list`/],
    ['orders sell', /`orders sell` is no command; write `orders list`/],
    ['sell --help', /`sell` is no command/],
    ['orders list --colour red', /knows no --colour; its options are --limit/],
    ['orders list -l 3', /knows no -l/],
    ['orders show 1001 --all', /knows no --all; it has no options/],
    ['orders list --limit', /--limit needs a value: write --limit N/],
    ['orders list --limit 3 --limit 4', /--limit stands there twice/],
    ['orders list --limit 0', /--limit is "0"; write a whole number from 1 to 1000/],
    ['orders list extra', /"extra" is too much: write orders list/],
    ['orders show', /ORDER is missing: write orders show ORDER/],
    [
      'orders refund',
      /write orders refund ORDER \[--amount EUROS\] \[--pieces LIST\] \[--came-back\] \[--serial LIST\] \[--no-restock\]\./,
    ],
    ['orders show latest', /ORDER is "latest"/],
    ['orders fulfil 1001 --carrier --number 3', /--carrier needs a value/],
    ['orders fulfil 1001 --carrier ACS', /--number is missing: add --number N/],
    ['orders fulfil 1001 --carrier ACS --number 1 --url javascript:x', /begins with https/],
    ['orders refund 1001 --no-restock=yes', /--no-restock takes no value/],
    ['stock set A', /N is missing: write stock set SKU N/],
    ['stock set A -1', /knows no -1/],
    ['stock set A many', /N is "many"/],
    ['discounts add X', /CODE is "X"/],
    ['discounts add SUMMER', /no value; write either --percent N or --amount EURO/],
    ['discounts add SUMMER --percent 5 --amount 5', /two values/],
    ['discounts add SUMMER --percent 101', /from 1 to 100/],
    ['discounts add SUMMER --amount 0', /--amount is 0/],
    ['discounts add SUMMER --amount 5.123', /write euro/],
    ['discounts add SUMMER --percent 5 --from 2026-02-30', /2026-02-30.*year-month-day/],
    ['discounts add SUMMER --percent 5 --from 2026-02-02 --to 2026-02-01', /is before/],
    ['products import', /FILE is missing/],
    ['customers export maria', /EMAIL is "maria"; write an e-mail address/],
    ['customers erase', /EMAIL is missing/],
    ['backup', /FILE is missing/],
    ['restore a.sqlite b.sqlite', /"b.sqlite" is too much/],
  ])('%s', async (line, message) => {
    const { code, output, errors } = await call(line);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(message);
    expect(errors).toMatch(/\.\n$/);
  });
});

describe('the database', () => {
  it('is named on standard error, without user and password', async () => {
    expect(await call('orders list')).toMatchObject({ database: 'PostgreSQL xana on db.example.gr' });
    expect(await call('orders')).toMatchObject({ database: undefined });
  });

  it.each([
    'orders fulfil 1001 --carrier ACS --number 1',
    'orders refund 1001',
    'orders cancel 1001',
    'orders capture 1001',
    'orders paid 1001',
    'returns open 1001',
    'returns sent 1',
    'returns receive 1',
    'returns decline 1 --why late',
  ])('must hold the address of the store before `%s` writes to a buyer', async (line) => {
    publicUrl = '';
    const { code, errors } = await call(line);
    publicUrl = 'https://shop.example.gr';
    expect(code).toBe(1);
    expect(errors).toContain('start the store once');
  });

  it('need not hold it for a command that only reads', async () => {
    publicUrl = '';
    const { code } = await call('orders list');
    publicUrl = 'https://shop.example.gr';
    expect(code).toBe(0);
  });
});

describe('orders', () => {
  it('are listed without and shown with personal data', async () => {
    expect((await call('orders list')).output).toBe('There are no orders yet.\n');
    const number = await shop.buy();
    const list = await call('orders list --limit 5');
    expect(list.output).toMatch(new RegExp(`#${number} +2026-11-20 10:00 +authorized +unfulfilled +1 +1 +269.00`));
    expect(list.output).not.toContain('maria');
    const shown = await call(`orders show #${number}`);
    expect(shown.output).toMatch(/maria@example\.gr \(Greek\)[\s\S]*694 000 0000[\s\S]*546 24 Θεσσαλονίκη/);
    expect(await call('orders show 7')).toMatchObject({ code: 1, errors: expect.stringContaining('no order #7') });
  });

  it('are listed by what is to be done', async () => {
    const number = await shop.buy();
    const numbers = async (words: string) =>
      (JSON.parse((await call(`orders list --json ${words}`)).output) as { number: number }[]).map((row) => row.number);
    expect(await numbers('--to-pack')).toContain(number);
    expect(await numbers('--payment authorized --fulfilment unfulfilled --from 2026-11-20')).toContain(number);
    expect(await numbers('--from 2026-11-21')).toEqual([]);
    expect((await call('orders list --payment pending')).output).toBe('No order is like that.\n');
    await call(`orders refund ${number}`);
    expect(await numbers('--to-pack')).not.toContain(number);
    expect(await numbers('--payment voided')).toContain(number);
    expect(await call('orders list --from soon')).toMatchObject({ code: 2 });
  });
});

describe('products', () => {
  it('go out and come in', async () => {
    const file = join(location().dataDir, 'products.csv');
    expect(await call(`products export ${file}`)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+ products are in /),
    });
    const csv = readFileSync(file, 'utf8');
    expect((await call('products export')).output).toBe(csv);
    expect((await call(`products import ${file}`)).output).toMatch(/^0 products created, 0 updated, \d+ as they were/);

    writeFileSync(file, csv.replace('ALPHA-W-GR,1400,4,319.00', 'ALPHA-W-GR,1400,9,299.00'));
    const plan = await call(`products import ${file} --dry-run --stock`);
    expect(plan.output).toMatch(
      /^~ alpha-14: .*\n {4}ALPHA-W-GR price: 319\.00 → 299\.00\n {4}ALPHA-W-GR stock: 4 → 9\n\n0 products would be created, 1 updated/,
    );
    const kept = await call(`products import ${file}`);
    expect(kept.output).toMatch(
      /0 products created, 1 updated[\s\S]*unless --stock: ALPHA-W-GR \(4 here, 9 in the file\)\./,
    );
    expect((await readCatalogue(db)).productByHandle.get('alpha-14')?.variants[0]?.stock).toBe(4);
    expect((await call(`products import ${file} --stock`)).output).toMatch(/0 products created, 1 updated/);
    const alpha = (await readCatalogue(db)).productByHandle.get('alpha-14');
    expect(alpha?.variants[0]).toMatchObject({ stock: 9, priceCents: 29_900 });

    await call(`products export ${file} --excel`);
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFHandle;Title;/);
    expect((await call(`products import ${file}`)).output).toMatch(/^0 products created, 0 updated/);
  });

  it('are not touched by a bad file', async () => {
    const file = join(location().dataDir, 'bad.csv');
    writeFileSync(file, 'Handle,Variant SKU,Variant Price\nalpha-14,ALPHA-W-GR,free\nbeta-13,SKU-beta-13,-2\n');
    const { code, errors } = await call(`products import ${file}`);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^line 2, Variant Price: "free".*\nline 3, Variant Price: "-2".*\n\n2 problems; nothing was changed\.\n$/,
    );
    writeFileSync(file, 'Handle,Variant SKU,Variant Price\nalpha-14,ALPHA-W-GR,free\n');
    expect((await call(`products import ${file}`)).errors).toMatch(
      /^line 2, Variant Price: "free".*\n\n1 problem; nothing was changed\.\n$/,
    );
    expect(await call('products import /nowhere/x.csv')).toMatchObject({
      code: 1,
      errors: '/nowhere/x.csv: there is no such file or folder.\n',
    });
    expect(await call(`products import ${file} --images /nowhere`)).toMatchObject({
      code: 1,
      errors: '/nowhere: there is no such file or folder.\n',
    });
    expect(await call('products export /nowhere/x.csv')).toMatchObject({ code: 1 });
  });
});

it('a fault of the program itself is not taken for a wrong call', () =>
  expect(
    runCommand(['orders', 'list'], {
      locate: () => location(),
      openShop: () => Promise.reject(new TypeError('our own')),
      deployment: () => {
        throw new Error('not asked for');
      },
      gateways: () => gatewaysOf(willingGateway),
      now: () => new Date(0),
      output: { write: () => {} },
      errors: { write: () => {} },
    }),
  ).rejects.toThrow('our own'));

it('stock is set by SKU', async () => {
  expect(await call('stock set TAB-11 0')).toMatchObject({ code: 0, output: 'TAB-11: 0 in stock.\n' });
  expect(await call('stock set TAB-11 3')).toMatchObject({ code: 0, output: 'TAB-11: 3 in stock.\n' });
  expect((await readCatalogue(db)).productByHandle.get('tab-11')?.totalInventory).toBe(3);
  expect(await call('stock set NONE 3')).toMatchObject({ code: 1, errors: expect.stringContaining('no variant NONE') });
});

it('discount codes are listed with their state', async () => {
  const now = shop.clock.now.toISOString();
  const none = { title: '', percent: null, amount_cents: 500, minimum_subtotal_cents: 0, first_order_only: 0 };
  const rows = [
    ['over', { ends_at: now }],
    ['not yet', { starts_at: new Date(shop.clock.now.getTime() + 1).toISOString() }],
    ['used up', { usage_limit: 2, used_count: 2 }],
    ['valid', { usage_limit: 2, used_count: 1, starts_at: now, minimum_subtotal_cents: 10_000, first_order_only: 1 }],
  ] as const;
  for (const [index, [, more]] of rows.entries())
    await db
      .insertInto('discounts')
      .values({
        ...none,
        usage_limit: null,
        used_count: 0,
        starts_at: null,
        ends_at: null,
        ...more,
        code: `STATE${index}`,
      })
      .execute();
  const listed = (await call('discounts list')).output.replaceAll('\u00a0', ' ').split('\n');
  expect(
    rows.map((_, index) =>
      listed
        .find((row) => row.startsWith(`STATE${index}`))
        ?.split(/ {2,}/)
        .at(-1),
    ),
  ).toEqual(rows.map(([state]) => state));
  expect(
    listed
      .find((row) => row.startsWith('STATE3'))
      ?.split(/ {2,}/)
      .slice(1, 5),
  ).toEqual(['5.00 €', '100.00 €', 'first order', '1 of 2']);
});

it('prices are set, written down and shown as reduced only when they are', async () => {
  const variant = async () => (await readCatalogue(db)).productByHandle.get('tab-11')?.variants[0];
  const before = (await variant())?.priceCents ?? 0;
  const euro = (cents: number) => (cents / 100).toFixed(2);
  expect((await call(`price set TAB-11 ${euro(before - 1000)} --reduced`)).output).toContain(
    `shown as reduced from ${euro(before)}`,
  );
  expect(await variant()).toMatchObject({ priceCents: before - 1000, priorPriceCents: before });
  shop.clock.now = new Date('2026-11-21T08:00:00.000Z');
  expect((await call(`price set TAB-11 ${euro(before - 500)} --reduced`)).output).toContain('no reduction is shown');
  expect(await variant()).toMatchObject({ priceCents: before - 500, priorPriceCents: null });
  await call(`price set TAB-11 ${euro(before)}`);
  expect(await variant()).toMatchObject({ compareAtCents: null, priorPriceCents: null });
  expect(await call('price set NONE 10')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no variant NONE'),
  });
  expect(await call('price set TAB-11 0')).toMatchObject({ code: 2, errors: expect.stringContaining('above it') });
});

it('products are taken off sale, put back and removed', async () => {
  const isShown = async () => (await readCatalogue(db)).productByHandle.has('tab-11');
  const variantId = (await readCatalogue(db)).productByHandle.get('tab-11')?.variants[0]?.id ?? 0;
  const cart = await shop.addCart([[variantId, 1]]);
  expect((await call('products unpublish tab-11')).output).toBe('tab-11 is a draft now.\n');
  expect(await isShown()).toBe(false);
  // It still lies in a cart, and cannot be bought.
  expect((await readCartLines(db, cart.token, 'el')).map(({ stock }) => stock)).toEqual([0]);
  expect(await db.transaction().execute((trx) => takeStock(trx, [{ variantId, quantity: 1 }]))).toEqual([variantId]);
  await call('products publish tab-11');
  expect(await isShown()).toBe(true);
  expect((await readCartLines(db, cart.token, 'el'))[0]?.stock).toBeGreaterThan(0);
  expect((await call('products delete tab-11')).output).toBe('tab-11 is gone.\n');
  expect(await isShown()).toBe(false);
  for (const verb of ['publish', 'unpublish', 'delete'])
    expect(await call(`products ${verb} tab-11`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no product'),
    });
});
