/**
 * What an assistant asks the catalogue, as the Universal Commerce Protocol shapes it (version 2026-04-08): read by its endpoints and by the
 * tools that a page offers to a browser's assistant.
 */
import * as v from 'valibot';
import { ANSWERS, SYSTEMS } from '../finder/answers.ts';
import { MAX_COMPARED } from '../machine/compare-laptops.ts';

const MAX_TEXT = 2_000;
/** So many identifiers are answered at once. */
export const MAX_IDS = 50;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const described = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const context = v.looseObject({
  address_country: v.optional(text),
  address_region: v.optional(text),
  postal_code: v.optional(text),
  intent: v.optional(described(text, 'What the buyer is after, in a sentence; it decides the order of what is found.')),
  language: v.optional(described(text, 'BCP 47: el (default) or en.')),
  currency: v.optional(text),
  eligibility: v.optional(v.array(text)),
});

const filters = v.looseObject({
  categories: v.optional(v.pipe(v.array(text), v.maxLength(MAX_IDS))),
  price: v.optional(v.looseObject({ min: v.optional(cents), max: v.optional(cents) })),
});

/** What every request of the protocol may say of who asks and where. */
export const surroundings = {
  context: v.optional(context),
  signals: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/)), v.unknown())),
  attribution: v.optional(v.record(v.string(), text)),
};

const option = v.looseObject({ name: text, label: text, id: v.optional(text) });

const searchRequest = v.looseObject({
  query: v.optional(
    described(text, 'A sentence in Greek or English: kinds, uses, prices, sizes and negations are understood.'),
  ),
  ...surroundings,
  filters: v.optional(
    described(
      filters,
      'Prices are in cents. Besides: brand, ram, storage, screen, weight, battery, grade, cpu, ports … as the addresses of the shop’s lists write them.',
    ),
  ),
  pagination: v.optional(
    v.looseObject({
      cursor: v.optional(text),
      limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    }),
  ),
});

const lookupRequest = v.looseObject({
  ids: described(v.pipe(v.array(text), v.minLength(1)), 'Ids of products or variants, handles or SKUs.'),
  ...surroundings,
  filters: v.optional(filters),
});

const productRequest = v.looseObject({
  id: described(v.pipe(text, v.minLength(1)), 'The id of a product or a variant.'),
  selected: v.optional(v.pipe(v.array(option), v.maxLength(MAX_IDS))),
  preferences: v.optional(v.pipe(v.array(text), v.maxLength(MAX_IDS))),
  ...surroundings,
  filters: v.optional(filters),
});

const recommendRequest = v.looseObject({
  use: described(v.picklist(ANSWERS.use), 'What the laptop is for.'),
  budget_max: v.optional(
    described(v.pipe(cents, v.minValue(5_000), v.maxValue(999_900)), 'The most it may cost, in cents.'),
  ),
  size: v.optional(
    described(v.picklist(ANSWERS.size), 'How it is carried: daily in a bag, balanced, on a desk, or any.'),
    'any',
  ),
  priority: v.optional(described(v.picklist(ANSWERS.priority), 'What matters most.'), 'price'),
  system: v.optional(v.picklist(SYSTEMS)),
  ...surroundings,
});

const compareRequest = v.looseObject({
  ids: described(
    v.pipe(v.array(text), v.minLength(2), v.maxLength(MAX_COMPARED)),
    'Ids of products or variants, or handles: two to four.',
  ),
  ...surroundings,
});

export type SearchRequest = v.InferOutput<typeof searchRequest>;
export type LookupRequest = v.InferOutput<typeof lookupRequest>;
export type ProductRequest = v.InferOutput<typeof productRequest>;
export type RecommendRequest = v.InferOutput<typeof recommendRequest>;
export type CompareRequest = v.InferOutput<typeof compareRequest>;
export type Filters = v.InferOutput<typeof filters>;

/** The requests that the storefront answers, by the last part of their address. */
export const CATALOGUE_REQUESTS = {
  search: searchRequest,
  lookup: lookupRequest,
  product: productRequest,
  recommend: recommendRequest,
  compare: compareRequest,
} as const;

export type CatalogueRequest = keyof typeof CATALOGUE_REQUESTS;
