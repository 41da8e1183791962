/** What each button of the checkout does, and where it leads. */
import { describe, expect, it } from 'vitest';
import { serviceWords } from '#locales/words.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf, type OnlineGateway, type PaymentGateway, type SessionRequest } from '../payments/gateway.ts';
import { createManualGateway } from '../payments/manual-methods.ts';
import { createCheckout } from './create-checkout.ts';

const { db, shop } = givenShop('sqlite');
const words = serviceWords.checkout.el;
const SUMMARY = '?open=summary#summary';

async function open(gateways: readonly PaymentGateway[] = [willingGateway], quantity = 2) {
  const { t480, x280 } = shop.variants;
  const cart = await shop.addCart(
    [
      [t480, quantity],
      [x280, 1],
    ],
    { codes: ['TEN'] },
  );
  const checkout = createCheckout({ context: shop.context, gateways: gatewaysOf(...gateways) });
  const buyer = await openBuyer(checkout, cart.path);
  return { buyer, token: cart.token };
}
const inCart = async (token: string) => ({
  lines: (
    await db.selectFrom('cart_lines').select(['position', 'quantity']).where('cart_token', '=', token).execute()
  ).map(({ position, quantity }) => [position, quantity]),
  codes: (await db.selectFrom('cart_discount_codes').select('code').where('cart_token', '=', token).execute()).map(
    ({ code }) => code,
  ),
});
const BOTH = [
  [1, 2],
  [2, 1],
];

it.each([
  ['update', {}, '', { lines: BOTH, codes: ['TEN'] }],
  ['language:en', {}, '', { lines: BOTH, codes: ['TEN'] }],
  ['language:xx', {}, '', { lines: BOTH, codes: ['TEN'] }],
  ['update', { discount: ' once ' }, SUMMARY, { lines: BOTH, codes: ['once'] }],
  ['discount', { discount: 'once' }, SUMMARY, { lines: BOTH, codes: ['once'] }],
  ['discount-remove', {}, SUMMARY, { lines: BOTH, codes: [] }],
  ['remove:LINE-1', {}, SUMMARY, { lines: [[2, 1]], codes: ['TEN'] }],
  ['keep:LINE-1', {}, SUMMARY, { lines: [BOTH[1], [1, 1]].toReversed(), codes: ['TEN'] }],
  ['keep:none', {}, SUMMARY, { lines: BOTH, codes: ['TEN'] }],
  ['leave-payment', {}, '?payment=cancelled', { lines: BOTH, codes: ['TEN'] }],
] as const)('%s with %j leads to «%s»', async (intent, fields, to, kept) => {
  const { buyer, token } = await open();
  if (intent.startsWith('keep')) await shop.setStock(shop.variants.t480, 1);
  const { status, location } = await buyer.press(intent.replace('LINE', token), { lastName: 'Τυπωμένη', ...fields });
  expect([status, location]).toEqual([303, buyer.path + to]);
  expect(await inCart(token)).toEqual(kept);
  const { text } = await buyer.look();
  expect([text.includes('value="Τυπωμένη"'), text.includes('<html lang="en"')]).toEqual([
    true,
    intent === 'language:en',
  ]);
  await shop.setStock(shop.variants.t480, 50);
});

it.each([
  ['', words.refusals.empty],
  ['none', words.refusals.not_found('none')],
  ['over', words.refusals.expired('over')],
])('the code %j stays where it was typed, with the reason', async (discount, reason) => {
  const { buyer, token } = await open();
  const { status, text } = await buyer.press('discount', { discount });
  expect(status).toBe(422);
  expect(text).toContain(`<details class="summary__fold" open>`);
  expect(text).toMatch(new RegExp(`<input id="discount"[^>]* value="${discount}"`));
  expect(text).toContain(`<span>${reason}</span>`);
  expect((await inCart(token)).codes).toEqual(['TEN']);
});

