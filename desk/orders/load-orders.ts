import type { LoaderFunctionArgs } from 'react-router';
import { readBuyers } from '#platform/orders/read/buyers.ts';
import { findOrders } from '#platform/orders/read/find-orders.ts';
import { listOrders, type OrderFilter } from '#platform/orders/read/list-orders.ts';
import { visitContext } from '../desk-context.ts';

export const ORDER_VIEWS = {
  all: {},
  'to-pack': { toPack: true },
  'awaiting-money': { awaitsMoney: true },
  'sent-in-part': { fulfillmentStatus: 'PARTIALLY_FULFILLED' },
  returns: { hasOpenReturn: true },
  cancelled: { isCancelled: true },
} as const satisfies Record<string, OrderFilter>;

export type OrderView = keyof typeof ORDER_VIEWS;

const PAGE_SIZE = 50;

export async function loadOrders({ request, context }: LoaderFunctionArgs) {
  const { db } = context.get(visitContext).context;
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').trim();
  const asked = searchParams.get('show') ?? 'all';
  const view = Object.hasOwn(ORDER_VIEWS, asked) ? (asked as OrderView) : 'all';
  const before = Number(searchParams.get('before'));
  const filter = { ...ORDER_VIEWS[view], beforeNumber: before > 0 ? before : undefined };
  const orders = query === '' ? await listOrders(db, PAGE_SIZE, filter) : await findOrders(db, query, PAGE_SIZE);
  const numbers = orders.map(({ number }) => number);
  const buyers = await readBuyers(db, numbers);
  return {
    query,
    view,
    rows: orders.map((order) => ({ ...order, buyer: buyers.get(order.number) })),
    /** From here on there may be older ones. */
    last: query === '' && orders.length === PAGE_SIZE ? orders.at(-1)?.number : undefined,
  };
}
