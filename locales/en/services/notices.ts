import type { notices as greek } from '#locales/el/services/notices.ts';

export const notices: typeof greek = {
  order: {
    subject: (number, total) => `New order #${number}: ${total}`,
    heading: (number) => `New order #${number}`,
    placed: 'Time',
    payment: 'Payment',
    paid: 'approved',
    waiting: 'awaited',
    delivery: 'Delivery',
    methods: { courier: 'by courier', locker: 'to a locker', pickup: 'collected from the shop' },
    total: 'Total',
    left: (pieces) => (pieces === 0 ? 'sold out' : `${pieces} left`),
    note: (command) => `The customer and the address: ${command}`,
  },
  payments: {
    subject: (count) => (count === 1 ? 'A payment failed' : `${count} payments failed`),
    lead: 'In the last hour, without an order. The customer was told and can try again.',
    declined: 'the card was declined',
    failed: 'an error of the provider',
  },
  mail: {
    subject: 'A message was not sent',
    lead: 'It was tried for five days and given up, or its time was over.',
    kind: 'Kind',
    error: 'Error',
    note: (command) => `To send it again: ${command}`,
  },
  stock: {
    subject: 'Low stock',
    lead: 'Sold in the last twenty-four hours, and running out.',
    note: (command) => `New stock: ${command}`,
  },
  soldOut: {
    subject: (title) => `Sold out: ${title}`,
    lead: 'It is among the products that sell most.',
  },
};
