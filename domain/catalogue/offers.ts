/** Which variant of a product a selection asks for: memory, disk, price and words of its options (colour, system) decide. */
import { fold } from '../locale/fold.ts';
import { type LaptopFacts, readChoices } from '../machine/laptop.ts';
import { toStorageLabel } from '../machine/laptop-patterns.ts';
import { systemOf, systemValues } from '../machine/system-of.ts';
import { type FacetKey, isNegated, numberOf, toCapacityValue } from './facets.ts';
import { isInBand } from './price-band.ts';
import type { FilterGroup, Selection } from './selection.ts';

/** A variant that can be bought, as filters see it. Of a product that is sold out, all its variants are offers. */
export interface Offer {
  variantId: string;
  priceCents: number;
  /** Written as in an address: `16gb`. */
  ram: readonly string[];
  storage: readonly string[];
  system: readonly string[];
  /** The values of its options, folded: `windows 11 pro`. */
  words: readonly string[];
}

interface OfferedVariant {
  id: string;
  priceCents: number;
  selectedOptions: readonly { name: string; value: string }[];
}

/** @param facts of its product, for what its options do not say */
export function toOffer(
  { id, priceCents, selectedOptions }: OfferedVariant,
  facts: Pick<LaptopFacts, 'ramGb' | 'storageGb' | 'windows11'>,
): Offer {
  const choices = readChoices(selectedOptions.map(({ name, value }) => ({ name, values: [value] })));
  const written = (gigabytes: number | null) => (gigabytes === null ? [] : [toCapacityValue(gigabytes)]);
  return {
    variantId: id,
    priceCents,
    ram: written(choices.ramGb[0] ?? facts.ramGb),
    storage: written(choices.storageGb[0] ?? facts.storageGb),
    system: systemValues(systemOf(selectedOptions), facts),
    words: selectedOptions.map(({ value }) => fold(value)),
  };
}

/** The memory and the disk that a variant has, in place of the product's. */
export function sizesOf({ ram, storage }: Offer, facts: Pick<LaptopFacts, 'storageLabel'>) {
  const [memory, disk] = [ram[0], storage[0]];
  const kind = /[A-Za-z]+$/.exec(facts.storageLabel ?? '')?.[0] ?? '';
  return {
    ...(memory !== undefined && { ramGb: numberOf(memory), ramUpToGb: null }),
    ...(disk !== undefined && {
      storageGb: numberOf(disk),
      storageLabel: toStorageLabel(numberOf(disk), kind),
    }),
  };
}

/** The filters that one variant of a product fulfils and another does not. */
export const OFFER_FACETS = ['ram', 'storage', 'system'] as const satisfies readonly FacetKey[];
export const OFFER_GROUPS = ['price', ...OFFER_FACETS] as const satisfies readonly FilterGroup[];
export type OfferFacet = (typeof OFFER_FACETS)[number];
export type OfferGroup = (typeof OFFER_GROUPS)[number];

export function isOfferGroup(group: string): group is OfferGroup {
  return OFFER_GROUPS.some((known) => known === group);
}

type Conditions = Pick<Selection, 'facets' | 'prices'>;

export function activeOfferGroups({ facets, prices }: Conditions): OfferGroup[] {
  return OFFER_GROUPS.filter((group) => (group === 'price' ? prices.length > 0 : facets[group].length > 0));
}

/**
 * No condition, but shown before a cheaper one without: the memory that the use asked for needs, and the Windows that the machines asked for
 * can run.
 */
function preferenceOf({ system, ram }: Offer, { facets }: Conditions, leastMemory: number): number {
  const hasMemory = leastMemory > 0 && ram.some((size) => numberOf(size) >= leastMemory);
  return 2 * Number(hasMemory) + Number(facets.windows.includes('11') && system.includes('windows-11'));
}

/** Whether the conditions may lead to another variant than the shop's first. */
export function asksForVariant(conditions: Conditions): boolean {
  return activeOfferGroups(conditions).length > 0 || conditions.facets.windows.includes('11');
}

/** Whether one and the same variant fulfils the conditions of all these groups. */
export function fulfils(offer: Offer, { facets, prices }: Conditions, groups: readonly OfferGroup[]): boolean {
  return groups.every((group) =>
    group === 'price' ? prices.some((band) => isInBand(offer.priceCents, band)) : hasValue(offer[group], facets[group]),
  );
}

function hasValue(values: readonly string[], chosen: FacetValues): boolean {
  const asked = chosen.filter((value) => !isNegated(value));
  const taken = chosen.filter(isNegated).map((value) => value.slice(1));
  return (
    (asked.length === 0 || asked.some((value) => values.includes(value))) &&
    !taken.some((value) => values.includes(value))
  );
}

type FacetValues = Selection['facets'][FacetKey];

interface Asked {
  /** The applied selection, with the filters that its query implies. */
  applied: Conditions;
  /** What the query says besides conditions of a variant. */
  text: string;
  /** Gigabytes that the use asked for needs. */
  leastMemory?: number;
  /** The title of the product: a word of it chooses no variant. */
  title: string;
}

/**
 * The cheapest offer that fulfils every condition; of several, one whose options have the most words of the query, then one that is
 * preferred.
 *
 * @returns null where the selection asks for nothing that tells the offers apart, and where none fulfils it
 */
export function chooseOffer(offers: readonly Offer[], { applied, text, leastMemory = 0, title }: Asked): Offer | null {
  const groups = activeOfferGroups(applied);
  const words = text === '' ? [] : optionWords(offers, text, title);
  const rankOf = (offer: Offer) => preferenceOf(offer, applied, leastMemory);
  const isPreferenceChoice = new Set(offers.map(rankOf)).size > 1;
  if (groups.length === 0 && words.length === 0 && !isPreferenceChoice) return null;
  const fitting = offers.filter((offer) => fulfils(offer, applied, groups));
  const countOf = (offer: Offer) => words.filter((word) => hasWord(offer, word)).length;
  const [chosen] = fitting.toSorted(
    (a, b) => countOf(b) - countOf(a) || rankOf(b) - rankOf(a) || a.priceCents - b.priceCents,
  );
  return chosen ?? null;
}

/** The words of a query that some options have and others have not; a word of the title names the product, not a variant. */
function optionWords(offers: readonly Offer[], query: string, title: string): string[] {
  const named = new Set(wordsOf(title));
  return wordsOf(query).filter((word) => {
    const count = offers.filter((offer) => hasWord(offer, word)).length;
    return !named.has(word) && count > 0 && count < offers.length;
  });
}

function hasWord({ words }: Offer, word: string): boolean {
  return words.some((value) => wordsOf(value).includes(word));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

interface Priced {
  priceCents: number | null;
  offers?: readonly Offer[];
  isAvailable?: boolean;
}

/** The lowest price at which something of a list can be bought, by the variants that it asks for. */
export function lowestCents<Entry extends Priced>(list: {
  entries: () => Entry[];
  offerOf: (entry: Entry) => Offer | null;
}): number | null {
  const prices = list.entries().flatMap((entry) => {
    if (entry.isAvailable === false) return [];
    const asked = list.offerOf(entry);
    const offers = asked ? [asked] : (entry.offers ?? []);
    return offers.length > 0 ? offers.map(({ priceCents }) => priceCents) : (entry.priceCents ?? []);
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}
