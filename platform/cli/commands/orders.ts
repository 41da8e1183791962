import { startOfDay } from '#domain/delivery/athens-time.ts';
import { readFiscalDocuments } from '../../orders/document/fiscal-document.ts';
import { nextParcel, orderPrint, packingSlips } from '../../orders/document/order-print.ts';
import { findOrders } from '../../orders/read/find-orders.ts';
import { listOrders, readOwnerOrder } from '../../orders/read/list-orders.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { ordersTable } from '../order-text.ts';
import { readDay, readMonth, readOptional, readOrderNumber, readWhole } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';
import { orderChanges } from './order-changes.ts';
import { orderDrafts } from './order-draft.ts';
import { orderEdit } from './order-edit.ts';
import { orderExport } from './order-export.ts';

const DEFAULT_LIMIT = '20';

const ordersList: ShopCommand = {
  path: ['orders', 'list'],
  summary: 'List the newest orders',
  options: {
    limit: { value: 'N', help: `How many; ${DEFAULT_LIMIT} unless told, with --to-pack all` },
    'to-pack': {
      help: 'Only those with pieces to send: paid or to be paid at the door; the oldest first',
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
    const bound = options.get('limit') ?? (options.has('to-pack') ? undefined : DEFAULT_LIMIT);
    const limit = bound === undefined ? undefined : readWhole(bound, '--limit', { from: 1, to: 1000 });
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

const ordersFind: ShopCommand = {
  path: ['orders', 'find'],
  summary: 'Find orders by what a caller knows',
  positionals: [
    {
      name: 'TEXT',
      help: 'Words of the number, name, e-mail, phone, address, invoice, note, article, serial or tracking number',
    },
  ],
  options: { limit: { value: 'N', help: `How many; ${DEFAULT_LIMIT} unless told` } },
  notes: [
    'Accents and capitals do not matter; the newest orders come first. The list has no personal data; `orders show` has.',
  ],
  examples: ["orders find 'παπαδοπούλου θεσσαλονίκη'", 'orders find maria@example.gr'],
  async run(input, { context, output }) {
    const limit = readWhole(input.options.get('limit') ?? DEFAULT_LIMIT, '--limit', { from: 1, to: 1000 });
    const found = await findOrders(context.db, positional(input, 0), limit);
    output.write(found.length > 0 ? ordersTable(found) : nothing(true));
  },
};

const ordersShow: ShopCommand = {
  path: ['orders', 'show'],
  summary: 'Show one order with its buyer',
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  examples: ['orders show 1001'],
  async run(input, shell) {
    await showOrder(shell, readOrderNumber(positional(input, 0)), { withBuyer: true });
  },
};

const ordersDocuments: ShopCommand = {
  path: ['orders', 'documents'],
  summary: "Write a month's receipts, invoices and credit notes for a certified provider, as JSON",
  positionals: [{ name: 'MONTH', help: 'Such as 2026-11, by the clock in Athens' }],
  notes: [
    'In the terms of myDATA (docs/decisions/0070). Series, number and MARK are the provider’s to give; nothing is sent to ΑΑΔΕ from here.',
    'With OWNER_WEBHOOK_URL each one is also told as the event document.due.',
  ],
  examples: ['orders documents 2026-11 > november.json'],
  async run(input, { context, output }) {
    const { from, until } = readMonth(positional(input, 0));
    output.write(`${JSON.stringify(await readFiscalDocuments(context.db, from, until), null, 2)}\n`);
  },
};

const ordersPrint: ShopCommand = {
  path: ['orders', 'print'],
  summary: 'Write an order as a page to print, or its packing slip',
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: {
    slip: { help: 'For the parcel: what is still to be sent and where it goes, without prices' },
  },
  notes: [
    'An HTML page without anything from outside; open it in a browser and print. It holds the buyer’s address: delete it afterwards.',
    'When all is sent, the slip is that of the last parcel.',
  ],
  examples: ['orders print 1001 > order.html', 'orders print 1001 --slip > slip.html'],
  async run(input, { context, output }) {
    const number = readOrderNumber(positional(input, 0));
    const order = await readOwnerOrder(context.db, number);
    if (!order) throw unknownOrder(number);
    if (!input.options.has('slip')) {
      output.write(orderPrint(order));
      return;
    }
    const parcel = nextParcel(order);
    if (!parcel) throw new CommandFailure(`Order #${number} has nothing to send; \`orders show\` tells why.`);
    output.write(packingSlips([parcel]));
  },
};

export const orders = [
  ordersList,
  ordersFind,
  ordersShow,
  ...orderDrafts,
  ...orderChanges,
  orderEdit,
  orderExport,
  ordersDocuments,
  ordersPrint,
];
