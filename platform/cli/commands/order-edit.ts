import type { AddressErrors, AddressField } from '#domain/forms/address-form.schema.ts';
import { editLines } from '../../orders/edit/edit-lines.ts';
import { editOrder, LONGEST_NOTE } from '../../orders/edit/edit-order.ts';
import type { LinesRefusal } from '../../orders/edit/lines-outcome.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, type CommandInput, positional, type Shell, type ShopCommand, UsageError } from '../command.ts';
import { readEmail, readOptional, readOrderNumber, readPieces } from '../read-values.ts';
import { showOrder, tellMeant, unknownOrder } from '../show-order.ts';

/** The options of an address, by its fields. */
export const ADDRESS_OPTIONS = {
  firstName: 'first-name',
  lastName: 'last-name',
  company: 'company',
  address1: 'street',
  address2: 'street2',
  postcode: 'postcode',
  city: 'city',
  phone: 'phone',
} as const satisfies Partial<Record<AddressField, string>>;

const WHY: Record<NonNullable<AddressErrors[AddressField]>, string> = {
  required: 'must not be empty',
  too_long: 'is too long',
  postcode_format: 'must be a Greek postcode, such as 54624',
  postcode_unknown: 'is no postcode that is given out',
  phone_format: 'must be a phone number, such as 6940000000 or +44 20 7946 0000',
};

/** The options that both a new and a known order have. */
export const RECIPIENT_OPTIONS = {
  'first-name': { value: 'TEXT', help: 'Who receives it' },
  'last-name': { value: 'TEXT', help: 'Who receives it' },
  street: { value: 'TEXT', help: 'Street and number' },
  street2: { value: 'TEXT', help: 'Floor, doorbell; empty for none' },
  postcode: { value: 'POSTCODE', help: 'Such as 54624' },
  city: { value: 'TEXT', help: 'The town' },
  phone: { value: 'PHONE', help: 'For the courier' },
};

export const orderEdit: ShopCommand = {
  path: ['orders', 'edit'],
  summary: "Mend an order's address, e-mail or note, or its goods before they are paid",
  sendsMail: true,
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: {
    email: { value: 'EMAIL', help: 'Where the mails about it go' },
    ...RECIPIENT_OPTIONS,
    company: { value: 'TEXT', help: 'At which company; empty for none' },
    locker: { value: 'ID', help: "Another of the courier's lockers, by its code" },
    note: { value: 'TEXT', help: "The buyer's note; empty for none" },
    set: { value: 'PIECES', help: 'How many pieces of its goods there are, such as A-1=2,B-2=0; 0 removes them' },
    add: { value: 'PIECES', help: 'Goods to add at their price of today, such as C-3=1' },
  },
  notes: [
    'What is not named stays. The buyer gets a mail with the order as it is then; when the e-mail address changes, the former one is told so.',
    'An address changes until the last parcel has left, and where the delivery costs the same.',
    'Goods change while nothing is paid and nothing was sent, in a command of their own. What was ordered keeps its price; delivery, fee and discount are those of the checkout. The time to pay begins anew, and the buyer gets the new order with what to pay.',
  ],
  examples: [
    'orders edit 1001 --street "Εγνατία 12" --postcode 54626',
    'orders edit 1001 --email maria@example.gr',
    'orders edit 1001 --set T480-W11P=2 --add DOCK-1',
  ],
  async run(input, shell) {
    const number = readOrderNumber(positional(input, 0));
    const address = Object.fromEntries(
      Object.entries(ADDRESS_OPTIONS).flatMap(([field, option]) => {
        const text = input.options.get(option);
        return text === undefined ? [] : [[field, text]];
      }),
    );
    const edit = {
      email: readOptional(input, 'email', readEmail),
      note: input.options.get('note'),
      locker: input.options.get('locker'),
      ...(Object.keys(address).length > 0 && { address }),
    };
    const isOther = Object.values(edit).some((value) => value !== undefined);
    if (input.options.has('set') || input.options.has('add')) {
      if (isOther)
        throw new UsageError('Change the goods in a command of their own: without other options than --set and --add.');
      return changeLines(input, shell, number);
    }
    if (!isOther) throw new UsageError('Nothing to change: add at least one option, such as --street "Εγνατία 12".');
    const outcome = await editOrder(shell.context, number, { ...edit, staff: 'command line' });
    switch (outcome.status) {
      case 'unknown_order':
        throw unknownOrder(number);
      case 'invalid':
        throw new UsageError(sayErrors(outcome.errors));
      case 'called_off':
        throw new CommandFailure(`Order #${number} was called off or refunded, so nothing of it changes any more.`);
      case 'note_long':
        throw new UsageError(`The note has more than ${LONGEST_NOTE} characters.`);
      case 'sent':
        throw new CommandFailure(`Order #${number} has left the house, so its address stays.`);
      case 'unknown_locker':
        throw new CommandFailure(
          `Order #${number} takes no such locker: name a code of delivery.locker.list, for an order to a locker.`,
        );
      case 'other_price': {
        const difference = formatMoney(Math.abs(outcome.differenceCents), 'en');
        const more = outcome.differenceCents > 0 ? 'more' : 'less';
        throw new CommandFailure(
          `Order #${number}: the delivery there costs ${difference} ${more} than was paid. Agree with the buyer, call the order off and take a new one.`,
        );
      }
      case 'other_vat':
        throw new CommandFailure(
          `Order #${number}: its invoice has other VAT rates there. Agree with the buyer, call the order off and take a new one.`,
        );
      case 'unchanged':
      case 'edited':
        await showOrder(shell, number, { withBuyer: true });
        tellMeant(edit.email ?? '', shell);
    }
  },
};

