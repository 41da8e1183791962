import { readOwnerOrder } from '../orders/read/list-orders.ts';
import { CommandFailure, type Shell } from './command.ts';
import { orderText } from './order-text.ts';

/** Writes one order out. @throws CommandFailure if no order has this number */
export async function showOrder(
  { context, output }: Shell,
  number: number,
  options = { withBuyer: false },
): Promise<void> {
  const order = await readOwnerOrder(context.db, number);
  if (!order) throw unknownOrder(number);
  output.write(orderText(order, options));
}

export function unknownOrder(number: number): CommandFailure {
  return new CommandFailure(`There is no order #${number}; \`orders list\` shows those that are there.`);
}
