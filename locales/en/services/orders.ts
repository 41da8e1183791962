import type * as greek from '../../el/services/orders.ts';

export const order: typeof greek.order = {
  order: (number) => `Order #${number}`,
  goods: 'The order',
  parcel: 'In the parcel',
  stillToCome: 'To follow in another parcel',
  toBeSent: 'We are preparing the rest',
  open: 'View the order',
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  notes: 'Notes on the order',
  withdrawal: 'If you change your mind',
  locker: 'Locker',
  lockerNear: (place) => `A locker near ${place}`,
  map: 'See it on the map',
  withdrawalLink: 'Declare withdrawal',
};

export const orderPrint: typeof greek.orderPrint = {
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
  methods: { courier: 'Delivery to', locker: 'Delivery to a locker', pickup: 'Collected from the shop' },
  charges: 'Delivery and fees',
  refund: (number) => `Refund, order ${number}`,
  noDocument: 'This is no fiscal document. The receipt or invoice is issued separately.',
};
