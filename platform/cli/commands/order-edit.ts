import type { AddressErrors, AddressField } from '#domain/forms/address-form.schema.ts';
import { editOrder } from '../../orders/edit/edit-order.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, positional, type ShopCommand, UsageError } from '../command.ts';
import { readEmail, readOptional, readOrderNumber } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';

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
  summary: 'Mend where an order goes, its e-mail address or its note',
  sendsMail: true,
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: {
    email: { value: 'EMAIL', help: 'Where the mails about it go' },
    ...RECIPIENT_OPTIONS,
    company: { value: 'TEXT', help: 'At which company; empty for none' },
    note: { value: 'TEXT', help: "The buyer's note; empty for none" },
  },
  notes: [
    'What is not named stays. The buyer gets a mail with the order as it is then; when the e-mail address changes, the former one is told so.',
    'An address changes until the last parcel has left, and where the delivery costs the same.',
  ],
  examples: ['orders edit 1001 --street "Εγνατία 12" --postcode 54626', 'orders edit 1001 --email maria@example.gr'],
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
      ...(Object.keys(address).length > 0 && { address }),
    };
    if (Object.values(edit).every((value) => value === undefined)) {
      throw new UsageError('Nothing to change: add at least one option, such as --street "Εγνατία 12".');
    }
    const outcome = await editOrder(shell.context, number, { ...edit, staff: 'command line' });
    switch (outcome.status) {
      case 'unknown_order':
        throw unknownOrder(number);
      case 'invalid':
        throw new UsageError(sayErrors(outcome.errors));
      case 'called_off':
        throw new CommandFailure(`Order #${number} was called off or refunded, so nothing of it changes any more.`);
      case 'sent':
        throw new CommandFailure(`Order #${number} has left the house, so its address stays.`);
      case 'other_price': {
        const difference = formatMoney(Math.abs(outcome.differenceCents), 'en');
        const more = outcome.differenceCents > 0 ? 'more' : 'less';
        throw new CommandFailure(
          `Order #${number}: the delivery there costs ${difference} ${more} than was paid. Agree with the buyer, call the order off and take a new one.`,
        );
      }
      case 'unchanged':
      case 'edited':
        await showOrder(shell, number, { withBuyer: true });
    }
  },
};

function sayErrors(errors: AddressErrors): string {
  const sentences = Object.entries(ADDRESS_OPTIONS).flatMap(([field, option]) => {
    const error = errors[field as AddressField];
    return error ? [`--${option} ${WHY[error]}`] : [];
  });
  return `${sentences.join('; ')}.`;
}
