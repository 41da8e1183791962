import type { Metafield } from '../catalogue/catalogue.ts';
import { toGlobalId } from './global-id.ts';
import { checkInputSize } from './input-size.ts';
import type { RequestContext } from './request-context.ts';

interface Identifier {
  namespace?: string | null;
  key: string;
}

interface Owner {
  metafields: readonly Metafield[];
}

/** A key without a namespace means one of the asking app's own, of which the embedded platform has none. */
function findMetafield({ metafields }: Owner, { namespace, key }: Identifier): Metafield | null {
  return metafields.find((field) => field.namespace === namespace && field.key === key) ?? null;
}

/** The custom fields of products and variants, in the order in which they are asked for; null for one that is not there. */
export const ownMetafields = {
  metafield: (owner: Owner, identifier: Identifier) => findMetafield(owner, identifier),
  metafields(owner: Owner, { identifiers }: { identifiers: readonly Identifier[] }) {
    checkInputSize(identifiers);
    return identifiers.map((identifier) => findMetafield(owner, identifier));
  },
};

/** Carts, customers, collections, orders and articles have no custom fields here; every one that is asked for is absent. */
export const noMetafields = {
  metafield: () => null,
  metafields(_source: unknown, { identifiers }: { identifiers: readonly unknown[] }) {
    checkInputSize(identifiers);
    return identifiers.map(() => null);
  },
};

const MetafieldFields = {
  // Products and variants number their fields each for themselves.
  id: ({ id, owner }: Metafield) => toGlobalId('Metafield', owner.kind === 'Product' ? id * 2 : id * 2 + 1),
  description: () => null,
  parentResource: ({ owner }: Metafield, _args: unknown, { catalogue }: RequestContext) =>
    owner.kind === 'Product' ? catalogue.productById.get(owner.id) : catalogue.variantById.get(owner.id),
  reference: () => null,
  references: () => null,
};

export const metafieldResolvers = { Metafield: MetafieldFields };
