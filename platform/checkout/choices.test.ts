/** What the checkout offers and asks for, by what is configured and chosen. */
import { describe, expect, it } from 'vitest';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings, VIVA_KEYS } from '#tests/support/payment-settings.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { readOwnerOrder } from '../orders/read/list-orders.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { offeredWays } from '../payments/offered-ways.ts';
import { openGateways } from '../payments/open-gateways.ts';
import type { PaymentSettings } from '../payments/payment-method.ts';
import { createCheckout } from './create-checkout.ts';

const IRIS = { VIVA_IRIS: 'yes', VIVA_INSTALLMENTS: '100:3, 500:6' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(databaseKinds)('the choices of the checkout on %s', (kind) => {
  const { db, shop } = givenShop(kind);

  const open = async (settings: PaymentSettings, quantity = 1) => {
    const paymentWays: PaymentWays = offeredWays(settings);
    const context = { ...shop.context, paymentWays };
    const checkout = createCheckout({ context, gateways: openGateways(context, settings) });
    return openBuyer(checkout, (await shop.addCart([[shop.variants.t480, quantity]])).path);
  };
  const viva = (more: Record<string, string> = IRIS) => paymentSettings(['viva', 'cod'], { ...VIVA_KEYS, ...more });

  it('names the instalments that the total allows, and IRIS, where Viva has them', async () => {
    const one = plain((await (await open(viva())).look()).text);
    expect(one).toContain('Κάρτα ή IRIS');
    expect(one).toContain('Έως 3 άτοκες δόσεις των 89,67 €');
    const two = plain((await (await open(viva(), 2)).look()).text);
    expect(two).toContain('Έως 6 άτοκες δόσεις των 89,67 €');
    const without = plain((await (await open(viva({}))).look()).text);
    expect(without).not.toMatch(/IRIS|δόσεις/);
  });

  it('names brands of cards only beside a way to pay by card', async () => {
    const settings = paymentSettings(['cod', 'pickup']);
    expect(offeredWays(settings)).toEqual({ ways: ['cod', 'pickup'], cards: [], installments: [] });
    expect((await (await open(settings)).look()).text).not.toMatch(/Visa|Mastercard/);
    expect((await (await open(viva())).look()).text).toContain('Visa · Mastercard');
  });

  it('asks a buyer who collects the goods for no address, and keeps a typed one', async () => {
    const buyer = await open(paymentSettings(['pickup']));
    const fields = { deliveryMethod: 'pickup', address1: '', postcode: '', city: '' };
    await buyer.press('update', { ...fields, address1: 'Ερμού 1' });
    const { text } = await buyer.look();
    expect(text).toContain('Ποιος θα παραλάβει');
    expect(text).toContain('<input type="hidden" name="address1" value="Ερμού 1">');
    expect(text).not.toContain('id="postcode"');
    const placed = await buyer.press('pay', fields);
    expect(placed.location).toBe(`${buyer.path}/thank-you`);
    const order = await readOrderOfCheckout(db, buyer.token);
    expect(order?.address).toEqual({
      firstName: 'Μαρία',
      lastName: 'Παπαδοπούλου',
      address1: '',
      postcode: '',
      city: '',
      phone: '+306940000000',
    });
    expect((await readOwnerOrder(db, order?.number ?? 0))?.address.phone).toBe('+306940000000');
    const page = (await buyer.get(`${buyer.path}/thank-you`)).text;
    expect(page).toContain('Παραλαμβάνει');
    expect(page).not.toMatch(/<br>\s*<br>/);
  });

  it('asks for the address again when the goods are to be sent after all', async () => {
    const buyer = await open(paymentSettings(['test']));
    const refused = await buyer.press('pay', { deliveryMethod: 'courier', address1: '', postcode: '', city: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('id="postcode-error"');
  });
});
