import { expect, it } from 'vitest';
import { draw } from '#tests/support/draw.tsx';
import { type PlatformVariant, platformProduct } from '#tests/support/platform-product.ts';
import { toCardProduct } from '../../storefront/catalogue/card-product.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { ProductCard } from './product-card.tsx';

const cardOf = (price: string, isAvailable = true) => cardWith([{ id: 11, price, isAvailable }]);

function cardWith(variants: readonly PlatformVariant[]) {
  const title = 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)';
  const product = platformProduct({ id: 1, handle: 't480', title, variants });
  const nothing = () => undefined;
  return draw(
    <ProductCard
      product={toCardProduct(product as ProductSummary)}
      onAdd={nothing}
      isWished={false}
      onWish={nothing}
    />,
  );
}

it('says what shipping costs, and that it is free from the amount on', () => {
  expect(cardOf('250.0').text).toContain('VAT included, shipping 4.90 €');
  expect(cardOf('250.01').text).toContain('free shipping');
});

it('adds its variant by a plain form too, unless it is sold out', () => {
  const button = ({ html }: { html: string }) => /<button[^>]*name="add"[^>]*>/.exec(html)?.[0] ?? '';
  expect(button(cardOf('229.0'))).toMatch(/value="11:1"/);
  expect(button(cardOf('229.0'))).not.toContain('disabled');
  expect(button(cardOf('229.0', false))).toContain('disabled');
  expect(cardOf('229.0', false).text).toContain('Sold out');
});

it.each([
  ['No operating system', '209.00 € without Windows'],
  ['Windows 11 Home', '209.00 € with Windows 11 Home'],
])('says what the cheaper variant with %s lacks', (system, words) => {
  const variants = [
    { id: 11, price: '229.0', options: { System: 'Windows 11 Pro' } },
    { id: 12, price: '209.0', options: { System: system } },
  ];
  expect(cardWith(variants).text).toContain(words);
});

it('says what the same costs with Windows', () => {
  const variants = [
    { id: 11, price: '209.0', options: { System: 'No operating system' } },
    { id: 12, price: '229.0', options: { System: 'Windows 11 Pro' } },
  ];
  expect(cardWith(variants).text).toContain('229.00 € with Windows');
});
