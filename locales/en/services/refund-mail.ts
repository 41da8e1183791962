import type { refundMail as greek } from '#locales/el/services/refund-mail.ts';

export const refundMail: typeof greek = {
  refunded: {
    subject: (number) => `Refund for order #${number}`,
    heading: 'Your money is on\u00A0its\u00A0way\u00A0back',
    label: 'Refund',
    ways: {
      online: {
        lead: (amount) => `We returned ${amount} the way you paid.`,
        note: 'Your bank usually needs a few working days to show it. If you do not see it, write to us and we will look into it together.',
      },
      transfer: {
        lead: (amount) => `We returned ${amount} by bank transfer.`,
        note: 'It usually reaches your account within one or two working days. If you do not see it, write to us and we will look into it together.',
      },
      cod: {
        lead: (amount) => `We returned ${amount}, the way we agreed with you.`,
        note: 'You paid the courier. If you have not received the money, reply to this message.',
      },
      pickup: {
        lead: (amount) => `We returned ${amount}, the way we agreed with you.`,
        note: 'You paid in the shop. If you have not received the money, reply to this message.',
      },
    },
  },
  released: {
    subject: (number) => `You are not charged for order #${number}`,
    heading: 'You are not charged',
    lead: (amount) =>
      `The amount of ${amount} had only been set aside on your card, and it has been released. No money was taken.`,
    label: 'Released',
    note: 'Depending on the bank, the amount may still show as pending for a few working days.',
  },
};
