/** The checkout of a shop with its courier's list of remote places, as long as couriers' lists are. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createCheckout } from './create-checkout.ts';

const { directory, file } = await vi.hoisted(async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const directory = mkdtempSync(`${tmpdir()}/xana-remote-`);
  const file = `${directory}/remote-postcodes.csv`;
  const rows = Array.from({ length: 488 }, (_, index) => `${44_001 + index};Χωριό\r\n`);
  writeFileSync(file, `Τ.Κ.;ΠΕΡΙΟΧΗ\r\n${rows.join('')}84700;Θήρα\r\n`);
  return { directory, file };
});

vi.mock('#shop.config', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shop.config')>();
  const list = { file, source: 'ACS, Δυσπρόσιτες περιοχές', date: '2026-09-01' };
  const zones = { islandExtraCents: 150, remote: { extraCents: 300, extraDays: 2, list } };
  return { ...original, shop: { ...original.shop, delivery: { ...original.shop.delivery, zones } } };
});

const plain = (page: string) => page.replaceAll('\u00a0', ' ').replaceAll(/<[^>]+>/g, ' ');
const UNKNOWN = 'Σε δυσπρόσιτες περιοχές έως 2 εργάσιμες παραπάνω.';

describe('a courier’s list of remote places', () => {
  const { db, shop } = givenShop('sqlite');
  let checkout: ReturnType<typeof createCheckout>;
  beforeAll(async () => {
    checkout = createCheckout({ context: shop.context });
  });
  afterAll(async () => {
    rmSync(directory, { recursive: true });
  });
  const buyerOf = async (variant: number) => openBuyer(checkout, (await shop.addCart([[variant, 1]])).path);

  it('gives each postcode its price and its days, as soon as it is known', async () => {
    const buyer = await buyerOf(shop.variants.cheap);
    expect(plain((await buyer.look()).text)).toContain(UNKNOWN);
    for (const [postcode, price, dates] of [
      ['546 24', '4,90 €', 'Τρίτη 24 έως Τετάρτη 25 Νοεμβρίου'],
      ['811 00', '6,40 €', 'Τρίτη 24 έως Παρασκευή 27 Νοεμβρίου'],
      ['444 88', '7,90 €', 'Τρίτη 24 έως Παρασκευή 27 Νοεμβρίου'],
      ['847 00', '7,90 €', 'Τρίτη 24 Νοεμβρίου έως Τρίτη 1 Δεκεμβρίου'],
    ] as const) {
      await buyer.press('update', { postcode });
      const page = plain((await buyer.look()).text);
      expect(page, postcode).toContain(dates);
      expect(page, postcode).toContain(price);
      expect(page, postcode).not.toContain('δυσπρόσιτες');
    }
  });

  it('is in the order, its page and its mail', async () => {
    const buyer = await buyerOf(shop.variants.cheap);
    await buyer.press('update', { postcode: '444 88' });
    await buyer.look();
    const paid = await buyer.pay({ postcode: '444 88' });
    expect(plain((await buyer.get(paid.location ?? '')).text)).toContain('έως Παρασκευή 27 Νοεμβρίου');
    const order = await db.selectFrom('orders').select(['total_cents', 'shipping_cents']).executeTakeFirstOrThrow();
    expect(order).toEqual({ total_cents: 10_690, shipping_cents: 790 });
    const mail = await db.selectFrom('outbox').select('text_body').executeTakeFirstOrThrow();
    expect(plain(mail.text_body)).toContain('έως Παρασκευή 27 Νοεμβρίου');
    expect(plain(mail.text_body)).not.toContain('δυσπρόσιτες');
  });

  it('costs nothing above the threshold, as everywhere', async () => {
    const buyer = await buyerOf(shop.variants.t480);
    await buyer.press('update', { postcode: '444 88' });
    expect(plain((await buyer.look()).text)).toContain('Δωρεάν');
  });
});
