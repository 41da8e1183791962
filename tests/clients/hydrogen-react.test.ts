/** `@shopify/hydrogen-react` from npm, unchanged: its client, its decoder, its cart in a browser's words. */
import {
  createStorefrontClient,
  flattenConnection,
  getAdjacentAndFirstAvailableVariants,
  getProductOptions,
  isOptionValueCombinationInEncodedVariant,
  parseGid,
} from '@shopify/hydrogen-react';
import * as documents from '@shopify/hydrogen-react/cart-queries';
import { describe, expect, it, vi } from 'vitest';
import { createStorefrontSchema } from '#platform/graphql/storefront-schema.ts';
import { databaseKinds } from '../support/databases.ts';
import { serveToClients } from '../support/shop-on-the-web.ts';
import { PRIVATE_TOKEN, TOKEN, useTestPlatform } from '../support/test-platform.ts';
import { compareShape } from './asked/answer-shape.ts';

const VARIANT =
  'availableForSale compareAtPrice { amount currencyCode } id image { __typename id url altText width height } price { amount currencyCode } product { title handle } selectedOptions { name value } sku title unitPrice { amount currencyCode }';
const PRODUCT = `query Product($handle: String!, $selectedOptions: [SelectedOptionInput!]!) @inContext(country: ZZ, language: EN) {
  product(handle: $handle) { id title handle encodedVariantExistence encodedVariantAvailability
    options { name optionValues { name firstSelectableVariant { ${VARIANT} } swatch { color image { previewImage { url } } } } }
    selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) { ${VARIANT} }
    adjacentVariants(selectedOptions: $selectedOptions) { ${VARIANT} } images(first: 2) { edges { node { url } } } } }`;

describe.each(databaseKinds)('@shopify/hydrogen-react on %s', (kind) => {
  const given = useTestPlatform(kind);
  serveToClients(given);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = createStorefrontClient({
    storeDomain: 'https://shop.example.gr',
    publicStorefrontToken: TOKEN,
    privateStorefrontToken: PRIVATE_TOKEN,
  });

  const ask = async (body: string, headers = client.getPublicTokenHeaders()) => {
    const response = await fetch(client.getStorefrontApiUrl(), { method: 'POST', headers, body });
    // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects
    const { data, errors } = (await response.json()) as { data: any; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };

  it('asks with its headers, as a browser, as a server and with a bare document', async () => {
    const query = JSON.stringify({ query: '{ shop { name } }' });
    expect(await ask(query)).toEqual({ shop: { name: 'Ξανά' } });
    expect(await ask(query, client.getPrivateTokenHeaders({ buyerIp: '1.2.3.4' }))).toEqual({ shop: { name: 'Ξανά' } });
    const bare = client.getPrivateTokenHeaders({ contentType: 'graphql' });
    expect(await ask('{ shop { name } }', bare)).toEqual({ shop: { name: 'Ξανά' } });
  });

  it('makes buttons of a product’s options: what exists, what is for sale, what is chosen', async () => {
    const selectedOptions = [{ name: 'Operating system', value: 'Ubuntu 24.04' }];
    const { product } = await ask(
      JSON.stringify({ query: PRODUCT, variables: { handle: 'alpha-14', selectedOptions } }),
    );
    const options = getProductOptions({
      ...product,
      selectedOrFirstAvailableVariant: product.selectedOrFirstAvailableVariant,
    });
    const buttons = options.map(({ name, optionValues }) => [
      name,
      optionValues.map(({ name: value, exists, available, selected }) => [value, exists, available, selected]),
    ]);
    expect(buttons).toEqual([
      [
        'Operating system',
        [
          ['Windows 11 Pro', true, true, false],
          ['Ubuntu 24.04', true, true, true],
        ],
      ],
      [
        'Keyboard',
        [
          ['Greek', true, true, true],
          ['English', false, false, false],
        ],
      ],
    ]);
    expect(isOptionValueCombinationInEncodedVariant([0, 1], product.encodedVariantExistence)).toBe(true);
    expect(isOptionValueCombinationInEncodedVariant([0, 1], product.encodedVariantAvailability)).toBe(false);
    expect(getAdjacentAndFirstAvailableVariants(product).length).toBeGreaterThan(1);
    expect(flattenConnection(product.images)).toHaveLength(2);
    expect(parseGid(product.id)).toMatchObject({ id: '1', resource: 'Product' });
  });

  it('makes the one button of a product without options', async () => {
    const { product } = await ask(
      JSON.stringify({ query: PRODUCT, variables: { handle: 'beta-13', selectedOptions: [] } }),
    );
    expect(getProductOptions(product)).toMatchObject([
      { name: 'Title', optionValues: [{ name: 'Default Title', exists: true, available: true, selected: true }] },
    ]);
  });
});

describe.each(databaseKinds)('the cart documents of @shopify/hydrogen-react on %s', (kind) => {
  const given = useTestPlatform(kind);
  const schema = createStorefrontSchema('2025-07');
  const ask = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await given().query(document, variables);
    expect(errors).toBeUndefined();
    expect(compareShape(schema, document, data).wrong).toEqual([]);
    return Object.values(data as object)[0];
  };

  it('make, read and change a cart, unchanged', async () => {
    const cartFragment = documents.defaultCartFragment;
    const { data } = await given().query('{ product(handle: "tab-11") { variants(first: 1) { nodes { id } } } }');
    const merchandiseId = data.product.variants.nodes[0].id;
    const attributes = [{ key: 'a', value: 'b' }];
    const input = { lines: [{ merchandiseId, quantity: 1 }], note: 'x', attributes };
    const { cart } = await ask(documents.CartCreate(cartFragment), { input });
    const cartId = cart.id;
    const lineOf = ({ cart }: { cart: { lines: { edges: { node: { id: string; quantity: number } }[] } } }) =>
      cart.lines.edges[0]?.node;
    const added = await ask(documents.CartLineAdd(cartFragment), { cartId, lines: input.lines });
    expect(lineOf(added)?.quantity).toBe(2);
    const lines = [{ id: lineOf(added)?.id, quantity: 3 }];
    expect(lineOf(await ask(documents.CartLineUpdate(cartFragment), { cartId, lines }))?.quantity).toBe(3);
    expect((await ask(documents.CartNoteUpdate(cartFragment), { cartId, note: 'y' })).cart.note).toBe('y');
    const worded = await ask(documents.CartAttributesUpdate(cartFragment), { cartId, attributes: [] });
    expect(worded.cart.attributes).toEqual([]);
    const buyerIdentity = { countryCode: 'GR', email: 'maria@example.gr' };
    const known = await ask(documents.CartBuyerIdentityUpdate(cartFragment), { cartId, buyerIdentity });
    expect(known.cart.buyerIdentity).toMatchObject(buyerIdentity);
    const codes = await ask(documents.CartDiscountCodesUpdate(cartFragment), { cartId, discountCodes: ['MINUS20'] });
    expect(codes.cart.discountCodes).toEqual([{ code: 'MINUS20', applicable: true }]);
    const removed = await ask(documents.CartLineRemove(cartFragment), { cartId, lines: [lineOf(added)?.id] });
    expect(lineOf(removed)).toBeUndefined();
    expect(await ask(documents.CartQuery(cartFragment), { id: cartId })).toMatchObject({ id: cartId, note: 'y' });
  });
});
