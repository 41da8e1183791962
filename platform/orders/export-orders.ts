import { includedVat } from '#domain/money.ts';
import type { Database } from '../db/database.ts';
import type { InvoiceParty } from './order-details.ts';

/** A sale or a refund as the accountant books it. Amounts are cents; those of refunds are negative. */
export interface LedgerRow {
  kind: 'sale' | 'refund';
  /** UTC, ISO 8601. */
  at: string;
  order: number;
  document: 'receipt' | 'invoice';
  taxNumber: string;
  name: string;
  paymentMethod: string;
  vatPercent: number;
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
    .where('processed_at', '>=', from)
    .where('processed_at', '<', until)
    .where('financial_status', 'in', SOLD)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('orders')
    .select(['refunds.amount_cents', 'refunds.created_at'])
    .where('refunds.status', '=', 'done')
    .where('refunds.created_at', '<', until)
    // What was only let go of was never a sale.
    .where('financial_status', 'in', SOLD)
    .orderBy('refunds.id')
    .execute();
  const before = new Map<number, number>();
  const rows = orders.map((order) => toRow(order, 'sale', order.processed_at, 0, order.captured_cents));
  for (const refund of refunds) {
    const returned = before.get(refund.number) ?? 0;
    before.set(refund.number, returned + refund.amount_cents);
    if (refund.created_at < from) continue;
    rows.push(toRow(refund, 'refund', refund.created_at, -returned, -refund.amount_cents));
  }
  return rows.sort((one, other) => one.at.localeCompare(other.at) || one.order - other.order);
}

interface OrderFacts {
  number: number;
  document: 'receipt' | 'invoice';
  invoice: string | null;
  payment_method: string;
  vat_percent: number;
}

/**
 * @param beforeCents what went back before: the VAT of all refunds of an order together is that of their sum, so an order that
 * was given back in parts leaves no odd cent
 */
function toRow(
  order: OrderFacts,
  kind: LedgerRow['kind'],
  at: string,
  beforeCents: number,
  grossCents: number,
): LedgerRow {
  const party = order.invoice === null ? null : (JSON.parse(order.invoice) as InvoiceParty);
  const vatOf = (cents: number) => Math.sign(cents) * includedVat(Math.abs(cents), order.vat_percent);
  const vatCents = vatOf(beforeCents + grossCents) - vatOf(beforeCents);
  return {
    kind,
    at,
    order: order.number,
    document: order.document,
    taxNumber: party?.taxNumber ?? '',
    name: party?.name ?? '',
    paymentMethod: order.payment_method,
    vatPercent: order.vat_percent,
    netCents: grossCents - vatCents,
    vatCents,
    grossCents,
  };
}

/** The sums of each VAT class, the highest first. */
export function sumByVat(rows: readonly LedgerRow[]) {
  const classes = new Map<number, { netCents: number; vatCents: number; grossCents: number }>();
  for (const { vatPercent, netCents, vatCents, grossCents } of rows) {
    const sum = classes.get(vatPercent) ?? { netCents: 0, vatCents: 0, grossCents: 0 };
    classes.set(vatPercent, {
      netCents: sum.netCents + netCents,
      vatCents: sum.vatCents + vatCents,
      grossCents: sum.grossCents + grossCents,
    });
  }
  return [...classes].sort(([one], [other]) => other - one).map(([vatPercent, sums]) => ({ vatPercent, ...sums }));
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
      String(row.vatPercent),
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
