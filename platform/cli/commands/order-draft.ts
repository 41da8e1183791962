import { parseContentLanguage } from '#domain/locale/locales.ts';
import { shop } from '#shop.config';
import type { TextField } from '../../checkout/checkout-form.ts';
import { createDraft, type DraftOutcome } from '../../checkout/create-draft.ts';
import { endDraft, listDrafts } from '../../checkout/drafts.ts';
import type { FieldError } from '../../checkout/validate-form.ts';
import type { NewDiscount } from '../../discounts/discounts.ts';
import { priceRules } from '../../orders/price/price-rules.ts';
import { MANUAL_METHODS } from '../../payments/manual-methods.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, type CommandInput, positional, type ShopCommand, UsageError } from '../command.ts';
import { formatInstant } from '../order-text.ts';
import { oneOf, readAmount, readEmail, readOptional, readPieces, readWhole } from '../read-values.ts';
import { showOrder, tellMeant } from '../show-order.ts';
import { textTable } from '../text-table.ts';
import { ADDRESS_OPTIONS, RECIPIENT_OPTIONS } from './order-edit.ts';

const DELIVERIES = ['courier', 'locker', 'pickup'];

const ordersDraft: ShopCommand = {
  path: ['orders', 'draft'],
  summary: 'Write an order down for a buyer: a link to pay it, or an order by telephone',
  sendsMail: true,
  positionals: [
    { name: 'PIECES', help: "SKUs with commas, such as A-1=2,B-2, or HANDLE, or 'HANDLE: Windows 11 Pro / 16GB'" },
  ],
  options: {
    email: { value: 'EMAIL', help: "The buyer's; the link goes there" },
    ...RECIPIENT_OPTIONS,
    delivery: { value: 'HOW', help: `${DELIVERIES.join(', ')}; courier without it` },
    locker: {
      value: 'ID',
      help: "With --delivery locker: the courier's code of it, where the shop has the list of lockers",
    },
    pay: {
      value: 'HOW',
      help: `Order at once, to be paid by ${MANUAL_METHODS.join(', ')}; without it the buyer pays behind the link`,
    },
    code: { value: 'CODE', help: 'A discount code of the shop' },
    discount: { value: 'OFF', help: 'Off this order alone: 20 or 19.90 euro, or 10%' },
    note: { value: 'TEXT', help: "The buyer's note" },
    language: { value: 'LANGUAGE', help: 'In which the buyer is written to: el or en; el without it' },
    'no-mail': { help: 'Do not mail the link; give it to the buyer yourself' },
  },
  notes: [
    'What is not known the buyer fills in behind the link. Its goods are held for as long as those of an order that waits for a transfer.',
    'With --pay all of buyer and delivery must be there; the buyer gets the mail of such an order, and `orders paid` notes the money.',
  ],
  examples: [
    'orders draft T480-W11P --email maria@example.gr --discount 20',
    "orders draft 'A-1=2' --pay transfer --email a@example.gr --first-name Άννα --last-name Π. --street 'Ερμού 1' --postcode 54624 --city Θεσσαλονίκη --phone 6940000000",
  ],
  async run(input, shell) {
    const { context, gateways } = shell;
    const draft = readDraft(input);
    const outcome = await createDraft({ context, gateways, rules: priceRules }, draft);
    if (outcome.status === 'placed') await showOrder(shell, outcome.number, { withBuyer: true });
    else if (outcome.status === 'draft') shell.output.write(linkText(context.publicUrl, outcome));
    else throw failureOf(outcome);
    tellMeant(draft.form.email ?? '', shell);
  },
};

function linkText(publicUrl: string, { path, totalCents, until }: Extract<DraftOutcome, { status: 'draft' }>): string {
  return `${publicUrl}${path}\n${formatMoney(totalCents, 'en')}; the goods are held until ${formatInstant(until)}.\n`;
}

