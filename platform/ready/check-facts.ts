import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownTexts } from '#domain/shop/own-texts.ts';
import type { Review, ShopConfig } from '#domain/shop/shop-config.ts';
import type { DeskWords } from '#locales/desk-words.ts';
import { lacks, type Missing } from './missing.ts';

/** Pictures beside the demo's own; the build puts them together (bin/tasks/make-build.ts). */
const PUBLIC_FOLDERS = ['own/public', 'art/brand/public'].map((name) => join(import.meta.dirname, '../..', name));

/** The demo shop's, which names the addresses of its documents for assistants. */
const EXAMPLE_NAMESPACE = 'gr.xana';

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
  const facts = {
    'company.legalName': company.legalName,
    'company.registryNumber': company.registryNumber,
    'company.taxNumber': company.taxNumber,
    'company.taxOffice': company.taxOffice,
    'contact.phone': contact.phone,
    'contact.address.street': contact.address.street,
  } satisfies Record<keyof DeskWords['ready']['unsetNames'], unknown>;
  return (Object.keys(facts) as (keyof typeof facts)[])
    .filter((field) => facts[field] === null)
    .map((field) => lacks('facts', (words) => words.unset(field, words.unsetNames[field])));
}

function placeholders({ company, contact, assistants: { namespace } }: ShopConfig): Missing[] {
  const { parentSite, legalName } = company;
  const { email, viber, phone, address, social } = contact;
  const street = address.street?.en ?? '';
  const found: readonly (readonly [field: keyof DeskWords['ready']['replace'], value: string, isExample: boolean])[] = [
    ['company.parentSite', parentSite ?? '', parentSite !== null && isExample(new URL(parentSite).hostname)],
    ['contact.email', email, isExample(email)],
    ['contact.viber', viber ?? '', ZEROS.test(viber ?? '')],
    ['contact.phone', phone?.display ?? '', ZEROS.test(phone?.tel ?? '')],
    ['company.legalName', legalName?.en ?? '', EXAMPLE_NAME.test(legalName?.en ?? '')],
    ['contact.address.street', street, EXAMPLE_NAME.test(street)],
    ['assistants.namespace', namespace, namespace === EXAMPLE_NAMESPACE],
  ];
  const ofField = found
    .filter(([, , isPlaceholder]) => isPlaceholder)
    .map(([field, value]) => lacks('facts', (words) => words.placeholder(field, value, words.replace[field])));
  const ofSocial = social
    .filter(({ href }) => new URL(href).pathname === '/')
    .map(({ name, href }) =>
      lacks('facts', (words) => words.placeholder(`contact.social ${name}`, href, words.replace['contact.social'])),
    );
  return [...ofField, ...ofSocial];
}

function checkCertificates({ certificates }: ShopConfig, now: Date): Missing[] {
  const today = now.toISOString().slice(0, 10);
  return certificates.flatMap(({ standard, number, validUntil }): Missing[] => {
    if (!number || !validUntil) return [lacks('certificates', (words) => words.noCertificate(standard))];
    return validUntil >= today ? [] : [lacks('certificates', (words) => words.certificateEnded(standard, validUntil))];
  });
}

/** A text that the owner never read promises what the demo's company does. */
function checkTexts({ textsRead }: ShopConfig): Missing[] {
  return ownTexts
    .filter((name) => !textsRead.includes(name))
    .map((name) => lacks('texts', (words) => words.textUnread(name)));
}

function checkNotice(notice: ShopConfig['warranty']['harmonisedNotice']): Missing[] {
  if (!notice) return [lacks('notice', (words) => words.noNotice(null))];
  return [notice.el, notice.en]
    .filter((path) => !PUBLIC_FOLDERS.some((folder) => existsSync(join(folder, path))))
    .map((path) => lacks('notice', (words) => words.noNotice(path)));
}

function checkReviews(reviews: readonly Review[]): Missing[] {
  const samples = reviews.filter(({ isSample }) => isSample).length;
  return samples === 0 ? [] : [lacks('reviews', (words) => words.sampleReviews(samples, reviews.length))];
}
