import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownTexts } from '#domain/shop/own-texts.ts';
import type { Review, ShopConfig } from '#domain/shop/shop-config.ts';
import type { Missing } from './missing.ts';

const FILE = 'shop.config.ts';
const PUBLIC_FILES = join(import.meta.dirname, '../../art/brand/public');

/** Reserved names (RFC 2606), and the one of the demo shop. */
const EXAMPLE = /(?:^|[@./])(?:example\.(?:com|org|net|gr)|[\w-]+\.(?:example|test|invalid))\/?$/i;

/** How the demo shop's company, street and numbers are written. */
const EXAMPLE_NAME = /\bexample\b/i;
const ZEROS = /0{6,}$/;

/** Whether an address of the web or of mail is a placeholder. */
export function isExample(address: string): boolean {
  return EXAMPLE.test(address);
}

/** Finds missing facts, placeholders and claims without proof in `shop.config.ts`. */
export function checkFacts(shop: ShopConfig, reviews: readonly Review[], now: Date): Missing[] {
  return [
    ...unsetFacts(shop),
    ...placeholders(shop),
    ...checkCertificates(shop, now),
    ...checkNotice(shop.warranty.harmonisedNotice),
    ...checkReviews(reviews),
    ...checkTexts(shop),
  ];
}

function unsetFacts({ company, contact }: ShopConfig): Missing[] {
  const facts: [field: string, value: unknown, name: string][] = [
    ['company.legalName', company.legalName, "the company's legal name"],
    ['company.registryNumber', company.registryNumber, 'its number in the commercial register (GEMI)'],
    ['company.taxNumber', company.taxNumber, 'its tax number (AFM)'],
    ['company.taxOffice', company.taxOffice, 'its tax office (DOY)'],
    ['contact.phone', contact.phone, "the shop's phone"],
    ['contact.address.street', contact.address.street, "the shop's street and number"],
  ];
  return facts
    .filter(([, value]) => value === null)
    .map(([field, , name]) => ({ check: 'facts', what: `${field} is not set`, todo: `write ${name} into ${FILE}` }));
}

function placeholders({ company, contact }: ShopConfig): Missing[] {
  const { parentSite } = company;
  const found: [field: string, value: string, todo: string][] = [
    ...(parentSite && isExample(new URL(parentSite).hostname)
      ? [['company.parentSite', parentSite, "write the parent company's site, or null"] as const]
      : []),
    ...(isExample(contact.email) ? [['contact.email', contact.email, "write the shop's address"] as const] : []),
    ...(contact.viber && ZEROS.test(contact.viber)
      ? [['contact.viber', contact.viber, "write the shop's number, or null"] as const]
      : []),
    ...(contact.phone && ZEROS.test(contact.phone.tel)
      ? [['contact.phone', contact.phone.display, "write the shop's phone, or null"] as const]
      : []),
    ...(EXAMPLE_NAME.test(company.legalName?.en ?? '')
      ? [['company.legalName', company.legalName?.en ?? '', "write the company's legal name"] as const]
      : []),
    ...(EXAMPLE_NAME.test(contact.address.street?.en ?? '')
      ? [['contact.address.street', contact.address.street?.en ?? '', "write the shop's street and number"] as const]
      : []),
    ...contact.social
      .filter(({ href }) => new URL(href).pathname === '/')
      .map(
        ({ name, href }) =>
          [`contact.social ${name}`, href, "write the address of the shop's page, or take it out"] as const,
      ),
  ].map(([field, value, todo]) => [field, value, todo]);
  return found.map(([field, value, todo]) => ({
    check: 'facts',
    what: `${field} is a placeholder (${value})`,
    todo: `${todo}, in ${FILE}`,
  }));
}

function checkCertificates({ certificates }: ShopConfig, now: Date): Missing[] {
  const today = now.toISOString().slice(0, 10);
  return certificates.flatMap(({ standard, number, validUntil }): Missing[] => {
    const todo = `write number and validUntil of the certificate into ${FILE}, or take ${standard} out of certificates`;
    if (!number || !validUntil)
      return [{ check: 'certificates', what: `${standard} is claimed without its certificate`, todo }];
    if (validUntil >= today) return [];
    return [{ check: 'certificates', what: `The certificate of ${standard} ended on ${validUntil}`, todo }];
  });
}

/** A text that the owner never read promises what the demo's company does. */
function checkTexts({ textsRead }: ShopConfig): Missing[] {
  return ownTexts
    .filter((name) => !textsRead.includes(name))
    .map((name) => ({
      check: 'texts',
      what: `shop/texts/*/${name}.ts was not read: it promises what the demo's company does`,
      todo: `make it true of the shop in every language, then add '${name}' to textsRead in ${FILE}`,
    }));
}

function checkNotice(notice: ShopConfig['warranty']['harmonisedNotice']): Missing[] {
  const todo = `put its pictures into art/brand/public and their addresses into warranty.harmonisedNotice (${FILE})`;
  if (!notice) return [{ check: 'notice', what: "The EU's harmonised notice on the legal guarantee is not set", todo }];
  return [notice.el, notice.en]
    .filter((path) => !existsSync(join(PUBLIC_FILES, path)))
    .map((path) => ({ check: 'notice', what: `There is no picture ${path} of the harmonised notice`, todo }));
}

function checkReviews(reviews: readonly Review[]): Missing[] {
  const samples = reviews.filter(({ isSample }) => isSample).length;
  if (samples === 0) return [];
  return [
    {
      check: 'reviews',
      what: `${samples} of ${reviews.length} reviews are samples`,
      todo: `replace them with opinions of customers who agreed, in ${FILE}`,
    },
  ];
}
