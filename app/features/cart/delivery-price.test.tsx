import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import { draw } from '#tests/support/draw.tsx';
import { DeliveryPrice } from './delivery-price.tsx';

const { freeAboveCents } = shop.delivery;
const textOf = (goodsCents: number) => draw(<DeliveryPrice goodsCents={goodsCents} />).text;

it.each([
  ['names what is missing', freeAboveCents - 1_000, 'Another 10.01 € and shipping is free.'],
  ['asks for no cent more at the threshold itself', freeAboveCents, 'Shipping is free above 250.00 €.'],
])('%s', (_, goodsCents, hint) => expect(textOf(goodsCents)).toContain(hint));

it('is free above the threshold, without a hint', () => {
  expect(textOf(freeAboveCents + 1)).toMatch(/Free$/);
});
