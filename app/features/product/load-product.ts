import { data, redirect } from 'react-router';
import { formatDayRange } from '#domain/delivery/dates.ts';
import { deliveryRange } from '#domain/delivery/delivery.ts';
import { type Language, languageOf, localeOf, localizePath } from '#domain/locale/locales.ts';
import { compareAddress, MAX_COMPARED } from '#domain/machine/compare-laptops.ts';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { parseCents } from '#domain/money/money.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { spellHandle } from '#domain/shop/spell-handle.ts';
import { shop } from '#shop.config';
import { messagesOf } from '../../i18n/all-messages.ts';
import { productJsonLd } from '../../seo/product-json-ld.ts';
import { trailJsonLd } from '../../seo/trail-json-ld.ts';
import { readFactsForSale } from '../../storefront/catalogue/card-product.ts';
import { type Catalogue, getCatalogue } from '../../storefront/catalogue/catalogue.ts';
import { namedVariant } from '../../storefront/catalogue/variant-address.ts';
import { cleanHtml } from '../../storefront/clean-html.ts';
import { type ProductSummary, productQuery } from '../../storefront/documents.ts';
import { isMissing, type MissingPart, orFail, orMissing } from '../../storefront/missing-part.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';
import { FACT_FIELDS, readFactTexts } from '../../storefront/specification/fact-fields.ts';
import { type Specification, toProperties } from '../../storefront/specification/specification.ts';
import { faqText } from '../../ui/text/faq-text.ts';
import { reviewsOf } from '../../ui/text/reviews-text.ts';
import { cheapestOfEachGrade } from './choice/grade-prices.ts';
import { defaultDescription } from './facts/default-description.ts';
import { dockFit } from './facts/dock-fit.ts';
import { drawFits } from './facts/drawn-sockets.tsx';
import { similarTo } from './similar-products.ts';
import { drawAlertForm, sayMark } from './sold-out.tsx';
import { toProductView } from './to-product-view.ts';

/**
 * One product's page. Throws a redirect if the platform spells the handle otherwise, an answer 404 if the platform has no such product or the shop hides it, and 503 if the platform does not
 * answer.
 */
export async function loadProductOr404(url: URL, handle: string, context: LoaderContext) {
  const product = await loadProduct(url, handle, context);
  // Links are copied with a full stop or a bracket behind them, and typed with capitals.
  const spelled = spellHandle(handle);
  if (!product && spelled !== handle && (await loadProduct(url, spelled, context))) {
    const { pathname, search } = url;
    const path = localizePath(productPath(spelled), languageOf(pathname));
    throw redirect(path + search, { status: 301, headers: { 'cache-control': 'public, max-age=3600' } });
  }
  if (!product) throw data(null, { status: 404, statusText: 'Product not found' });
  return product;
}

/** A product without a picture is `unavailable`. */
async function loadProduct(url: URL, handle: string, context: LoaderContext) {
  const services = context.get(servicesContext);
  const { storefront, publicUrl, now } = services;
  const { pathname } = url;
  const language = languageOf(pathname);
  // Asked for beside the product: only the laptops that are like it come from there.
  const catalogue = orMissing(getCatalogue(storefront, language), services, pathname);
  const answer = storefront.query(productQuery, {
    handle,
    language: localeOf(language).api,
    ...FACT_FIELDS,
  });
  const { product } = await orFail(answer, services, pathname);
  if (!product) return null;
  const { alertsPath } = services.browserPlatform;
  const alertForm =
    product.availableForSale || alertsPath === null ? null : drawAlertForm(product.id, alertsPath, language);
  if (!product.images.nodes[0]) return { ...unavailable(product, await catalogue), alertForm };
  const described = toProductView(product, language);
  const { card, device, specification, ownFacts, sockets, facts } = described;
  const withoutDescription = defaultDescription(language, device);
  const known = await catalogue;
  const gone = { priceCents: card.price && parseCents(card.price.amount), facts: readFactsForSale(product) };
  const similar = similarTo(product, gone, known);
  return {
    kind: 'product' as const,
    ...described,
    card: { ...card, variant: namedVariant(url, described.variants) ?? card.variant },
    descriptionHtml: cleanHtml(product.descriptionHtml) || `<p>${withoutDescription}</p>`,
    latestOnIslands: latestOnIslands(now(), language),
    sockets: sockets && { ...sockets, fits: fitsOf(specification, known, url, language) },
    similar: isMissing(similar)
      ? similar
      : similar.map(({ card, mark }) => ({ card, mark: mark && sayMark(mark, language) })),
    alertForm,
    /** The comparison with those that are close. */
    compare:
      isMissing(similar) || similar.length === 0
        ? null
        : compareAddress(
            [card, ...similar.map((product) => product.card)].slice(0, MAX_COMPARED).map(({ handle }) => handle),
          ),
    ...sameModelAs(product, facts, known),
    ...trailOf(described, language, publicUrl),
    reviews: reviewsOf(facts.model, device, language),
    faq: faqText(language, device),
    jsonLd: {
      ...productJsonLd(
        { ...product, description: product.description || withoutDescription },
        language,
        publicUrl,
        { model: facts.model, partNumber: readFactTexts(product).part_number },
        new Map(Object.entries(ownFacts).map(([id, { rows }]) => [id, toProperties({ rows })])),
      ),
      additionalProperty: toProperties(specification),
    },
  };
}

