/** The frame around a mail's content: the sender, and where to go on. */

import { type Language, localizePath } from '#domain/locale/locales.ts';
import type { MailContent } from '#domain/shop/mail-content.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { everyPageWords, serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';

/**
 * An address of the store, in the mail's language.
 *
 * @param publicUrl the store's address without a trailing slash
 * @param path from the store's root, or a whole address, which stays
 */
export function storeLink({ language }: Pick<MailContent, 'language'>, publicUrl: string, path: string): string {
  if (!path.startsWith('/')) return path;
  // The platform's own pages have no language in their path.
  return publicUrl + (path.startsWith('/checkouts/') ? path : localizePath(path, language));
}

/** The pages that a mail to a customer names at its end. */
export function footerLinks(language: Language): { label: string; href: string }[] {
  const words = serviceWords.mail[language];
  return [
    { label: words.terms, href: '/terms' },
    { label: words.withdrawal, href: '/withdrawal' },
    { label: everyPageWords[language]['footer.privacy'], href: '/privacy' },
  ];
}

/** The sender, as the law asks for it on business letters. */
export function sellerOf(language: Language): string[] {
  const { company, contact, name } = shop;
  const words = serviceWords.mail[language];
  const { legalName, taxNumber, taxOffice, registryNumber } = company;
  const register = [
    ...(taxNumber ? [`${words.taxNumber} ${taxNumber}`] : []),
    ...(taxOffice ? [`${words.taxOffice} ${taxOffice[language]}`] : []),
    ...(registryNumber ? [`${words.registry} ${registryNumber}`] : []),
  ];
  return [
    [name[language], legalName?.[language]].filter(Boolean).join(', '),
    shopAddress(contact.address, language),
    ...(register.length > 0 ? [register.join(', ')] : []),
  ];
}
