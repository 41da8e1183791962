/** What each command writes, whole. */
import { describe, expect, it } from 'vitest';
import { runInShop } from '#tests/support/run-line.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { capturePayments } from '../orders/capture/capture-payments.ts';
import { gatewaysOf } from '../payments/gateway.ts';

const given = givenShop('sqlite');
const { db, shop } = given;

/** What a command writes that goes well. */
async function output(line: string): Promise<string> {
  const { code, output: text } = await runInShop(line, given);
  expect([line, code]).toEqual([line, 0]);
  return text;
}

/** What it says of why it does not. */
async function refusal(line: string): Promise<string> {
  const { code, output: text, errors } = await runInShop(line, given);
  expect(text).toBe('');
  return `${code}: ${errors}`;
}

const T480 = 'lenovo-thinkpad-t480-i5-8350u-16gb-256gb-14-a-';
const PLACED = '#1001  2026-11-20 10:00';

it('discount codes', async () => {
  expect(await output('discounts list')).toBe(
    [
      'Code       Off  Minimum  Only         Used    From  Until       State',
      'ONCE       10%                        0 of 1                    valid',
      'OVER       50%                        0             2026-01-01  over',
      'TEN    10.00 €                        0                         valid',
      'XANA5       5%           first order  0                         valid',
      '',
    ].join('\n'),
  );
  const code = { percent: null, amountCents: null, minimumSubtotalCents: 0, firstOrderOnly: false, usageLimit: null };
  const rest = { usedCount: 0, startsAt: null, endsAt: null };
  expect(JSON.parse(await output('discounts list --json'))).toEqual([
    { code: 'ONCE', ...code, percent: 10, usageLimit: 1, ...rest },
    { code: 'OVER', ...code, percent: 50, ...rest, endsAt: '2026-01-01T00:00:00.000Z' },
    { code: 'TEN', ...code, amountCents: 1_000, ...rest },
    { code: 'XANA5', ...code, percent: 5, firstOrderOnly: true, ...rest },
  ]);
  await db.deleteFrom('discounts').execute();
  expect(await output('discounts list')).toBe('There are no codes yet.\n');
  expect(await output('discounts list --json')).toBe('[]\n');
});

it('a discount code that is added', async () => {
  const all = '--amount 20 --first-order --minimum 100 --limit 3 --from 2026-12-01 --to 2026-12-24';
  expect(await output('discounts add plain --percent 5')).toBe('PLAIN: 5% off the goods\n');
  expect(await output(`discounts add all ${all}`)).toBe(
    'ALL: 20.00 € off the goods, from 100.00 €, on a first order only, 3 times in all, from 2026-12-01, to 2026-12-24 inclusive\n',
  );
  expect(await output('discounts list')).toBe(
    [
      'Code       Off   Minimum  Only         Used    From        Until       State',
      'ALL    20.00 €  100.00 €  first order  0 of 3  2026-12-01  2026-12-24  not yet',
      'PLAIN       5%                         0                               valid',
      '',
    ].join('\n'),
  );
  expect(await refusal('discounts add Plain --percent 6')).toBe(
    '1: There is a code PLAIN already; choose another one.\n',
  );
  for (const code of ['all', 'plain']) expect(await output(`discounts remove ${code}`)).toBe(`${code} is gone.\n`);
});

