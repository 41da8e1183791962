import type { Selectable } from 'kysely';
import type { DeliveryAddress } from '#domain/delivery/postal-address.ts';
import { defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import type { VatClass } from '#domain/money/vat.ts';
import { parseAttributes } from '../../cart/carts.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { isPaidBeforeParcel } from '../../payments/manual-methods.ts';
import type { InvoiceParty } from '../place/order-details.ts';

export type OrderCore = ReturnType<typeof toOrderCore>;

/** An order as buyers and staff read it. Amounts are cents. */
export function toOrderCore(row: Selectable<Tables['orders']>) {
  return {
    id: row.id,
    number: row.number,
    email: row.email,
    address: JSON.parse(row.shipping_address) as DeliveryAddress,
    /** `courier`, `locker` or `pickup`. */
    shippingMethod: row.shipping_method,
    attributes: parseAttributes(row.attributes),
    /** Before the discount. */
    subtotalCents: row.subtotal_cents,
    discountCode: row.discount_code,
    discountCents: row.discount_cents,
    /** Whole per cent, when the discount was a percentage. */
    discountPercent: row.discount_percent,
    shippingCents: row.shipping_cents,
    totalCents: row.total_cents,
    vatCents: row.vat_cents,
    paymentFeeCents: row.payment_fee_cents,
  };
}

/** An order as people read it: on the thank-you page and in the mail. Amounts are cents. */
export type Order = Awaited<ReturnType<typeof toOrder>>;
/** Its total is before the discount; its `vatPercent` is null under the margin scheme. */
export type OrderLine = Order['lines'][number];

/** Of an order whose parcel waits for the money no day can be promised. */
export function isParcelWaiting({ paymentDueAt, paymentMethod }: Order): boolean {
  return paymentDueAt !== null && isPaidBeforeParcel(paymentMethod);
}

/** The order that a checkout became, or null. */
export async function readOrderOfCheckout(db: Database, checkoutToken: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('checkout_token', '=', checkoutToken).executeTakeFirst();
  return row ? toOrder(db, row) : null;
}

/** The order of this number, or null. */
export async function readOrder(db: Database, number: number): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  return row ? toOrder(db, row) : null;
}

/** @param row of the order */
export async function toOrder(db: Database, row: Selectable<Tables['orders']>) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['sku', 'title', 'variant_title as variantTitle', 'image_file as imageFile', 'quantity', 'attributes'])
    .select(['total_cents as totalCents', 'vat_percent as vatPercent'])
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const language = parseContentLanguage(row.language) ?? defaultLanguage;
  return {
    ...toOrderCore(row),
    language,
    /** Whether its buyer was logged in, and finds it in the account. */
    hasAccount: row.customer_id !== null,
    /** The buyer's page of the order, without a login: the path is a secret. */
    statusPath: `/checkouts/${row.checkout_token}/thank-you?lang=${language}`,
    invoice: JSON.parse(row.invoice ?? 'null') as InvoiceParty | null,
    lines: lines.map((line) => ({ ...line, attributes: parseAttributes(line.attributes) })),
    vat: vatClassesOf(row),
    processedAt: new Date(row.processed_at),
    /** The name of a gateway. */
    paymentMethod: row.payment_method,
    /** Until when the money is awaited. */
    paymentDueAt: row.payment_due_at === null ? null : new Date(row.payment_due_at),
    /** As the buyer wrote it; may have several lines. */
    note: row.note,
  };
}

type OrderRow = Pick<Selectable<Tables['orders']>, 'vat_classes' | 'vat_percent' | 'vat_cents' | 'total_cents'>;

/** An order's total by VAT rate. */
export function vatClassesOf({ vat_classes, vat_percent, vat_cents, total_cents }: OrderRow): VatClass[] {
  if (vat_classes !== null) return JSON.parse(vat_classes) as VatClass[];
  return [{ vatPercent: vat_percent, grossCents: total_cents, vatCents: vat_cents }];
}
