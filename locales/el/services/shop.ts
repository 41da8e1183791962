/** What the platform tells of the shop and its country, in both languages. */

export const shop = {
  description: 'Επαγγελματικά ανακατασκευασμένοι φορητοί υπολογιστές με εγγύηση.',
  courier: (carrier: string) => `Μεταφορέας ${carrier}`,
  courierDays: (from: number, to: number) => `${from}-${to} εργάσιμες ημέρες, στην πόρτα σας`,
  languages: { el: 'Ελληνικά', en: 'Αγγλικά' },
  footerMenu: 'Υποσέλιδο',
  country: 'Ελλάδα',
  currency: 'Ευρώ',
};