describe('the order’s button', () => {
  /** What the page says first, or where it leads. */
  async function pay({ buyer }: Awaited<ReturnType<typeof open>>, fields: Record<string, string> = {}) {
    const { status, location, text } = await buyer.press('pay', fields);
    const title = /<h2 id="notice-title">([^<]*)/.exec(text)?.[1];
    const changes = [...text.matchAll(/<ul>((?:<li>[^<]*<\/li>)+)<\/ul>\n<p>/g)].map(([, list]) => list);
    return { status, ...(location !== null && { location }), ...(title && { title }), ...(changes[0] && { changes }) };
  }
  const startingWith = (start: OnlineGateway['start']) => open([{ ...willingGateway, start } as OnlineGateway]);

  it('asks the provider for the sum, and tells what is bought', async () => {
    const asked: SessionRequest[] = [];
    const opened = await startingWith(async (request) => {
      asked.push(request);
      return { status: 'started', session: 's', url: 'https://pay.example/s' };
    });
    expect(await pay(opened)).toEqual({ status: 303, location: 'https://pay.example/s' });
    expect(asked).toMatchObject([
      {
        amountCents: 72_700,
        language: 'el',
        email: 'maria@example.gr',
        description: 'Lenovo ThinkPad T480, Lenovo ThinkPad X280',
      },
    ]);
  });

  it.each([
    ['refuses', async () => ({ status: 'refused' as const }), words.notices.failed.title],
    ['is silent', () => Promise.reject(new Error('no network')), words.notices.unknown.title],
  ])('says so where the provider %s', async (_what, start, title) =>
    expect(await pay(await startingWith(start))).toEqual({ status: 422, title }),
  );

  it('places an order at once whose money comes later', async () => {
    const opened = await open([createManualGateway('cod')], 1);
    expect(await pay(opened, { paymentMethod: 'cod' })).toEqual({
      status: 303,
      location: `${opened.buyer.path}/thank-you`,
    });
  });

  it('charges nothing where there is no way to pay', async () => {
    const unknown = { ...createManualGateway('cod'), name: 'other' } as PaymentGateway;
    for (const gateways of [[], [unknown]])
      expect(await pay(await open(gateways))).toEqual({ status: 422, title: words.notices.failed.title });
  });

  it('tells what can no longer be had', async () => {
    const { changes } = words;
    const item = (...texts: string[]) => [texts.map((text) => `<li>${text}</li>`).join('')];
    const opened = await open();
    expect(await pay(opened, { paymentMethod: 'cod' })).toEqual({
      status: 422,
      title: words.notices.changed.title,
      changes: item(changes.paymentGone),
    });
    expect(await pay(opened, { deliveryMethod: 'drone' })).toEqual({
      status: 422,
      title: words.notices.changed.title,
      changes: item(changes.deliveryGone),
    });
    for (const [stock, text] of [
      [0, changes.soldOut('Lenovo ThinkPad T480')],
      [1, changes.fewLeft('Lenovo ThinkPad T480', 1)],
    ] as const) {
      await shop.setStock(shop.variants.t480, stock);
      expect(await pay(opened)).toEqual({ status: 422, title: words.notices.unavailable.title, changes: item(text) });
    }
    await shop.setStock(shop.variants.t480, 50);
  });

  it('leads back to a cart that was emptied meanwhile', async () => {
    const opened = await open();
    await db.deleteFrom('cart_lines').where('cart_token', '=', opened.token).execute();
    expect(await pay(opened)).toEqual({ status: 303, location: opened.buyer.path });
  });

  it('may lead to the pages of the providers only', async () => {
    const online = { ...willingGateway, origins: ['https://pay.example'] };
    const { buyer } = await open([online, createManualGateway('cod')]);
    const { headers } = await buyer.press('pay', { email: '' });
    expect(headers.get('content-security-policy')).toMatch(/form-action 'self' https:\/\/pay\.example(?:;|$)/);
  });
});

it('asks once about an address that looks mistyped, and takes it when it is pressed again', async () => {
  const { buyer } = await open();
  const typo = { email: 'maria@gmail.con' };
  const asked = await buyer.press('pay', typo);
  expect(asked.status).toBe(422);
  expect(asked.text).toContain('Μήπως εννοείτε maria@gmail.com;');
  expect(asked.text).toContain(words.notices.emailTypo.title);
  expect(asked.text).toContain('name="emailSeen" value="maria@gmail.con"');
  // Another address is another question.
  expect((await buyer.press('pay', { email: 'maria@gmail.cmo', emailSeen: 'maria@gmail.con' })).status).toBe(422);
  expect((await buyer.press('pay', { ...typo, emailSeen: 'maria@gmail.con' })).status).toBe(303);
});
