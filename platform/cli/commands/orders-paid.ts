import { formatMoney } from '../../orders/format.ts';
import { notePayment } from '../../orders/note-payment.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { readAmount, readOptional, readOrderNumber } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';

const REFUSALS = {
  not_manual: 'is paid through a payment provider, which tells the store by itself',
  already_paid: 'was paid before',
  cancelled:
    'was called off. --reopen takes its goods out of stock again, if they are there; otherwise give the money back',
  no_stock: 'was called off, and its goods are not there any more: give the money back',
  too_much: 'is not paid so: note what is awaited and give the rest back',
};

export const ordersPaid: ShopCommand = {
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
