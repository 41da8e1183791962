import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { NOW, useTestPlatform } from '#tests/support/test-platform.ts';
import { checkDatabase } from '../ready/check-database.ts';

const FIND =
  '{ products(first: 50) { nodes { handle availableForSale variants(first: 9) { nodes { id sku availableForSale } } } } }';
const ADD = `mutation($lines: [CartLineInput!]) {
  cartCreate(input: { lines: $lines }) { cart { totalQuantity } userErrors { code field } }
}`;

describe.each(databaseKinds)('a variant without a price on %s', (kind) => {
  const given = useTestPlatform(kind);
  const find = async () => {
    const { data } = await given().query(FIND);
    for (const product of data.products.nodes)
      for (const variant of product.variants.nodes) if (variant.sku === 'TAB-11') return { ...variant, product };
    throw new Error('There is no TAB-11');
  };

  it('is not for sale, and no cart takes it', async () => {
    const { id, availableForSale } = await find();
    expect(availableForSale).toBe(true);
    await given()
      .platform.context.db.updateTable('product_variants')
      .set({ price_cents: 0 })
      .where('sku', '=', 'TAB-11')
      .execute();
    expect(await find()).toMatchObject({ availableForSale: false, product: { availableForSale: false } });
    const { data } = await given().query(ADD, { lines: [{ merchandiseId: id, quantity: 1 }] });
    expect(data.cartCreate).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'] }],
    });
  });

  it('is named by `ready`', async () => {
    const settings = {
      promo: { code: 'X', percent: 5 },
      makers: {},
      productPictures: 'photographed',
      now: NOW,
    } as const;
    const missing = await checkDatabase(given().platform.context.db, settings);
    expect(missing.map(({ told }) => told.en.what)).toContainEqual(expect.stringMatching(/^Without a price.*: \S+$/));
  });
});
