import { shareOfClasses, type VatClass, type VatRate } from '#domain/vat.ts';
import type { Database } from '../db/database.ts';
import type { InvoiceParty } from './order-details.ts';
import { vatClassesOf } from './order-vat.ts';
import { readRefundParts } from './read-refund-parts.ts';
import { refundShares } from './refund-shares.ts';

/** What of a sale or a refund bears one rate, as the accountant books it. Amounts are cents; those of refunds are negative. */
export interface LedgerRow {
  kind: 'sale' | 'refund';
  /** UTC, ISO 8601. */
  at: string;
  order: number;
  document: 'receipt' | 'invoice';
  taxNumber: string;
  name: string;
  paymentMethod: string;
  /** Null under the margin scheme: the tax is on a margin that only the books know. */
  vatPercent: VatRate;
  netCents: number;
  vatCents: number;
  grossCents: number;
}

/** Orders whose money has come at least in part; what was never paid is no sale. */
const SOLD = ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * Sales and refunds between two instants, in the order in which they happened. A sale counts with the order's day, a refund with
 * its own: so a month adds up to what came minus what went.
 */
export async function readLedger(db: Database, from: string, until: string): Promise<LedgerRow[]> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .select(['payments.captured_cents'])
    .where('processed_at', '<', until)
    .where('financial_status', 'in', SOLD)
    .where((row) =>
      row.or([
        row('processed_at', '>=', from),
        row.exists(
          row
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.order_id', '=', 'orders.id')
            .where('refunds.status', '=', 'done')
            .where('refunds.created_at', '>=', from),
        ),
      ]),
    )
    .execute();
  const refunds = await readRefundParts(
    db,
    orders.map(({ id }) => id),
  );
  const rows = orders.flatMap((order) => {
    const sale = shareOfClasses(vatClassesOf(order), 0, order.captured_cents);
    const known = refunds.get(order.id) ?? [];
    const shares = refundShares(sale, known);
    return [
      ...toRows(order, 'sale', order.processed_at, sale, 1),
      ...known.flatMap(({ at }, index) => toRows(order, 'refund', at, shares[index] ?? [], -1)),
    ];
  });
  return rows
    .filter(({ at }) => at >= from && at < until)
    .sort((a, b) => a.at.localeCompare(b.at) || a.order - b.order);
}

interface OrderFacts {
  number: number;
  document: 'receipt' | 'invoice';
  invoice: string | null;
  payment_method: string;
}

/** One for each class that there is something of. @param sign -1 for what went back */
function toRows(
  order: OrderFacts,
  kind: LedgerRow['kind'],
  at: string,
  classes: readonly VatClass[],
  sign: 1 | -1,
): LedgerRow[] {
  const party = order.invoice === null ? null : (JSON.parse(order.invoice) as InvoiceParty);
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
      // A spreadsheet would run a name that begins so.
      row.name.replace(/^[=+\-@]/, "'$&"),
      row.paymentMethod,
      row.vatPercent === null ? 'margin' : String(row.vatPercent),
      toEuros(row.netCents),
      toEuros(row.vatCents),
      toEuros(row.grossCents),
    ]),
  ];
}

/** `-1734.50`, as spreadsheets read it. */
function toEuros(cents: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`;
}
