import { expect, it } from 'vitest';
import { namedVariant, variantUrl } from './variant-address.ts';

const variants = [{ id: 'gid://shopify/ProductVariant/1' }, { id: 'gid://shopify/ProductVariant/12' }] as const;
const PAGE = 'https://shop.example.gr/product/laptop/t480';

it('leads back to the variant that it was made of', () => {
  for (const variant of variants) expect(namedVariant(new URL(variantUrl(PAGE, variant.id)), variants)).toBe(variant);
});

it.each(['', '?variant=', '?variant=2', '?variant=gid', '?variant=1%00'])('%s names none', (search) => {
  expect(namedVariant(new URL(PAGE + search), variants)).toBeUndefined();
});
