import type * as greek from '../../el/services/shop.ts';

export const shop: typeof greek.shop = {
  description: 'Professionally refurbished laptops with a warranty.',
  courier: (carrier) => `Courier ${carrier}`,
  courierDays: (from, to) => `${from}-${to} working days, to your door`,
  languages: { el: 'Greek', en: 'English' },
  footerMenu: 'Footer',
  country: 'Greece',
  currency: 'Euro',
};

export const taxonomy: typeof greek.taxonomy = {
  el: 'Electronics',
  'el-6': 'Computers',
  'el-6-3': 'Desktop Computers',
  'el-6-6': 'Laptops',
  'el-6-8': 'Tablet Computers',
  'el-17': 'Video',
  'el-17-1': 'Computer Monitors',
};

export const facetNames: typeof greek.facetNames = {
  availability: 'Availability',
  price: 'Price',
  vendor: 'Brand',
  productType: 'Product type',
  inStock: 'In stock',
  soldOut: 'Out of stock',
};

export const notices: typeof greek.notices = {
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
  unfinished: {
    subject: (payments) =>
      payments === 1 ? 'One payment holds many pieces' : `${payments} payments were begun and not finished`,
    lead: 'Somebody may be reserving goods without buying. What is not paid goes back on sale by itself, and the limits for each address are already at work.',
    payments: 'Payments under way',
    pieces: 'Pieces held',
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
