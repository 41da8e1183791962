import { expect, it } from 'vitest';
import { draw } from '#tests/support/draw.tsx';
import { CartLineItem } from './cart-line-item.tsx';

type Props = Parameters<typeof CartLineItem>[0];

const LINE: Props['line'] = {
  product: {
    id: 'gid://shopify/Product/1',
    handle: 't480',
    title: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
    images: [],
  },
  variantId: 'gid://shopify/ProductVariant/11',
  variantTitle: '16 GB',
  price: { amount: '269.0', currencyCode: 'EUR' },
  quantity: 3,
  selectedOptions: [{ name: 'Memory', value: '16 GB' }],
};
const textOf = (props: Partial<Props>) =>
  draw(<CartLineItem line={LINE} heading="h3" changes={[]} stock={undefined} {...props} />).text;

it('costs its price for each piece, and names what was chosen', () => {
  const text = textOf({});
  expect(text).toContain('807.00');
  expect(text).toContain('16 GB');
  expect(text).toContain('269.00 € each');
  expect(textOf({ line: { ...LINE, quantity: 1 } })).not.toContain('each');
  expect(textOf({ changes: [{ kind: 'soldOut' }] })).not.toContain('each');
});

it('says when it has all that there is, and not before', () => {
  expect(textOf({ stock: 4 })).not.toContain('all we have');
  expect(textOf({ stock: 3 })).toContain('These 3 are all we have.');
  const plus = (stock: number) =>
    /aria-label="[^"]*"( disabled="")?[^>]*><svg[^>]*><use[^>]*plus/.exec(
      draw(<CartLineItem line={LINE} heading="h3" changes={[]} stock={stock} />).html,
    )?.[1];
  expect([plus(3), plus(4)]).toEqual([' disabled=""', undefined]);
});

it('says what changed, with the old price first', () => {
  const money = (amount: string) => ({ amount, currencyCode: 'EUR' });
  expect(textOf({ changes: [{ kind: 'price', from: money('289.0'), to: money('269.0') }] })).toMatch(
    /289\.00.*269\.00 €\W*$/,
  );
  expect(textOf({ changes: [{ kind: 'lessStock', left: 2 }] })).toMatch(/2/);
  expect(textOf({ changes: [{ kind: 'soldOut' }] })).toMatch(/sold out/i);
});