describe('a shop without orders', () => {
  it.each([
    ['returns list', 'There are no returns yet.\n'],
    ['orders list', 'There are no orders yet.\n'],
    ['orders list --json', '[]\n'],
    ['orders list --to-pack', 'No order is like that.\n'],
    ['mail failed', 'No mail has failed.\n'],
    ['orders export 2026-11 --sums', 'VAT  Net  VAT amount  Gross\n'],
    [
      'orders export 2026-11',
      'kind,day,order,document,tax_number,name,payment,vat_percent,net,vat,gross,purchase,margin\n',
    ],
    ['orders documents 2026-11', '[]\n'],
  ])('%s', async (line, text) => expect(await output(line)).toBe(text));

  const NO_ORDER = '1: There is no order #1001; `orders list` shows those that are there.\n';
  const NO_SKU = '1: There is no variant none; `products export` shows the SKUs that are there.\n';
  it.each([
    ['orders print 1001', NO_ORDER],
    ['orders print 1001 --slip', NO_ORDER],
    ['orders show 1001', NO_ORDER],
    ['orders print x', '2: ORDER is "x"; write a whole number from 1 to 999999999.\n'],
    [
      'orders show 1001 --json',
      '2: `orders show` knows no --json; it has no options. A value that begins with a dash follows " -- ".\n',
    ],
    ['orders paid 1001', NO_ORDER],
    ['orders cancel 1001', NO_ORDER],
    ['orders capture 1001', NO_ORDER],
    ['orders refund 1001', NO_ORDER],
    ['orders fulfil 1001 --collected', NO_ORDER],
    ['returns open 1001', NO_ORDER],
    ['returns receive 1', '1: Return 1 is not there; `returns list` shows those that are.\n'],
    ['returns sent 1', '1: Return 1 is not there; `returns list` shows those that are.\n'],
    ['returns decline 1 --why x', '1: Return 1 is not there; `returns list` shows those that are.\n'],
    ['returns open 1001 --reason x', '2: --reason is "x"; write withdrawal, fault, other.\n'],
    ['mail resend x', '1: There is no failed mail x that can be sent again; `mail failed` shows them.\n'],
    ['mail resend', '2: Say which mail: write its ID, or --all.\n'],
    ['products publish x', '1: There is no product x; `products export` shows the handles that are there.\n'],
    ['stock set none 1000000', NO_SKU],
    ['stock set none 1000001', '2: N is "1000001"; write a whole number from 0 to 1000000.\n'],
    ['stock set none 5', NO_SKU],
    ['price set none 5', NO_SKU],
    ['products import none.csv', '1: none.csv: there is no such file or folder.\n'],
  ])('%s is refused', async (line, text) => expect(await refusal(line)).toBe(text));

  it('products lint', async () => {
    expect(await output('products lint')).toBe(
      [
        'Dell Latitude E6420 (i5-2520M, 4GB, 128GB, 14", B)',
        '  dell-latitude-e6420-i5-2520m-4gb-128gb-14-b-',
        '  - the processor is not in domain/processors/processor-rows.ts: no speed class and no word on Windows 11',
        '',
        '1 of 4 products need a look.',
        '',
      ].join('\n'),
    );
    const { cheap } = shop.variants;
    const product = db.selectFrom('product_variants').select('product_id').where('id', '=', cheap);
    await db.deleteFrom('products').where('id', '=', product).execute();
    expect(await output('products lint')).toBe('All 3 products read in full.\n');
  });
});

const LINES = [
  'SKU                                             Product                                               Variant           Pieces    Amount',
  `${T480}  Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB, 14", A)  Windows 11 Pro         1  269.00 €`,
  `${' '.repeat(102)}Subtotal                  269.00 €`,
  `${' '.repeat(102)}Shipping                    0.00 €`,
  `${' '.repeat(102)}Total                     269.00 €`,
  `${' '.repeat(102)}of which VAT 24%           52.06 €`,
  '',
];

