import type { PlatformContext } from '../context.ts';
import { endOfDay, startOfDay } from '../seed/athens-time.ts';
import { foldCode } from './discounts.ts';

export interface NewDiscount {
  code: string;
  /** Whole per cent of the goods, 1–100, or an amount off them. */
  value: { percent: number } | { amountCents: number };
  /** The discount counts from this subtotal on. */
  minimumSubtotalCents: number;
  firstOrderOnly: boolean;
  /** Uses by everybody together; null for no limit. */
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
