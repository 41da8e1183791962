import { shop } from '#shop.config';
import type { Language } from '../i18n/language.ts';

/** The shop itself, with its return policy, as schema.org describes an online store. */
export function organizationJsonLd(language: Language, publicUrl: string): Record<string, unknown> {
  const { contact, warranty } = shop;
  return {
    '@type': 'OnlineStore',
    name: shop.name[language],
    url: publicUrl,
    telephone: contact.phone.tel,
    email: contact.email,
    sameAs: contact.social.map(({ href }) => href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address.street[language],
      postalCode: contact.address.postcode,
      addressLocality: contact.address.city[language],
      addressCountry: 'GR',
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: warranty.returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}
