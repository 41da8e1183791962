import { captureOrder } from '../../orders/capture-payments.ts';
import { orderCommand } from '../order-command.ts';
import { readAmount, readOptional } from '../read-values.ts';

export const ordersCapture = orderCommand({
  name: 'capture',
  summary: 'Take money that a card authorised: all of it, or a part',
  options: { amount: { value: 'EUROS', help: 'A part: 100 or 99.90. The rest of the authorisation is let go of' } },
  notes: [
    'Money is taken with the order by itself, unless CAPTURE=manual. An authorisation holds for days only, seven at Stripe.',
    'The buyer gets the confirmation then.',
  ],
  examples: ['orders capture 1001', 'orders capture 1001 --amount 199'],
  done: 'captured',
  refusals: {
    not_authorized: 'has no money that is only authorised; `orders show` tells where its money is',
    too_much: 'is not captured so: less was authorised',
    other_gateway: 'was paid through another payment provider; take the money there',
    not_captured:
      'may not be captured yet: the payment provider refused or did not answer. Run the command again, the money is taken once',
  },
  change: (number, input, { context, gateways }) =>
    captureOrder(context, gateways, number, readOptional(input, 'amount', readAmount)),
});
