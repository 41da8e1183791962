import { APP_NAMESPACE, type CartMetafield } from '../cart/cart-metafields.ts';
import type { Metafield } from '../catalogue/catalogue.ts';
import { cartMetafieldId } from './cart/cart-ids.ts';
import type { CartSource } from './cart/cart-resolvers.ts';
import { toGlobalId } from './global-id.ts';
import { checkInputSize } from './input-size.ts';
import type { OrderField } from './order/order-metafields.ts';
import type { Fields, RequestContext } from './request-context.ts';

export interface Identifier {
  namespace?: string | null;
  key: string;
}

type Field = Metafield | CartField | OrderField;

type Owner = { metafields: readonly Metafield[] } | CartSource;

/** A cart's field, with the cart. */
interface CartField extends CartMetafield {
  kind: 'Metafield';
  cart: CartSource;
}

/** A key without a namespace means one of the asking app's own. */
export function findMetafield(owner: { metafields: readonly Metafield[] }, identifier: Identifier): Metafield | null;
export function findMetafield(owner: Owner, identifier: Identifier): Metafield | CartField | null;
export function findMetafield(owner: Owner, { namespace, key }: Identifier): Metafield | CartField | null {
  const asked = namespace ?? APP_NAMESPACE;
  const isAsked = (field: { namespace: string; key: string }) => field.namespace === asked && field.key === key;
  if (!('cart' in owner)) return owner.metafields.find(isAsked) ?? null;
  const found = owner.metafields.find(isAsked);
  return found ? { kind: 'Metafield', ...found, cart: owner } : null;
}

/** The custom fields of an object, in the order in which they are asked for. @param find null for one that is not there */
export function metafieldsBy<Source, Found>(
  find: (source: Source, identifier: Identifier, context: RequestContext) => Found,
) {
  return {
    metafield: find,
    metafields(source: Source, { identifiers }: { identifiers: readonly Identifier[] }, context: RequestContext) {
      checkInputSize(identifiers);
      return identifiers.map((identifier) => find(source, identifier, context));
    },
  };
}

/** Of products and carts. */
export const ownMetafields = metafieldsBy<Owner, Metafield | CartField | null>(findMetafield);

/** Customers, collections and articles have no custom fields here; every one that is asked for is absent. */
export const noMetafields = metafieldsBy(() => null);

const MetafieldFields = {
  // Products and variants number their fields each for themselves.
  id: (field) => {
    if ('globalId' in field) return field.globalId;
    if ('cart' in field) return cartMetafieldId(field.cart.cart.token, field);
    const { id, owner } = field;
    return toGlobalId('Metafield', owner.kind === 'Product' ? id * 2 : id * 2 + 1);
  },
  description: () => null,
  parentResource: (field, _args, { catalogue }) => {
    if ('globalId' in field) return field.parent;
    if ('cart' in field) return field.cart;
    const { kind, id } = field.owner;
    return kind === 'Product' ? catalogue.product(id) : catalogue.variant(id);
  },
  reference: () => null,
  references: () => null,
} satisfies Fields<Field>;

export const metafieldResolvers = { Metafield: MetafieldFields };
