import { type Discount, listDiscounts, removeDiscount } from '../../discounts/discounts.ts';
import { formatMoney } from '../../orders/format.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { formatInstant } from '../order-text.ts';
import { textTable } from '../text-table.ts';

export const discountsList: ShopCommand = {
  path: ['discounts', 'list'],
  summary: 'List the discount codes',
  options: { json: { help: 'As JSON; amounts in cents' } },
  examples: ['discounts list'],
  async run({ options }, { context, output }) {
    const discounts = await listDiscounts(context.db);
    if (options.has('json')) output.write(`${JSON.stringify(discounts.map(toJson), null, 2)}\n`);
    else output.write(discounts.length > 0 ? table(discounts, context.now()) : 'There are no codes yet.\n');
  },
};

export const discountsRemove: ShopCommand = {
  path: ['discounts', 'remove'],
  summary: 'Remove a discount code',
  positionals: [{ name: 'CODE', help: 'Capitals do not matter' }],
  notes: ['Orders that used it keep their price.'],
  examples: ['discounts remove MINUS20'],
  async run(input, { context, output }) {
    const code = positional(input, 0);
    if (!(await removeDiscount(context.db, code))) {
      throw new CommandFailure(`There is no code ${code}; \`discounts list\` shows those that are there.`);
    }
    output.write(`${code} is gone.\n`);
  },
};

function table(discounts: readonly Discount[], now: Date): string {
  const rows = discounts.map((discount) => [
    discount.code,
    discount.percent === null ? formatMoney(discount.amount_cents ?? 0, 'en') : `${discount.percent}%`,
    discount.minimum_subtotal_cents > 0 ? formatMoney(discount.minimum_subtotal_cents, 'en') : '',
    discount.first_order_only ? 'first order' : '',
    discount.usage_limit === null ? String(discount.used_count) : `${discount.used_count} of ${discount.usage_limit}`,
    discount.starts_at ? formatInstant(new Date(discount.starts_at)) : '',
    discount.ends_at ? formatInstant(new Date(discount.ends_at)) : '',
    state(discount, now.toISOString()),
  ]);
  return textTable([['Code', 'Off', 'Minimum', 'Only', 'Used', 'From', 'Until', 'State'], ...rows], [1, 2]);
}

function state({ starts_at, ends_at, usage_limit, used_count }: Discount, now: string): string {
  if (ends_at !== null && now >= ends_at) return 'over';
  if (starts_at !== null && now < starts_at) return 'not yet';
  return usage_limit !== null && used_count >= usage_limit ? 'used up' : 'valid';
}

function toJson(discount: Discount) {
  return {
    code: discount.code,
    percent: discount.percent,
    amountCents: discount.amount_cents,
    minimumSubtotalCents: discount.minimum_subtotal_cents,
    firstOrderOnly: discount.first_order_only === 1,
    usageLimit: discount.usage_limit,
    usedCount: discount.used_count,
    startsAt: discount.starts_at,
    endsAt: discount.ends_at,
  };
}
