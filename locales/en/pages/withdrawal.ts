import type { WithdrawalText } from '#app/features/content/page-text.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { shop } from '#shop.config';

const { company, contact, warranty } = shop;
const place = `${shopAddress(contact.address, 'en')}, Greece`;
const sellerAt = `${company.legalName?.en ?? shop.name.en}, ${place}`;
const sendTo = contact.address.street ? `to: ${place}` : 'to the address that we send you by e-mail';
const byLetter = contact.address.street ? `, or by letter to ${sellerAt}` : '';
const days = warranty.returnDays;

export const withdrawal: WithdrawalText = {
  title: 'Return a product',
  description: `Changed your mind? You have ${days} days from delivery, without saying why. A statement in two steps, no account needed, acknowledged by e-mail.`,
  lead: `Changed your mind? You have ${days} days from delivery, without saying why. You declare your withdrawal here, no account needed.`,
  updated: '2026-11-21',
  how: [
    {
      title: 'You declare it',
      text: 'Name, e-mail and order number. You check, you confirm, and the acknowledgement arrives in your mailbox with date and time.',
    },
    {
      title: 'You send the device',
      text: `Within 14 days of the statement, with any carrier you like, ${sendTo}. The cost of sending it back is yours. If it has not left us yet, there is nothing to send.`,
    },
    {
      title: 'You get your money',
      text: 'Within 14 days of the statement, once the device or proof that you sent it has reached us. The way you paid, including the original shipping.',
    },
  ],
  sections: [
    {
      id: 'right',
      title: 'Your right',
      blocks: [
        `You have the right to withdraw from this contract within ${days} days without giving any reason (Law 2251/1994, articles 3ε to 3ιβ). The period runs from the day on which you, or somebody you named who is not the carrier, took the device into your hands. If the order came in parts, it runs from the last one.`,
        `To exercise it, you inform us by a clear statement: with the form on this page or by e-mail to ${contact.email}${byLetter}. You may use the model form below, but you need not.`,
        'To meet the deadline it is enough to send the statement before it ends.',
      ],
    },
    {
      id: 'effects',
      title: 'What happens then',
      blocks: [
        'We reimburse everything you paid, including the cost of delivery, without undue delay and in any event within 14 days of the day on which we received your statement. We do not reimburse the extra cost if you chose a dearer delivery than the standard one. We use the same means of payment, unless we agree otherwise, and you are charged nothing for it.',
        `We may hold the reimbursement until we have received the device, or until you have shown that you sent it, whichever comes first. If it arrives after that term and without proof, the money is returned without delay and at the latest ${warranty.refundDaysAfterInspection} days after we receive and inspect it.`,
        'You send the device without undue delay and in any event within 14 days of your statement. It is enough that it leaves before the 14 days are over.',
        'You may open it and try it, as you would in a shop. You are liable only for a loss of value from use beyond that, for example if it is dropped or scratched. Send the charger and accessories along, erase your files and sign out of your accounts.',
      ],
    },
    {
      id: 'defect',
      title: 'If it is faulty',
      blocks: [
        'Then you need not withdraw: the legal guarantee and our own apply, and we pay for the transport. See the [warranty](/warranty).',
      ],
    },
  ],
  model: {
    title: 'Model form',
    lead: 'For those who prefer paper or e-mail. Copy it, fill it in and send it.',
    instruction: '(complete and return this form only if you wish to withdraw from the contract)',
    lines: [
      `To ${sellerAt}, ${contact.email}:`,
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
      'Ordered on (*)/received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      'Date',
    ],
    note: '(*) Delete as appropriate.',
  },
};
