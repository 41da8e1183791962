import { captureOrder } from '../../orders/capture/capture-payments.ts';
import { notePayment } from '../../orders/capture/note-payment.ts';
import { cancelOrder } from '../../orders/refund/cancel-order.ts';
import { refundOrder } from '../../orders/refund/refund-order.ts';
import { refundArrived } from '../../orders/return/receive-return.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { readAmount, readOptional, readOrderNumber, readPieces } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';
import { orderCommand } from './order-command.ts';
import { orderParcels } from './order-parcels.ts';

const REFUSALS = {
  not_manual: 'is paid through a payment provider, which tells the store by itself',
  already_paid: 'was paid before',
  cancelled:
    'was called off. --reopen takes its goods out of stock again, if they are there; otherwise give the money back',
  no_stock: 'was called off, and its goods are not there any more: give the money back',
  too_much: 'is not paid so: note what is awaited and give the rest back',
};

const ordersPaid: ShopCommand = {
  path: ['orders', 'paid'],
  summary: 'Note that the money of an order has come: by transfer, to the courier or in the shop',
  sendsMail: true,
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: {
    amount: { value: 'EUROS', help: 'What has come, when it is a part: 100 or 99.90' },
    reopen: { help: 'The order was called off before its money came: it stands again' },
    reference: { value: 'TEXT', help: "The bank's or the courier's own number of it" },
  },
  notes: ['With the last of it the order is paid and its buyer gets a mail; a transfer confirms the order.'],
  examples: ['orders paid 1001', 'orders paid 1001 --amount 100.00 --reference "ACS 5512"'],
  async run(input, shell) {
    const number = readOrderNumber(positional(input, 0));
    const outcome = await notePayment(shell.context, number, {
      amountCents: readOptional(input, 'amount', readAmount),
      isReopened: input.options.has('reopen'),
      reference: input.options.get('reference')?.slice(0, 100),
    });
    const { status, restCents } = outcome;
    if (status === 'unknown_order') throw unknownOrder(number);
    if (status !== 'paid' && status !== 'partly_paid') {
      const rest = status === 'too_much' ? ` (${formatMoney(restCents, 'en')})` : '';
      throw new CommandFailure(`Order #${number} ${REFUSALS[status]}${rest}.`);
    }
    await showOrder(shell, number);
  },
};

const ordersCapture = orderCommand({
  name: 'capture',
  summary: 'Take money that a card authorised: all of it, or a part',
  options: { amount: { value: 'EUROS', help: 'A part: 100 or 99.90. The rest of the authorisation is let go of' } },
  notes: [
    'Money is taken with the order by itself, unless CAPTURE=manual. An authorisation holds for a few days only, often seven.',
    'The buyer gets the confirmation then.',
  ],
  examples: ['orders capture 1001', 'orders capture 1001 --amount 199'],
  done: 'captured',
  refusals: {
    not_authorized: 'has no money that is only authorised; `orders show` tells where its money is',
    too_much: 'is not captured so: less was authorised',
    other_gateway: 'was paid through another payment provider; take the money there',
    not_captured:
      'may not be captured yet: the payment provider refused or did not answer. Run the command again, the money is taken once',
  },
  change: (number, input, { context, gateways }) =>
    captureOrder(context, gateways, number, readOptional(input, 'amount', readAmount)),
});

const ordersCancel = orderCommand({
  name: 'cancel',
  summary: 'Call an order off whose money has not come, or went back',
  options: {
    unpaid: { help: 'Because its money did not come; the mail says so' },
    'came-back': { help: 'Its parcel came back unpaid: refused at the door, or never collected' },
    'no-restock': { help: 'The goods cannot be sold again: leave the stock as it is' },
  },
  notes: ['The goods go back into stock unless told otherwise, and the buyer gets a mail.'],
  examples: ['orders cancel 1001', 'orders cancel 1001 --unpaid', 'orders cancel 1001 --came-back'],
  done: 'cancelled',
  refusals: {
    already_cancelled: 'was called off before',
    sent: 'has been sent. When its parcel came back and nobody paid or the money went back, call it off with --came-back; otherwise `orders paid` notes the money',
    paid: 'has money in it; `orders refund` gives it back, or lets go of what is only authorised',
  },
  change: (number, { options }, { context }) =>
    cancelOrder(context, number, {
      restock: !options.has('no-restock'),
      isBack: options.has('came-back'),
      reason: options.has('unpaid') ? 'unpaid' : 'other',
    }),
});

const ordersRefund = orderCommand<Exclude<Awaited<ReturnType<typeof refundArrived>>, 'waived'>, 'refunded'>({
  name: 'refund',
  summary: 'Give money of an order back: all that is left, an amount, or some pieces',
  options: {
    amount: { value: 'EUROS', help: 'A part: 100 or 99.90' },
    pieces: { value: 'LIST', help: 'Some pieces, at what they cost: SKU or SKU=2, with commas' },
    'came-back': { help: 'Pieces that were sent are here again, without a return that announced them' },
    serial: { value: 'LIST', help: 'With --came-back: the serial numbers of these machines, with commas' },
    'no-restock': { help: 'The goods cannot be sold again: leave the stock as it is' },
  },
  notes: [
    'Pieces that were not sent go back into stock unless told otherwise and are not sent any more. Pieces that were sent go back with',
    '--came-back, or by `returns receive`. A mere amount leaves all pieces where they are.',
    'Of an order that left before its money came, pieces are taken off what is awaited; tell the courier who was asked for more.',
    'Money that was only authorised is let go of. The buyer gets a mail that names the amount and the pieces.',
  ],
  examples: ['orders refund 1001', 'orders refund 1001 --pieces T480-W11P', 'orders refund 1001 --amount 30'],
  done: 'refunded',
  refusals: {
    already_refunded: 'was refunded before',
    not_captured:
      'has no captured money: without --amount and --pieces what is authorised is let go of; `orders cancel` ends an unpaid order',
    too_much: 'is not refunded so: less is left, or these pieces are not',
    not_sent: 'has no pieces of that with its buyer, so they cannot have come back',
    wrong_serial: 'is not refunded so: a serial number did not leave with it, came back before, or is one too many',
    other_gateway: 'was paid through another payment provider; give the money back there',
    refused: 'was not refunded: the payment provider refused. No money moved and nothing was changed',
    unknown:
      'may not be refunded yet: the payment provider did not answer. It is not sent meanwhile; run the command again, the money goes back once',
  },
  async change(number, input, { context, gateways }) {
    const amountCents = readOptional(input, 'amount', readAmount);
    const pieces = readOptional(input, 'pieces', readPieces);
    const restock = !input.options.has('no-restock') && (amountCents === undefined || pieces !== undefined);
    const serials = input.options.get('serial')?.split(',');
    const refund = input.options.has('came-back') ? refundArrived : refundOrder;
    const outcome = await refund(context, gateways, number, { restock, amountCents, pieces, serials });
    return outcome === 'waived' ? 'refunded' : outcome;
  },
});

export const orderChanges = [ordersPaid, ordersCapture, ...orderParcels, ordersCancel, ordersRefund];
