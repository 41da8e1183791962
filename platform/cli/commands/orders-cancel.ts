import { cancelOrder } from '../../orders/cancel-order.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { readOrderNumber } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';

const REFUSALS = {
  already_cancelled: 'was called off before',
  sent: 'has been sent. When its parcel came back and nobody paid, call it off with --came-back; otherwise `orders paid` notes the money',
  paid: 'has money in it; `orders refund` gives it back, or lets go of what is only authorised',
};

export const ordersCancel: ShopCommand = {
  path: ['orders', 'cancel'],
  summary: 'Call an order off whose money has not come',
  sendsMail: true,
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: {
    unpaid: { help: 'Because its money did not come; the mail says so' },
    'came-back': { help: 'Its parcel came back unpaid: refused at the door, or never collected' },
    'no-restock': { help: 'The goods cannot be sold again: leave the stock as it is' },
  },
  notes: ['The goods go back into stock unless told otherwise, and the buyer gets a mail.'],
  examples: ['orders cancel 1001', 'orders cancel 1001 --unpaid', 'orders cancel 1001 --came-back'],
  async run(input, shell) {
    const number = readOrderNumber(positional(input, 0));
    const outcome = await cancelOrder(shell.context, number, {
      restock: !input.options.has('no-restock'),
      isBack: input.options.has('came-back'),
      reason: input.options.has('unpaid') ? 'unpaid' : 'other',
    });
    if (outcome === 'unknown_order') throw unknownOrder(number);
    if (outcome !== 'cancelled') throw new CommandFailure(`Order #${number} ${REFUSALS[outcome]}.`);
    await showOrder(shell, number);
  },
};