/** Not sold yet; those near it can be bought. */
function unavailable(product: ProductSummary, known: Catalogue | MissingPart) {
  const { amount } = product.priceRange.minVariantPrice;
  const near = similarTo(product, { priceCents: parseCents(amount), facts: readFactsForSale(product) }, known);
  return {
    kind: 'unavailable' as const,
    title: readProductTitle(product.title),
    compare: null,
    similar: isMissing(near) ? near : near.map(({ card }) => ({ card, mark: null })),
  };
}

/** The way to a product's page, for search engines. */
function trailOf(
  { vendor, card }: Pick<ReturnType<typeof toProductView>, 'vendor' | 'card'>,
  language: Language,
  publicUrl: string,
) {
  const brandPath = `/products?brand=${encodeURIComponent(vendor.trim().toLowerCase())}`;
  const steps = [
    [messagesOf(language)['products.title'], '/products'],
    [vendor, brandPath],
    [card.facts.model, productPath(card.handle)],
  ] as const;
  return { brandPath, trailJsonLd: trailJsonLd(steps, language, publicUrl) };
}

/** The shop's laptops that a dock works with; empty for other products. */
function fitsOf({ rows }: Specification, catalogue: Catalogue | MissingPart, url: URL, language: Language): string {
  const hostLink = rows.find(({ word }) => word === 'hostLink')?.value;
  if (!hostLink) return '';
  const entries = isMissing(catalogue) ? [] : catalogue.entries;
  return drawFits(hostLink, dockFit(hostLink, entries, url.searchParams.get('fits')), language);
}

/** The last day on which an order of this moment reaches an island, in words. */
function latestOnIslands(now: Date, language: Language): string {
  const { days, islandDaysTo, cutOffHour } = shop.delivery;
  const { to } = deliveryRange(now, { cutOffHour, days: { from: days.from, to: islandDaysTo } });
  return formatDayRange({ from: to, to }, language, 'long');
}

/** The other configurations of the same model, cheapest first; more than these are a list of their own. */
const SAME_MODEL = 6;

function sameModelAs(
  { id }: ProductSummary,
  { brand, model }: Pick<LaptopFacts, 'brand' | 'model'>,
  catalogue: Catalogue | MissingPart,
) {
  if (isMissing(catalogue)) return { sameModel: [], grades: {} };
  const others = catalogue.ofModel({ brand, model }).filter((entry) => entry.id !== id);
  const sameModel = others.slice(0, SAME_MODEL).map(({ card, isAvailable }) => ({
    handle: card.handle,
    cpu: card.facts.cpu?.label ?? null,
    memory: memoryText(card.facts),
    storage: card.facts.storageLabel,
    grade: card.facts.grade,
    price: card.price,
    isAvailable,
  }));
  return { sameModel, grades: cheapestOfEachGrade(others) };
}

export type LoadedProduct = Awaited<ReturnType<typeof loadProductOr404>>;
export type ProductData = Extract<LoadedProduct, { kind: 'product' }>;
