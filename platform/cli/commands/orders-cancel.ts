import { cancelOrder } from '../../orders/cancel-order.ts';
import { orderCommand } from '../order-command.ts';

export const ordersCancel = orderCommand({
  name: 'cancel',
  summary: 'Call an order off whose money has not come',
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
    sent: 'has been sent. When its parcel came back and nobody paid, call it off with --came-back; otherwise `orders paid` notes the money',
    paid: 'has money in it; `orders refund` gives it back, or lets go of what is only authorised',
  },
  change: (number, { options }, { context }) =>
    cancelOrder(context, number, {
      restock: !options.has('no-restock'),
      isBack: options.has('came-back'),
      reason: options.has('unpaid') ? 'unpaid' : 'other',
    }),
});
