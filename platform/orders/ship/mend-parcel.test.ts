/** A mistyped number of a parcel does not stay the number that its buyer has. */
import { describe, expect, it } from 'vitest';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { buy, givenShop } from '#tests/support/test-shop.ts';
import { readOwnerOrder } from '../read/list-orders.ts';
import { readOrderProgress } from '../read/order-progress.ts';
import { fulfilOrder, type Parcel } from './fulfil-order.ts';
import { mendParcel } from './mend-parcel.ts';

describe.each(databaseKinds)('a parcel that was noted wrongly on %s', (kind) => {
  const { db, shop } = givenShop(kind);

  async function sentOrder(...parcels: (Parcel | null)[]): Promise<number> {
    const number = await buy(
      shop.context,
      shop.variants.t480,
      'maria@example.gr',
      26_900 * parcels.length,
      parcels.length,
    );
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    const sku = (await readOwnerOrder(db, number))?.lines[0]?.sku ?? '';
    for (const parcel of parcels)
      expect(await fulfilOrder(shop.context, number, parcel, [{ sku, quantity: 1 }])).toBe('fulfilled');
    return number;
  }
  const mend = (number: number, parcel: Parcel, was?: string) =>
    mendParcel(shop.context, number, { was, parcel, staff: 'packer@example.gr' });
  const mailsOf = (number: number) =>
    db
      .selectFrom('outbox')
      .select(['subject', 'text_body'])
      .where('id', 'like', `order-shipment-mended-${number}-%`)
      .execute();

  it('has the right number and carrier everywhere, and its buyer is told them once', async () => {
    const wrong = { carrier: 'ACS', trackingNumber: '7401', trackingUrl: 'https://example.gr/7401' };
    const number = await sentOrder(wrong);
    const before = (await readOwnerOrder(db, number))?.parcels[0];
    expect(await mend(number, { carrier: 'ELTA', trackingNumber: 'SE 12 GR' })).toBe('parcel_mended');
    const [parcel] = (await readOrderProgress(db, number)).parcels;
    expect(parcel).toMatchObject({ carrier: 'ELTA', number: 'SE 12 GR', sentAt: before?.sentAt });
    expect(parcel?.url ?? '', 'the former address led to the former parcel').not.toContain('7401');
    expect(await readOwnerOrder(db, number)).toMatchObject({
      parcels: [{ pieces: before?.pieces }],
      notes: [{ staff: 'packer@example.gr', change: { code: 'details', fields: ['parcel'] } }],
    });
    const mails = await mailsOf(number);
    expect(mails.map(({ subject }) => subject)).toEqual([`Ο σωστός αριθμός αποστολής της παραγγελίας #${number}`]);
    expect(mails[0]?.text_body).toMatch(/λάθος στοιχεία[\s\S]*ELTA[\s\S]*SE 12 GR/);
    expect(mails[0]?.text_body).not.toContain('7401');
  });

  it('of several is the one whose number is named', async () => {
    const parcels = ['1', '2'].map((trackingNumber) => ({ carrier: 'ACS', trackingNumber }));
    const number = await sentOrder(...parcels);
    expect(await mend(number, { trackingNumber: '3' })).toBe('unknown_parcel');
    expect(await mend(number, { trackingNumber: '3' }, '2')).toBe('parcel_mended');
    expect((await readOwnerOrder(db, number))?.parcels.map((one) => [one.carrier, one.number])).toEqual([
      ['ACS', '1'],
      ['ACS', '3'],
    ]);
  });

  it('is left alone where nothing is wrong, nothing was sent, or the buyer came for it', async () => {
    const number = await sentOrder({ carrier: 'ACS', trackingNumber: '7', trackingUrl: 'https://example.gr/7' });
    expect(await mend(number, { trackingNumber: '7' })).toBe('unchanged');
    expect(await mend(await shop.buy(), { trackingNumber: '7' })).toBe('unknown_parcel');
    expect(await mend(await sentOrder(null), { trackingNumber: '7' })).toBe('unknown_parcel');
    expect(await mend(999_999, { trackingNumber: '7' })).toBe('unknown_order');
    expect(await mailsOf(number)).toEqual([]);
  });
});
