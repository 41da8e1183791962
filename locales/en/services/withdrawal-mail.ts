import { shopAddress } from '#domain/shop-address.ts';
import type { withdrawalMail as greek } from '#locales/el/services/withdrawal-mail.ts';
import { shop } from '#shop.config';

const { warranty, contact } = shop;
/** Until the shop has written its street into `shop.config.ts`, it sends the address with its answer. */
const sendTo = contact.address.street
  ? `to: ${shopAddress(contact.address, 'en')}, Greece`
  : 'to the address that we send you by e-mail';

export const withdrawalMail: typeof greek = {
  fields: { name: 'Name', email: 'E-mail', orderNumber: 'Order', items: 'Items' },
  statementLabel: 'Your statement',
  unreadable: 'The form could not be read. Please send it again.',
  wrong: (names) => `To be corrected: ${names}.`,
  tooOften: 'Many statements were sent from here. Try again in a few minutes, or send us an e-mail.',
  notSent: 'The statement was not recorded: something failed on our side. Try again, or send it by e-mail.',
  acknowledgementSubject: (order) => `Acknowledgement of withdrawal, order ${order}`,
  acknowledgementHeading: 'We have your withdrawal',
  acknowledgementLead: 'Keep this e-mail: it is the acknowledgement, with date and time.',
  next: [
    `Send the device within 14 days of the statement ${sendTo}. The cost of sending it back is yours.`,
    'You get your money back within 14 days of the statement, the way you paid. We may wait until the device arrives, or proof that you sent\u00A0it.',
    `Whether it was made within ${warranty.returnDays} days of delivery is checked when we look at the order.`,
  ],
  shopSubject: (order) => `Withdrawal, order ${order}`,
  shopHeading: 'Statement of withdrawal',
  shopNote: 'The refund is due within 14 days of this time. A reply to this e-mail goes to the customer.',
  shopOpened: (id) =>
    `Return ${id} was opened, and the customer knows where to send the parcel. When it arrives, note it:`,
  shopRequested: (id) =>
    `It was noted as return ${id} and waits for you: nothing has been sent yet, the time is over, or it is not clear which items are meant. All returns:`,
  shopNoReturn:
    'It fits no order (number and e-mail together), or all of it is coming back already. Open the return yourself, with the order’s number:',
  shopMustAcknowledge:
    'Please send the customer the acknowledgement: it was not sent by itself, because many went to this address.',
};