it('an order from its beginning to a return', async () => {
  expect(await shop.buy()).toBe(1001);
  const head = (payment: string) =>
    `Order  Placed            ${payment.padEnd(10)}  Fulfilment   Pieces  To send     Total  Notes\n`;
  expect(await output('orders list')).toBe(
    `${head('Payment')}${PLACED}  authorized  unfulfilled       1        1  269.00 €\n`,
  );
  expect(JSON.parse(await output('orders list --json'))).toEqual([
    {
      number: 1001,
      processedAt: '2026-11-20T08:00:00.000Z',
      financialStatus: 'AUTHORIZED',
      fulfillmentStatus: 'UNFULFILLED',
      items: 1,
      left: 1,
      totalCents: 26_900,
      hasNotes: false,
    },
  ]);
  expect(await output('orders show 1001')).toBe(
    [
      'Order #1001',
      '',
      'Placed      2026-11-20 10:00',
      'Payment     authorized (test: authorized, ref)',
      'Fulfilment  unfulfilled',
      'Buyer       Μαρία Παπαδοπούλου',
      'E-mail      maria@example.gr (Greek)',
      'Phone       694 000 0000',
      'Address     Αριστοτέλους 12, 546 24 Θεσσαλονίκη',
      'Document    receipt',
      '',
      ...LINES,
    ].join('\n'),
  );
  // Neither its money nor its goods have moved.
  expect(await output('orders export 2026-11 --sums')).toBe('VAT  Net  VAT amount  Gross\n');
  await capturePayments(shop.context, gatewaysOf(willingGateway));
  const listed = `Order  Placed            Payment  Fulfilment   Pieces  To send     Total  Notes\n${PLACED}  paid     unfulfilled       1        1  269.00 €\n`;
  expect(await output('orders list --to-pack')).toBe(listed);
  expect(await output('orders list --payment paid --fulfilment unfulfilled --from 2026-11-20 --limit 1')).toBe(listed);
  for (const other of ['--payment pending', '--fulfilment fulfilled', '--from 2026-11-21'])
    expect(await output(`orders list ${other}`)).toBe('No order is like that.\n');
  expect(await output('orders export 2026-11 --sums')).toBe(
    'VAT       Net  VAT amount     Gross\n24%  216.94 €     52.06 €  269.00 €\n',
  );
  expect(await output('orders export 2026-11')).toBe(
    'kind,day,order,document,tax_number,name,payment,vat_percent,net,vat,gross,purchase,margin\nsale,2026-11-20,1001,receipt,,,test,24,216.94,52.06,269.00,,\n',
  );
  const [document] = JSON.parse(await output('orders documents 2026-11'));
  expect(document).toMatchObject({ id: 'sale-1001', invoiceSummary: { totalGrossValue: '269.00' } });
  expect(await output('orders documents 2026-11')).toBe(`${JSON.stringify([document], null, 2)}\n`);
  const [slip, print] = [await output('orders print 1001 --slip'), await output('orders print 1001')];
  expect([slip.includes('Δελτίο συσκευασίας'), slip.includes('269,00')]).toEqual([true, false]);
  expect([print.includes('Δελτίο συσκευασίας'), print.includes('269,00')]).toEqual([false, true]);

  const long = 'x'.repeat(100);
  expect(await refusal('orders fulfil 1001 --carrier ACS --number 12 --url ftp://x')).toBe(
    '2: --url is "ftp://x"; write an address that begins with https://.\n',
  );
  expect(await refusal('orders fulfil 1001 --carrier ACS')).toBe(
    '2: --number is missing: add --number N, or --collected when there is no parcel.\n',
  );
  expect(await refusal(`orders fulfil 1001 --carrier ${long}x --number 1`)).toBe(
    '2: --carrier must be one line of 1 to 100 characters.\n',
  );
  const sent = [
    'Fulfilment  fulfilled',
    `Parcel      2026-11-20 10:00 with ${long}, number 12, https://x.gr/1, ${T480}=1`,
  ];
  const sentLines = [...LINES.slice(0, 2), `${' '.repeat(T480.length + 4)}1 sent`, ...LINES.slice(2)];
  expect(await output(`orders fulfil 1001 --carrier ${long} --number 12 --url https://x.gr/1`)).toBe(
    [
      'Order #1001',
      '',
      'Placed      2026-11-20 10:00',
      'Payment     paid (test: captured, ref)',
      ...sent,
      '',
      ...sentLines,
    ].join('\n'),
  );
  expect(await output('orders list --to-pack')).toBe('No order is like that.\n');
  expect(await output('orders refund 1001 --amount 1.00')).toBe(
    [
      'Order #1001',
      '',
      'Placed      2026-11-20 10:00',
      'Payment     partially refunded (test: captured, ref)',
      ...sent,
      'Refund      1.00 €, 2026-11-20 10:00, an amount without pieces',
      '',
      ...sentLines,
    ].join('\n'),
  );
  expect(await output('orders export 2026-11 --sums')).toBe(
    'VAT       Net  VAT amount     Gross\n24%  216.13 €     51.87 €  268.00 €\n',
  );
  expect(await output('returns open 1001')).toBe(
    'Return 1 of order #1001 is awaited; `returns receive 1` when it is here.\n',
  );
  expect(await output('returns list')).toBe(
    `Return  Order  Status  Reason      Since       Pieces\n1       #1001  open    withdrawal  2026-11-20  ${T480}=1\n`,
  );
});
