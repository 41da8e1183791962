import { positional, type ShopCommand } from '../command.ts';
import { readOrderNumber } from '../read-values.ts';
import { showOrder } from '../show-order.ts';

export const ordersShow: ShopCommand = {
  path: ['orders', 'show'],
  summary: 'Show one order with its buyer',
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  examples: ['orders show 1001'],
  async run(input, shell) {
    await showOrder(shell, readOrderNumber(positional(input, 0)), { withBuyer: true });
  },
};
