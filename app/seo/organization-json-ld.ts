import { hasAssistants } from '#domain/assistant/has-assistants.ts';
import { type Language, languages } from '#domain/locale/locales.ts';
import type { OpeningHours } from '#domain/shop/shop-config.ts';
import { shop } from '#shop.config';

/** The shop itself, with its return policy, as schema.org describes an online store. */
export function organizationJsonLd(language: Language, publicUrl: string): Record<string, unknown> {
  const { contact } = shop;
  return {
    '@type': 'OnlineStore',
    name: shop.name[language],
    ...(shop.company.legalName && { legalName: shop.company.legalName[language] }),
    ...(shop.company.taxNumber && { vatID: `EL${shop.company.taxNumber}` }),
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    ...(contact.phone && { telephone: contact.phone.tel }),
    email: contact.email,
    ...(contact.social.length > 0 && { sameAs: contact.social.map(({ href }) => href) }),
    address: {
      '@type': 'PostalAddress',
      ...(contact.address.street && { streetAddress: contact.address.street[language] }),
      postalCode: contact.address.postcode,
      addressLocality: contact.address.city[language],
      addressCountry: 'GR',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(contact.phone && { telephone: contact.phone.tel }),
      email: contact.email,
      availableLanguage: languages,
      hoursAvailable: openingHours(),
    },
    hasMerchantReturnPolicy: returnPolicy(),
    ...(hasAssistants(shop.assistants) && { potentialAction: assistantAction(publicUrl) }),
  };
}

/** Where an assistant finds what it can do here (the Universal Commerce Protocol). */
function assistantAction(publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'BuyAction',
    target: {
      '@type': 'EntryPoint',
      name: 'Universal Commerce Protocol',
      urlTemplate: `${publicUrl}/.well-known/ucp`,
      httpMethod: 'GET',
      contentType: 'application/json',
    },
  };
}

/** The right of withdrawal: the buyer sends back and pays for it. */
export function returnPolicy(): Record<string, unknown> {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: shop.warranty.returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Opening hours of the contact point; closed days are left out. */
function openingHours(): Record<string, unknown>[] {
  const { weekdays, saturday, sunday } = shop.contact.hours;
  const of = (days: string[], hours: OpeningHours) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days,
            opens: twoDigits(hours.open),
            closes: twoDigits(hours.close),
          },
        ]
      : [];
  return [...of(WEEKDAYS, weekdays), ...of(['Saturday'], saturday), ...of(['Sunday'], sunday)];
}

/** `09:00`, as ISO 8601 writes it. */
function twoDigits(time: string): string {
  return time.padStart(5, '0');
}
