import type { Selectable } from 'kysely';
import { cleanEmail, mailboxOf } from '#domain/customer/email.ts';
import { cleanCode } from '#domain/customer/typed-text.ts';
import { endOfDay, startOfDay } from '#domain/delivery/athens-time.ts';
import { fold } from '#domain/locale/fold.ts';
import type { DiscountValue } from '#domain/money/pricing.ts';
import type { PlatformContext } from '../context.ts';
import { type Database, isPostgres, type Trx } from '../db/database.ts';
import { mailboxExpression } from '../db/migrations/orders.ts';
import type { Tables } from '../db/tables.ts';

export type Discount = Selectable<Tables['discounts']>;

/** Why a code does nothing. The cart tells the API's client, the checkout tells the buyer. */
export type DiscountRefusal =
  | 'not_found'
  | 'not_started'
  | 'expired'
  | 'used_up'
  | 'below_minimum'
  | 'not_first_order'
  | 'another_applies';

export interface DiscountResult {
  /** The one discount that counts, or null. */
  discount: Discount | null;
  /** Every code that was asked for, in order, with the reason when it does nothing. */
  codes: { code: string; refusal: DiscountRefusal | null }[];
}

/** Discount codes compare without regard to case, accents, blanks around them and invisible marks. */
export function foldCode(code: string): string {
  return fold(cleanCode(code)).toUpperCase();
}

/** E-mail addresses compare without regard to case and surrounding blanks; U+0000 cannot be asked for. */
export function foldEmail(email: string): string {
  return cleanEmail(email.replaceAll('\0', '')).toLowerCase();
}

/**
 * Decides which of the asked codes applies: the first valid one; codes do not add up.
 *
 * @param buyer.email null while unknown; "first order only" is then assumed to hold and is decided again with the address
 */
export async function applyDiscountCodes(
  db: Database,
  codes: readonly string[],
  buyer: { subtotalCents: number; email: string | null; now: Date },
): Promise<DiscountResult> {
  const result: DiscountResult = { discount: null, codes: [] };
  for (const code of codes) {
    const discount = await findDiscount(db, code);
    const refusal = discount ? await refusalOf(db, discount, buyer) : 'not_found';
    const outranked = refusal === null && result.discount ? 'another_applies' : refusal;
    if (discount && outranked === null) result.discount = discount;
    result.codes.push({ code, refusal: outranked });
  }
  return result;
}

async function findDiscount(db: Database, code: string): Promise<Discount | undefined> {
  return db.selectFrom('discounts').selectAll().where('code', '=', foldCode(code)).executeTakeFirst();
}

async function refusalOf(
  db: Database,
  discount: Discount,
  buyer: { subtotalCents: number; email: string | null; now: Date },
): Promise<DiscountRefusal | null> {
  const now = buyer.now.toISOString();
  if (discount.starts_at !== null && now < discount.starts_at) return 'not_started';
  if (discount.ends_at !== null && now >= discount.ends_at) return 'expired';
  if (discount.usage_limit !== null && discount.used_count >= discount.usage_limit) return 'used_up';
  if (isBelowMinimum(discount, buyer.subtotalCents)) return 'below_minimum';
  if (discount.first_order_only && buyer.email !== null && (await hasOrdered(db, buyer.email)))
    return 'not_first_order';
  return null;
}

function isBelowMinimum({ minimum_subtotal_cents }: Discount, subtotalCents: number): boolean {
  return subtotalCents < minimum_subtotal_cents;
}

/**
 * The discount that an order was granted, for other goods of it. Its days, its limit and the buyer's first order were decided when the
 * order was placed. A code that was removed since keeps the value that the order has.
 *
 * @returns null without a code, and for goods below its minimum
 */
