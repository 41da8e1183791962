import { expect, it } from 'vitest';
import { cardKey, namedVariant, parseCardKey, variantUrl } from './variant-address.ts';

const variants = [{ id: 'gid://shopify/ProductVariant/1' }, { id: 'gid://shopify/ProductVariant/12' }] as const;
const PAGE = 'https://shop.example.gr/product/laptop/t480';

it('leads back to the variant that it was made of', () => {
  for (const variant of variants) expect(namedVariant(new URL(variantUrl(PAGE, variant.id)), variants)).toBe(variant);
});

it.each(['', '?variant=', '?variant=2', '?variant=gid', '?variant=1%00'])('%s names none', (search) => {
  expect(namedVariant(new URL(PAGE + search), variants)).toBeUndefined();
});

it.each([
  ['t480', { handle: 't480', variant: null }],
  ['t480~12', { handle: 't480', variant: '12' }],
  ['t480~a', { handle: 't480~a', variant: null }],
  ['φορητός~7', { handle: 'φορητός', variant: '7' }],
])('reads the key %s', (key, parsed) => expect(parseCardKey(key)).toEqual(parsed));

it('a key names the variant only where one was chosen', () => {
  const card = { handle: 't480', variant: variants[1] };
  expect(cardKey(card)).toBe('t480');
  expect(cardKey({ ...card, isChosen: true })).toBe('t480~12');
  expect(cardKey({ handle: 't480', variant: null, isChosen: true })).toBe('t480');
});
