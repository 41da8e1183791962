/** `@shopify/hydrogen-react` from npm, unchanged: its client, its decoder, its cart in a browser's words. */
import {
  createStorefrontClient,
  flattenConnection,
  getAdjacentAndFirstAvailableVariants,
  getProductOptions,
  isOptionValueCombinationInEncodedVariant,
  parseGid,
} from '@shopify/hydrogen-react';
import { describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../support/databases.ts';
import { serveToClients } from '../support/shop-on-the-web.ts';
import { PRIVATE_TOKEN, TOKEN, useTestPlatform } from '../support/test-platform.ts';

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
