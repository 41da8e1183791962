import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { openCheckout } from '../checkout/checkouts.ts';
import { readCartLines } from './read-cart-lines.ts';

const AT = '2026-11-20T08:00:00.000Z';

describe.each(databaseKinds)('the lines of a cart on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const productOf = async (variantId: number) => {
    const row = db.selectFrom('product_variants').select('product_id').where('id', '=', variantId);
    return (await row.executeTakeFirstOrThrow()).product_id;
  };

  async function addOption(variantId: number, position: number, name: string, english: string | null) {
    const option = { product_id: await productOf(variantId), position, name: `Option ${position}` };
    const { id: optionId } = await db
      .insertInto('product_options')
      .values(option)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('product_option_values')
      .values({ option_id: optionId, position: 1, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('variant_option_values')
      .values({ variant_id: variantId, option_id: optionId, option_value_id: id })
      .execute();
    if (english === null) return;
    const owner = { resource: 'product_option_value' as const, resource_id: id };
    await db
      .insertInto('translations')
      .values({ ...owner, language: 'en', key: 'name', value: english })
      .execute();
  }

  async function hold(cart: { token: string; key: string }, variantId: number, quantity: number) {
    const token = (await openCheckout(shop.context, cart.token, cart.key)) ?? '';
    const attempt = { status: 'started' as const, amount_cents: 1, reference: '', created_at: AT, updated_at: AT };
    const { id } = await db
      .insertInto('payments')
      .values({
        checkout_token: token,
        idempotency_key: `${token} ${quantity}`,
        gateway: 'test',
        ...attempt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('stock_holds').values({ payment_id: id, variant_id: variantId, quantity }).execute();
  }

  it('name the chosen values in the order of their options, in the language of the buyer', async () => {
    const { surface, x280 } = shop.variants;
    // Written from the last to the first: what counts is the position.
    await addOption(surface, 9, 'Ελληνικό', 'Greek');
    await addOption(surface, 8, 'Ασημί', null);
    const cart = await shop.addCart([
      [surface, 1],
      [x280, 1],
    ]);
    const titles = async (language: 'el' | 'en') =>
      (await readCartLines(db, cart.token, language)).map(({ variantTitle }) => variantTitle);
    expect(await titles('el')).toEqual(['Windows 11 Pro / Ασημί / Ελληνικό', 'Windows 11 Pro']);
    expect(await titles('en')).toEqual(['Windows 11 Pro / Ασημί / Greek', 'Windows 11 Pro']);
    await db.deleteFrom('variant_option_values').where('variant_id', '=', x280).execute();
    expect(await titles('el')).toEqual(['Windows 11 Pro / Ασημί / Ελληνικό', '']);
  });

  it('show the first picture of each product, or none', async () => {
    const { cheap, t480 } = shop.variants;
    const picture = { product_id: await productOf(t480), alt: '', width: 1, height: 1 };
    await db
      .insertInto('product_images')
      .values({ ...picture, position: 7, file: 'later.webp' })
      .execute();
    await db
      .insertInto('product_images')
      .values({ ...picture, position: 0, file: 'first.webp' })
      .execute();
    await db
      .deleteFrom('product_images')
      .where('product_id', '=', await productOf(cheap))
      .execute();
    const cart = await shop.addCart([
      [t480, 1],
      [cheap, 1],
    ]);
    const lines = await readCartLines(db, cart.token, 'el');
    expect(lines.map(({ imageFile }) => imageFile)).toEqual(['first.webp', null]);
  });

  it('count as stock what is held for payments of this cart, and of no other', async () => {
    const { cheap, x280 } = shop.variants;
    const lines = [
      [cheap, 1],
      [x280, 1],
    ] as const;
    const [cart, other] = [await shop.addCart(lines), await shop.addCart(lines)];
    await hold(cart, cheap, 2);
    await hold(cart, cheap, 3);
    await hold(other, cheap, 10);
    await hold(other, x280, 4);
    const stock = async (token: string) => (await readCartLines(db, token, 'el')).map((line) => line.stock);
    expect(await stock(cart.token)).toEqual([55, 50]);
    expect(await stock(other.token)).toEqual([60, 54]);
  });
});
