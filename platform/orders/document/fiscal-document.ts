/**
 * The fiscal documents of orders as data for a certified provider of electronic invoicing or the accountant's program, in the terms of
 * myDATA (ΑΑΔΕ, «myDATA API Documentation», InvoicesDoc): each sale as 11.1 or 1.1, each refund as 11.4 or 5.1. Numbers and marks
 * (series, aa, MARK) are the provider's to give. Amounts are euros with two decimals, as texts.
 */

import { athensDay } from '#domain/delivery/athens-time.ts';
import { allocate, toEuros } from '#domain/money/money.ts';
import type { VatClass } from '#domain/money/vat.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { Database } from '../../db/database.ts';
import { moneyComes } from '../../payments/manual-methods.ts';
import type { InvoiceParty } from '../place/order-details.ts';
import { readSoldOrders, type SoldLine, toSoldLine } from '../read/sold-orders.ts';

export type FiscalDocument = ReturnType<typeof toDocument>;

/** myDATA's VAT categories. */
const VAT_CATEGORIES: Readonly<Record<number, number>> = { 24: 1, 13: 2, 6: 3, 17: 4, 9: 5, 4: 6 };
/** «Without VAT». */
const NO_VAT_CATEGORY = 7;
/** «ΦΠΑ εμπεριεχόμενος», VAT inside the price: second-hand goods, article 45 of the old code, 52 of law 5144/2024. */
const MARGIN_EXEMPTION = 22;
/** myDATA's ways of paying: 1 account in Greece, 3 cash, 7 card terminal or its like on the web. */
const PAYMENT_TYPES = { online: 7, 'to-courier': 3, 'before-parcel': 1, 'at-counter': 3 };

/** Documents that became due between two instants, the oldest first. */
export async function readFiscalDocuments(db: Database, from: string, until: string): Promise<FiscalDocument[]> {
  const documents: FiscalDocument[] = [];
  for (const { order, gateway, soldAt, classes, refunds } of await readSoldOrders(db, from, until)) {
    const party = JSON.parse(order.invoice ?? 'null') as InvoiceParty | null;
    const base = { order: order.number, gateway, party };
    const id = `sale-${order.number}`;
    documents.push(
      toDocument({ ...base, id, dueAt: soldAt, classes, sale: null, lines: await linesOf(db, order.id) }),
      ...refunds.map((refund) =>
        toDocument({
          ...base,
          id: `refund-${refund.id}`,
          dueAt: refund.at,
          classes: refund.classes,
          sale: id,
          lines: refund.pieces,
        }),
      ),
    );
  }
  return documents.filter(({ dueAt }) => dueAt >= from && dueAt < until).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}

async function linesOf(db: Database, orderId: number): Promise<SoldLine[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(toSoldLine);
}

interface Facts {
  id: string;
  order: number;
  gateway: string;
  party: InvoiceParty | null;
  dueAt: string;
  classes: readonly VatClass[];
  /** The sale's id, of a refund. */
  sale: string | null;
  lines: readonly SoldLine[];
}

function toDocument({ id, order, gateway, party, dueAt, classes, sale, lines }: Facts) {
  const gross = sumOf(classes, ({ grossCents }) => grossCents);
  const vat = sumOf(classes, ({ vatCents }) => vatCents);
  const { charges, refund } = serviceWords.orderPrint.el;
  const details = classes.flatMap((one) => classLines(one, lines, sale === null ? charges : refund(order)));
  const types = sale === null ? (['11.1', '1.1'] as const) : (['11.4', '5.1'] as const);
  return {
    /** Of this store, the same for the same document: `sale-1001`, `refund-7`. */
    id,
    order,
    /** UTC, ISO 8601: when it became due. */
    dueAt,
    issuer: {
      vatNumber: shop.company.taxNumber,
      country: 'GR',
      branch: 0,
      name: (shop.company.legalName ?? shop.name).el,
      taxOffice: shop.company.taxOffice?.el ?? null,
    },
    /** Null on a retail receipt. */
    counterpart: party && {
      vatNumber: party.taxNumber,
      country: 'GR',
      branch: 0,
      name: party.name,
      taxOffice: party.taxOffice,
      profession: party.profession,
      address: party.address,
    },
    invoiceHeader: {
      issueDate: athensDay(new Date(dueAt)),
      /** 11.1 retail receipt, 11.4 retail credit note, 1.1 sales invoice, 5.1 associated credit invoice. */
      invoiceType: party ? types[1] : types[0],
      currency: 'EUR',
      /** The `id` of the sale that a credit note belongs to. */
      correlatedInvoice: sale,
    },
    paymentMethods: [{ type: PAYMENT_TYPES[moneyComes(gateway)], amount: toEuros(gross) }],
    invoiceDetails: details.map((line, index) => ({ lineNumber: index + 1, ...line })),
    invoiceSummary: {
      totalNetValue: toEuros(gross - vat),
      totalVatAmount: toEuros(vat),
      totalGrossValue: toEuros(gross),
    },
  };
}

/** The goods of a class, then what was charged besides; net and VAT add up to the class's. */
export function classLines({ vatPercent, grossCents, vatCents }: VatClass, lines: readonly SoldLine[], rest: string) {
  const goods = lines.filter((line) => line.vatPercent === vatPercent && line.cents > 0);
  const prices = goods.map(({ cents }) => cents);
  // Goods that were paid, or paid back, in part count as far as that.
  const worth = Math.min(
    grossCents,
    prices.reduce((sum, cents) => sum + cents, 0),
  );
  const shares = allocate(worth, prices);
  const others = grossCents - worth;
  const parts = [
    ...goods.map(({ title, quantity }, index) => ({ itemDescr: title, quantity, cents: shares[index] ?? 0 })),
    ...(others > 0 ? [{ itemDescr: rest, quantity: 1, cents: others }] : []),
  ];
  const vats = allocate(
    vatCents,
    parts.map(({ cents }) => cents),
  );
  return parts.map(({ itemDescr, quantity, cents }, index) => ({
    itemDescr,
    quantity,
    netValue: toEuros(cents - (vats[index] ?? 0)),
    vatCategory: VAT_CATEGORIES[vatPercent ?? 0] ?? NO_VAT_CATEGORY,
    vatAmount: toEuros(vats[index] ?? 0),
    // Why there is no VAT; myDATA's own number.
    ...(vatPercent === null && { vatExemptionCategory: MARGIN_EXEMPTION }),
  }));
}

function sumOf(classes: readonly VatClass[], amountOf: (one: VatClass) => number): number {
  return classes.reduce((sum, one) => sum + amountOf(one), 0);
}
