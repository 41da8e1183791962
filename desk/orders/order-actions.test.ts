import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '#platform/checkout/create-draft.ts';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { priceRules } from '#platform/orders/price/price-rules.ts';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { createManualGateway } from '#platform/payments/manual-methods.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop, HOME } from '#tests/support/test-shop.ts';

describe.each(databaseKinds)('orders at the desk on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let owner: DeskVisitor;
  let packer: DeskVisitor;
  let greek: DeskVisitor;
  beforeAll(async () => {
    const desk = openTestDesk(shop.context, location(), gatewaysOf(willingGateway));
    owner = await desk.signIn('owner@example.gr', 'owner');
    packer = await desk.signIn('packer@example.gr', 'packer');
    greek = await desk.signIn('greek@example.gr', 'owner');
    await greek.post('/desk/language', { action: 'language', language: 'el' });
  });

  async function paidOrder(): Promise<{ number: number; path: string; sku: string }> {
    const number = await shop.buy();
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    const order = await readOwnerOrder(db, number);
    return { number, path: `/desk/orders/${number}`, sku: order?.lines[0]?.sku ?? '' };
  }

  /** One piece, to be paid by transfer. */
  async function unpaidOrder(sku: string): Promise<{ number: number; path: string }> {
    const gateways = gatewaysOf(createManualGateway('transfer'));
    const form = { ...HOME, email: 'goods@example.gr', deliveryMethod: 'courier' } as const;
    const placed = await createDraft(
      { context: shop.context, gateways, rules: priceRules },
      {
        ...{ form, pieces: [{ sku, quantity: 1 }], language: 'el', note: '', codes: [], isMailed: false },
        paymentMethod: 'transfer',
      },
    );
    if (placed.status !== 'placed') throw new Error(placed.status);
    return { number: placed.number, path: `/desk/orders/${placed.number}` };
  }

  /** The values that a page shows, as its forms send them. */
  async function shownOn(path: string): Promise<string> {
    const [, value = ''] = /name="shown" value="([^"]*)"/.exec(await (await owner.get(path)).text()) ?? [];
    return value.replaceAll('&quot;', '"');
  }

  it('packs an order, tells its buyer, and keeps who did it', async () => {
    const { number, path, sku } = await paidOrder();
    const form = { action: 'pack', [`pieces ${sku}`]: '1', carrier: 'ACS', number: '7401234567' };
    const answer = await packer.post(path, { ...form, shown: await shownOn(path) });
    expect(answer.headers.get('location')).toBe(`${path}?done=fulfilled`);
    const other = await paidOrder();
    expect(await (await packer.get(path)).text(), 'to the next one').toContain(`href="${other.path}">Next: #`);
    await packer.post(other.path, form);
    const order = await readOwnerOrder(db, number);
    expect(order).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      parcels: [{ carrier: 'ACS', number: '7401234567' }],
    });
    const [entry] = await readAuditLog(db, { limit: 1, subject: `order ${number}` });
    expect(entry).toMatchObject({
      staff: 'packer@example.gr',
      action: 'pack',
      before: { left: 1 },
      after: { left: 0 },
    });
    expect(await (await owner.get(path)).text()).toContain('Sent with ACS 7401234567');
  });

  it('mends the number of a parcel, where one was typed, and says what it was', async () => {
    const { number, path, sku } = await paidOrder();
    const form = { [`pieces ${sku}`]: '1', carrier: 'ACS' };
    await packer.post(path, { action: 'pack', ...form, number: '7401' });
    const wrong = { action: 'parcel', was: '7401', carrier: 'ACS' };
    expect(await (await packer.post(path, { ...wrong, number: ' ' })).text()).toMatch(/<details class="ask" open/);
    const answer = await packer.post(path, { ...wrong, number: '7402', shown: await shownOn(path) });
    expect(answer.headers.get('location')).toBe(`${path}?done=parcel_mended`);
    const [entry] = await readAuditLog(db, { limit: 1, subject: `order ${number}` });
    expect(entry).toMatchObject({ before: { parcels: 'ACS 7401' }, after: { parcels: 'ACS 7402' } });
    expect(await (await packer.post(path, { ...wrong, number: '7403' })).text()).toContain('no such parcel');
    expect(await (await owner.get(path)).text()).toMatch(/Is 7402 a wrong number[\s\S]*Mended: Parcel/);
  });

  it('notes the scanned serial numbers, shows them, and finds the order by them', async () => {
    const { number, path, sku } = await paidOrder();
    const parcel = { action: 'pack', [`pieces ${sku}`]: '1', carrier: 'ACS', number: '1' };
    expect(await (await packer.post(path, { ...parcel, serials: 'PF-1\nPF-2' })).text()).toContain('one too many');
    await packer.post(path, { ...parcel, serials: 'PF-2ABCDE\n' });
    expect(await (await packer.get(path)).text()).toContain('PF-2ABCDE');
    expect(await (await packer.get('/desk/orders?q=pf-2abcde')).text()).toContain(`#${number}`);
    const other = await paidOrder();
    expect(await (await packer.post(other.path, { ...parcel, serials: 'PF-2ABCDE' })).text()).toContain(
      'another buyer',
    );
  });

  it('refuses a form that was made before somebody else packed, and says what changed', async () => {
    const { number, path, sku } = await paidOrder();
    const shown = await shownOn(path);
    const parcel = { [`pieces ${sku}`]: '1', carrier: 'ACS', number: '1' };
    await packer.post(path, { action: 'pack', ...parcel, shown });
    const late = await owner.post(path, { action: 'refund', all: 'on', shown });
    expect(late.status).toBe(409);
    expect(await late.text()).toMatch(/To send: 1 → <b>0<\/b>/);
    expect((await readOwnerOrder(db, number))?.refunds).toEqual([]);
  });

  it('gives a part of the money back, with its pieces into stock', async () => {
    const { number, path, sku } = await paidOrder();
    const before = await shop.stockOf(shop.variants.t480);
    const answer = await owner.post(path, { action: 'refund', [`pieces ${sku}`]: '1', restock: 'on' });
    expect(answer.headers.get('location')).toContain('done=refunded');
    expect(await shop.stockOf(shop.variants.t480)).toBe(before + 1);
    expect((await readOwnerOrder(db, number))?.refunds).toMatchObject([{ pieces: [{ sku, quantity: 1 }] }]);
  });

  it('writes the label of one order from its page, and says when none was chosen', async () => {
    const { number, path } = await paidOrder();
    const page = await (await packer.get(path)).text();
    expect(page).toMatch(/<option value="acs" selected="">ACS<\/option>.*<option value="boxnow">BOX NOW/);
    expect(page).toContain(`href="/desk/orders/slips?order=${number}"`);
    const label = await packer.get(`/desk/orders/labels?order=${number}&courier=geniki`);
    expect(await label.text()).toContain('Παπαδοπούλου');
    for (const file of ['slips', 'labels?courier=acs']) {
      const to = (await packer.get(`/desk/orders/${file}`)).headers.get('location') ?? '';
      expect(await (await owner.get(to)).text()).toContain('Choose orders that have a parcel');
    }
    await owner.post(path, { action: 'refund', all: 'on' });
    expect(await (await owner.get(path)).text()).not.toContain('/desk/orders/slips');
  });

  it('lists what is to pack behind a page of it', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    const page = await (await packer.get(`/desk/orders?show=to-pack&behind=${one.number}`)).text();
    expect(page).toContain(`href="${other.path}"`);
    expect(page).not.toContain(`href="${one.path}"`);
    const all = await (await packer.get(`/desk/orders?behind=${other.number}`)).text();
    expect(all).toContain(`href="${one.path}"`);
    expect(all).not.toContain(`href="${other.path}"`);
  });

  it.each([
    '/desk/orders/99999999999',
    '/desk/orders/1e3',
    '/desk/orders/labels?courier=acs&order=99999999999',
    '/desk/orders/slips?order=x',
    '/desk/orders?behind=99999999999',
    '/desk/settings/log?before=99999999999',
  ])('%s is no row, and no failure', async (path) => expect((await owner.get(path)).status).toBeLessThan(500));

  it('a form for no row is refused', async () => {
    for (const path of ['/desk/orders/99999999999', '/desk/orders/none'])
      expect((await owner.post(path, { action: 'cancel' })).status).toBe(422);
    for (const session of ['99999999999', 'x', ''])
      expect((await owner.post('/desk/settings/staff', { action: 'session_end', session })).status).toBe(422);
  });

  it.each(['0.5', '1e0', '-1', 'one'])('sends no %s pieces', async (typed) => {
    const { number, path, sku } = await paidOrder();
    const parcel = { action: 'pack', [`pieces ${sku}`]: typed, carrier: 'ACS', number: '1' };
    const answer = await packer.post(path, parcel);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('not so many pieces')]);
    expect((await readOwnerOrder(db, number))?.parcels).toEqual([]);
  });

  it.each([
    [{ action: 'refund' }, 'Choose pieces'],
    [{ action: 'refund', amount: 'much' }, 'cannot be read'],
    [{ action: 'refund', amount: '99999' }, 'more than is left'],
    [{ action: 'pack', carrier: 'ACS', number: '1' }, 'at least one piece'],
    [{ action: 'cancel' }, 'has money in it'],
    [{ action: 'mark_paid' }, 'through a provider'],
    [{ action: 'capture' }, 'No money is held'],
    [{ action: 'note', text: ' ' }, 'note is empty'],
    [{ action: 'order_edit', email: 'maria' }, 'no e-mail address'],
    [{ action: 'order_edit', email: 'maria@example.gr', note: 'A'.repeat(5_001) }, 'nothing was saved. This many'],
    [{ action: 'mark_paid', reference: 'A'.repeat(101) }, 'characters fit: 100'],
    [{ action: 'order_edit', email: 'maria@gmail.con' }, 'Did you mean: maria@gmail.com'],
    [{ action: 'order_edit', email: 'maria@example.gr', city: '' }, 'Fill in the field: Town'],
    [{ action: 'order_edit', email: 'maria@example.gr', postcode: '5462' }, 'Five digits'],
    [{ action: 'order_edit', email: 'maria@example.gr', phone: '1' }, 'no phone number'],
    [{ action: 'resend', mail: 'shipment' }, 'no such e-mail'],
    [{ action: 'return_refund', return: '999' }, 'no such return'],
  ])('says why it did not do %o, and gives back what was typed', async (form, why) => {
    const { number, path } = await paidOrder();
    const before = await readOwnerOrder(db, number);
    const answer = await owner.post(path, form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(why);
    expect(await readOwnerOrder(db, number)).toEqual(before);
  });

  it('takes an address that was asked about when it is sent again', async () => {
    const { number, path } = await paidOrder();
    const form = { action: 'order_edit', email: 'maria@gmail.con', note: '' };
    const asked = await (await owner.post(path, form)).text();
    expect(asked).toContain('name="emailSeen" value="maria@gmail.con"');
    const answer = await owner.post(path, { ...form, emailSeen: 'maria@gmail.con' });
    expect(answer.headers.get('location')).toContain('done=edited');
    expect((await readOwnerOrder(db, number))?.email).toBe('maria@gmail.con');
  });

  it('mends where an order goes, tells the buyer, and writes no address into the log', async () => {
    const { number, path, sku } = await paidOrder();
    const { address: home } = (await readOwnerOrder(db, number)) ?? expect.fail('no order');
    const shipping_address = JSON.stringify({ ...home, locker: { id: '77', place: 'Εγνατία 1' } });
    await db.updateTable('orders').set({ shipping_address }).where('number', '=', number).execute();
    const edit = { action: 'order_edit', email: 'eleni@example.gr', address1: 'Πατησίων 200', note: 'Δεύτερος όροφος' };
    expect((await owner.post(path, edit)).headers.get('location')).toContain('done=edited');
    expect(await readOwnerOrder(db, number)).toMatchObject({
      email: 'eleni@example.gr',
      note: 'Δεύτερος όροφος',
      address: { address1: 'Πατησίων 200' },
    });
    const log = JSON.stringify(await readAuditLog(db, { limit: 10, subject: `order ${number}` }));
    expect(log).toContain('e…@example.gr');
    expect(log).toContain('Ε… 1"');
    expect(log).not.toMatch(/eleni|Πατησίων|όροφος|Εγνατία/);
    const mails = await db.selectFrom('outbox').select('recipient').where('kind', '=', 'order-edited').execute();
    expect(mails).toContainEqual({ recipient: 'eleni@example.gr' });
    expect((await owner.post(path, edit)).headers.get('location')).toContain('done=unchanged');
    expect(await (await greek.get(path)).text()).toContain('Διορθώθηκαν: E-mail, Σημείωση, Οδός και αριθμός<');
    await packer.post(path, { action: 'pack', [`pieces ${sku}`]: '1', carrier: 'ACS', number: '1' });
    expect(await (await owner.post(path, { ...edit, address1: 'Πατησίων 1' })).text()).toContain('address stays');
  });

  it('changes the goods of an order that is not paid, and tells the buyer what to pay', async () => {
    const { sku } = await paidOrder();
    const { sku: other } = await db
      .selectFrom('product_variants')
      .select('sku')
      .where('id', '=', shop.variants.cheap)
      .executeTakeFirstOrThrow();
    const { number, path } = await unpaidOrder(sku);
    expect(await (await packer.get(path)).text()).not.toContain('value="order_goods"');
    const page = await (await owner.get(path)).text();
    expect(page).toContain(`min="0" inputMode="numeric" name="pieces ${sku}" value="1"`);
    const form = { action: 'order_goods', [`pieces ${sku}`]: '2', add: `${other}\n`, shown: await shownOn(path) };
    expect((await owner.post(path, form)).headers.get('location')).toBe(`${path}?done=goods_edited`);
    expect((await readOwnerOrder(db, number))?.lines.map((line) => [line.sku, line.quantity])).toEqual([
      [sku, 2],
      [other, 1],
    ]);
    const changed = (await (await greek.get(path)).text()).replaceAll('\u00a0', ' ');
    expect(changed).toContain(`${sku} 1 → 2\n${other} 0 → 1\n`);
    const late = await owner.post(path, form);
    expect(late.status).toBe(409);
    expect(await late.text()).toMatch(new RegExp(`Goods: 1 × ${sku} → <b>2 × ${sku}, 1 × ${other}</b>`));
    const [entry] = await readAuditLog(db, { limit: 1, subject: `order ${number}` });
    expect(entry).toMatchObject({
      action: 'order_goods',
      before: { totalCents: 26_900 },
      after: { totalCents: 63_700 },
    });
    const mails = await db.selectFrom('outbox').select('recipient').where('kind', '=', 'order-lines-edited').execute();
    expect(mails).toEqual([{ recipient: 'goods@example.gr' }]);
    for (const [wrong, why] of [
      [{ [`pieces ${sku}`]: '' }, 'whole numbers of pieces'],
      [{ [`pieces ${sku}`]: '900' }, `not so many pieces on sale: ${sku}`],
      [{ [`pieces ${sku}`]: '0', [`pieces ${other}`]: '0' }, 'No goods would be left'],
      [{ add: 'NONE' }, 'has this code: NONE'],
      [{ add: `${other}=0` }, `has this code: ${other}=0`],
    ] as const) {
      const answer = await owner.post(path, { action: 'order_goods', [`pieces ${sku}`]: '2', ...wrong });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(why);
    }
    await owner.post(path, { action: 'mark_paid' });
    expect(await (await owner.get(path)).text()).not.toContain('value="order_goods"');
    expect(await (await owner.post(path, { action: 'order_goods', add: sku })).text()).toContain(
      'paid, at least in part',
    );
  });

  it('packs all pieces of an article that is in two lines', async () => {
    const { sku } = await paidOrder();
    const { number, path } = await unpaidOrder(sku);
    await shop.setPrice(shop.variants.t480, 25_900);
    await owner.post(path, { action: 'order_goods', [`pieces ${sku}`]: '1', add: sku });
    await shop.setPrice(shop.variants.t480, 26_900);
    await owner.post(path, { action: 'mark_paid' });
    const page = await (await packer.get(path)).text();
    expect(page.split(`max="2" inputMode="numeric" name="pieces ${sku}" value="2"`)).toHaveLength(2);
    await packer.post(path, { action: 'pack', [`pieces ${sku}`]: '2', carrier: 'ACS', number: '1' });
    expect((await readOwnerOrder(db, number))?.account.map(({ left }) => left)).toEqual([0, 0]);
  });

  it('writes an order down, mails its link, holds its goods, and lets them go', async () => {
    const { sku } = await paidOrder();
    const path = '/desk/orders/drafts';
    const draft = { action: 'draft_new', pieces: `${sku}=2\n`, email: 'draft@example.gr', amount: '20', english: 'on' };
    const before = await shop.stockOf(shop.variants.t480);
    expect((await owner.post(path, draft)).headers.get('location')).toContain('done=draft_draft');
    expect(await shop.stockOf(shop.variants.t480)).toBe(before - 2);
    const again = await owner.post(path, { ...draft, shown: JSON.stringify({ drafts: 0 }) });
    expect([again.status, await shop.stockOf(shop.variants.t480)], 'the same form again').toEqual([409, before - 2]);
    const page = await (await owner.get(path)).text();
    expect(page).toContain('{&quot;drafts&quot;:1,&quot;written&quot;:');
    const [, token] = /href="(\/checkouts\/[^"]+)"/.exec(page) ?? [];
    const mails = await db.selectFrom('outbox').selectAll().where('recipient', '=', 'draft@example.gr').execute();
    expect(mails.map(({ text_body }) => text_body.includes(String(token)))).toEqual([true]);
    const [, id = ''] = /name="draft" value="(\d+)"/.exec(page) ?? [];
    expect((await owner.post(path, { action: 'draft_end', draft: id })).headers.get('location')).toContain(
      'draft_ended',
    );
    expect(await shop.stockOf(shop.variants.t480)).toBe(before);
    for (const [wrong, why] of [
      [{ pieces: 'NONE' }, 'has this code: NONE'],
      [{ pieces: `${sku}=900` }, 'not so many pieces'],
      [{ email: 'x' }, 'no e-mail address'],
    ] as const)
      expect(await (await owner.post(path, { ...draft, ...wrong })).text()).toContain(why);
  });

  it('keeps a note of staff, which no mail has, and finds the order by its words', async () => {
    const { number, path } = await paidOrder();
    await packer.post(path, { action: 'note', text: 'Serial PF-1X2Y3Z' });
    expect(await (await owner.get(path)).text()).toContain('Serial PF-1X2Y3Z');
    expect(await (await owner.get('/desk/orders?q=pf-1x2y3z')).text()).toContain(`#${number}`);
  });

  it('writes the confirmation again', async () => {
    const { number, path } = await paidOrder();
    await packer.post(path, { action: 'resend', mail: 'confirmation' });
    const mails = await db.selectFrom('outbox').select('kind').where('id', 'like', `order-%-${number}%`).execute();
    expect(mails.map(({ kind: name }) => name).sort()).toEqual(['order-confirmation', 'order-confirmation-again']);
  });

  it('sends many by their scanned numbers, and names those that it did not', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    const form = { action: 'scan', carrier: 'ACS', lines: `${one.number} 111\n#${other.number}\t222\n` };
    const answer = await packer.post('/desk/orders/scan', form);
    expect(answer.headers.get('location')).toContain('done=all_sent');
    expect((await readOwnerOrder(db, other.number))?.parcels).toMatchObject([{ number: '222' }]);
    const again = await packer.post('/desk/orders/scan', form);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain(`${one.number}, ${other.number}`);
    expect((await packer.post('/desk/orders/scan', { ...form, lines: 'nonsense' })).status).toBe(422);
  });

  it('takes a return by its steps: opened, here, and its money back', async () => {
    const { number, path, sku } = await paidOrder();
    await packer.post(path, { action: 'pack', [`pieces ${sku}`]: '1', carrier: 'ACS', number: '1' });
    await owner.post(path, { action: 'return_open' });
    const id = String((await readOwnerOrder(db, number))?.returns[0]?.id);
    await packer.post(path, { action: 'return_arrive', return: id, restock: 'on' });
    expect((await readOwnerOrder(db, number))?.returns).toMatchObject([{ status: 'received', refundedCents: 0 }]);
    await owner.post(path, { action: 'return_refund', return: id, restock: 'on' });
    expect(await readOwnerOrder(db, number)).toMatchObject({
      financialStatus: 'REFUNDED',
      returns: [{ status: 'closed' }],
    });
  });

  it('prints slips of several orders, and labels for each courier', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    const orders = `order=${one.number}&order=${other.number}`;
    const slips = await packer.get(`/desk/orders/slips?${orders}`);
    expect(slips.headers.get('cache-control')).toBe('no-store');
    expect((await slips.text()).match(/class="sheet"/g)).toHaveLength(2);
    const labels = await packer.get(`/desk/orders/labels?courier=acs&${orders}`);
    expect(labels.headers.get('content-disposition')).toContain('acs.csv');
    const [header = '', ...rows] = (await labels.text()).trim().split('\n');
    expect(header).toContain('Recipient_Name');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Μαρία Παπαδοπούλου');
  });

  it('shows orders by filters that are addresses', async () => {
    const { number } = await paidOrder();
    expect(await (await packer.get('/desk/orders?show=to-pack')).text()).toContain(`#${number}`);
    expect(await (await packer.get('/desk/orders?show=cancelled')).text()).not.toContain(`#${number}`);
    expect((await packer.get('/desk/orders/999')).status).toBe(404);
  });
});
