/** The words of the front page, in both languages: they travel with it, not with every page (i18n-context.tsx). */
const el = {
  'meta.home.title': 'Ανακατασκευασμένοι φορητοί υπολογιστές',
  'meta.home.description':
    'Επαγγελματικοί φορητοί Dell, HP, Lenovo, Surface και Mac, ανακατασκευασμένοι στην Ελλάδα. Εγγύηση {months} μηνών, επιστροφή σε {days} ημέρες, έως {percent}% φθηνότερα.',
  'hero.title1': 'Ξανά',
  'hero.title2': 'στη δουλειά.',
  'hero.lead':
    'Επαγγελματικοί φορητοί, ανακατασκευασμένοι στην Ελλάδα. Έως {percent}% φθηνότερα, με κάθε σημάδι γραμμένο.',
  'hero.cta': 'Δείτε τους φορητούς',
  'terms.label': 'Όροι με μια ματιά',
  'terms.warranty': '{months} μήνες εγγύηση',
  'terms.warrantyNote': '{months} για την μπαταρία',
  'terms.delivery': 'Παράδοση {dates}',
  'terms.deliveryNote': '{from}–{to} εργάσιμες, έως {island} σε νησιά',
  'terms.returns': '{days} ημέρες επιστροφή',
  'terms.returnsNote': 'χωρίς εξηγήσεις',
  'terms.shipping': 'Δωρεάν μεταφορικά',
  'terms.shippingNote': 'σε αγορές άνω των {amount}',
  'featured.title': 'Ένας από κάθε είδος',
  'featured.lead': 'Από τον φθηνότερο προς τον ακριβότερο. Ίδιες γραμμές σε κάθε κάρτα, για να συγκρίνετε οριζόντια.',
  'featured.all': 'Όλοι οι φορητοί',
  'featured.stock.one': 'φορητός σε απόθεμα, από {price}',
  'featured.stock.other': 'φορητοί σε απόθεμα, από {price}',
  'featured.seeAll': 'Δείτε τους όλους',
  'featured.payWith': 'Πληρώνετε με',
} as const;

const en: Record<keyof typeof el, string> = {
  'meta.home.title': 'Refurbished laptops',
  'meta.home.description':
    'Dell, HP, Lenovo, Surface and Mac business laptops, refurbished in Greece. {months}-month warranty, {days}-day returns, up to {percent}% off the price when new.',
  'hero.title1': 'Back to work.',
  'hero.title2': 'Again.',
  'hero.lead': 'Business laptops, refurbished in Greece. Up to {percent}% cheaper, with every mark written down.',
  'hero.cta': 'Shop now',
  'terms.label': 'Terms at a glance',
  'terms.warranty': '{months}-month warranty',
  'terms.warrantyNote': '{months} for the battery',
  'terms.delivery': 'Delivered {dates}',
  'terms.deliveryNote': '{from}–{to} working days, up to {island} for islands',
  'terms.returns': '{days}-day returns',
  'terms.returnsNote': 'no questions asked',
  'terms.shipping': 'Free shipping',
  'terms.shippingNote': 'on orders over {amount}',
  'featured.title': 'One of each kind',
  'featured.lead': 'From the cheapest up. The same lines on every card, so you can compare across.',
  'featured.all': 'All laptops',
  'featured.stock.one': 'laptop in stock, from {price}',
  'featured.stock.other': 'laptops in stock, from {price}',
  'featured.seeAll': 'See them all',
  'featured.payWith': 'Pay with',
};

export const homeWords = { el, en };
