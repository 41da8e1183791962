import { refundOrder } from '../../orders/refund-order.ts';
import { createTestGateway } from '../../payments/test-gateway.ts';
import { type Command, CommandFailure, positional } from '../command.ts';
import { readOrderNumber } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';

export const ordersRefund: Command = {
  path: ['orders', 'refund'],
  summary: 'Give the whole amount of an order back',
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: { 'no-restock': { help: 'The goods cannot be sold again: leave the stock as it is' } },
  notes: [
    'The goods go back into stock unless told otherwise. Money that was only authorised is let go of.',
    'The buyer gets a mail that names the amount.',
  ],
  examples: ['orders refund 1001', 'orders refund 1001 --no-restock'],
  async run(input, shell) {
    const number = readOrderNumber(positional(input, 0));
    const restock = !input.options.has('no-restock');
    const outcome = await refundOrder(shell.context, createTestGateway(), number, { restock });
    if (outcome === 'unknown_order') throw unknownOrder(number);
    if (outcome === 'already_refunded') throw new CommandFailure(`Order #${number} was refunded before.`);
    await showOrder(shell, number, { withBuyer: false });
  },
};