const WHY_FIXED: Record<LinesRefusal, string> = {
  called_off: 'was called off or refunded, so nothing of it changes any more.',
  paid: 'is paid, in part or by card, so its goods stay. Refund it, and take a new order.',
  sent: 'has left the house, so its goods stay; `orders refund --pieces` takes off what its buyer gives up.',
  withdrawn: 'has a return or a withdrawal, so its goods stay.',
  empty: 'would have no goods left. `orders cancel` calls it off.',
  no_delivery: 'cannot be delivered so: its way of delivery does not take these goods.',
  no_payment: 'cannot be paid so: it would cost more than the law allows in cash.',
};

async function changeLines(input: CommandInput, shell: Shell, number: number): Promise<void> {
  const outcome = await editLines(shell.context, number, {
    set: readOptional(input, 'set', (text, name) => readPieces(text, name, 0)) ?? [],
    add: readOptional(input, 'add', (text, name) => readPieces(text, name)) ?? [],
    staff: 'command line',
  });
  switch (outcome.status) {
    case 'unknown_order':
      throw unknownOrder(number);
    case 'unknown_pieces':
      throw new CommandFailure(`There is no one variant called ${outcome.names.join(', ')}; write its SKU.`);
    case 'not_in_order':
      throw new CommandFailure(`Order #${number} has no ${outcome.names.join(', ')}; --add adds goods.`);
    case 'no_stock':
      throw new CommandFailure(`There are not so many pieces of ${outcome.names.join(', ')} on sale.`);
    case 'edited':
    case 'unchanged':
      await showOrder(shell, number);
      if ('lostCode' in outcome && outcome.lostCode !== null)
        shell.output.write(`The code ${outcome.lostCode} no longer counts: the goods are below its minimum.\n`);
      return;
    default:
      throw new CommandFailure(`Order #${number} ${WHY_FIXED[outcome.status]}`);
  }
}

function sayErrors(errors: AddressErrors): string {
  const sentences = Object.entries(ADDRESS_OPTIONS).flatMap(([field, option]) => {
    const error = errors[field as AddressField];
    return error ? [`--${option} ${WHY[error]}`] : [];
  });
  return `${sentences.join('; ')}.`;
}
