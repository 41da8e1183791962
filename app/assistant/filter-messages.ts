/** What of a request's filters and surroundings the shop cannot do, in words. */
import type { Message } from '#domain/assistant/catalogue-answers.ts';
import type { Filters, SearchRequest } from '#domain/assistant/catalogue-requests.ts';
import { FACETS } from '#domain/catalogue/facets.ts';
import { fold } from '#domain/locale/fold.ts';
import { locales } from '#domain/locale/locales.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import type { Speaker } from './write-product.ts';

type Request = Pick<SearchRequest, 'context' | 'filters'>;

const CURRENCY = 'EUR';
/** Its codes, and its name in each language. */
const DELIVERED_TO: readonly string[] = [
  'gr',
  'grc',
  ...locales.map(({ intl }) => fold(new Intl.DisplayNames(intl, { type: 'region' }).of('GR') ?? '')),
];
const KNOWN_FILTERS: readonly string[] = ['categories', 'price', ...FACETS];

/** The filters that can be applied: a price in another currency says nothing here. */
export function priceFilterOf({ filters, context }: Request): Filters | undefined {
  const { currency } = context ?? {};
  if (!filters?.price || currency === undefined || currency.toUpperCase() === CURRENCY) return filters;
  return { ...filters, price: undefined };
}

export function filterMessages(request: Request, { language }: Speaker): Message[] {
  const say = sayFrom(pageTexts(language).assistant);
  const { filters = {}, context } = request;
  const unknown = Object.keys(filters).filter((name) => !KNOWN_FILTERS.includes(name));
  return [
    ...(priceFilterOf(request)?.price === filters.price
      ? []
      : [warning('price_filter_ignored', say('priceIgnored', { currency: context?.currency ?? '' }))]),
    ...unknown.map((name) => warning('filter_ignored', say('unknownFilter', { name: name.slice(0, 60) }))),
  ];
}

export function regionMessages({ context }: Request, { language }: Speaker): Message[] {
  const country = context?.address_country?.trim();
  if (!country || DELIVERED_TO.includes(fold(country))) return [];
  return [warning('region_restricted', pageTexts(language).assistant.greeceOnly)];
}

function warning(code: string, content: string): Message {
  return { type: 'warning', code, content };
}
