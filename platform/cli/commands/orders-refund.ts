import { refundOrder } from '../../orders/refund-order.ts';
import { orderCommand } from '../order-command.ts';
import { readAmount, readOptional, readPieces } from '../read-values.ts';

export const ordersRefund = orderCommand({
  name: 'refund',
  summary: 'Give money of an order back: all that is left, an amount, or some pieces',
  options: {
    amount: { value: 'EUROS', help: 'A part: 100 or 99.90' },
    pieces: { value: 'LIST', help: 'Some pieces, at what they cost: SKU or SKU=2, with commas' },
    'no-restock': { help: 'The goods cannot be sold again: leave the stock as it is' },
  },
  notes: [
    'The goods go back into stock unless told otherwise; a mere amount leaves them where they are. Money that was only authorised is let go of.',
    'The buyer gets a mail that names the amount.',
  ],
  examples: ['orders refund 1001', 'orders refund 1001 --no-restock'],
  done: 'refunded',
  refusals: {
    already_refunded: 'was refunded before',
    not_captured:
      'has no captured money: without --amount and --pieces what is authorised is let go of; `orders cancel` ends an unpaid order',
    too_much: 'is not refunded so: less is left, or these pieces are not',
    other_gateway: 'was paid through another payment provider; give the money back there',
    refused: 'was not refunded: the payment provider refused. No money moved and nothing was changed',
    unknown:
      'may not be refunded yet: the payment provider did not answer. It is not sent meanwhile; run the command again, the money goes back once',
  },
  change(number, input, { context, gateways }) {
    const amountCents = readOptional(input, 'amount', readAmount);
    const pieces = readOptional(input, 'pieces', readPieces);
    const restock = !input.options.has('no-restock') && (amountCents === undefined || pieces !== undefined);
    return refundOrder(context, gateways, number, { restock, amountCents, pieces });
  },
});
