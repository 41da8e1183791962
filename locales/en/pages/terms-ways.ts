import type { termsWays as greek } from '#locales/el/pages/terms-ways.ts';

export const termsWays: typeof greek = {
  card: '**By card**{brands}. You pay on the payment provider’s secure page, and card details are not stored by us. You are charged when the order is completed. If the bank declines the card, there is no order and you owe nothing.',
  installments: 'By card, up to {count} interest-free instalments for totals from {from}.',
  iris: '**By IRIS**. From your bank account, with your bank’s app. The money arrives at once.',
  cod: '**Cash on delivery**. You pay the courier in cash when you receive the parcel. Fee: {fee}. The law allows cash only for totals below {limit}.',
  transfer:
    '**By bank transfer**. After the order we give you the account, and hold the goods for {days} days. If the money has not come by then, the order is cancelled.',
  pickup: '**In the shop**. You pay by card or in cash when you collect from us.',
  courier: 'By courier, shipping costs {price}. For goods worth more than {freeAbove}, after discounts, it is free.',
  weight: 'For a parcel heavier than {kilograms} kg, each further kilogram costs {price}.',
  islands: 'To islands, shipping costs {price} more.',
  remote: 'To remote places, shipping costs {price} more.',
  remoteList: 'Remote are the places of the list “{source}” of {date}.',
  locker: 'To a {carrier} locker, shipping costs {price}, and nothing above {freeAbove}.',
  collect: 'Collecting from the shop, {place}, is free.',
};
