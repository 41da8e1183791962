import { createPersistedState } from './persisted-state.ts';
import { isListOf, isRecord, isText, matches } from './stored-shape.ts';

interface HandedLine {
  variantId: string;
  quantity: number;
}

interface HandedOver {
  /** The remote cart; null when nothing was handed over. */
  cartId: string | null;
  lines: HandedLine[];
  /** When, ISO 8601. */
  at: string;
}

/** The lines that last went to the platform's checkout, under the local storage key `checkout`, to recognise them as ordered later. */
export const handedOver = createPersistedState<HandedOver>({
  key: 'checkout',
  initial: { cartId: null, lines: [], at: '' },
  parse: (value) => {
    if (!isRecord(value) || !isText(value.cartId) || !isText(value.at)) return null;
    if (!isListOf(value.lines, 100, isHandedLine)) return null;
    return { cartId: value.cartId, lines: value.lines as HandedLine[], at: value.at };
  },
});

function isHandedLine({ variantId, quantity }: Record<string, unknown>): boolean {
  return (
    matches(variantId, /^gid:\/\/shopify\/ProductVariant\/\d+$/) && Number.isInteger(quantity) && Number(quantity) > 0
  );
}
