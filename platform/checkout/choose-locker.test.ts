/** The checkout of a shop that has its courier's list of lockers. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maria, openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { readOwnerOrder } from '../orders/read/list-orders.ts';
import { writeLabels } from '../orders/ship/label-parcels.ts';
import { emptyForm } from './checkout-form.ts';
import { createCheckout } from './create-checkout.ts';
import { validateForm } from './validate-form.ts';

const { directory, list } = await vi.hoisted(async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const directory = mkdtempSync(`${tmpdir()}/xana-lockers-`);
  const rows = ['4521;ΑΒ;Τσιμισκή 12;Θεσσαλονίκη;54624', '77;;Εγνατία 1;Θεσσαλονίκη;54630', '9;;Ερμού 5;Αθήνα;10563'];
  const far = Array.from({ length: 30 }, (_, index) => `a${index};;Οδός ${index};Αθήνα;${11_000 + index}`);
  const file = `${directory}/lockers.csv`;
  writeFileSync(file, `id;name;address;city;postcode\r\n${[...far, ...rows].join('\r\n')}\r\n`);
  return { directory, list: { file, source: 'BOX NOW', date: '2026-11-01' } };
});

vi.mock('#shop.config', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shop.config')>();
  const { delivery } = original.shop;
  return {
    ...original,
    shop: { ...original.shop, delivery: { ...delivery, locker: { ...delivery.locker, list } } },
  };
});

afterAll(() => rmSync(directory, { recursive: true }));

const LOCKER = { deliveryMethod: 'locker' };
const optionsOf = (page: string) =>
  [...page.matchAll(/<option value="([^"]+)"( selected)?>([^<]*)/g)].map(([, id, chosen, place]) => [
    id,
    place,
    chosen,
  ]);

describe('a locker of the courier’s list', () => {
  const { db, shop } = givenShop('sqlite');
  let checkout: ReturnType<typeof createCheckout>;
  beforeAll(async () => {
    checkout = createCheckout({ context: shop.context });
  });
  const buyerOf = async () => openBuyer(checkout, (await shop.addCart([[shop.variants.cheap, 1]])).path);

  it('is asked for where the delivery is to one, the nearest first', async () => {
    const buyer = await buyerOf();
    expect((await buyer.look()).text).not.toContain('name="locker"');
    await buyer.press('update', { ...LOCKER, postcode: '' });
    const { text } = await buyer.look();
    expect(optionsOf(text)).toEqual([]);
    expect(text).toContain('Γράψτε πρώτα τον Τ.Κ. σας');
    expect(text).toMatch(/name="postcode"[^>]* data-update/);
    await buyer.press('update', { ...LOCKER, locker: '77' });
    const options = optionsOf((await buyer.look()).text);
    expect(options.slice(0, 2)).toEqual([
      ['4521', 'ΑΒ, Τσιμισκή 12, Θεσσαλονίκη', undefined],
      ['77', 'Εγνατία 1, Θεσσαλονίκη', ' selected'],
    ]);
    expect(options).toHaveLength(25);
  });

  it('is required, with its error beside it, and nothing typed is lost', async () => {
    const buyer = await buyerOf();
    await buyer.press('update', LOCKER);
    for (const locker of ['', 'none such']) {
      const refused = await buyer.press('pay', { ...LOCKER, locker });
      expect(refused.status).toBe(422);
      expect(refused.text).toMatch(/<a href="#locker">Διαλέξτε θυρίδα\.<\/a>/);
      expect(refused.text).toContain('value="Αριστοτέλους 12"');
    }
    const byCourier = { deliveryMethod: 'courier', locker: 'none such' };
    await buyer.press('update', byCourier);
    await buyer.look();
    expect((await buyer.press('pay', byCourier)).status).toBe(303);
  });

  it('is in the order, on its page, in its mail and in the courier’s file', async () => {
    const buyer = await buyerOf();
    await buyer.press('update', LOCKER);
    await buyer.look();
    const paid = await buyer.pay({ ...LOCKER, locker: '4521' });
    const page = (await buyer.get(paid.location ?? '')).text;
    expect(page).toContain('Θυρίδα: ΑΒ, Τσιμισκή 12, Θεσσαλονίκη');
    const { text_body } = await db.selectFrom('outbox').select('text_body').executeTakeFirstOrThrow();
    expect(text_body).toContain('στη θυρίδα που διαλέξατε');
    expect(text_body).toContain('Θυρίδα: ΑΒ, Τσιμισκή 12, Θεσσαλονίκη');
    const { number } = await db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    const order = await readOwnerOrder(db, number);
    expect(order?.address.locker).toEqual({ id: '4521', place: 'ΑΒ, Τσιμισκή 12, Θεσσαλονίκη' });
    const [headings = '', row = ''] =
      (await writeLabels(db, order ? [order] : [], 'boxnow', { forExcel: false }))?.split('\n') ?? [];
    expect(row.split(',')[headings.split(',').indexOf('destination_location_id')]).toBe('4521');
  });
});

it('is not asked for without a list', () => {
  const form = { ...emptyForm(), ...maria, document: 'receipt' as const, deliveryMethod: 'locker', locker: '' };
  expect(validateForm(form, 'el', null)).toMatchObject({ ok: true });
  expect(validateForm(form, 'el')).toEqual({ ok: false, errors: { locker: 'required' } });
});
