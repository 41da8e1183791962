import { cleanLine } from '#domain/customer/typed-text.ts';
import { fulfilOrder, type Parcel } from '../../orders/ship/fulfil-order.ts';
import { type MendOutcome, mendParcel } from '../../orders/ship/mend-parcel.ts';
import { type CommandInput, UsageError } from '../command.ts';
import { readOptional, readPieces } from '../read-values.ts';
import { orderCommand } from './order-command.ts';

const PARCEL_OPTIONS = {
  number: { value: 'N', help: "The parcel's number at the carrier" },
  url: { value: 'URL', help: 'Where the carrier shows the parcel' },
};

const ordersFulfil = orderCommand({
  name: 'fulfil',
  summary: 'Note that an order was sent',
  options: {
    carrier: { value: 'NAME', help: 'Who carries the parcel; the one of shop.config.ts without it' },
    ...PARCEL_OPTIONS,
    pieces: { value: 'LIST', help: 'What is in the parcel: SKU or SKU=2, with commas; all that is left without it' },
    serial: { value: 'LIST', help: 'The serial numbers of the machines in it, with commas (`pieces import`)' },
    collected: { help: 'The buyer has collected it from the shop: there is no parcel' },
  },
  notes: ['The buyer gets a mail with carrier, number and address, and sees them in their account.'],
  examples: [
    'orders fulfil 1001 --carrier ACS --number 7401234567',
    'orders fulfil 1001 --carrier ACS --number 7401234567 --serial PF1ABC23',
  ],
  done: 'fulfilled',
  refusals: {
    already_fulfilled: 'was sent before; `orders show` tells when and how',
    not_so_many: 'has not so many pieces of that left to send; `orders show` tells its lines',
    already_refunded: 'was refunded, so it is not sent',
    not_paid:
      'is not paid yet, so it is not sent: `orders paid` notes a transfer; of a card the store keeps asking the payment provider by itself',
    withdrawn:
      'is withdrawn from by its buyer: `orders refund` gives the money back, `returns decline` ends a withdrawal that does not hold',
    refund_begun: 'has a refund under way, so it is not sent; `orders refund` finishes it',
    wrong_serial: 'is not sent so: a serial number belongs to another article, or there are more of them than pieces',
    unknown_serial: 'is not sent so: `pieces import` must first say of which article each serial number is',
    serial_taken:
      'is not sent so: a machine of this serial number is with another buyer; `orders find` tells with whom',
  },
  change(number, input, { context }) {
    const pieces = readOptional(input, 'pieces', readPieces);
    const serials = input.options.get('serial')?.split(',');
    const isCollected = input.options.has('collected');
    const parcel = isCollected ? null : readParcel(input, ', or --collected when there is no parcel');
    return fulfilOrder(context, number, parcel, pieces, serials);
  },
});

const ordersParcel = orderCommand<Exclude<MendOutcome, 'unchanged'>, 'parcel_mended'>({
  name: 'parcel',
  summary: 'Mend the number or the carrier of a parcel that has left',
  options: {
    was: { value: 'N', help: 'The number that was noted, where the order has more than one parcel' },
    carrier: { value: 'NAME', help: 'Who carries it; as it was noted without it' },
    ...PARCEL_OPTIONS,
  },
  notes: ['The buyer gets a mail with the right number, and sees it in their account.'],
  examples: ['orders parcel 1001 --number 7401234567', 'orders parcel 1001 --was 7401234568 --number 7401234567'],
  done: 'parcel_mended',
  refusals: {
    unknown_parcel: 'has no parcel of that, or several: `orders show` tells their numbers, and --was which one',
  },
  async change(number, input, { context }) {
    const was = readOptional(input, 'was', readText);
    const outcome = await mendParcel(context, number, { was, parcel: readParcel(input), staff: 'command line' });
    return outcome === 'unchanged' ? 'parcel_mended' : outcome;
  },
});

function readParcel(input: CommandInput, otherwise = ''): Parcel {
  const trackingNumber = readOptional(input, 'number', readText);
  if (trackingNumber === undefined) throw new UsageError(`--number is missing: add --number N${otherwise}.`);
  return {
    carrier: readOptional(input, 'carrier', readText),
    trackingNumber,
    trackingUrl: readOptional(input, 'url', readUrl),
  };
}

function readText(text: string, name: string): string {
  const clean = cleanLine(text);
  if (clean !== '' && clean.length <= 100 && !/\p{Cc}/u.test(text.trim())) return clean;
  throw new UsageError(`${name} must be one line of 1 to 100 characters.`);
}

/** Buyers follow it, so nothing but the web's own addresses. */
function readUrl(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new UsageError(`--url is "${text}"; write an address that begins with https://.`);
}

export const orderParcels = [ordersFulfil, ordersParcel];
