import sanitizeHtml from 'sanitize-html';
import { isHiddenTitle, offeredVariants } from '#domain/merchandising.ts';
import { shop } from '#shop.config';
import { LANGUAGE_CODES, languageOf } from '../../i18n/language.ts';
import { productJsonLd } from '../../seo/product-json-ld.ts';
import { readFacts, toCardProduct } from '../../storefront/card-product.ts';
import { getCatalogue } from '../../storefront/catalogue.ts';
import { productQuery } from '../../storefront/documents.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';

/** What a description may contain: text, lists, tables and headings; no script, style, frame or picture. */
const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: { h2: 'h3' },
};

const SIMILAR = 4;

/**
 * One product's page.
 *
 * @returns null when there is no such product, or the shop hides it; a product without a picture is `unavailable`
 */
export async function loadProduct(
  request: Request,
  handle: string,
  context: { get(key: typeof servicesContext): Services },
) {
  const { storefront, publicUrl } = context.get(servicesContext);
  const language = languageOf(new URL(request.url).pathname);
  const { product } = await storefront.query(productQuery, { handle, language: LANGUAGE_CODES[language] });
  if (!product || isHiddenTitle(product.title, shop.merchandising.hiddenTitles)) return null;
  if (!product.images.nodes[0]) return { kind: 'unavailable' as const, title: product.title };
  const facts = readFacts(product);
  const catalogue = await getCatalogue(storefront, language);
  const card = toCardProduct(product, facts);
  return {
    kind: 'product' as const,
    card,
    name: facts.name,
    specs: facts.specs,
    facts,
    vendor: product.vendor,
    images: product.images.nodes,
    variants: offeredVariants(product.variants.nodes, shop.merchandising.hiddenVariants),
    optionName: product.options[0]?.name ?? '',
    descriptionHtml: sanitizeHtml(product.descriptionHtml, ALLOWED_HTML),
    similar: similarTo(product.id, Number(card.price.amount) * 100, catalogue),
    jsonLd: productJsonLd(product, language, publicUrl),
  };
}

/** Available laptops of the nearest price. */
function similarTo(id: string, priceCents: number, catalogue: Awaited<ReturnType<typeof getCatalogue>>) {
  const { entries } = catalogue.select({ query: '', brands: [], price: null, sort: 'priceAsc' });
  return entries
    .filter((entry) => entry.id !== id && entry.isAvailable && entry.card.facts.cpu !== null)
    .sort((one, other) => Math.abs(one.priceCents - priceCents) - Math.abs(other.priceCents - priceCents))
    .slice(0, SIMILAR)
    .map(({ card }) => card);
}

export type ProductData = Extract<NonNullable<Awaited<ReturnType<typeof loadProduct>>>, { kind: 'product' }>;
