/** What the shop tells a buyer's assistant. */
export const assistant = {
  understood: 'Understood: {words}.',
  corrected: 'Searched for “{query}”.',
  leftOut: 'No machine also has this: {words}.',
  notSold: 'We do not sell “{words}”.',
  page: 'The answer is on the page “{label}”: {url}',
  intent: 'First what fits what the buyer is after: {intent}',
  priceIgnored: 'Prices are in euro: the price filter in {currency} was not applied.',
  unknownFilter: 'We do not know this filter: {name}.',
  greeceOnly: 'We deliver within Greece only.',
  soldOut: 'Sold out.',
  refund: 'Returns and withdrawal',
  shipping: 'Delivery',
  terms: 'Terms',
  privacy: 'Privacy',
  warranty: 'Warranty',
};
