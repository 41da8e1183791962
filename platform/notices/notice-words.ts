/** What the shop's owner is written. */
import type { Language } from '#shop.config';

const el = {
  order: {
    subject: (number: number, total: string) => `Νέα παραγγελία #${number}: ${total}`,
    heading: (number: number) => `Νέα παραγγελία #${number}`,
    placed: 'Ώρα',
    payment: 'Πληρωμή',
    paid: 'εγκρίθηκε',
    waiting: 'αναμένεται',
    delivery: 'Αποστολή',
    methods: { courier: 'με μεταφορέα', locker: 'σε θυρίδα', pickup: 'παραλαβή από το κατάστημα' } as Readonly<
      Record<string, string>
    >,
    total: 'Σύνολο',
    left: (pieces: number): string => (pieces === 0 ? 'εξαντλήθηκε' : pieces === 1 ? 'μένει 1' : `μένουν ${pieces}`),
    note: (command: string) => `Στοιχεία πελάτη και διεύθυνση: ${command}`,
  },
  payments: {
    subject: (count: number) => (count === 1 ? 'Μια πληρωμή απέτυχε' : `${count} πληρωμές απέτυχαν`),
    lead: 'Την τελευταία ώρα, χωρίς παραγγελία. Ο πελάτης το είδε και μπορεί να δοκιμάσει ξανά.',
    declined: 'η κάρτα απορρίφθηκε',
    failed: 'σφάλμα του παρόχου',
  },
  mail: {
    subject: 'Ένα μήνυμα δεν στάλθηκε',
    lead: 'Δοκιμάστηκε επί πέντε ημέρες και εγκαταλείφθηκε, ή έληξε.',
    kind: 'Είδος',
    error: 'Σφάλμα',
    note: (command: string) => `Νέα αποστολή: ${command}`,
  },
  stock: {
    subject: 'Χαμηλό απόθεμα',
    lead: 'Πουλήθηκαν το τελευταίο εικοσιτετράωρο και τελειώνουν.',
    note: (command: string) => `Νέο απόθεμα: ${command}`,
  },
  soldOut: {
    subject: (title: string) => `Εξαντλήθηκε: ${title}`,
    lead: 'Είναι από τα προϊόντα με τις περισσότερες πωλήσεις.',
  },
};

const en: typeof el = {
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

export const noticeWords: Readonly<Record<Language, typeof el>> = { el, en };
