import { orderPrint, packingSlip } from '../../orders/order-print.ts';
import { readOrder } from '../../orders/read-order.ts';
import { positional, type ShopCommand } from '../command.ts';
import { readOrderNumber } from '../read-values.ts';
import { unknownOrder } from '../show-order.ts';

export const ordersPrint: ShopCommand = {
  path: ['orders', 'print'],
  summary: 'Write an order as a page to print, or its packing slip',
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: { slip: { help: 'For the parcel: what is in it and where it goes, without prices' } },
  notes: [
    'An HTML page without anything from outside; open it in a browser and print. It holds the buyer’s address: delete it afterwards.',
  ],
  examples: ['orders print 1001 > order.html', 'orders print 1001 --slip > slip.html'],
  async run(input, { context, output }) {
    const number = readOrderNumber(positional(input, 0));
    const order = await readOrder(context.db, number);
    if (!order) throw unknownOrder(number);
    output.write(input.options.has('slip') ? packingSlip(order) : orderPrint(order));
  },
};
