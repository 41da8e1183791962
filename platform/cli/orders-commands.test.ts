import { describe, expect, it } from 'vitest';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { runInShop } from '#tests/support/run-line.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createCheckout } from '../checkout/create-checkout.ts';
import { capturePayments } from '../orders/capture/capture-payments.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { gatewaysOf } from '../payments/gateway.ts';
import { openGateways } from '../payments/open-gateways.ts';

describe('orders in parts', () => {
  const given = givenShop('sqlite');
  const { db, shop } = given;

  const call = (line: string) => runInShop(line, given);
  const stock = () => shop.stockOf(shop.variants.t480);
  const mailText = async (id: string) =>
    (await db.selectFrom('outbox').select('text_body').where('id', '=', id).executeTakeFirstOrThrow()).text_body;
  /** An order of one T480, to be paid to the courier. */
  async function buyForCash() {
    const gateways = openGateways(shop.context, paymentSettings(['cod']));
    const buyer = await openBuyer(
      createCheckout({ context: shop.context, gateways }),
      (await shop.addCart([[shop.variants.t480, 1]])).path,
    );
    await buyer.press('pay', { paymentMethod: 'cod' });
    return (await readOrderOfCheckout(db, buyer.token))?.number ?? 0;
  }
  async function buyPaid() {
    const number = await shop.buy();
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    return number;
  }
  async function buySent() {
    const number = await buyPaid();
    await call(`orders fulfil ${number} --carrier ACS --number 1`);
    return number;
  }

  it('sends, refunds, takes back and exports parts of orders', async () => {
    const number = await shop.buy();
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    expect(await call(`returns open ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('not been sent'),
    });
    expect(await call(`orders fulfil ${number} --carrier ACS --number 1 --pieces NONE`)).toMatchObject({ code: 1 });
    expect(await call(`orders fulfil ${number} --carrier ACS --number 1`)).toMatchObject({ code: 0 });
    expect((await call(`orders refund ${number} --amount 19.00`)).output).toContain('partially refunded');
    expect(await call(`orders refund ${number} --amount 250.01`)).toMatchObject({ code: 1 });
    expect(await call(`orders refund ${number} --amount none`)).toMatchObject({ code: 2 });
    expect((await call(`returns open ${number} --reason fault`)).output).toContain('Return 1');
    expect((await call('returns list')).output).toMatch(/1\s+#1001\s+open\s+fault/);
    expect(await call(`returns open ${number}`)).toMatchObject({ code: 1 });
    expect((await call('returns receive 1')).output).toContain('its money went back');
    expect(await call('returns receive 1')).toMatchObject({ code: 1 });
    expect(await call('returns receive 9')).toMatchObject({ code: 1 });
    const { output } = await call('orders export 2026-11');
    expect(output.split('\n')[1]).toBe(`sale,2026-11-20,${number},receipt,,,test,24,216.94,52.06,269.00,,`);
    expect((await call('orders export 2026-11 --sums')).output).toMatch(/24%\s+0\.00/);
    expect(await call('orders export november')).toMatchObject({ code: 2 });
  });

  it('exports what is to be packed for a courier, with the sum to collect, as Excel opens it', async () => {
    const cash = await buyForCash();
    const paid = await buyPaid();
    const sent = await buySent();
    const locker = await buyPaid();
    await db.updateTable('orders').set({ shipping_method: 'locker' }).where('number', '=', locker).execute();
    const rows = async (line: string) => (await call(line)).output.trimEnd().split('\n');
    const [header = '', ...acs] = await rows('orders export --courier acs');
    expect(header).toMatch(/^Reference_Key1,Recipient_Name,/);
    const [first = '', second = ''] = acs.slice(-2);
    expect(first).toMatch(new RegExp(`^${cash},Μαρία Παπαδοπούλου,.*,6940000000,.*,1,2,271\\.50,$`));
    expect(second).toMatch(new RegExp(`^${paid},.*,1,2,,$`));
    expect(acs.join('\n')).not.toMatch(new RegExp(`^(?:${sent}|${locker}),`, 'm'));
    const excel = await rows('orders export --courier ELTA --excel');
    expect(excel.find((row) => row.startsWith(`${cash};`))).toContain(';"271,50";');
    expect((await rows('orders export --courier boxnow')).slice(1)).toEqual([expect.stringMatching(`^${locker},`)]);
    for (const line of ['orders export', 'orders export 2026-11 --courier acs', 'orders export --courier dhl'])
      expect(await call(line)).toMatchObject({ code: 2 });
    const books = await rows('orders export 2026-11 --excel');
    expect(books.find((row) => row.includes(`;${paid};`))).toMatch(/;24;"216,94";"52,06";"269,00";;$/);
  });

  it('notes money only where staff see it come, and calls off only what is not paid', async () => {
    const number = await shop.buy();
    expect(await call(`orders paid ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('payment provider'),
    });
    expect(await call(`orders cancel ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('orders refund'),
    });
    expect(await call('orders paid 9999')).toMatchObject({ code: 1 });
  });

  it('notes what came at the door, in parts, and never more than is awaited', async () => {
    const number = await buyForCash();
    expect((await call(`orders paid ${number} --amount 100 --reference "ACS 5512"`)).output).toContain(
      'partially paid, 100.00 € of 271.50 € (cod: pending, ACS 5512)',
    );
    expect(await call(`orders paid ${number} --amount 171.51`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('note what is awaited and give the rest back (171.50 €)'),
    });
    expect((await call(`orders paid ${number}`)).output).toMatch(/Payment +paid/);
    expect(await call(`orders paid ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/was paid before\.\n$/),
    });
  });

  it.each([
    ['', 1, /Δεν πληρώσατε κάτι/],
    ['--no-restock', 0, /Δεν πληρώσατε κάτι/],
    ['--unpaid', 1, /Δεν ήρθε η πληρωμή/],
  ])('calls an unpaid order off with %j', async (options, back, words) => {
    const number = await buyForCash();
    const before = await stock();
    const { output } = await call(`orders cancel ${number} ${options}`);
    expect(output).toMatch(/Payment +voided/);
    expect(output).not.toContain('maria');
    expect(await stock()).toBe(before + back);
    expect(await mailText(`order-cancelled-${number}`)).toMatch(words);
    expect(await call(`orders cancel ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('was called off before'),
    });
  });

  it('reopens an order whose money came after all', async () => {
    const number = await buyForCash();
    await call(`orders cancel ${number}`);
    expect(await call(`orders paid ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('--reopen takes its goods out of stock again'),
    });
    const before = await stock();
    expect((await call(`orders paid ${number} --reopen`)).output).toMatch(/Payment +paid/);
    expect(await stock()).toBe(before - 1);
  });

  it('tells of an order that was called off after its money went back', async () => {
    const number = await buyPaid();
    await call(`orders refund ${number}`);
    expect((await call(`orders show ${number}`)).output).not.toContain('Cancelled');
    const { output } = await call(`orders cancel ${number}`);
    expect(output).toMatch(/Refund .*\nCancelled +2026-11-20 10:00\n/);
  });

  it('calls an order off that was sent only when its parcel came back', async () => {
    const number = await buyForCash();
    await call(`orders fulfil ${number} --carrier ACS --number 1`);
    expect(await call(`orders cancel ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('has been sent'),
    });
    expect((await call(`orders cancel ${number} --came-back`)).output).toMatch(/Payment +voided/);
  });

  it.each([
    ['buySent', '--amount 10', 0],
    ['buySent', '--pieces SKU', 0],
    ['buySent', '', 0],
    ['buySent', '--pieces SKU --came-back', 1],
    ['buySent', '--pieces SKU --amount 10 --came-back', 1],
    ['buySent', '--came-back', 1],
    ['buySent', '--came-back --no-restock', 0],
    ['buyPaid', '--amount 10', 0],
    ['buyPaid', '--pieces SKU', 1],
    ['buyPaid', '--pieces SKU --no-restock', 0],
    ['buyPaid', '--pieces SKU --amount 10', 1],
    ['buyPaid', '', 1],
    ['buyPaid', '--no-restock', 0],
  ] as const)('after %s a refund with %j puts %i pieces back into stock', async (buy, options, back) => {
    const number = await { buySent, buyPaid }[buy]();
    const { sku } = await db
      .selectFrom('product_variants')
      .select('sku')
      .where('id', '=', shop.variants.t480)
      .executeTakeFirstOrThrow();
    const before = await stock();
    const refunded = await call(`orders refund ${number} ${options.replace('SKU', sku)}`);
    expect(refunded.errors).not.toContain('Order');
    expect(await stock()).toBe(before + back);
  });

  it.each([
    ['', 1],
    ['--no-restock', 0],
  ])('letting go of what was only authorised with %j puts %i pieces back into stock', async (options, back) => {
    const number = await shop.buy();
    const before = await stock();
    const { output } = await call(`orders refund ${number} ${options}`);
    expect(output).toMatch(/Payment +voided/);
    expect(output).not.toContain('maria');
    expect(await stock()).toBe(before + back);
  });

  it('takes what a card authorised, all of it or a part, once', async () => {
    const number = await shop.buy();
    expect(await call(`orders capture ${number} --amount 269.01`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('less was authorised'),
    });
    expect((await call(`orders capture ${number} --amount 200`)).output).toContain('partially paid, 200.00 €');
    expect(await call(`orders capture ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no money that is only authorised'),
    });
    for (const command of ['capture', 'cancel', 'refund', 'fulfil --collected', 'show'])
      expect(await call(`orders ${command} 9999`)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('There is no order #9999'),
      });
  });

  it('notes that a buyer collected an order, and asks for a parcel’s number otherwise', async () => {
    const number = await buyForCash();
    expect(await call(`orders fulfil ${number}`)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--number is missing: add --number N, or --collected'),
    });
    for (const carrier of ['" "', `"${'x'.repeat(101)}"`])
      expect(await call(`orders fulfil ${number} --carrier ${carrier} --number 1`)).toMatchObject({
        code: 2,
        errors: expect.stringContaining('--carrier must be one line of 1 to 100 characters'),
      });
    expect((await call(`orders fulfil ${number} --collected`)).output).toMatch(/Parcel +2026-11-20 10:00 collected/);
  });

  it('leads a return from its notice to its end', async () => {
    const number = await buySent();
    const opened = await call(`returns open ${number}`);
    const id = /Return (\d+) of order/.exec(opened.output)?.[1];
    expect(opened.output).toBe(
      `Return ${id} of order #${number} is awaited; \`returns receive ${id}\` when it is here.\n`,
    );
    expect((await call(`returns sent ${id} --carrier ACS --number NX1`)).output).toBe(`Return ${id} is on its way.\n`);
    expect(await call(`returns sent ${id}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`Return ${id} is not awaited`),
    });
    expect(
      await db.selectFrom('returns').select(['carrier', 'tracking_number']).where('id', '=', Number(id)).execute(),
    ).toEqual([{ carrier: 'ACS', tracking_number: 'NX1' }]);
    const before = await stock();
    expect((await call(`returns receive ${id} --no-refund --no-restock`)).output).toBe(`Return ${id} is here.\n`);
    expect(await stock()).toBe(before);
    expect((await call('returns list')).output).toMatch(
      new RegExp(`^${id} +#${number} +received +withdrawal +2026-11-20 +\\S+=1$`, 'm'),
    );
    expect((await call(`returns receive ${id}`)).output).toContain('its money went back');
  });

  it.each([
    ['το ένα\n από\u001b[2J τα δύο', '“το ένα από [2J τα δύο”'],
    ['', ''],
  ])('lists a withdrawal that names %j without an article', async (items, told) => {
    const number = await buySent();
    const id = Number(/Return (\d+)/.exec((await call(`returns open ${number}`)).output)?.[1]);
    await db.deleteFrom('return_lines').where('return_id', '=', id).execute();
    await db.updateTable('returns').set({ items }).where('id', '=', id).execute();
    const row = (await call('returns list')).output.split('\n').find((line) => line.startsWith(`${id} `));
    expect(row?.split(/ {2,}/).slice(5).join('')).toBe(told);
  });

  it('refuses a return that is not here yet, and says so to its buyer', async () => {
    const number = await buySent();
    const id = /Return (\d+)/.exec((await call(`returns open ${number} --reason other`)).output)?.[1];
    expect((await call(`returns decline ${id} --why "  Πέρασε η προθεσμία. "`)).output).toBe(
      `Return ${id} is refused, and the buyer is told.\n`,
    );
    const mails = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('kind', '=', 'order-return-declined')
      .execute();
    expect(mails.map(({ text_body }) => text_body)).toEqual([expect.stringContaining('Πέρασε η προθεσμία.')]);
    expect(await call(`returns decline ${id} --why x`)).toMatchObject({ code: 1 });
    for (const command of ['sent', 'receive', 'decline'])
      expect(await call(`returns ${command} 999`)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('Return 999 is not there; `returns list` shows those that are.'),
      });
    expect(await call(`returns open ${number} --reason late`)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--reason is "late"; write withdrawal, fault, other.'),
    });
    expect(await call('returns open 9999')).toMatchObject({ code: 1 });
  });

  it('mends an order, and says what is wrong with what was typed', async () => {
    const number = await shop.buy();
    expect((await call(`orders edit ${number}`)).errors).toContain('Nothing to change');
    expect(await call(`orders edit ${number} --postcode 99999 --phone 12`)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/--postcode is no postcode that is given out; --phone must be a phone number/),
    });
    expect(await call(`orders edit ${number} --street "Εγνατία 12" --email new@example.gr`)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Εγνατία 12'),
    });
    expect((await call(`orders edit ${number} --email maria@gmail.con`)).output).toContain(
      'Did you mean maria@gmail.com? Mails go to maria@gmail.con now.',
    );
    expect((await call(`orders show ${number}`)).output).toMatch(/Staff +.*, command line: changed E-mail, Street/);
    const { sku } = await db.selectFrom('order_lines').select('sku').limit(1).executeTakeFirstOrThrow();
    expect((await call(`orders draft ${sku} --email maria@gmail.con`)).output).toContain(
      'Did you mean maria@gmail.com?',
    );
    expect(await call('orders edit 99999 --note x')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no order #99999'),
    });
    expect((await call('orders draft A-1 --locker 7')).errors).toContain('--locker goes with --delivery locker');
    expect((await call('orders draft A-1 --code X --discount 5')).errors).toContain('Write --code or --discount');
    const sent = await buySent();
    expect((await call(`orders edit ${sent} --city "Βόλος"`)).errors).toContain('has left the house');
    expect((await call(`orders edit ${sent} --add NONE --note x`)).errors).toContain('a command of their own');
    expect((await call(`orders edit ${sent} --set A-1=x`)).errors).toContain('write SKUs with commas');
    expect((await call(`orders edit ${sent} --set A-1=0`)).errors).toContain('its goods stay');
    expect((await call(`orders edit ${sent} --add NONE`)).errors).toContain('no one variant called NONE');
  });
});
