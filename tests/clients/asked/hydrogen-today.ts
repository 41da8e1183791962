/** Today's Hydrogen: what its storefront of 2025.7 asked, and what its carts ask besides, in the version that it calls. */
import type { AskedStorefront } from './asked-document.ts';
import { hydrogenSkeleton } from './hydrogen-skeleton.ts';

const LINE = 'cart(id: "CART").lines(first: 100).nodes.<CartLine>';
/** No line belongs to another. */
const EMPTY = 'cart.lines.nodes.parentRelationship';
const ADDRESS = '{ address: { deliveryAddress: { address1: "Εγνατία 1", countryCode: GR } } }';

const change = (name: string, args: string) => ({
  name,
  at: `@shopify/hydrogen 2026.4.3, cart/queries/${name}`,
  kind: 'mutation' as const,
  fields: [
    `${name}(${args}).cart: id totalQuantity checkoutUrl`,
    `${name}(${args}).userErrors: message field code`,
    `${name}(${args}).warnings: code message target`,
  ],
});

export const hydrogenToday: AskedStorefront = {
  ...hydrogenSkeleton,
  version: 'skeleton@2026.4.5',
  path: '/api/2026-04/graphql.json',
  empty: [...hydrogenSkeleton.empty, EMPTY],
  refused: [...hydrogenSkeleton.refused, 'cartGiftCardCodesAdd.warnings', 'cartDeliveryAddressesReplace.warnings'],
  documents: [
    ...hydrogenSkeleton.documents,
    {
      name: 'CartLineOfToday',
      at: 'app/lib/fragments.ts',
      fields: [
        `${LINE}: id`,
        `${LINE}.parentRelationship.parent: id`,
        `${LINE}.instructions: canRemove canUpdateQuantity`,
      ],
    },
    change('cartGiftCardCodesAdd', 'cartId: "CART", giftCardCodes: ["ABCD1234"]'),
    change('cartDeliveryAddressesReplace', `cartId: "CART", addresses: [${ADDRESS}]`),
  ],
};
