import type { receivedMail as greek } from '#locales/el/services/received-mail.ts';

export const receivedMail: typeof greek = {
  subject: (number) => `We have received your order #${number}`,
  heading: 'We have received your order',
  leads: {
    transfer: (amount, until) =>
      `Thank you. We hold the goods for you until ${until}. As soon as ${amount} reach our account, we confirm the order and prepare the parcel.`,
    cod: (amount) =>
      `Thank you. We are preparing your parcel. You will pay ${amount} to the courier when you receive it.`,
    pickup: (amount) =>
      `Thank you. We are preparing your order. You will pay ${amount} in the shop when you collect it.`,
  },
  due: (until) => `To be transferred by ${until}`,
  transfer: 'For your transfer',
  bank: 'Bank',
  beneficiary: 'Payee',
  amount: 'Amount',
  reason: 'Reference',
  reasonText: (number) => `Order ${number}`,
  reasonNote:
    'Write exactly this reference, so that we find your payment. A transfer usually takes one to two working days.',
  reminder: {
    subject: (number) => `We are still waiting for the transfer for order #${number}`,
    heading: 'We are still waiting for your transfer',
    lead: (amount, until) =>
      `We have not seen ${amount} in our account yet. We hold the goods for you until ${until}. If you have already paid, there is nothing to do.`,
  },
  paid: {
    subject: (number) => `We have received the payment for order #${number}`,
    heading: 'We have received your payment',
    lead: (amount) => `Thank you. We have received ${amount}, and your order is paid in full.`,
    partly: (amount, rest) => `Thank you. We have received ${amount}. To complete the order, ${rest} are left.`,
  },
  cancelled: {
    subject: (number) => `Order #${number} was cancelled`,
    heading: 'Your order was cancelled',
    unpaid:
      'The payment did not come in the time we had named, and we no longer hold the goods. If you still want them, please order again. If you have only just paid, write to us and we return the money.',
    other: 'You have paid nothing, and there is nothing to do. If this is a mistake, write to us.',
  },
};
