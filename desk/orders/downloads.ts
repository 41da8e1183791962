import { LABEL_COURIERS } from '#domain/delivery/label-columns.ts';
import { nextParcel, PRINT_STYLE_HASH, packingSlips } from '#platform/orders/document/order-print.ts';
import { type OwnerOrder, readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { writeLabels } from '#platform/orders/ship/label-parcels.ts';
import { pageResponse, redirect } from '#platform/web/respond.ts';
import type { Look } from '../desk-context.ts';
import { toKey } from '../typed-values.ts';
import { fileResponse } from '../ui/file-response.ts';

const MOST_ORDERS = 100;

/** The orders that the address names. */
async function namedOrders({ visit, url }: Look): Promise<OwnerOrder[]> {
  const numbers = url.searchParams.getAll('order').map(toKey).slice(0, MOST_ORDERS);
  const orders = await Promise.all(numbers.map((number) => readOwnerOrder(visit.context.db, number)));
  return orders.filter((order) => order !== null);
}

export async function printSlips(look: Look): Promise<Response> {
  const orders = await namedOrders(look);
  const parcels = orders.map(nextParcel).filter((parcel) => parcel !== null);
  if (parcels.length === 0) return redirect('/desk/orders?done=none_chosen', 303);
  return pageResponse(packingSlips(parcels), 200, { styleHash: PRINT_STYLE_HASH });
}

export async function downloadLabels(look: Look): Promise<Response> {
  const courier = LABEL_COURIERS.find((name) => name === look.url.searchParams.get('courier'));
  const orders = await namedOrders(look);
  const csv = courier && (await writeLabels(look.visit.context.db, orders, courier, { forExcel: true }));
  return csv ? fileResponse(`${courier}.csv`, csv) : redirect('/desk/orders?done=none_chosen', 303);
}
