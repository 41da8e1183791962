import { toMoneyV2 } from '#domain/money/money.ts';
import { type Order, PageError, type PageRequest, pageOf, sortItems } from '../catalogue/page.ts';
import { ApiError } from './api-error.ts';

/** The arguments that every connection of the schema has. */
export interface ConnectionArgs extends PageRequest {
  reverse?: boolean | null;
}

/**
 * A connection as the schema's `…Connection` types read it. Edges are made only when they are asked for.
 *
 * @param sorted in order and direction
 * @throws ApiError when the arguments are not allowed
 */
export function toConnection<Item>(sorted: readonly Item[], args: ConnectionArgs, order: Order<Item>) {
  const { items, cursorOf, hasNextPage, hasPreviousPage } = readPage(sorted, args, order);
  const cursorAt = (index: number) => {
    const item = items.at(index);
    return item === undefined ? null : cursorOf(item);
  };
  return {
    nodes: items,
    edges: () => items.map((node) => ({ node, cursor: cursorOf(node) })),
    pageInfo: { hasNextPage, hasPreviousPage, startCursor: () => cursorAt(0), endCursor: () => cursorAt(-1) },
  };
}

/** A connection over a short list, sorted here. */
export function sortedConnection<Item>(items: readonly Item[], args: ConnectionArgs, order: Order<Item>) {
  return toConnection(sortItems(items, order, args.reverse ?? false), args, order);
}

/** The order of the ids, where the schema offers no other. */
export function orderById<Item>(idOf: Order<Item>['idOf']): Order<Item> {
  return { name: 'ID', valueOf: () => 0, idOf };
}

/** The order of items by their own `id`. */
export const byId = orderById<{ id: number | string }>(({ id }) => id);

/** The connection with another form of its items. */
export function mapConnection<Item, Mapped>(
  { nodes, edges, pageInfo }: ReturnType<typeof toConnection<Item>>,
  map: (item: Item) => Mapped,
) {
  return {
    nodes: nodes.map(map),
    edges: () => edges().map(({ node, cursor }) => ({ node: map(node), cursor })),
    pageInfo,
  };
}

export function emptyConnection() {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: () => null, endCursor: () => null };
  return { nodes: [], edges: () => [], pageInfo };
}

function readPage<Item>(sorted: readonly Item[], args: ConnectionArgs, order: Order<Item>) {
  try {
    return pageOf(sorted, args, order, args.reverse ?? false);
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    throw new ApiError(error.code === 'INVALID_CURSOR' ? 'INVALID_CURSOR' : 'INVALID_PAGINATION', error.message);
  }
}

/** A `PricingValue`: what a discount takes, as whole per cent or as an amount. */
export function toPricingValue(percent: number | null, amountCents: number) {
  return percent === null
    ? { kind: 'MoneyV2', ...toMoneyV2(amountCents) }
    : { kind: 'PricingPercentageValue', percentage: percent };
}