export async function grantedDiscount(
  db: Database,
  order: Pick<Selectable<Tables['orders']>, 'id' | 'discount_code' | 'discount_percent' | 'discount_cents'>,
  subtotalCents: number,
): Promise<DiscountValue | null> {
  if (order.discount_code === null) return null;
  const discount = await db
    .selectFrom('discounts')
    .innerJoin('discount_redemptions', 'discount_redemptions.discount_id', 'discounts.id')
    .selectAll('discounts')
    .where('discount_redemptions.order_id', '=', order.id)
    .executeTakeFirst();
  if (!discount) return { percent: order.discount_percent, amountCents: order.discount_cents };
  if (isBelowMinimum(discount, subtotalCents)) return null;
  return { percent: discount.percent, amountCents: discount.amount_cents };
}

/** Gives the use of a code back, for an order that has lost it. Locks: discount. */
export async function returnUse(trx: Trx, orderId: number): Promise<void> {
  const used = await trx
    .deleteFrom('discount_redemptions')
    .where('order_id', '=', orderId)
    .returning('discount_id')
    .executeTakeFirst();
  if (!used) return;
  await trx
    .updateTable('discounts')
    .set((row) => ({ used_count: row('used_count', '-', 1) }))
    .where('id', '=', used.discount_id)
    .execute();
}

/** With this address or another one of the same mailbox. */
async function hasOrdered(db: Database, email: string): Promise<boolean> {
  const mailbox = mailboxExpression(isPostgres(db) ? 'postgres' : 'sqlite');
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where(mailbox, '=', mailboxOf(foldEmail(email)))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

export async function listDiscounts(db: Database): Promise<Discount[]> {
  return db.selectFrom('discounts').selectAll().orderBy('code').execute();
}

/**
 * Removes a code; orders that used it keep their price. The text of the code stays free to be used again.
 *
 * @returns false when there is no such code
 */
export async function removeDiscount(db: Database, code: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('discounts').select('id').where('code', '=', foldCode(code)).executeTakeFirst();
    if (!row) return false;
    await trx.deleteFrom('discount_redemptions').where('discount_id', '=', row.id).execute();
    await trx.deleteFrom('translations').where('resource', '=', 'discount').where('resource_id', '=', row.id).execute();
    await trx.deleteFrom('discounts').where('id', '=', row.id).execute();
    return true;
  });
}

export interface NewDiscount {
  code: string;
  /** Whole per cent of the goods, 1–100, or an amount off them. */
  value: { percent: number } | { amountCents: number };
  /** The discount counts from this subtotal on. */
  minimumSubtotalCents: number;
  firstOrderOnly: boolean;
  /** Uses by all buyers together; null for no limit. */
  usageLimit: number | null;
  /** First and last day in Athens, `2026-11-20`. */
  firstDay: string | null;
  lastDay: string | null;
}

/**
 * Adds a discount code; its title is the code itself.
 *
 * @returns false when the code, in whatever case, is there already
 */
export async function addDiscount({ db }: Pick<PlatformContext, 'db'>, discount: NewDiscount): Promise<boolean> {
  const code = foldCode(discount.code);
  const row = await db
    .insertInto('discounts')
    .values({
      code,
      title: code,
      percent: 'percent' in discount.value ? discount.value.percent : null,
      amount_cents: 'amountCents' in discount.value ? discount.value.amountCents : null,
      minimum_subtotal_cents: discount.minimumSubtotalCents,
      first_order_only: discount.firstOrderOnly ? 1 : 0,
      usage_limit: discount.usageLimit,
      used_count: 0,
      starts_at: discount.firstDay && startOfDay(discount.firstDay),
      ends_at: discount.lastDay && endOfDay(discount.lastDay),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a code at once; it stays in the list with its uses. @returns false when there is no such code */
export async function stopDiscount({ db, now }: Pick<PlatformContext, 'db' | 'now'>, code: string): Promise<boolean> {
  return changeDiscount(db, code, { ends_at: now().toISOString() });
}

/** @param limit uses by all buyers together; null for no limit. @returns false when there is no such code */
export async function limitDiscount(db: Database, code: string, limit: number | null): Promise<boolean> {
  return changeDiscount(db, code, { usage_limit: limit });
}

async function changeDiscount(
  db: Database,
  code: string,
  values: Partial<Pick<Discount, 'ends_at' | 'usage_limit'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('discounts')
    .set(values)
    .where('code', '=', foldCode(code))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
