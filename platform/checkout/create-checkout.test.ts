import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { type Buyer, maria, openBuyer, send } from '#tests/support/test-buyer.ts';
import { givenShop, type TestShop } from '#tests/support/test-shop.ts';
import { capturePayments } from '../orders/capture/capture-payments.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { gatewaysOf } from '../payments/gateway.ts';
import { createTestGateway } from '../payments/test/test-gateway.ts';
import { TEXT_FIELDS } from './checkout-form.ts';
import { createCheckout, type HostedCheckout } from './create-checkout.ts';

const plain = (page: string) => page.replaceAll('\u00a0', ' ');

describe.each(databaseKinds)('the checkout on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let checkout: HostedCheckout;
  beforeAll(() => {
    checkout = createCheckout({ context: shop.context });
  });

  type Lines = Parameters<TestShop['addCart']>[0];
  const buyerOf = async (lines: Lines, more?: Parameters<TestShop['addCart']>[1]): Promise<Buyer> =>
    openBuyer(checkout, (await shop.addCart(lines, more)).path);
  const one = (): Lines => [[shop.variants.t480, 1]];
  const paymentsOf = (buyer: Buyer) =>
    db.selectFrom('payments').select(['status', 'amount_cents']).where('checkout_token', '=', buyer.token).execute();

  it('opens one checkout for a cart, however often its link is followed', async () => {
    const cart = await shop.addCart(one());
    const links = await Promise.all(
      Array.from({ length: 5 }, () => send(checkout, `${cart.path}&channel=online_store`)),
    );
    expect(links.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
    expect(new Set(links.map(({ location }) => location)).size).toBe(1);
    expect(links[0]?.location).toMatch(/^\/checkouts\/[\w-]{43}$/);
  });

  it('fills in what becomes known of the buyer only where nothing was typed', async () => {
    const [empty, typed] = [await shop.addCart(one()), await shop.addCart(one())];
    const [first, second] = [await openBuyer(checkout, empty.path), await openBuyer(checkout, typed.path)];
    await second.press('update', { email: 'typed@example.gr' });
    await db
      .updateTable('carts')
      .set({ buyer_email: 'known@example.gr' })
      .where('token', 'in', [empty.token, typed.token])
      .execute();
    for (const { path } of [empty, typed]) await send(checkout, path);
    expect((await first.look()).text).toContain('value="known@example.gr"');
    expect((await second.look()).text).toContain('value="typed@example.gr"');
  });

  it('knows no cart without its key, and says so in both languages', async () => {
    const cart = await shop.addCart(one());
    for (const path of [`/cart/c/${cart.token}`, `${cart.path}x`, '/cart/c/nothing?key=1', '/cart/c/%E0%A4%A?key=1']) {
      const answer = await send(checkout, path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('Δεν βρήκαμε αυτό το καλάθι');
      expect(answer.text).toContain('We could not find this cart');
    }
  });

  it('is private and lets nothing foreign in', async () => {
    const { headers } = await (await buyerOf(one())).look();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('has no inline style or script', async () => {
    const { text } = await (await buyerOf(one())).look();
    expect(text).not.toMatch(/\sstyle=|<style|\son\w+=|<script>/);
  });

  it('serves its files for ever and under no other name', async () => {
    const { text } = await (await buyerOf(one())).look();
    const files = [...text.matchAll(/(?:href|src)="(\/checkouts\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(files).toHaveLength(5);
    for (const file of files) {
      const answer = await send(checkout, file);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    const css = await send(checkout, files.find((file) => file.endsWith('.css')) ?? '');
    for (const [, font] of css.text.matchAll(/url\("(\/[^"]+)"\)/g)) {
      expect((await send(checkout, font ?? '')).headers.get('content-type')).toBe('font/woff2');
    }
    expect((await send(checkout, '/checkouts/assets/../../package.json').catch(() => ({ status: 404 }))).status).toBe(
      404,
    );
  });

  it.each([
    ['EL', 'el', 'Παραγγελία με υποχρέωση πληρωμής, 444,60 €', 'Η παραγγελία #'],
    ['EN', 'en', 'Order with obligation to pay, 444.60 €', 'Order #'],
  ] as const)('sells in %s', async (language, lang, button, thanks) => {
    const { t480, x280 } = shop.variants;
    const buyer = await buyerOf(
      [
        [t480, 1],
        [x280, 1],
      ],
      { language, codes: ['XANA5'] },
    );
    const page = await buyer.look();
    expect(page.text).toContain(`<html lang="${lang}">`);
    expect(plain(page.text)).toContain(button);
    const email = `${lang}@example.gr`;
    const paid = await buyer.pay({ email });
    expect(paid).toMatchObject({ status: 303, location: `${buyer.path}/thank-you` });
    const done = await buyer.get(paid.location ?? '');
    expect(done.status).toBe(200);
    expect(done.text).toContain(thanks);
    expect(done.text).toContain(email);
    expect(done.text).not.toContain('name="intent"');
    expect(await paymentsOf(buyer)).toEqual([{ status: 'captured', amount_cents: 44_460 }]);
    const order = db
      .selectFrom('orders')
      .select(['financial_status', 'language'])
      .where('checkout_token', '=', buyer.token);
    expect(await order.executeTakeFirst()).toEqual({ financial_status: 'PAID', language: lang });
  });

  it('does not call an order confirmed before the money is taken', async () => {
    const refusing = { ...createTestGateway(shop.context), capture: async () => ({ status: 'failed' as const }) };
    const waiting = createCheckout({ context: shop.context, gateways: gatewaysOf(refusing) });
    const buyer = await openBuyer(waiting, (await shop.addCart(one())).path);
    await buyer.pay({ email: 'waiting@example.gr' });
    const page = await buyer.get(`${buyer.path}/thank-you?lang=en`);
    const [, print = ''] = /href="(\/checkouts\/[^"]+\/print\?lang=en)"/.exec(page.text) ?? [];
    const paper = await buyer.get(print);
    for (const fact of ['Print', 'Μαρία Παπαδοπούλου', 'Payment', 'Card', 'Total']) expect(paper.text).toContain(fact);
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(paper.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(paper.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(paper.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('the payment is being completed');
    expect(page.text).not.toContain('is confirmed');
    expect(page.text).not.toContain('was approved');
    expect(await db.selectFrom('outbox').select('id').where('recipient', '=', 'waiting@example.gr').execute()).toEqual(
      [],
    );
    shop.clock.pass(2 * 60_000);
    await capturePayments(shop.context, gatewaysOf(createTestGateway(shop.context)));
    expect((await buyer.get(`${buyer.path}/thank-you?lang=en`)).text).toContain('is confirmed');
  });

  it('takes U+0000 in what is typed for nothing', async () => {
    const buyer = await buyerOf(one());
    expect((await buyer.press('discount', { discount: 'NO\0NE' })).status).toBe(422);
    const paid = await buyer.pay({ email: 'nu\0ll@example.gr', city: 'Θεσσα\0λονίκη' });
    expect(paid.location).toBe(`${buyer.path}/thank-you`);
    expect((await buyer.get(`${buyer.path}/thank-you`)).text).toContain('null@example.gr');
  });

  it('takes both presses to the order that bought the last piece', async () => {
    const { surface } = shop.variants;
    await shop.setStock(surface, 1);
    const buyer = await buyerOf([[surface, 1]]);
    // The second is let in before there is an order; what it posts arrives when the first has bought the laptop.
    const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(stream) {
          letIn();
          await arrived;
          stream.enqueue(new TextEncoder().encode(new URLSearchParams({ ...maria, intent: 'pay' }).toString()));
          stream.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    const second = send(checkout, buyer.path, init);
    await isLetIn;
    const thankYou = `${buyer.path}/thank-you`;
    expect((await buyer.pay()).location).toBe(thankYou);
    arrive();
    expect(await second).toMatchObject({ status: 303, location: thankYou });
    expect(await paymentsOf(buyer)).toHaveLength(1);
    await shop.setStock(surface, 50);
  });

  it('is one order for twenty presses at once', async () => {
    const buyer = await buyerOf(one());
    const stock = await shop.stockOf(shop.variants.t480);
    const email = 'double@example.gr';
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.pay({ email })));
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([`${buyer.path}/thank-you`]));
    expect(await paymentsOf(buyer)).toHaveLength(1);
    const mails = await db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
    expect(mails).toHaveLength(1);
    expect(await shop.stockOf(shop.variants.t480)).toBe(stock - 1);
  });

  it.each([
    ['2', 'Η τράπεζα δεν ενέκρινε την πληρωμή', 'declined'],
    ['3', 'Η πληρωμή δεν έγινε', 'failed'],
  ])('card %s leaves nothing behind but what was typed, and can be tried again', async (cardNumber, words, status) => {
    const buyer = await buyerOf(one());
    const stock = await shop.stockOf(shop.variants.t480);
    const refused = await buyer.pay({ cardNumber, address2: '3ος όροφος', cardCvc: '987' });
    expect(refused.status).toBe(200);
    expect(refused.text).toContain(words);
    expect(refused.text).toContain('value="3ος όροφος"');
    expect(refused.text).not.toContain('987');
    expect(await readOrderOfCheckout(db, buyer.token)).toBeNull();
    expect(await shop.stockOf(shop.variants.t480)).toBe(stock);
    expect(await paymentsOf(buyer)).toEqual([{ status, amount_cents: 26_900 }]);
    expect((await buyer.look()).text).toContain('value="3ος όροφος"');
    expect(await buyer.pay()).toMatchObject({ status: 303, location: `${buyer.path}/thank-you` });
  });

  it('asks for an invoice’s facts only when one is wanted, and prints them on the order', async () => {
    const buyer = await buyerOf(one());
    const invoice = {
      document: 'invoice',
      invoiceName: 'Νήμα ΑΕ',
      invoiceTaxNumber: 'EL 094259216',
      invoiceTaxOffice: 'ΚΕΦΟΔΕ',
      invoiceProfession: 'Υφαντουργία',
      invoiceAddress: 'Εγνατία 1, 546 25',
    };
    await buyer.pay(invoice);
    expect(await readOrderOfCheckout(db, buyer.token)).toMatchObject({
      invoice: { taxNumber: '094259216', name: 'Νήμα ΑΕ' },
    });
    expect((await buyer.get(`${buyer.path}/thank-you`)).text).toContain('094259216');
  });

  it('does not charge the full price in place of a first-order price without asking', async () => {
    const email = 'again@example.gr';
    await (await buyerOf(one())).pay({ email });
    const buyer = await buyerOf([[shop.variants.x280, 2]], { codes: ['XANA5'] });
    const refused = await buyer.pay({ email });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Ο κωδικός «XANA5» ισχύει μόνο στην πρώτη παραγγελία.');
    expect(plain(refused.text)).toContain('Σύνολο: από 378,10 € σε 398,00 €.');
    expect(await paymentsOf(buyer)).toEqual([]);
    expect(await buyer.pay({ email })).toMatchObject({ status: 303 });
    expect(await readOrderOfCheckout(db, buyer.token)).toMatchObject({ totalCents: 39_800, discountCode: null });
  });

  it('tells a price that changed before the payment, charges nothing, and takes the second press', async () => {
    const buyer = await buyerOf([[shop.variants.cheap, 1]]);
    await shop.setPrice(shop.variants.cheap, 10_900);
    const refused = await buyer.pay();
    expect(refused.status).toBe(422);
    expect(plain(refused.text)).toContain('Dell Latitude E6420: η τιμή άλλαξε, από 99,00 € σε 109,00 €.');
    expect(plain(refused.text)).toContain('Παραγγελία με υποχρέωση πληρωμής, 113,90 €');
    expect(await paymentsOf(buyer)).toEqual([]);
    expect(await buyer.pay()).toMatchObject({ status: 303 });
  });

  it('touches no line of another cart', async () => {
    const other = await shop.addCart([[shop.variants.x280, 3]]);
    const buyer = await buyerOf(one());
    await buyer.press(`remove:${other.token}-1`);
    await buyer.press(`keep:${other.token}-1`);
    const lines = db.selectFrom('cart_lines').select('quantity').where('cart_token', '=', other.token);
    expect(await lines.execute()).toEqual([{ quantity: 3 }]);
  });

  it('shows an emptied cart as empty', async () => {
    const cart = await shop.addCart([]);
    const empty = await openBuyer(checkout, cart.path);
    expect((await empty.look()).text).toContain('Το καλάθι είναι άδειο');
    expect(await empty.pay()).toMatchObject({ status: 303, location: empty.path });
  });

  it('promises islands their own dates as soon as the postcode is known', async () => {
    const buyer = await buyerOf(one());
    expect(plain((await buyer.look()).text)).toContain('Σε νησιά έως Παρασκευή 27 Νοεμβρίου');
    await buyer.press('update', { postcode: '847 00' });
    const page = plain((await buyer.look()).text);
    expect(page).toContain('Τρίτη 24 έως Παρασκευή 27 Νοεμβρίου');
    expect(page).not.toContain('Σε νησιά');
  });

  it('lets nothing that is typed become markup, in any field', async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
    const fields = Object.fromEntries([...TEXT_FIELDS, 'discount'].map((field) => [field, `${field}${attack}`]));
    const buyer = await buyerOf(one());
    for (const intent of ['pay', 'discount', `remove:${attack}`, attack, `language:${attack}`]) {
      const posted = await buyer.press(intent, { ...fields, document: 'invoice', seen: attack });
      const shown = (await buyer.look()).text;
      for (const page of [posted.text, shown]) expect(page).not.toMatch(/<script>|<img src=x/);
    }
    const harmless = Object.fromEntries(
      ['firstName', 'lastName', 'address1', 'address2', 'city'].map((f) => [f, attack]),
    );
    const paid = await buyer.pay(harmless);
    expect(paid.status).toBe(303);
    expect((await buyer.get(paid.location ?? '')).text).not.toMatch(/<script>|<img src=x/);
    const mail = await db.selectFrom('outbox').select('html_body').orderBy('created_at', 'desc').execute();
    for (const { html_body } of mail) expect(html_body).not.toMatch(/<script>|<img src=x/);
  });

  it('keeps no card data and logs nothing personal', async () => {
    const buyer = await buyerOf(one());
    const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '11/31', cardCvc: '7319' };
    await buyer.pay({ ...card, email: 'not an address' });
    const form = db.selectFrom('checkouts').select('form').where('token', '=', buyer.token);
    expect((await form.executeTakeFirstOrThrow()).form).not.toMatch(/4242|11\/31|7319/);
    await buyer.pay({ ...card, email: 'secret-person@example.gr' });
    expect(await readOrderOfCheckout(db, buyer.token)).not.toBeNull();
    expect(shop.logged.join('')).not.toMatch(/4242|7319|secret-person|Παπαδοπούλου|Αριστοτέλους/);
    expect(shop.logged.join('')).not.toContain(buyer.token);
  });
});
