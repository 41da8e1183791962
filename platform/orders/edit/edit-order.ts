import { cleanLines } from '#domain/customer/typed-text.ts';
import { type DeliveryMethodId, type DeliveryPrices, deliveryCents } from '#domain/delivery/delivery-methods.ts';
import type { Locker } from '#domain/delivery/lockers.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import { type AddressErrors, type AddressField, parsePostalAddress } from '#domain/forms/address-form.schema.ts';
import { hasIslandRates } from '#domain/money/vat.ts';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { foldEmail } from '../../discounts/discounts.ts';
import { queueMail } from '../../mail/outbox.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { queueOrderMail } from '../mail/order-mail.ts';
import { noteChange } from '../note/order-notes.ts';
import { priceRules } from '../price/price-rules.ts';
import { lockOrder } from '../read/lock-order.ts';
import { isCalledOff, readAccount } from '../read/order-account.ts';
import { type Order, readOrder, toOrder } from '../read/read-order.ts';
import { toEdited } from './edit-mail.ts';

/** What was typed; a field that is absent stays as it is, an empty one is emptied. */
export interface OrderEdit {
  /** A valid address. */
  email?: string | undefined;
  /** The buyer's note, as it was typed. */
  note?: string | undefined;
  address?: Partial<Record<AddressField, string>> | undefined;
  /** The code of one of the courier's lockers, for an order that goes to one. */
  locker?: string | undefined;
}

export type EditOutcome =
  | { status: 'edited' | 'unchanged' | 'unknown_order' | 'called_off' }
  /** More than `LONGEST_NOTE`. */
  | { status: 'note_long' }
  /** All of it is on its way, so no parcel takes another address. */
  | { status: 'sent' }
  | { status: 'unknown_locker' }
  /** The parcel would cost more or less there than the buyer paid. */
  | { status: 'other_price'; differenceCents: number }
  /** An invoice has other VAT rates there. */
  | { status: 'other_vat' }
  | { status: 'invalid'; errors: AddressErrors };

/**
 * Mends where an order goes and whom the shop writes to, by the checkout's rules. The buyer gets a mail, at the former address too
 * when it changed.
 *
 * @param edit.staff who mends it
 * @param lockers the courier's list
 */
export async function editOrder(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  { staff, ...edit }: OrderEdit & { staff: string },
  prices: DeliveryPrices = priceRules,
  lockers = shopDelivery.lockers,
): Promise<EditOutcome> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    // Locked, so that no parcel leaves meanwhile.
    const { order: row } = await lockOrder(trx, number);
    if (!row) return { status: 'unknown_order' };
    if (isCalledOff(row)) return { status: 'called_off' };
    const order = await toOrder(trx, row);
    const changed = await changesOf(trx, order, edit, { prices, lockers });
    if ('status' in changed) return changed;
    const { columns, fields } = changed;
    if (fields.length === 0) return { status: 'unchanged' };
    await trx.updateTable('orders').set(columns).where('id', '=', order.id).execute();
    await noteChange(trx, order.id, { staff, change: { code: 'details', fields }, at });
    await tellBuyer(trx, order, { at, publicUrl });
    return { status: 'edited' };
  });
}

interface Changes {
  columns: { email?: string; note?: string; phone?: string; shipping_address?: string };
  /** Names of what changed. */
  fields: string[];
}

async function changesOf(
  trx: Trx,
  order: Order,
  { email, note, address, locker: lockerId }: OrderEdit,
  { prices, lockers }: { prices: DeliveryPrices; lockers: readonly Locker[] | null },
): Promise<Changes | EditOutcome> {
  const changes: Changes = { columns: {}, fields: [] };
  if (email !== undefined && foldEmail(email) !== order.email) {
    changes.columns.email = foldEmail(email);
    changes.fields.push('email');
  }
  const cleanNote = note === undefined ? undefined : cleanLines(note);
  if (cleanNote !== undefined && cleanNote.length > LONGEST_NOTE) return { status: 'note_long' };
  if (cleanNote !== undefined && cleanNote !== order.note) {
    changes.columns.note = cleanNote;
    changes.fields.push('note');
  }
  const isOther = lockerId !== undefined && lockerId !== order.address.locker?.id;
  const chosen = isOther && order.shippingMethod === 'locker' ? lockers?.find(({ id }) => id === lockerId) : undefined;
  if (isOther && !chosen) return { status: 'unknown_locker' };
  if (!address && !chosen) return changes;
  const parsed = parsePostalAddress({ ...order.address, ...address }, { hasPlace: order.address.postcode !== '' });
  if (!parsed.ok) return { status: 'invalid', errors: parsed.errors };
  const locker = chosen ? { id: chosen.id, place: chosen.place } : order.address.locker;
  const fields = [
    ...differences(order.address, parsed.values),
    ...(locker?.id === order.address.locker?.id ? [] : ['locker']),
  ];
  if (fields.length === 0) return changes;
  const account = await readAccount(trx, order.id);
  if (account.every(({ left }) => left === 0)) return { status: 'sent' };
  const differenceCents = deliveryOf(order, parsed.values, prices) - deliveryOf(order, order.address, prices);
  if (differenceCents !== 0) return { status: 'other_price', differenceCents };
  const isTaxed = account.some(({ line }) => line.vat_percent !== null);
  if (isTaxed && ratesAt(order, parsed.values) !== ratesAt(order, order.address)) return { status: 'other_vat' };
  const moved = { ...parsed.values, ...(locker && { locker }) };
  Object.assign(changes.columns, { shipping_address: JSON.stringify(moved), phone: parsed.values.phone });
  changes.fields.push(...fields);
  return changes;
}

/** In characters, as at the checkout. */
export const LONGEST_NOTE = 5_000;

const FIELDS: readonly AddressField[] = [
  ...(['firstName', 'lastName', 'company', 'address1', 'address2', 'postcode', 'city', 'region', 'phone'] as const),
];

function differences(before: PostalAddress, after: PostalAddress): AddressField[] {
  return FIELDS.filter((field) => (before[field] ?? '') !== (after[field] ?? ''));
}

/** Of the same goods: only the place makes a difference. */
function deliveryOf(order: Order, { postcode }: PostalAddress, prices: DeliveryPrices): number {
  const goodsCents = order.subtotalCents - order.discountCents;
  const method = order.shippingMethod as DeliveryMethodId;
  return deliveryCents(method, { goodsCents, grams: 0, postcode: postcode || null }, prices) ?? 0;
}

/** Whether they are those of the islands. */
function ratesAt({ invoice }: Order, { postcode }: PostalAddress): boolean {
  return hasIslandRates({ isBusiness: invoice !== null, postcode: postcode || null });
}

async function tellBuyer(trx: Trx, before: Order, { at, publicUrl }: { at: Date; publicUrl: string }): Promise<void> {
  const kind = 'order-edited';
  const id = at.getTime();
  await queueOrderMail(trx, before.number, (order) => ({ kind, id, content: toEdited(order) }), { now: at, publicUrl });
  const after = await readOrder(trx, before.number);
  if (!after || after.email === before.email) return;
  const mail = renderMail(toEdited(after, { isFormerAddress: true }), publicUrl);
  await queueMail(trx, { id: `${kind}-${before.number}-${id}-former`, kind, recipient: before.email, ...mail }, at);
}
