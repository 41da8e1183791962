import { type AskedMetafield, deleteMetafield, setMetafields, splitKey } from '../../cart/cart-metafields.ts';
import { checkInputSize } from '../input-size.ts';
import { findMetafield } from '../metafields.ts';
import type { Fields } from '../request-context.ts';
import { cartMetafieldId, toCartReference } from './cart-ids.ts';
import { findCartSource } from './cart-resolvers.ts';

/** The place in the whole list instead of that among one cart's. */
function toPlaced<Error extends { elementIndex: number | null; field: string[] }>(
  error: Error,
  places: number[],
): Error {
  const place = error.elementIndex === null ? null : (places[error.elementIndex] ?? null);
  if (place === null) return error;
  const [list = 'metafields', , ...rest] = error.field;
  return { ...error, elementIndex: place, field: [list, String(place), ...rest] };
}

const DELETE_ERRORS = {
  INVALID_OWNER: { field: ['input', 'ownerId'], message: 'Owner does not exist' },
  METAFIELD_DOES_NOT_EXIST: { field: ['input', 'key'], message: 'Metafield does not exist' },
} as const;

const Mutation = {
  /** Fields of several carts are written cart by cart, in the order in which they are first named. */
  async cartMetafieldsSet(
    _root,
    { metafields }: { metafields: readonly (AskedMetafield & { ownerId: string })[] },
    context,
  ) {
    checkInputSize(metafields);
    const written: unknown[] = [];
    for (const ownerId of new Set(metafields.map((field) => field.ownerId))) {
      const places = metafields.flatMap((field, index) => (field.ownerId === ownerId ? index : []));
      const asked = metafields.filter((field) => field.ownerId === ownerId);
      const result = await setMetafields(context.platform, toCartReference(ownerId), asked);
      if (!result.ok) {
        const userErrors = result.errors.map((error) => toPlaced(error, places));
        return { metafields: null, userErrors };
      }
      const cart = await findCartSource(ownerId, context);
      for (const field of result.written) written.push(cart && findMetafield(cart, field));
    }
    return { metafields: written, userErrors: [] };
  },
  async cartMetafieldDelete(_root, { input }: { input: { key: string; ownerId: string } }, context) {
    const reference = toCartReference(input.ownerId);
    const code = await deleteMetafield(context.platform, reference, input.key);
    if (code) return { deletedId: null, userErrors: [{ code, ...DELETE_ERRORS[code] }] };
    return { deletedId: cartMetafieldId(reference.token, splitKey(input.key)), userErrors: [] };
  },
} satisfies Fields<unknown>;

export const cartMetafieldMutations = { Mutation };
