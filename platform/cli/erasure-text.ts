import type { Erasure } from '../customers/erase-customer.ts';

/** The erased data of a person, the remaining data, and the reason. @param files copies of mails in the outbox */
export function erasureText(erasure: Erasure, files: number): string {
  const { account, carts, mails, alerts, orders, retained } = erasure;
  const erased = [
    ...(account
      ? [`the account, with ${count(account.addresses, 'address', 'addresses')} and ${count(account.logins, 'login')}`]
      : []),
    ...(carts > 0 ? [`${count(carts, 'cart')} and what was typed at the checkout`] : []),
    ...(mails > 0 ? [`${count(mails, 'mail')} to and from this address in the database`] : []),
    ...(alerts > 0 ? [`${count(alerts, 'wish', 'wishes')} to hear when a product is back`] : []),
    ...(files > 0 ? [`${count(files, 'copy of a mail', 'copies of mails')} in DATA_DIR/outbox`] : []),
    ...(orders.length > 0
      ? [`orders that no law asks for any more: ${orders.map((number) => `#${number}`).join(', ')}`]
      : []),
  ];
  const stays = [
    ...retained.orders.map(
      ({ number, until }) => `order #${number}, with name, address and invoice: tax law asks for it until ${until}`,
    ),
    ...(retained.withdrawals > 0
      ? [`${count(retained.withdrawals, 'mail')} about a withdrawal: proof, for five years`]
      : []),
    ...(retained.unsent > 0
      ? [`${count(retained.unsent, 'mail')} about an order that has not gone out yet: call this again when it has`]
      : []),
    'what the shop does not hold itself: its mailbox, the payment provider, the carrier, older backups',
  ];
  return ['Erased:', ...list(erased), 'Stays:', ...list(stays), ''].join('\n');
}

function list(items: readonly string[]): string[] {
  return items.length > 0 ? items.map((item) => `  - ${item}`) : ['  - nothing'];
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
