/** `shopify-buy` 3 from npm, unchanged: everything that its documentation shows. */
import Client from 'shopify-buy';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../support/databases.ts';
import { serveToClients } from '../support/shop-on-the-web.ts';
import { TOKEN, useTestPlatform } from '../support/test-platform.ts';

// biome-ignore lint/suspicious/noExplicitAny: the package has no types; a test names the fields that it expects
type Any = any;

describe.each(databaseKinds)('shopify-buy on %s', (kind) => {
  const given = useTestPlatform(kind);
  serveToClients(given);
  let client: Any;
  let products: Any[];
  /** Its models have getters, which the tests' comparisons do not see. */
  const plain = (model: Any) => JSON.parse(JSON.stringify(model));

  beforeAll(async () => {
    const { buildClient } = Client as Any;
    client = buildClient({ domain: 'shop.example.gr', storefrontAccessToken: TOKEN, apiVersion: '2025-07' });
    products = await client.product.fetchAll(20);
  });
  beforeEach(() => {
    // It reports what it could not map there, and goes on.
    vi.spyOn(console, 'error').mockImplementation((...words) => {
      throw new Error(words.join(' '));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const variantOf = (handle: string): string =>
    products.find((product: Any) => product.handle === handle).variants.at(-1).id;

  it('reads the shop and its policies', async () => {
    expect(await client.shop.fetchInfo()).toMatchObject({ name: 'Ξανά', moneyFormat: expect.stringContaining('€') });
    expect((await client.shop.fetchPolicies()).termsOfService.title).toBe('Όροι πώλησης');
  });

  it('reads products one by one, many at once, page by page and by query', async () => {
    const [first, second] = products;
    expect((await client.product.fetch(first.id)).handle).toBe('alpha-14');
    expect((await client.product.fetchByHandle('alpha-14')).variants).toHaveLength(3);
    expect(await client.product.fetchMultiple([first.id, second.id])).toHaveLength(2);
    const page = await client.product.fetchAll(2);
    const { model } = await client.fetchNextPage(page);
    expect(model.map(({ handle }: Any) => handle)).toEqual(['sold-out-15', 'announced-16']);
    const found = await client.product.fetchQuery({ first: 2, sortKey: 'TITLE', query: 'vendor:Apple', reverse: true });
    expect(found.map(({ handle }: Any) => handle)).toEqual(['tab-11']);
    expect((await client.product.fetchRecommendations(first.id)).length).toBeGreaterThan(0);
    expect(
      client.product.helpers.variantForOptions(first, { Λειτουργικό: 'Ubuntu 24.04', Πληκτρολόγιο: 'Ελληνικό' }).sku,
    ).toBe('ALPHA-U-GR');
    expect(await client.product.fetchByHandle('nowhere')).toBeNull();
  });

  it('reads collections, with their products too', async () => {
    const [dell] = await client.collection.fetchAll();
    expect((await client.collection.fetch(dell.id)).handle).toBe('dell');
    expect((await client.collection.fetchByHandle('dell')).title).toBe('Της Dell');
    expect((await client.collection.fetchQuery({ first: 1, sortKey: 'TITLE' }))[0].handle).toBe('business');
    const withProducts = await client.collection.fetchAllWithProducts({ first: 5, productsFirst: 3 });
    expect(withProducts.map(({ products }: Any) => products.length)).toEqual([3, 2]);
  });

  it('makes a cart with all that it can take, and changes all of it', async () => {
    const note = 'Στον θυρωρό';
    const made = await client.checkout.create({
      email: 'maria@example.gr',
      note,
      customAttributes: [{ key: 'a', value: 'b' }],
      lineItems: [{ variantId: variantOf('alpha-14'), quantity: 2 }],
    });
    expect(made).toMatchObject({ note, email: 'maria@example.gr', webUrl: expect.stringContaining('/cart/c/') });
    const customAttributes = [{ key: 'x', value: 'y' }];
    const added = await client.checkout.addLineItems(made.id, [
      { variantId: variantOf('tab-11'), quantity: 1, customAttributes },
    ]);
    expect(added.lineItems.map(({ quantity }: Any) => quantity)).toEqual([2, 1]);
    expect(added.lineItems[1].customAttributes[0]).toMatchObject({ key: 'x', value: 'y' });
    const updated = await client.checkout.updateLineItems(made.id, [{ id: added.lineItems[0].id, quantity: 1 }]);
    expect(updated.lineItems[0].quantity).toBe(1);
    const removed = await client.checkout.removeLineItems(made.id, [added.lineItems[0].id]);
    expect(removed.lineItems).toHaveLength(1);
    const replaced = await client.checkout.replaceLineItems(made.id, [
      { variantId: variantOf('beta-13'), quantity: 3 },
    ]);
    expect(replaced.lineItems.map(({ title }: Any) => title)).toEqual(['Βήτα 13']);
    const worded = await client.checkout.updateAttributes(made.id, { customAttributes, note: 'Άλλη' });
    expect(plain(worded)).toMatchObject({ note: 'Άλλη', customAttributes: [{ key: 'x' }] });
    expect((await client.checkout.updateEmail(made.id, 'eleni@example.gr')).email).toBe('eleni@example.gr');
    expect((await client.checkout.fetch(made.id)).lineItems).toHaveLength(1);
  });

  it('shares discounts of the whole order among the lines', async () => {
    const lineItems = [
      { variantId: variantOf('alpha-14'), quantity: 1 },
      { variantId: variantOf('tab-11'), quantity: 2 },
    ];
    const { id } = await client.checkout.create({ lineItems });
    const shares = ({ lineItems }: Any) =>
      lineItems.map(({ discountAllocations }: Any) =>
        discountAllocations.map((one: Any) => one.allocatedAmount.amount),
      );
    const percent = await client.checkout.addDiscount(id, 'WELCOME5');
    expect(percent.discountApplications).toMatchObject([
      { code: 'WELCOME5', applicable: true, value: { percentage: 5 } },
    ]);
    expect(shares(percent)).toEqual([['15.0'], ['24.9']]);
    expect(percent).toMatchObject({ lineItemsSubtotalPrice: { amount: '797.9' }, subtotalPrice: { amount: '758.0' } });
    await client.checkout.removeDiscount(id);
    const amount = await client.checkout.addDiscount(id, 'MINUS20');

    expect(amount.discountApplications).toMatchObject([{ code: 'MINUS20', value: { amount: '20.0' } }]);
    expect(
      shares(amount)
        .flat()
        .reduce((sum: number, one: string) => sum + Number(one), 0),
    ).toBeCloseTo(20);
    expect((await client.checkout.removeDiscount(id)).discountApplications).toEqual([]);
  });
});
