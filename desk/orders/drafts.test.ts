/** Orders that staff write down at the desk: each way of paying and of delivery that the command line has. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addDiscount } from '#platform/discounts/discounts.ts';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { openGateways } from '#platform/payments/open-gateways.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { givenShop } from '#tests/support/test-shop.ts';

const PATH = '/desk/orders/drafts';
const PERSON = { firstName: 'Μαρία', lastName: 'Παπαδοπούλου', phone: '6940000000', email: 'maria@example.gr' };
const HOME = { ...PERSON, address1: 'Ερμού 1', postcode: '54624', city: 'Θεσσαλονίκη' };

describe.each(databaseKinds)('orders that are written down on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let owner: DeskVisitor;
  let sku = '';
  beforeAll(async () => {
    const gateways = openGateways(shop.context, paymentSettings(['test', 'transfer', 'cod', 'pickup']));
    owner = await openTestDesk(shop.context, location(), gateways).signIn('owner@example.gr', 'owner');
    await shop.setStock(shop.variants.t480, 20);
    const variant = db.selectFrom('product_variants').select('sku').where('id', '=', shop.variants.t480);
    ({ sku } = await variant.executeTakeFirstOrThrow());
    const always = { minimumSubtotalCents: 0, firstOrderOnly: false, firstDay: null, lastDay: null, usageLimit: null };
    await addDiscount(shop.context, { code: 'PHONE10', value: { percent: 10 }, ...always });
  });

  const send = (typed: Readonly<Record<string, string>>) =>
    owner.post(PATH, { action: 'draft_new', pieces: sku, ...typed });
  const numberIn = (answer: Response) =>
    Number(/^\/desk\/orders\/(\d+)\?done=draft_placed$/.exec(answer.headers.get('location') ?? '')?.[1]);

  it.each([
    ['cod', { ...HOME, delivery: 'courier' }],
    ['transfer', { ...HOME, delivery: 'locker' }],
    ['pickup', { ...PERSON, delivery: 'pickup' }],
  ])('are placed at once, to be paid by %s', async (pay, typed) => {
    expect(await (await owner.get(PATH)).text()).toContain(`<option value="${pay}">`);
    const order = await readOwnerOrder(db, numberIn(await send({ ...typed, pay, amount: '10%' })));
    expect(order).toMatchObject({
      email: 'maria@example.gr',
      paymentMethod: pay,
      shippingMethod: typed.delivery,
      financialStatus: 'PENDING',
    });
    expect(order?.discountCents).toBe(Math.round((order?.subtotalCents ?? 0) / 10));
  });

  it('take a code of the shop', async () => {
    const number = numberIn(await send({ ...HOME, pay: 'cod', code_text: 'phone10' }));
    expect(await readOwnerOrder(db, number)).toMatchObject({ discountCode: 'PHONE10' });
    expect(await (await owner.get(`/desk/orders/${number}`)).text(), 'marks of the platform').not.toContain('_channel');
  });

  it('are placed once, when no answer came and the form is sent again', async () => {
    const [, value = ''] = /name="shown" value="([^"]*)"/.exec(await (await owner.get(PATH)).text()) ?? [];
    const form = { ...HOME, pay: 'cod', shown: value.replaceAll('&quot;', '"') };
    expect(numberIn(await send(form))).toBeGreaterThan(0);
    expect((await send(form)).status).toBe(409);
  });

  it('mail their link, or leave that to the owner', async () => {
    const mails = async (email: string) =>
      (await db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()).length;
    await send({ email: 'one@example.gr', delivery: 'pickup' });
    await send({ email: 'two@example.gr', no_mail: 'on' });
    expect([await mails('one@example.gr'), await mails('two@example.gr')]).toEqual([1, 0]);
  });

  it.each([
    [{ ...HOME, pay: 'cod', address1: '' }, 'Fill in the field: Street and number'],
    [{ ...HOME, pay: 'cod', postcode: '99999' }, 'There is no such postcode'],
    [{ ...HOME, pay: 'cod', delivery: 'pickup' }, 'Cash on delivery is possible only to the door'],
    [{ ...HOME, pay: 'cod', code_text: 'none' }, 'discount'],
    [{ ...HOME, amount: '20', code_text: 'PHONE10' }, 'either an amount or a code'],
    [{ ...HOME, amount: '120%' }, 'cannot be read'],
  ])('are refused for %o, with what was typed', async (typed, why) => {
    const answer = await send(typed);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(why);
    expect(page).toContain('value="Θεσσαλονίκη"');
  });
});
