import { shop } from '#shop.config';
import type { contactMail as greek } from '../../el/services/contact-mail.ts';

const { email } = shop.contact;

export const contactMail: typeof greek = {
  time: 'Time',
  none: 'none',
  unreadable: 'The form could not be read. Please send it again.',
  wrong: (names) => `To be corrected: ${names}.`,
  tooOften: `Many messages were sent from here. Try again in a few minutes, or write to ${email}.`,
  notSent: `The message was not recorded: something failed on our side. Try again, or write to ${email}.`,
  shopHeading: (type) => `Message from the form: ${type}`,
  shopNote: 'A reply to this e-mail goes to the sender.',
  copySubject: (subject) => `We have your message: ${subject}`,
  copyLead: 'We answer on the same or the next working day. This is your copy.',
  receiptSubject: 'We have your message',
  receiptLead: 'We answer on the same or the next working day.',
  receiptNote:
    'Your text is not repeated here, because somebody else may have typed this address. When you write while logged in to your account, you get a full copy.',
  copyNote: 'If you did not send it, somebody typed your address by mistake and there is nothing you need to do.',
};
