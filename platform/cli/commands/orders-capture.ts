import { captureOrder } from '../../orders/capture-payments.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { readAmount, readOptional, readOrderNumber } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';

const REFUSALS = {
  not_authorized: 'has no money that is only authorised; `orders show` tells where its money is',
  too_much: 'is not captured so: less was authorised',
  other_gateway: 'was paid through another payment provider; take the money there',
  not_captured:
    'may not be captured yet: the payment provider refused or did not answer. Run the command again, the money is taken once',
};

export const ordersCapture: ShopCommand = {
  path: ['orders', 'capture'],
  summary: 'Take money that a card authorised: all of it, or a part',
  sendsMail: true,
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: { amount: { value: 'EUROS', help: 'A part: 100 or 99.90. The rest of the authorisation is let go of' } },
  notes: [
    'Money is taken with the order by itself, unless CAPTURE=manual. An authorisation holds for days only, seven at Stripe.',
    'The buyer gets the confirmation then.',
  ],
  examples: ['orders capture 1001', 'orders capture 1001 --amount 199'],
  async run(input, shell) {
    const number = readOrderNumber(positional(input, 0));
    const cents = readOptional(input, 'amount', readAmount);
    const outcome = await captureOrder(shell.context, shell.gateways, number, cents);
    if (outcome === 'unknown_order') throw unknownOrder(number);
    if (outcome !== 'captured') throw new CommandFailure(`Order #${number} ${REFUSALS[outcome]}.`);
    await showOrder(shell, number);
  },
};
