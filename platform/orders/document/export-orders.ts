import { toEuros } from '#domain/money/money.ts';
import type { VatClass, VatRate } from '#domain/money/vat.ts';
import { asText } from '../../catalogue/import/csv.ts';
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
    .flatMap(({ order, soldAt, classes, refunds, purchases }) => [
      ...toRows(order, { kind: 'sale', at: soldAt, classes, purchaseCents: purchases.sold }),
      ...refunds.flatMap(({ id, at, classes: refunded }) => {
        const back = purchases.returned.get(id);
        return toRows(order, { kind: 'refund', at, classes: refunded, purchaseCents: back === undefined ? 0 : back });
      }),
    ])
    .filter(({ at }) => at >= from && at < until)
    .sort((a, b) => a.at.localeCompare(b.at) || a.order - b.order);
}

interface Entry {
  kind: 'sale' | 'refund';
  at: string;
  classes: readonly VatClass[];
  purchaseCents: number | null;
}

/**
 * A sale or a refund as the accountant books it: one row per VAT class with a non-zero total. Amounts are cents; those of refunds
 * are negative.
 *
 * @param entry.at UTC, ISO 8601
 * @param entry.purchaseCents what the second-hand goods of it cost the shop; null where that is not known
 */
function toRows(order: SoldOrder['order'], { kind, at, classes, purchaseCents }: Entry) {
  const sign = kind === 'sale' ? 1 : -1;
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
      /** Null under the margin scheme: the tax is on the margin. */
      vatPercent,
      netCents: sign * (grossCents - vatCents),
      vatCents: vatCents === 0 ? 0 : sign * vatCents,
      grossCents: sign * grossCents,
      purchaseCents: vatPercent === null && purchaseCents !== null ? sign * purchaseCents : null,
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

/** The margin on second-hand goods, and how many rows of them have no purchase price; null without such goods. */
export function sumMargins(rows: readonly LedgerRow[]): { marginCents: number; unknown: number } | null {
  const secondHand = rows.filter(({ vatPercent }) => vatPercent === null);
  if (secondHand.length === 0) return null;
  const margins = secondHand.flatMap((row) => (row.purchaseCents === null ? [] : [row.grossCents - row.purchaseCents]));
  const marginCents = margins.reduce((sum, cents) => sum + cents, 0);
  return { marginCents, unknown: secondHand.length - margins.length };
}

/**
 * As rows of a table with its header, amounts as decimals.
 *
 * @param dayOf writes an instant as a day in Athens
 */
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
    'purchase',
    'margin',
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
      ...(row.purchaseCents === null ? ['', ''] : [row.purchaseCents, row.grossCents - row.purchaseCents].map(toEuros)),
    ]),
  ];
}
