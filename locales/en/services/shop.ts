import type { shop as greek } from '../../el/services/shop.ts';

export const shop: typeof greek = {
  description: 'Professionally refurbished laptops with a warranty.',
  courier: (carrier) => `Courier ${carrier}`,
  courierDays: (from, to) => `${from}-${to} working days, to your door`,
  languages: { el: 'Greek', en: 'English' },
  footerMenu: 'Footer',
  country: 'Greece',
  currency: 'Euro',
};
