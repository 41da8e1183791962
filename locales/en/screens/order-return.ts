import type { orderReturn as greek } from '#locales/el/screens/order-return.ts';

export const orderReturn: Record<keyof typeof greek, string> = {
  'return.title': 'Return {name}',
  'return.requested': 'We have your statement',
  'return.send': 'We are expecting the parcel',
  'return.sent': 'You sent the parcel',
  'return.received': 'Received and inspected',
  'return.refunded': 'Money returned',
  'return.declined': 'The return does not go ahead',
  'return.page': 'What to write on the parcel',
};
