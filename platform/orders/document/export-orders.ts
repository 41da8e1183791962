import { toEuros } from '#domain/money/money.ts';
import type { VatClass, VatRate } from '#domain/money/vat.ts';
import { asText } from '../../catalogue/csv.ts';
import type { Database } from '../../db/database.ts';
import type { InvoiceParty } from '../place/order-details.ts';
import { readSoldOrders, type SoldOrder } from '../read/sold-orders.ts';

export type LedgerRow = ReturnType<typeof toRows>[number];

/**
 * Sales and refunds between two instants, in the order in which they happened. A sale counts when its money has come or its goods
 * have left, whichever was first, a refund on its own day: so nothing of a month changes after the month is over.
 */
export async function readLedger(db: Database, from: string, until: string) {
  const sold = await readSoldOrders(db, from, until);
  return sold
    .flatMap(({ order, soldAt, classes, refunds }) => [
      ...toRows(order, 'sale', soldAt, classes, 1),
      ...refunds.flatMap((refund) => toRows(order, 'refund', refund.at, refund.classes, -1)),
    ])
    .filter(({ at }) => at >= from && at < until)
    .sort((a, b) => a.at.localeCompare(b.at) || a.order - b.order);
}

/**
 * A sale or a refund as the accountant books it: one row per VAT class with a non-zero total. Amounts are cents; those of refunds
 * are negative.
 *
 * @param at UTC, ISO 8601
 * @param sign -1 for a refund
 */
function toRows(
  order: SoldOrder['order'],
  kind: 'sale' | 'refund',
  at: string,
  classes: readonly VatClass[],
  sign: 1 | -1,
) {
  const party = JSON.parse(order.invoice ?? 'null') as InvoiceParty | null;
  return classes
    .filter(({ grossCents }) => grossCents !== 0)
    .map(({ vatPercent, grossCents, vatCents }) => ({
      kind,
      at,
      order: order.number,
      document: order.document,
      taxNumber: party?.taxNumber ?? '',
      name: party?.name ?? '',
      paymentMethod: order.payment_method,
      /** Null under the margin scheme: the tax is on a margin that only the books know. */
      vatPercent,
      netCents: sign * (grossCents - vatCents),
      vatCents: vatCents === 0 ? 0 : sign * vatCents,
      grossCents: sign * grossCents,
    }));
}

/** The sums of each VAT class, the highest first and the margin scheme last. */
export function sumByVat(rows: readonly LedgerRow[]) {
  const classes = new Map<VatRate, { netCents: number; vatCents: number; grossCents: number }>();
  for (const { vatPercent, netCents, vatCents, grossCents } of rows) {
    const sum = classes.get(vatPercent) ?? { netCents: 0, vatCents: 0, grossCents: 0 };
    classes.set(vatPercent, {
      netCents: sum.netCents + netCents,
      vatCents: sum.vatCents + vatCents,
      grossCents: sum.grossCents + grossCents,
    });
  }
  return [...classes]
    .sort(([one], [other]) => (other ?? -1) - (one ?? -1))
    .map(([vatPercent, sums]) => ({ vatPercent, ...sums }));
}

/** As rows of a table with its header, amounts as decimals. @param dayOf writes an instant as a day in Athens */
export function toLedgerTable(rows: readonly LedgerRow[], dayOf: (at: string) => string): string[][] {
  const header = [
    'kind',
    'day',
    'order',
    'document',
    'tax_number',
    'name',
    'payment',
    'vat_percent',
    'net',
    'vat',
    'gross',
  ];
  return [
    header,
    ...rows.map((row) => [
      row.kind,
      dayOf(row.at),
      String(row.order),
      row.document,
      row.taxNumber,
      asText(row.name),
      row.paymentMethod,
      row.vatPercent === null ? 'margin' : String(row.vatPercent),
      toEuros(row.netCents),
      toEuros(row.vatCents),
      toEuros(row.grossCents),
    ]),
  ];
}
