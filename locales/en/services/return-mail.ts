import type { returnMail as greek } from '#locales/el/services/return-mail.ts';

export const returnMail: typeof greek = {
  label: 'Write on the parcel',
  code: (id, number) => `Return ${id}, order ${number}`,
  see: 'See your return',
  goods: 'What you return',
  next: 'What happens then',
  nextText:
    'When the parcel has arrived and we have inspected it, we return the money in the way you paid, and write to you. Your order’s page shows each step.',
  opened: {
    subject: (number) => `Return for order #${number}`,
    heading: 'We are expecting your return',
    lead: 'We have noted the return. Send us the goods below, well packed, with any carrier you like.',
  },
  sent: {
    subject: (number) => `Your return is on its way, order #${number}`,
    heading: 'Your parcel is on its way to us',
    lead: (tracking) =>
      tracking === ''
        ? 'We have noted that you sent the parcel. Please keep the receipt until we write to you.'
        : `We have noted that you sent the parcel, tracking number ${tracking}. Please keep the receipt until we write to you.`,
  },
  received: {
    subject: (number) => `We have received the return for order #${number}`,
    heading: 'We have received your return',
    lead: 'The parcel has arrived and we have inspected it. We write to you about the money separately, when it is returned.',
  },
  declined: {
    subject: (number) => `The return for order #${number} does not go ahead`,
    heading: 'The return does not go ahead',
    lead: (why) =>
      `${why === '' ? 'We have looked at the order and cannot accept the return.' : why} If you disagree, reply to this e-mail.`,
  },
  page: {
    title: (id) => `Return ${id}`,
    requestedText: 'We are looking at the order and will write to you.',
    send: 'Send us the parcel',
    tracking: 'Tracking number (optional)',
    noteSent: 'I have sent it',
  },
};
