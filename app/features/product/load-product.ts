import sanitizeHtml from 'sanitize-html';
import { WHOLE_CATALOGUE } from '#domain/catalogue.ts';
import { classifySpec } from '#domain/laptop.ts';
import { isHiddenTitle, offeredVariants } from '#domain/merchandising.ts';
import { parseCents } from '#domain/money.ts';
import { shop } from '#shop.config';
import { LANGUAGE_CODES, languageOf } from '../../i18n/language.ts';
import { productJsonLd } from '../../seo/product-json-ld.ts';
import { isLaptop, readFacts, toCardProduct } from '../../storefront/card-product.ts';
import { type Catalogue, type CatalogueProduct, getCatalogue } from '../../storefront/catalogue.ts';
import { type ProductSummary, productQuery } from '../../storefront/documents.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';

/** What a description may contain: text, lists, tables and headings; no script, style, frame or picture. */
const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'h2',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
  ],
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
    specs: facts.specs.map((text) => ({ text, kind: classifySpec(text) })),
    facts,
    vendor: product.vendor,
    images: product.images.nodes,
    variants: offeredVariants(product.variants.nodes, shop.merchandising.hiddenVariants),
    optionName: product.options[0]?.name ?? '',
    descriptionHtml: sanitizeHtml(product.descriptionHtml, ALLOWED_HTML),
    isLaptop: isLaptop(product),
    similar: similarTo(product, card.price && parseCents(card.price.amount), catalogue),
    jsonLd: productJsonLd(product, language, publicUrl),
  };
}

/** Available ones of the same kind and the nearest price. */
function similarTo(product: ProductSummary, priceCents: number | null, catalogue: Catalogue) {
  const { entries } = catalogue.select(WHOLE_CATALOGUE);
  const distance = (entry: CatalogueProduct) => Math.abs((entry.priceCents ?? 0) - (priceCents ?? 0));
  return entries
    .filter((entry) => entry.id !== product.id && entry.isAvailable && entry.isLaptop === isLaptop(product))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, SIMILAR)
    .map(({ card }) => card);
}

export type ProductData = Extract<NonNullable<Awaited<ReturnType<typeof loadProduct>>>, { kind: 'product' }>;
