import { findEmailTypo } from '#domain/customer/email-typo.ts';
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

/** The mails of an order go to a mistyped address without a word. */
export function tellMeant(email: string, { output }: Shell): void {
  const meant = findEmailTypo(email);
  if (meant !== null) output.write(`Did you mean ${meant}? Mails go to ${email} now.\n`);
}

export function unknownOrder(number: number): CommandFailure {
  return new CommandFailure(`There is no order #${number}; \`orders list\` shows those that are there.`);
}
