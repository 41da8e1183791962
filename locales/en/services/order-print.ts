import type { orderPrint as greek } from '#locales/el/services/order-print.ts';

export const orderPrint: typeof greek = {
  slip: 'Packing slip',
  order: 'Order',
  print: 'Print',
  back: 'Back to the order',
  pieces: 'Pcs',
  goods: 'Goods',
  sku: 'Article',
  vat: 'VAT',
  amount: 'Amount',
  margin: 'margin',
  methods: { courier: 'Delivery to', locker: 'To a locker, for', pickup: 'Collected from the shop' },
  charges: 'Delivery and fees',
  refund: (number) => `Refund, order ${number}`,
  noDocument: 'This is no fiscal document. The receipt or invoice is issued separately.',
};