function readDraft(input: CommandInput): Parameters<typeof createDraft>[1] {
  const { options } = input;
  const delivery = readOptional(input, 'delivery', oneOf(DELIVERIES)) ?? 'courier';
  if (options.has('code') && options.has('discount'))
    throw new UsageError('Write --code or --discount: an order has one.');
  if (options.has('locker') && delivery !== 'locker') throw new UsageError('--locker goes with --delivery locker.');
  const address = Object.entries(ADDRESS_OPTIONS).map(([field, option]) => [field, options.get(option) ?? '']);
  return {
    pieces: readPieces(positional(input, 0), 'PIECES'),
    form: {
      ...Object.fromEntries(address),
      email: readOptional(input, 'email', readEmail) ?? '',
      locker: (options.get('locker') ?? '').trim(),
      deliveryMethod: delivery,
    },
    language: readOptional(input, 'language', readLanguage) ?? 'el',
    note: (options.get('note') ?? '').trim().slice(0, 5_000),
    codes: options.has('code') ? [options.get('code') ?? ''] : [],
    discount: readOptional(input, 'discount', readDiscount),
    paymentMethod: readOptional(input, 'pay', oneOf(MANUAL_METHODS)),
    isMailed: !options.has('no-mail'),
  };
}

function readLanguage(text: string, name: string) {
  const language = parseContentLanguage(text);
  if (language) return language;
  throw new UsageError(`${name} is "${text}"; write el or en.`);
}

function readDiscount(text: string, name: string): NewDiscount['value'] {
  const [, percent] = /^(\d{1,3})\s*%$/.exec(text) ?? [];
  return percent === undefined
    ? { amountCents: readAmount(text, name) }
    : { percent: readWhole(percent, name, { from: 1, to: 100 }) };
}

const FAILURES = {
  no_stock: 'There are not so many pieces of that on sale.',
  no_code: 'The discount does nothing for this order; `discounts list` shows the codes.',
  no_delivery: 'This delivery is not offered for these goods.',
  no_payment:
    'This way of paying is not offered for this order: PAYMENTS names those of the shop, and `pickup` goes with --delivery pickup.',
  no_cash: `Cash on delivery is taken at the door and for totals below ${formatMoney(shop.payments.codBelowCents, 'en')}. Write --pay transfer, or leave --pay out: the buyer then pays behind the link.`,
};

const WHY_NOT: Record<FieldError, string> = {
  required: 'is missing',
  too_long: 'is too long',
  format: 'is not right',
  dots: 'has a dot at its end or two beside each other',
  unknown: 'is no postcode that is given out',
  expired: 'is over',
};

function failureOf(outcome: Exclude<DraftOutcome, { status: 'placed' | 'draft' }>): Error {
  if (outcome.status === 'unknown_pieces')
    return new CommandFailure(
      `There is no one variant called ${outcome.names.join(', ')}; write its SKU, or the handle and the option's values.`,
    );
  if (outcome.status !== 'invalid') return new CommandFailure(FAILURES[outcome.status]);
  const names: Partial<Record<TextField, string>> = ADDRESS_OPTIONS;
  const why = (field: string, error: FieldError) => {
    if (field === 'locker') return 'must be a code of delivery.locker.list';
    return WHY_NOT[error];
  };
  const sentences = Object.entries(outcome.errors).map(
    ([field, error]) => `--${names[field as TextField] ?? field} ${why(field, error)}`,
  );
  return new UsageError(`${sentences.join('; ')}.`);
}

const ordersDrafts: ShopCommand = {
  path: ['orders', 'drafts'],
  summary: 'List the orders that wait for their buyer behind a link',
  options: { end: { value: 'ID', help: 'Put the goods of this one back on sale and close its link' } },
  examples: ['orders drafts', 'orders drafts --end 12'],
  async run(input, { context, output }) {
    const id = readOptional(input, 'end', (text, name) => readWhole(text, name, { from: 1, to: 999_999_999 }));
    if (id !== undefined && !(await endDraft(context, id))) throw new CommandFailure(`No draft ${id} waits.`);
    const rows = (await listDrafts(context.db)).map(({ id: number, email, totalCents, until, token }) => [
      String(number),
      email,
      formatMoney(totalCents, 'en'),
      formatInstant(until),
      `${context.publicUrl}/checkouts/${token}`,
    ]);
    output.write(
      rows.length > 0 ? textTable([['Id', 'Buyer', 'Total', 'Held until', 'Link'], ...rows], [2]) : 'No draft waits.\n',
    );
  },
};

export const orderDrafts = [ordersDraft, ordersDrafts];
