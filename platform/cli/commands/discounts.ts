import { cleanCode } from '#domain/customer/typed-text.ts';
import { athensDay } from '#domain/delivery/athens-time.ts';
import {
  addDiscount,
  type Discount,
  foldCode,
  listDiscounts,
  type NewDiscount,
  removeDiscount,
} from '../../discounts/discounts.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, type CommandInput, positional, type ShopCommand, UsageError } from '../command.ts';
import { readAmount, readDay, readEuro, readOptional, readWhole } from '../read-values.ts';
import { textTable } from '../text-table.ts';

const discountsAdd: ShopCommand = {
  path: ['discounts', 'add'],
  summary: 'Add a discount code',
  positionals: [{ name: 'CODE', help: 'What the buyer types; capitals and accents do not matter' }],
  options: {
    percent: { value: 'N', help: 'Per cent off the goods, 1 to 100' },
    amount: { value: 'EURO', help: 'Or an amount off the goods' },
    'first-order': { help: "Only for a buyer's first order" },
    minimum: { value: 'EURO', help: 'Only when the goods cost at least this' },
    limit: { value: 'N', help: 'How many times it can be used, by all buyers together' },
    from: { value: 'DAY', help: 'First day, such as 2026-12-01' },
    to: { value: 'DAY', help: 'Last day' },
  },
  notes: ['Write either --percent or --amount.'],
  examples: [
    'discounts add WELCOME5 --percent 5 --first-order',
    'discounts add MINUS20 --amount 20 --from 2026-12-01 --to 2026-12-24',
  ],
  async run(input, { context, output }) {
    const discount = readDiscount(input);
    if (!(await addDiscount(context, discount))) {
      throw new CommandFailure(`There is a code ${foldCode(discount.code)} already; choose another one.`);
    }
    output.write(`${describe(discount)}\n`);
  },
};

function readDiscount(input: CommandInput): NewDiscount {
  const { options } = input;
  const given = <Value>(name: string, read: (text: string, name: string) => Value): Value | null =>
    readOptional(input, name, read) ?? null;
  const firstDay = given('from', readDay);
  const lastDay = given('to', readDay);
  if (firstDay && lastDay && lastDay < firstDay) throw new UsageError(`--to ${lastDay} is before --from ${firstDay}.`);
  return {
    code: readCode(cleanCode(positional(input, 0))),
    value: readValue(
      given('percent', (text, name) => readWhole(text, name, { from: 1, to: 100 })),
      given('amount', readAmount),
    ),
    minimumSubtotalCents: given('minimum', readEuro) ?? 0,
    firstOrderOnly: options.has('first-order'),
    usageLimit: given('limit', (text, name) => readWhole(text, name, { from: 1, to: 1_000_000 })),
    firstDay,
    lastDay,
  };
}

function readCode(text: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N}_-]{1,39}$/u.test(text)) return text;
  throw new UsageError(`CODE is "${text}"; write 2 to 40 letters, digits, - or _, such as WELCOME5.`);
}

function readValue(percent: number | null, amountCents: number | null): NewDiscount['value'] {
  if (percent !== null && amountCents === null) return { percent };
  if (amountCents !== null && percent === null) return { amountCents };
  const what = percent === null ? 'The discount has no value' : 'The discount has two values';
  throw new UsageError(`${what}; write either --percent N or --amount EURO.`);
}

function describe(discount: NewDiscount): string {
  const off =
    'percent' in discount.value ? `${discount.value.percent}%` : formatMoney(discount.value.amountCents, 'en');
  return [
    `${foldCode(discount.code)}: ${off} off the goods`,
    ...(discount.minimumSubtotalCents > 0 ? [`from ${formatMoney(discount.minimumSubtotalCents, 'en')}`] : []),
    ...(discount.firstOrderOnly ? ['on a first order only'] : []),
    ...(discount.usageLimit !== null ? [`${discount.usageLimit} times in all`] : []),
    ...(discount.firstDay ? [`from ${discount.firstDay}`] : []),
    ...(discount.lastDay ? [`to ${discount.lastDay} inclusive`] : []),
  ].join(', ');
}

const discountsList: ShopCommand = {
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

const discountsRemove: ShopCommand = {
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
    discount.starts_at ? athensDay(new Date(discount.starts_at)) : '',
    // The instant is the end of the day that was typed.
    discount.ends_at ? athensDay(new Date(Date.parse(discount.ends_at) - 1)) : '',
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

export const discounts = [discountsAdd, discountsList, discountsRemove];
