import { describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/databases.ts';
import { openBuyer, send } from '#tests/support/test-buyer.ts';
import { openTestShop } from '#tests/support/test-shop.ts';
import { openDatabase } from '../db/database.ts';
import { createCheckout } from './create-checkout.ts';

vi.mock('#shop.config', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shop.config')>();
  const harmonisedNotice = { el: '/guarantee-el.svg', en: '/guarantee-en.svg' };
  return { ...original, shop: { ...original.shop, warranty: { ...original.shop.warranty, harmonisedNotice } } };
});

describe('the checkout of a shop that has the harmonised notice', () => {
  const location = useDatabase('sqlite');

  it('shows the shop’s harmonised notice above the button that orders', async () => {
    const db = await openDatabase(location());
    const shop = await openTestShop(db);
    const checkout = createCheckout({ context: shop.context });
    const buyer = await openBuyer(checkout, (await shop.addCart([[shop.variants.t480, 1]])).path);
    const { text } = await send(checkout, buyer.path);
    const notice = text.search(/<img class="form__notice" src="\/guarantee-el\.svg" alt="[^"]+">/);
    expect(notice).toBeGreaterThan(0);
    expect(text.indexOf('value="pay"')).toBeGreaterThan(notice);
    await db.destroy();
  });
});
