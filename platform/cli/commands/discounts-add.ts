import { addDiscount, foldCode, type NewDiscount } from '../../discounts/discounts.ts';
import { formatMoney } from '../../orders/format.ts';
import { CommandFailure, type CommandInput, positional, type ShopCommand, UsageError } from '../command.ts';
import { readAmount, readDay, readEuro, readOptional, readWhole } from '../read-values.ts';

export const discountsAdd: ShopCommand = {
  path: ['discounts', 'add'],
  summary: 'Add a discount code',
  positionals: [{ name: 'CODE', help: 'What the buyer types; capitals do not matter' }],
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
    code: readCode(positional(input, 0)),
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
