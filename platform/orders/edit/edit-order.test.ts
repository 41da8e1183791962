/** What of an order can be mended, until when, and who is told. */
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import { readOrderNotes } from '../note/order-notes.ts';
import { priceRules } from '../price/price-rules.ts';
import { readOrderDetails } from '../read/customer-orders.ts';
import { readOrder } from '../read/read-order.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { editOrder, type OrderEdit } from './edit-order.ts';

describe.each(databaseKinds)('an order is mended on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let number = 0;
  beforeEach(async () => {
    number = await shop.buy();
    await db.deleteFrom('outbox').execute();
  });

  const edit = (change: OrderEdit) => editOrder(shop.context, number, { ...change, staff: 'eleni@example.gr' });
  const order = async () => (await readOrder(db, number)) ?? expect.fail('no order');
  const mails = () => db.selectFrom('outbox').select(['kind', 'recipient', 'text_body']).orderBy('id').execute();

  it('its address, until all of it has left', async () => {
    const before = await order();
    expect((await readOrderDetails(db, [before.id])).get(before.id)?.isEdited).toBe(false);
    expect(await edit({ address: { address1: 'Εγνατία 12', phone: '2310 123456' } })).toEqual({ status: 'edited' });
    const after = await order();
    expect(after.address).toEqual({ ...before.address, address1: 'Εγνατία 12', phone: '+302310123456' });
    expect(await mails()).toMatchObject([
      { kind: 'order-edited', recipient: before.email, text_body: expect.stringContaining('Εγνατία 12') },
    ]);
    expect((await readOrderDetails(db, [before.id])).get(before.id)?.isEdited).toBe(true);
    const notes = await readOrderNotes(db, after.id);
    expect(notes.map(({ staff, change }) => [staff, change])).toEqual([
      ['eleni@example.gr', { code: 'details', fields: ['address1', 'phone'] }],
    ]);
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    await db.deleteFrom('outbox').execute();
    expect(await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' })).toBe('fulfilled');
    expect(await edit({ address: { address1: 'Αλλού 1' } })).toEqual({ status: 'sent' });
    expect(await edit({ note: 'Στον \u202Eγείτονα\u200B' })).toEqual({ status: 'edited' });
    expect(await edit({ note: 'α'.repeat(5_001) })).toEqual({ status: 'note_long' });
    expect((await order()).note).toBe('Στον γείτονα');
  });

  it('its locker, which a new address leaves as it is', async () => {
    const lockers = [{ id: '77', place: 'Εγνατία 1, Θεσσαλονίκη', postcode: '54630' }];
    const choose = (locker: string) => editOrder(shop.context, number, { locker, staff: 'x' }, undefined, lockers);
    expect(await choose('77')).toEqual({ status: 'unknown_locker' });
    await db.updateTable('orders').set({ shipping_method: 'locker' }).execute();
    expect(await choose('78')).toEqual({ status: 'unknown_locker' });
    expect(await choose('77')).toEqual({ status: 'edited' });
    expect(await choose('77')).toEqual({ status: 'unchanged' });
    expect(await edit({ address: { address1: 'Αλλού 1' } })).toEqual({ status: 'edited' });
    expect((await order()).address).toMatchObject({
      address1: 'Αλλού 1',
      locker: { id: '77', place: 'Εγνατία 1, Θεσσαλονίκη' },
    });
    expect((await mails()).at(-1)?.text_body).toContain('Εγνατία 1, Θεσσαλονίκη');
    const notes = await readOrderNotes(db, (await order()).id);
    expect(notes.map(({ change }) => change)).toContainEqual({ code: 'details', fields: ['locker'] });
  });

  it('not to where its invoice has other VAT rates', async () => {
    const move = (postcode: string) =>
      editOrder(
        shop.context,
        number,
        { address: { postcode, city: 'Σάμος' }, staff: 'x' },
        { ...priceRules, zones: undefined },
      );
    const change = (invoice: string | null) => db.updateTable('orders').set({ invoice }).where('number', '=', number);
    await change('{}').execute();
    expect(await move('83100')).toEqual({ status: 'other_vat' });
    expect(await move('84700')).toEqual({ status: 'edited' });
    await change(null).execute();
    expect(await move('83100')).toEqual({ status: 'edited' });
    await change('{}').execute();
    expect(await move('54624')).toEqual({ status: 'other_vat' });
  });

  it('its e-mail, and the former address is told nothing but that', async () => {
    const { email, address } = await order();
    expect(await edit({ email: `New.${email}` })).toEqual({ status: 'edited' });
    expect((await order()).email).toBe(`new.${email}`);
    const [told, former] = (await mails()).toSorted(
      (a, b) => Number(a.recipient === email) - Number(b.recipient === email),
    );
    expect(told).toMatchObject({ recipient: `new.${email}`, text_body: expect.stringContaining(address.address1) });
    expect(former?.recipient).toBe(email);
    for (const secret of [address.address1, address.lastName, `new.${email}`, '/checkouts/']) {
      expect(former?.text_body).not.toContain(secret);
    }
  });

  it('not where it says the same, is wrong, is over, or would cost something else', async () => {
    const before = await order();
    expect(await edit({ email: before.email.toUpperCase(), address: { city: before.address.city } })).toEqual({
      status: 'unchanged',
    });
    expect(await edit({ address: { postcode: '99999', phone: '12' } })).toEqual({
      status: 'invalid',
      errors: { postcode: 'postcode_unknown', phone: 'phone_format' },
    });
    const islands = {
      courierCents: 490,
      freeAboveCents: 100_000,
      zones: { islandExtraCents: 300, remote: { extraCents: 500 } },
    };
    const move = { address: { postcode: '84700', city: 'Σαντορίνη' }, staff: 'x' };
    expect(await editOrder(shop.context, number, move, islands)).toEqual({
      status: 'other_price',
      differenceCents: 300,
    });
    await db
      .updateTable('orders')
      .set({ canceled_at: '2026-11-28T10:00:00.000Z' })
      .where('number', '=', number)
      .execute();
    expect(await edit({ note: 'α' })).toEqual({ status: 'called_off' });
    expect(await editOrder(shop.context, 9_999, { note: 'α', staff: 'x' })).toEqual({ status: 'unknown_order' });
    expect(await mails()).toEqual([]);
    expect((await order()).address).toEqual(before.address);
  });
});
