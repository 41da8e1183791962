import type { PricedCartLine } from '../../cart/read-cart.ts';
import { type ConnectionArgs, sortedConnection } from '../connection.ts';

/** A line where the schema speaks of `CartLine`. */
export interface CartLineSource {
  kind: 'CartLine';
  line: PricedCartLine;
  token: string;
}

/** @param lines in the order of the cart */
export function cartLinesConnection(lines: readonly PricedCartLine[], token: string, args: ConnectionArgs) {
  const sources = lines.map((line): CartLineSource => ({ kind: 'CartLine', line, token }));
  const places = new Map(lines.map((line, index) => [line.id, index]));
  return sortedConnection(sources, args, {
    name: 'POSITION',
    valueOf: ({ line }) => places.get(line.id) ?? 0,
    idOf: ({ line }) => line.id,
  });
}
