import { fulfilOrder, type Parcel } from '../../orders/fulfil-order.ts';
import { type CommandInput, UsageError } from '../command.ts';
import { orderCommand } from '../order-command.ts';
import { readOptional, readPieces } from '../read-values.ts';

export const ordersFulfil = orderCommand({
  name: 'fulfil',
  summary: 'Note that an order was sent',
  options: {
    carrier: { value: 'NAME', help: 'Who carries the parcel' },
    number: { value: 'N', help: "The parcel's number at the carrier" },
    url: { value: 'URL', help: 'Where the carrier shows the parcel' },
    pieces: { value: 'LIST', help: 'What is in the parcel: SKU or SKU=2, with commas; all that is left without it' },
    collected: { help: 'The buyer has collected it from the shop: there is no parcel' },
  },
  notes: ['The buyer gets a mail with carrier, number and address, and sees them in their account.'],
  examples: ['orders fulfil 1001 --carrier ACS --number 7401234567'],
  done: 'fulfilled',
  refusals: {
    already_fulfilled: 'was sent before; `orders show` tells when and how',
    not_so_many: 'has not so many pieces of that to send; `orders show` tells its lines',
    already_refunded: 'was refunded, so it is not sent',
    not_paid:
      'is not paid yet, so it is not sent: `orders paid` notes a transfer; of a card the store keeps asking the payment provider by itself',
    withdrawn:
      'is withdrawn from by its buyer: `orders refund` gives the money back, `returns decline` ends a withdrawal that does not hold',
    refund_begun: 'has a refund under way, so it is not sent; `orders refund` finishes it',
  },
  change(number, input, { context }) {
    const pieces = readOptional(input, 'pieces', readPieces);
    return fulfilOrder(context, number, input.options.has('collected') ? null : readParcel(input), pieces);
  },
});

function readParcel(input: CommandInput): Parcel {
  const needed = (name: string, value: string) => {
    const text = readOptional(input, name, readText);
    if (text !== undefined) return text;
    throw new UsageError(`--${name} is missing: add --${name} ${value}, or --collected when there is no parcel.`);
  };
  return {
    carrier: needed('carrier', 'NAME'),
    trackingNumber: needed('number', 'N'),
    trackingUrl: readOptional(input, 'url', readUrl),
  };
}

function readText(text: string, name: string): string {
  const clean = text.trim();
  if (clean !== '' && clean.length <= 100 && !/\p{Cc}/u.test(clean)) return clean;
  throw new UsageError(`${name} must be one line of 1 to 100 characters.`);
}

/** Buyers follow it, so nothing but the web's own addresses. */
function readUrl(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new UsageError(`--url is "${text}"; write an address that begins with https://.`);
}
