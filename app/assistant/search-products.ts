/** The shop's search for an assistant: the lists' own engine, with what was understood in words. */
import type { AssistantProduct, Message, ProductsAnswer } from '#domain/assistant/catalogue-answers.ts';
import type { SearchRequest } from '#domain/assistant/catalogue-requests.ts';
import { FACETS, type FacetKey } from '#domain/catalogue/facets.ts';
import { parsePriceBand } from '#domain/catalogue/price-band.ts';
import { parseSelection, type Selection, WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import { localizePath } from '#domain/locale/locales.ts';
import { parseJson } from '#domain/parse-json.ts';
import { textHash } from '#domain/text-hash.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { chipLabel } from '../features/catalogue/chip-label.ts';
import { priceBandLabel } from '../i18n/price-band-label.ts';
import type { Catalogue, CatalogueProduct } from '../storefront/catalogue/catalogue.ts';
import { namesOfUses, servicePage } from '../storefront/catalogue/search-answers.ts';
import { catalogueTranslator } from './catalogue-translator.ts';
import { chooseVariants } from './choose-variants.ts';
import { filterMessages, priceFilterOf, regionMessages } from './filter-messages.ts';
import { type Speaker, writeProduct } from './write-product.ts';

const PAGE = { size: 10, most: 50 };

export function searchProducts(catalogue: Catalogue, request: SearchRequest, speaker: Speaker): ProductsAnswer {
  const selection = toSelection(request);
  const result = catalogue.select(selection);
  const filters = priceFilterOf(request);
  const variantsOf = (product: CatalogueProduct) =>
    chooseVariants(product, filters, result.offerOf(product)?.variantId ?? null);
  const isNarrowed = filters?.categories !== undefined || filters?.price !== undefined;
  const all = result.entries().filter((product) => (isNarrowed ? variantsOf(product) : product.variants[0]));
  const ordered = byIntent(all, request.context?.intent, catalogue);
  const { shown, pagination } = pageOf(ordered, request);
  const products = shown.flatMap((product) => {
    const variants = variantsOf(product);
    return variants ? [writeProduct(product, variants, speaker)] : [];
  });
  const messages = [
    ...explain(result, speaker, catalogue),
    ...(ordered !== all ? [intentMessage(request, speaker)] : []),
    ...filterMessages(request, speaker),
    ...regionMessages(request, speaker),
    ...soldOutMessages(products, speaker),
  ];
  return { products, pagination, ...(messages.length > 0 && { messages }) };
}

function toSelection({ query = '', filters = {} }: SearchRequest): Selection {
  const parameters = new URLSearchParams(query.trim() === '' ? {} : { q: query });
  for (const facet of FACETS)
    for (const value of [filters[facet]].flat()) if (typeof value === 'string') parameters.append(facet, value);
  const { page: _, ...selection } = parseSelection(parameters);
  return selection;
}

/** What the buyer is after decides the order: what fits it comes first. The same list where it says nothing. */
function byIntent(
  found: readonly CatalogueProduct[],
  intent: string | undefined,
  catalogue: Catalogue,
): readonly CatalogueProduct[] {
  if (intent === undefined || intent.trim() === '') return found;
  const wished = catalogue.select(withQuery(WHOLE_CATALOGUE, intent));
  const { fits = [], others = [] } = Object.groupBy(found, (product) => (wished.includes(product) ? 'fits' : 'others'));
  return fits.length === 0 || others.length === 0 ? found : [...fits, ...others];
}

function intentMessage({ context }: SearchRequest, { language }: Speaker): Message {
  const say = sayFrom(pageTexts(language).assistant);
  return { type: 'info', code: 'intent', content: say('intent', { intent: context?.intent ?? '' }) };
}

/** A cursor names the last product that was seen and its place, so that it stays right when others come and go. */
function pageOf(found: readonly CatalogueProduct[], request: SearchRequest) {
  const { cursor, limit = PAGE.size } = request.pagination ?? {};
  const size = Math.min(limit, PAGE.most);
  const asked = textHash(JSON.stringify([request.query, request.filters, request.context?.intent]));
  const from = cursor === undefined ? 0 : placeAfter(cursor, asked, found);
  const shown = found.slice(from, from + size);
  const last = shown.at(-1);
  const hasNext = from + size < found.length && last !== undefined;
  return {
    shown,
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && { cursor: toCursor([asked, from + size, last.id]) }),
      total_count: found.length,
    },
  };
}

/** A cursor of another search, or none of ours. */
export class WrongCursor extends Error {
  override name = 'WrongCursor';
}

function toCursor(place: readonly [asked: number, next: number, last: string]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function placeAfter(cursor: string, asked: number, found: readonly CatalogueProduct[]): number {
  const parsed = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [hash, next, last] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  if (hash !== asked || typeof next !== 'number' || !Number.isSafeInteger(next) || next < 0)
    throw new WrongCursor('The cursor belongs to no page of this search.');
  const place = found.findIndex(({ id }) => id === last);
  return place === -1 ? next : place + 1;
}

type Result = ReturnType<Catalogue['select']>;

/** What the search made of the words, as the list says it above its results. */
function explain(result: Result, speaker: Speaker, catalogue: Catalogue): Message[] {
  const { language, publicUrl } = speaker;
  const say = sayFrom(pageTexts(language).assistant);
  const info = (code: string, content: string): Message => ({ type: 'info', code, content });
  const words = result.implied.flatMap(({ facet, value }) => labelOf(facet, value, speaker, catalogue) ?? []);
  const page = servicePage(result.service, language);
  return [
    ...(result.corrected === null ? [] : [info('corrected', say('corrected', { query: result.corrected }))]),
    ...(words.length > 0 ? [info('understood', say('understood', { words: [...new Set(words)].join(' · ') }))] : []),
    ...(result.leftOut.length > 0 && result.count > 0
      ? [info('left_out', say('leftOut', { words: result.leftOut.join(', ') }))]
      : []),
    ...(result.notSold ? [info('not_sold', say('notSold', { words: result.notSold.words }))] : []),
    ...(page
      ? [info('see_page', say('page', { label: page.label, url: publicUrl + localizePath(page.path, language) }))]
      : []),
  ];
}

function labelOf(facet: FacetKey | 'price', value: string, { language }: Speaker, catalogue: Catalogue): string | null {
  const t = catalogueTranslator(language);
  if (facet !== 'price') {
    const names = Object.fromEntries([...catalogue.brandNames, ...namesOfUses([value], language)]);
    return chipLabel(facet, value, t, names);
  }
  const band = parsePriceBand(value);
  return band && priceBandLabel(band, t, language);
}

function soldOutMessages(products: readonly AssistantProduct[], { language }: Speaker): Message[] {
  return products.flatMap(({ variants }, index): Message[] =>
    variants.some(({ availability }) => availability.available)
      ? []
      : [
          {
            type: 'warning',
            code: 'out_of_stock',
            path: `$.products[${index}]`,
            content: pageTexts(language).assistant.soldOut,
          },
        ],
  );
}
