import { listOrders } from '../../orders/list-orders.ts';
import type { ShopCommand } from '../command.ts';
import { ordersTable } from '../order-text.ts';
import { readWhole } from '../read-values.ts';

const DEFAULT_LIMIT = '20';

export const ordersList: ShopCommand = {
  path: ['orders', 'list'],
  summary: 'List the newest orders',
  opens: 'existing',
  positionals: [],
  options: { limit: { value: 'N', help: `How many; ${DEFAULT_LIMIT} unless told` } },
  notes: ['The list has no personal data; `orders show` has.'],
  examples: ['orders list', 'orders list --limit 100'],
  async run({ options }, { context, output }) {
    const limit = readWhole(options.get('limit') ?? DEFAULT_LIMIT, '--limit', { from: 1, to: 1000 });
    const orders = await listOrders(context.db, limit);
    output.write(orders.length > 0 ? ordersTable(orders) : 'There are no orders yet.\n');
  },
};
