import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import { draw } from '#tests/support/draw.tsx';
import { DeliveryPrice } from './delivery-price.tsx';

const { freeAboveCents, courierCents } = shop.delivery;
const textOf = (goodsCents: number, shippingCents = courierCents, isShippingLost = false) =>
  draw(<DeliveryPrice {...{ goodsCents, shippingCents, isShippingLost }} />).text;

it.each([
  ['names what is missing', freeAboveCents - 1_000, false, 'Another 10.01 € and shipping is free.'],
  ['asks for no cent more at the threshold itself', freeAboveCents, false, 'Shipping is free above 250.00 €.'],
  ['says that a code costs it', 24_605, true, 'After the discount the products come to 246.05 €.'],
])('%s', (_, goodsCents, isShippingLost, hint) =>
  expect(textOf(goodsCents, courierCents, isShippingLost)).toContain(hint),
);

it('is free above the threshold, without a hint', () => {
  expect(textOf(freeAboveCents + 1, 0)).toMatch(/Free$/);
});
