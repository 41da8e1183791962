import { listOrders } from '../../orders/list-orders.ts';
import { startOfDay } from '../../seed/athens-time.ts';
import type { ShopCommand } from '../command.ts';
import { ordersTable } from '../order-text.ts';
import { readDay, readOptional, readWhole } from '../read-values.ts';

const DEFAULT_LIMIT = '20';

export const ordersList: ShopCommand = {
  path: ['orders', 'list'],
  summary: 'List the newest orders',
  options: {
    limit: { value: 'N', help: `How many; ${DEFAULT_LIMIT} unless told` },
    'to-pack': {
      help: 'Only those that are to be sent: paid or to be paid at the door, and not sent; the oldest first',
    },
    payment: { value: 'STATUS', help: 'Only with this payment, such as paid or pending' },
    fulfilment: { value: 'STATUS', help: 'Only with this fulfilment, such as unfulfilled' },
    from: { value: 'DAY', help: 'Placed on this day or later, such as 2026-11-20' },
    json: { help: 'As JSON; amounts in cents' },
  },
  notes: ['The list has no personal data; `orders show` has.'],
  examples: ['orders list', 'orders list --to-pack', 'orders list --payment pending --from 2026-11-01 --json'],
  async run(input, { context, output }) {
    const { options } = input;
    const limit = readWhole(options.get('limit') ?? DEFAULT_LIMIT, '--limit', { from: 1, to: 1000 });
    const orders = await listOrders(context.db, limit, {
      toPack: options.has('to-pack'),
      financialStatus: toStatus(options.get('payment')),
      fulfillmentStatus: toStatus(options.get('fulfilment')),
      from: readOptional(input, 'from', (text, name) => startOfDay(readDay(text, name))),
    });
    if (options.has('json')) output.write(`${JSON.stringify(orders, null, 2)}\n`);
    else output.write(orders.length > 0 ? ordersTable(orders) : nothing(options.size > 0));
  },
};

/** As `orders list` writes it, `partially refunded`, or as the API does. */
function toStatus(text: string | undefined): string | undefined {
  return text
    ?.trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
}

function nothing(isFiltered: boolean): string {
  return isFiltered ? 'No order is like that.\n' : 'There are no orders yet.\n';
}
