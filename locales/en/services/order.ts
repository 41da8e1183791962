import type { order as greek } from '#locales/el/services/order.ts';

export const order: typeof greek = {
  order: (number) => `Order #${number}`,
  goods: 'The order',
  parcel: 'In the parcel',
  open: 'View the order',
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  notes: 'Notes on the order',
  withdrawal: 'If you change your mind',
  withdrawalLink: 'Declare withdrawal',
};
