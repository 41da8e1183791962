import type { confirmationMail as greek } from '#locales/el/services/confirmation-mail.ts';
import { remoteNote } from '../pages/remote-note.ts';

export const confirmationMail: typeof greek = {
  subject: (number) => `Your order #${number} is confirmed`,
  heading: 'Your order is confirmed',
  lead: 'Thank you. Your payment was approved and we are getting your parcel ready.',
  leadReceived: 'Thank you. We have received your payment and are getting your parcel ready.',
  arrives: 'In your hands',
  afterPayment: (from, to) => `${from}–${to} working days after the payment has come.`,
  ready: 'Ready to collect from the shop',
  locker: (carrier) =>
    `With ${carrier}, to a locker near your address. When it is there, a message tells you where, and the code.`,
  remote: remoteNote,
  carrier: (carrier) => `By ${carrier} courier, to your door. If nobody answers, they call the number you gave.`,
  receipt: 'Retail receipt',
  withdrawalText: (days) =>
    `You have ${days} days from delivery to withdraw, without giving a reason. Declare it on the page below, no account ` +
    'needed, with the order number and this e-mail address; we send you a dated acknowledgement at once. ' +
    'You get your money back within 14 days of your declaration, once we have the device or proof that you sent it. ' +
    'The cost of sending it back is yours.',
  warranty: 'Warranty',
  warrantyText: (months, batteryMonths) =>
    `${months} months of warranty from us, ${batteryMonths} months for the battery. The legal guarantee holds apart from it and is not limited.`,
};
