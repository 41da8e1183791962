/** Single machines from the owner's file to the parcel, the books and the warranty, and never to buyers. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { runInShop } from '#tests/support/run-line.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { buy as buyPieces, givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';

const gateways = gatewaysOf(willingGateway);

describe.each(databaseKinds)('single machines on %s', (kind) => {
  const given = givenShop(kind);
  const { db, shop, location } = given;
  let sku = '';
  const stock = 50;
  const call = (...words: string[]) => runInShop(words, given, gateways);
  const importing = (text: string) => {
    const file = join(location().dataDir, 'machines.csv');
    writeFileSync(file, text);
    return call('pieces', 'import', file);
  };
  const send = (number: number, serial: string) =>
    call('orders', 'fulfil', String(number), '--carrier', 'ACS', '--number', '7', '--serial', serial);
  const buy = async () => {
    const number = await shop.buy();
    await capturePayments(shop.context, gateways);
    return number;
  };
  const buyThree = async () => {
    await shop.setStock(shop.variants.t480, stock);
    const number = await buyPieces(shop.context, shop.variants.t480, 'eleni@example.gr', 80_700, 3);
    await capturePayments(shop.context, gateways);
    return number;
  };
  /** The sale and its refunds: what was paid, what the machines cost, the margin. */
  const booksOf = async (number: number) =>
    (await call('orders', 'export', '2026-11')).output
      .split('\n')
      .filter((row) => row.includes(`,${number},`))
      .map((row) => row.split(',').slice(-3).join(','));

  beforeAll(async () => {
    const at = shop.clock.now.toISOString();
    const variant = await db
      .selectFrom('product_variants')
      .selectAll()
      .where('id', '=', shop.variants.t480)
      .executeTakeFirstOrThrow();
    sku = variant.sku;
    const field = { namespace: 'xana', key: 'vat', type: 'single_line_text_field', value: 'margin' };
    await db
      .insertInto('product_metafields')
      .values({ product_id: variant.product_id, ...field, created_at: at, updated_at: at })
      .execute();
  });

  it('are read from a file, or refused with line and column', async () => {
    const wrong = `serial;sku;cost;date\n;${sku};1,50;\nPF1;none;1.500;30/02/2026\npf1;${sku};;\n`;
    const { code, errors } = await importing(wrong);
    expect(code).toBe(1);
    for (const part of [
      'line 2, serial: Write the serial number',
      'line 3, sku: There is no article "none"',
      'line 3, cost: "1.500" is no price',
      'line 3, date: "30/02/2026" is no day',
      'line 4, serial: PF1 is in the file twice',
      'Nothing was changed.',
    ])
      expect(errors).toContain(part);
    expect((await importing('sku\nA\n')).errors).toContain('line 1, serial: This column is missing.');
    expect((await call('pieces', 'list')).output).toBe('There are no such machines.\n');
    const right = `sep=;\nΣειριακός αριθμός;Κωδικός;Τιμή αγοράς;Προμηθευτής;Ημερομηνία\npf 1abc;${sku};150,00;Νήμα ΑΕ;3/11/2026\nPF2;${sku};140;;\n`;
    expect((await importing(right)).output).toBe('2 serial numbers are noted.\n');
    expect((await call('pieces', 'list')).output).toMatch(/PF1ABC\s+\S+\s+150\.00 €\s+Νήμα ΑΕ\s+2026-11-03\n/);
    // A list of a scanner has no prices, and takes none away.
    expect((await importing(`serial,sku\nPF1ABC,${sku}\n`)).output).toBe('1 serial numbers are noted.\n');
    expect((await call('pieces', 'list')).output).toMatch(/PF1ABC\s+\S+\s+150\.00 €\s+Νήμα ΑΕ\s+2026-11-03\n/);
  });

  it('leave once, are found by their number, and count in the books of the margin scheme', async () => {
    const number = await buy();
    expect((await call('orders', 'export', '2026-11')).output).toContain(',margin,269.00,0.00,269.00,,\n');
    expect((await send(number, 'PF1ABC,PF2')).errors).toContain('more of them than pieces');
    expect((await send(number, ' pf1abc')).output).toContain('ACS, number 7');
    expect((await call('orders', 'find', 'pf1abc')).output).toContain(`#${number}`);
    expect((await call('orders', 'show', String(number))).output).toContain('PF1ABC');
    expect((await call('pieces', 'list', '--unsold')).output).not.toContain('PF1ABC');
    expect((await call('orders', 'export', '2026-11')).output).toContain(',margin,269.00,0.00,269.00,150.00,119.00\n');
    const next = await buy();
    expect((await send(next, 'PF1ABC')).errors).toContain('is with another buyer');
    expect((await call('orders', 'export', '2026-11', '--sums')).output).toMatch(
      /Margin on second-hand goods: 119\.00 €, without 1 rows/,
    );
    // What comes back can leave again; the books take its price back.
    await call('orders', 'refund', String(number), '--pieces', sku, '--came-back');
    expect((await call('orders', 'export', '2026-11')).output).toContain(
      ',margin,-269.00,0.00,-269.00,-150.00,-119.00\n',
    );
    expect(await send(next, 'PF1ABC')).toMatchObject({ code: 0 });
    expect((await call('orders', 'find', 'PF1ABC')).output).toMatch(new RegExp(`#${next}[^]*#${number}`));
    expect((await call('orders', 'export', '2026-11', '--sums')).output).toMatch(
      /Margin on second-hand goods: 119\.00 €\.\n/,
    );
  });

  it('of one line that come back apart: the books take the price of the one that is named, and guess none', async () => {
    const number = await buyThree();
    await importing(`serial;sku;cost\nA1;${sku};100\nA2;${sku};130\nA3;${sku};170\n`);
    expect(await send(number, 'A1,A2,A3')).toMatchObject({ code: 0 });
    const back = (...words: string[]) =>
      call('orders', 'refund', String(number), '--pieces', sku, '--came-back', ...words);
    expect((await back('--serial', 'A9')).errors).toContain('did not leave with it');
    expect((await back('--serial', 'A1,A2')).errors).toContain('one too many');
    expect(await shop.stockOf(shop.variants.t480)).toBe(stock - 3);
    // Nobody said which one: the books do not know its price.
    expect(await back()).toMatchObject({ code: 0 });
    expect(await booksOf(number)).toEqual(['807.00,400.00,407.00', '-269.00,,']);
    expect(await back('--serial', 'a3')).toMatchObject({ code: 0 });
    expect(await booksOf(number)).toEqual(['807.00,400.00,407.00', '-269.00,,', '-269.00,-170.00,-99.00']);
    expect((await call('pieces', 'list', '--unsold')).output).toContain('A3');
    expect((await back('--serial', 'A3')).errors).toContain('came back before');
    // The number of a settled return can be told later.
    const { id } = await db
      .selectFrom('returns')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('returns.id')
      .where('number', '=', number)
      .orderBy('returns.id')
      .executeTakeFirstOrThrow();
    expect((await call('returns', 'receive', String(id), '--serial', 'A3')).errors).toContain('came back before');
    expect(await call('returns', 'receive', String(id), '--serial', 'A2')).toMatchObject({ code: 0 });
    expect(await booksOf(number)).toEqual([
      '807.00,400.00,407.00',
      '-269.00,-130.00,-139.00',
      '-269.00,-170.00,-99.00',
    ]);
    // The buyer still has A1, so no other order gets it.
    const next = await buy();
    expect((await send(next, 'A1')).errors).toContain('is with another buyer');
    expect(await send(next, 'A2')).toMatchObject({ code: 0 });
  });

  it('that leave again tell which one had come back without its number', async () => {
    const number = await buyThree();
    await importing(`serial;sku;cost\nB1;${sku};100\nB2;${sku};130\nB3;${sku};170\n`);
    await send(number, 'B1,B2,B3');
    await call('returns', 'open', String(number), '--pieces', sku);
    const open = await db.selectFrom('returns').select('id').where('status', '=', 'open').executeTakeFirstOrThrow();
    expect(await call('returns', 'receive', String(open.id))).toMatchObject({ code: 0 });
    const next = await buy();
    expect(await send(next, 'B2')).toMatchObject({ code: 0 });
    expect(await booksOf(number)).toEqual(['807.00,400.00,407.00', '-269.00,-130.00,-139.00']);
    expect((await send(await buy(), 'B1')).errors).toContain('is with another buyer');
    // With the last of them back, nothing is left to tell.
    await call('orders', 'refund', String(number), '--pieces', `${sku}=2`, '--came-back');
    expect(await booksOf(number)).toEqual([
      '807.00,400.00,407.00',
      '-269.00,-130.00,-139.00',
      '-538.00,-270.00,-268.00',
    ]);
  });

  it('of a line that came back whole count in the books of a shop that never noted their numbers', async () => {
    const number = await buyThree();
    await importing(`serial;sku;cost\nC1;${sku};100\nC2;${sku};130\nC3;${sku};170\n`);
    await send(number, 'C1,C2,C3');
    await call('orders', 'refund', String(number), '--pieces', `${sku}=3`, '--came-back');
    await db.updateTable('fulfillment_pieces').set({ return_id: null }).execute();
    expect(await booksOf(number)).toEqual(['807.00,400.00,407.00', '-807.00,-400.00,-407.00']);
  });

  it('that no file named are added, and buyers are told nothing of them', async () => {
    const number = await buy();
    expect(await send(number, 'NEW-9')).toMatchObject({ code: 0 });
    expect((await call('pieces', 'list')).output).toMatch(new RegExp(`NEW-9\\s+\\S+\\s+#${number}`));
    const mails = await db.selectFrom('outbox').selectAll().execute();
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toMatch(/PF1ABC|NEW-9|Νήμα/);
  });
});
