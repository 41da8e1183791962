/** The goods of an unpaid order change as a purchase would have made them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { givenShop, HOME } from '#tests/support/test-shop.ts';
import { createDraft, type NewDraft } from '../../checkout/create-draft.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { openGateways } from '../../payments/open-gateways.ts';
import { awaitPayments } from '../capture/await-payments.ts';
import { notePayment } from '../capture/note-payment.ts';
import { readOrderNotes } from '../note/order-notes.ts';
import { priceRules } from '../price/price-rules.ts';
import { readOwnerOrder } from '../read/list-orders.ts';
import { cancelOrder } from '../refund/cancel-order.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { editLines, type LinesEdit } from './edit-lines.ts';

const STOCK = 50;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(databaseKinds)('the goods of an order change on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let gateways: Gateways;
  const skus = { t480: '', x280: '', surface: '', cheap: '' };
  beforeAll(async () => {
    gateways = openGateways(shop.context, paymentSettings(['cod', 'transfer', 'pickup']));
    for (const name of ['t480', 'x280', 'surface', 'cheap'] as const) {
      const row = db.selectFrom('product_variants').select('sku').where('id', '=', shop.variants[name]);
      skus[name] = (await row.executeTakeFirstOrThrow()).sku;
    }
  });
  beforeEach(async () => {
    for (const id of Object.values(shop.variants)) await shop.setStock(id, STOCK);
    await shop.setPrice(shop.variants.t480, 26_900);
    await shop.setPrice(shop.variants.x280, 19_900);
  });

  let buyers = 0;
  async function order(pieces: Partial<Record<keyof typeof skus, number>>, more: Partial<NewDraft> = {}) {
    buyers += 1;
    const placed = await createDraft(
      { context: shop.context, gateways, rules: priceRules },
      {
        pieces: Object.entries(pieces).map(([name, quantity]) => ({ sku: skus[name as keyof typeof skus], quantity })),
        language: 'el',
        note: '',
        codes: [],
        paymentMethod: 'transfer',
        isMailed: false,
        ...more,
        form: { ...HOME, email: `buyer-${buyers}@example.gr`, deliveryMethod: 'courier', ...more.form },
      },
    );
    if (placed.status !== 'placed') throw new Error(placed.status);
    await db.deleteFrom('outbox').execute();
    return placed.number;
  }
  const edit = (number: number, change: Partial<LinesEdit>) =>
    editLines(shop.context, number, { set: [], add: [], staff: 'eleni@example.gr', ...change });
  const set = (name: keyof typeof skus, quantity: number) => ({ set: [{ sku: skus[name], quantity }] });
  const add = (name: keyof typeof skus, quantity: number) => ({ add: [{ sku: skus[name], quantity }] });
  const read = async (number: number) => (await readOwnerOrder(db, number)) ?? expect.fail('no order');
  const lines = async (number: number) =>
    (await read(number)).account.map(({ line }) => [line.position, line.quantity, line.unit_price_cents]);
  const payment = async (number: number) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', (await read(number)).id)
      .executeTakeFirstOrThrow();
  const mails = () => db.selectFrom('outbox').select(['kind', 'recipient', 'text_body']).execute();
  const snapshot = async (number: number) => ({
    order: await read(number),
    payment: await payment(number),
    stock: await Promise.all(Object.values(shop.variants).map((id) => shop.stockOf(id))),
    mails: await mails(),
  });

  it('at the ordered price, and at the price of today where they are added', async () => {
    const number = await order({ cheap: 1, t480: 1 });
    await shop.setPrice(shop.variants.t480, 24_900);
    const change = { ...set('t480', 2), ...add('x280', 1) };
    expect(await edit(number, change)).toEqual({ status: 'edited', lostCode: null });
    expect(await lines(number)).toEqual([
      [1, 1, 9_900],
      [2, 2, 26_900],
      [3, 1, 19_900],
    ]);
    const after = await read(number);
    expect(after).toMatchObject({ subtotalCents: 83_600, shippingCents: 0, totalCents: 83_600 });
    expect(after.vat).toEqual([{ vatPercent: 24, grossCents: 83_600, vatCents: 16_181 }]);
    expect((await payment(number)).amount_cents).toBe(83_600);
    expect(after.lines[2]).toMatchObject({ variantTitle: 'Windows 11 Pro', imageFile: 'air-13-front' });
    expect(await shop.stockOf(shop.variants.t480)).toBe(STOCK - 2);
    expect(await shop.stockOf(shop.variants.x280)).toBe(STOCK - 1);
    const pieces = [
      { sku: skus.t480, was: 1, is: 2 },
      { sku: skus.x280, was: 0, is: 1 },
    ];
    expect(await readOrderNotes(db, after.id)).toMatchObject([
      { staff: 'eleni@example.gr', text: '', change: { code: 'goods', pieces, wasCents: 36_800, isCents: 83_600 } },
    ]);
    expect(await db.selectFrom('carts').select('token').where('completed_at', 'is', null).execute()).toEqual([]);
  });

  it('by removing, with the delivery that the rest costs, and lines without gaps', async () => {
    const number = await order({ x280: 1, cheap: 1, surface: 1 });
    const rows = (await read(number)).account.map(({ line }) => line.id);
    const change = { set: [...set('x280', 0).set, ...set('surface', 0).set] };
    expect(await edit(number, change)).toMatchObject({ status: 'edited' });
    expect(await lines(number)).toEqual([[1, 1, 9_900]]);
    expect((await read(number)).account[0]?.line.id, 'the row stays').toBe(rows[1]);
    expect(await read(number)).toMatchObject({ shippingCents: 490, totalCents: 10_390 });
    expect(await shop.stockOf(shop.variants.surface)).toBe(STOCK);
    expect(await edit(number, add('surface', 1))).toMatchObject({ status: 'edited' });
    expect(await read(number)).toMatchObject({ shippingCents: 0, totalCents: 34_900 });
  });

  it('as one line at the same price, as two at another', async () => {
    const number = await order({ x280: 1 });
    await edit(number, add('x280', 1));
    expect(await lines(number)).toEqual([[1, 2, 19_900]]);
    await shop.setPrice(shop.variants.x280, 18_900);
    await edit(number, add('x280', 2));
    expect(await lines(number)).toEqual([
      [1, 2, 19_900],
      [2, 2, 18_900],
    ]);
    await edit(number, set('x280', 3));
    expect(await lines(number)).toEqual([
      [1, 2, 19_900],
      [2, 1, 18_900],
    ]);
    await edit(number, set('x280', 5));
    expect(await lines(number)).toEqual([
      [1, 4, 19_900],
      [2, 1, 18_900],
    ]);
    expect(await shop.stockOf(shop.variants.x280)).toBe(STOCK - 5);
  });

  it('and the buyer reads them with what to pay, in their language', async () => {
    const number = await order({ x280: 1 });
    await edit(number, set('x280', 2));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order-lines-edited', recipient: `buyer-${buyers}@example.gr` });
    const text = plain(mail?.text_body ?? '');
    expect(text).toContain('Περιμένουμε 398,00 € στον λογαριασμό μας έως');
    expect(text).toMatch(/X280[\s\S]*2 τεμάχια[\s\S]*398,00 €/);
    expect(text).toContain(`Παραγγελία ${number}`);
    const english = await order({ x280: 1 }, { language: 'en', paymentMethod: 'cod' });
    await edit(english, set('x280', 2));
    expect(plain((await mails())[0]?.text_body ?? '')).toContain('You will pay 400.50 € to the courier');
  });

  it('whatever letters their SKUs are typed in', async () => {
    const number = await order({ t480: 1 });
    const typed = { set: [{ sku: ` ${skus.t480.toLowerCase()} `, quantity: 2 }] };
    expect(await edit(number, { ...typed, add: [{ sku: skus.x280.toLowerCase(), quantity: 1 }] })).toMatchObject({
      status: 'edited',
    });
    expect(await lines(number)).toEqual([
      [1, 2, 26_900],
      [2, 1, 19_900],
    ]);
  });

  it('and the buyer is reminded of the new sum, though the old one was reminded of', async () => {
    const number = await order({ t480: 1 });
    const start = shop.clock.now.getTime();
    const remind = async (days: number) => {
      shop.clock.now = new Date(start + days * 24 * 60 * 60_000);
      await awaitPayments(shop.context);
      await awaitPayments(shop.context);
      return (await mails())
        .filter(({ kind, text_body }) => kind.startsWith('order-reminder') && text_body.includes(String(number)))
        .map(({ text_body }) => plain(text_body));
    };
    expect(await remind(3.5)).toHaveLength(1);
    await edit(number, set('t480', 2));
    const reminders = await remind(7);
    expect(reminders).toHaveLength(2);
    expect(reminders[1]).toContain('538,00');
    shop.clock.now = new Date(start);
  });

  it('and the time to pay begins anew', async () => {
    const before = shop.clock.now;
    const number = await order({ x280: 1 });
    const due = (await read(number)).paymentDueAt?.getTime() ?? 0;
    shop.clock.now = new Date(due - 60_000);
    await edit(number, set('x280', 2));
    expect((await read(number)).paymentDueAt?.getTime()).toBe(due - 60_000 + (due - before.getTime()));
    shop.clock.now = before;
  });

  it('with the rates of the islands where they are added for a business there', async () => {
    const number = await order({ t480: 1 });
    const island = { ...HOME, postcode: '83100', city: 'Σάμος' };
    await db
      .updateTable('orders')
      .set({ invoice: '{}', shipping_address: JSON.stringify(island) })
      .where('number', '=', number)
      .execute();
    await edit(number, add('x280', 1));
    expect((await read(number)).vat).toEqual([
      { vatPercent: 24, grossCents: 26_900, vatCents: 5_206 },
      { vatPercent: 17, grossCents: 19_900, vatCents: 2_891 },
    ]);
  });

  it('with its own code, which is used once, whatever has become of it', async () => {
    const number = await order({ t480: 1 }, { codes: ['ONCE'] });
    const used = async (code: string) =>
      (await db.selectFrom('discounts').select('used_count').where('code', '=', code).executeTakeFirst())?.used_count;
    await db.updateTable('discounts').set({ ends_at: '2026-01-02T00:00:00.000Z' }).where('code', '=', 'ONCE').execute();
    expect(await edit(number, set('t480', 2))).toEqual({ status: 'edited', lostCode: null });
    expect(await read(number)).toMatchObject({ discountCode: 'ONCE', discountCents: 5_380, totalCents: 48_420 });
    expect(await used('ONCE')).toBe(1);
    const first = await order({ t480: 1 }, { codes: ['XANA5'] });
    await edit(first, add('cheap', 1));
    expect(await read(first)).toMatchObject({ discountCode: 'XANA5', discountCents: 1_840 });
    await db
      .deleteFrom('discount_redemptions')
      .where('order_id', '=', (await read(first)).id)
      .execute();
    await edit(first, set('cheap', 0));
    expect(await read(first)).toMatchObject({ discountCode: 'XANA5', discountPercent: 5, discountCents: 1_345 });
  });

  it('and lose a code below its minimum, which may then be used again', async () => {
    await db
      .updateTable('discounts')
      .set({ minimum_subtotal_cents: 30_000, usage_limit: 1 })
      .where('code', '=', 'TEN')
      .execute();
    const number = await order({ t480: 1, cheap: 1 }, { codes: ['TEN'] });
    expect(await edit(number, set('cheap', 0))).toEqual({ status: 'edited', lostCode: 'TEN' });
    expect(await read(number)).toMatchObject({ discountCode: null, discountCents: 0, totalCents: 26_900 });
    await expect(order({ t480: 2 }, { codes: ['TEN'] })).resolves.toBeGreaterThan(number);
  });

  it('keep the VAT rate that they were ordered at', async () => {
    const number = await order({ t480: 1 });
    const { id } = await read(number);
    await db.updateTable('order_lines').set({ vat_percent: null }).where('order_id', '=', id).execute();
    await edit(number, { ...set('t480', 2), ...add('x280', 1) });
    expect((await read(number)).vat).toEqual([
      { vatPercent: 24, grossCents: 19_900, vatCents: 3_852 },
      { vatPercent: null, grossCents: 53_800, vatCents: 0 },
    ]);
  });

  it.each([
    ['no_stock', () => add('surface', STOCK + 1)],
    ['no_stock', () => set('x280', STOCK + 2)],
    ['empty', () => set('x280', 0)],
    ['not_in_order', () => set('surface', 1)],
    ['unknown_pieces', () => ({ add: [{ sku: 'NONE', quantity: 1 }] })],
    ['unchanged', () => set('x280', 1)],
    ['no_payment', () => add('t480', 2)],
  ])('not, and nothing is written: %s', async (status, change) => {
    const number = await order({ x280: 1 }, { paymentMethod: 'cod' });
    const before = await snapshot(number);
    expect(await edit(number, change())).toMatchObject({ status });
    expect(await snapshot(number)).toEqual(before);
  });

  it('not where the delivery does not take them', async () => {
    const number = await order({ x280: 1 }, { form: { deliveryMethod: 'locker' } });
    expect(await edit(number, set('x280', 14))).toEqual({ status: 'no_delivery' });
    expect(await edit(number, set('x280', 13))).toMatchObject({ status: 'edited' });
  });

  it('not to what is no longer sold, though what was ordered of it may go back', async () => {
    const number = await order({ x280: 2, cheap: 1 });
    const products = db.selectFrom('product_variants').select('product_id').where('id', '=', shop.variants.x280);
    await db.updateTable('products').set({ status: 'archived' }).where('id', 'in', products).execute();
    expect(await edit(number, set('x280', 3))).toEqual({ status: 'no_stock', names: [skus.x280] });
    expect(await edit(number, set('x280', 1))).toMatchObject({ status: 'edited' });
    expect(await shop.stockOf(shop.variants.x280)).toBe(STOCK - 1);
    await db.updateTable('products').set({ status: 'active' }).where('id', 'in', products).execute();
    await shop.setPrice(shop.variants.x280, 0);
    expect(await edit(number, add('x280', 1))).toEqual({ status: 'no_stock', names: [skus.x280] });
  });

  it('not once its money came, it was sent, sent back or called off', async () => {
    const partly = await order({ x280: 1 });
    await notePayment(shop.context, partly, { amountCents: 100 });
    expect(await edit(partly, set('x280', 2))).toEqual({ status: 'paid' });
    const card = await shop.buy();
    expect(await edit(card, set('t480', 2))).toEqual({ status: 'paid' });
    const sent = await order({ x280: 2 }, { paymentMethod: 'cod' });
    await fulfilOrder(shop.context, sent, { trackingNumber: '1' }, [{ sku: skus.x280, quantity: 1 }]);
    expect(await edit(sent, set('x280', 3))).toEqual({ status: 'sent' });
    const off = await order({ x280: 1 });
    await cancelOrder(shop.context, off, { restock: true, reason: 'other' });
    expect(await edit(off, set('x280', 2))).toEqual({ status: 'called_off' });
    const withdrawn = await order({ x280: 1 });
    const { id: order_id } = await read(withdrawn);
    const asked = { order_id, status: 'requested', reason: 'withdrawal', received_at: null } as const;
    await db
      .insertInto('returns')
      .values({ ...asked, created_at: shop.clock.now.toISOString() })
      .execute();
    expect(await edit(withdrawn, set('x280', 2))).toEqual({ status: 'withdrawn' });
    expect(await edit(99_999, set('x280', 2))).toEqual({ status: 'unknown_order' });
  });

  it('of two edits at once for the last piece one gets it, and a purchase besides gets none', async () => {
    const [one, other] = [await order({ cheap: 1 }), await order({ cheap: 1 })];
    await shop.setStock(shop.variants.surface, 1);
    const outcomes = await Promise.all([
      edit(one, add('surface', 1)),
      edit(other, add('surface', 1)),
      order({ surface: 1 }).then(
        () => ({ status: 'edited' }),
        () => ({ status: 'no_stock' }),
      ),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['edited', 'no_stock', 'no_stock']);
    expect(await shop.stockOf(shop.variants.surface)).toBe(0);
  });

  it('of two orders that exchange their goods, neither locking the other out', async () => {
    const [one, other] = [await order({ x280: 1 }), await order({ t480: 1 })];
    const outcomes = await Promise.all([
      edit(one, { ...set('x280', 0), ...add('t480', 1) }),
      edit(other, { ...set('t480', 0), ...add('x280', 1) }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['edited', 'edited']);
    for (const name of ['x280', 't480'] as const) expect(await shop.stockOf(shop.variants[name])).toBe(STOCK - 1);
  });

  it('while it is paid or cancelled, one after the other', async () => {
    const number = await order({ x280: 1 });
    const [edited, paid] = await Promise.all([edit(number, set('x280', 2)), notePayment(shop.context, number)]);
    const { capturedCents } = (await read(number)).payment ?? expect.fail('no payment');
    expect(paid.status).toBe('paid');
    expect(capturedCents).toBe((await read(number)).totalCents);
    expect(edited.status === 'edited' ? 39_800 : 20_390).toBe(capturedCents);
    const off = await order({ x280: 1 });
    await Promise.all([
      edit(off, { ...set('x280', 3), ...add('t480', 1) }),
      cancelOrder(shop.context, off, { restock: true, reason: 'other' }),
    ]);
    for (const [name, out] of [
      ['x280', edited.status === 'edited' ? 2 : 1],
      ['t480', 0],
    ] as const)
      expect(await shop.stockOf(shop.variants[name])).toBe(STOCK - out);
  });
});
