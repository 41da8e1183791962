/** Why each laptop is in the front page's first list: one short sentence that the catalogue proves. */
import { numberOf } from '#domain/catalogue/facets.ts';
import type { Offer } from '#domain/catalogue/offers.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import { isWindows } from '#domain/machine/system-of.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import type { HomeText } from './home-text.ts';

interface Candidate {
  brand: string;
  grade: CardProduct['facts']['grade'];
  /** Of its card. */
  priceCents: number;
  /** All that it can be bought as. */
  offers: readonly Pick<Offer, 'priceCents' | 'ram' | 'system'>[];
  isSupported: boolean;
  isRoomy: boolean;
  card: Pick<CardProduct, 'facts' | 'isMac' | 'system'>;
}

type Facts = CardProduct['facts'];

/** What one can have most of, in the order in which it matters. */
const MEASURES: readonly (readonly ['lightest' | 'memory' | 'screen' | 'battery', (facts: Facts) => number | null])[] =
  [
    ['lightest', ({ weightKg }) => (weightKg === undefined ? null : -weightKg)],
    ['memory', ({ ramGb }) => ramGb],
    ['screen', ({ screenInches }) => screenInches],
    ['battery', ({ batteryWh }) => batteryWh ?? null],
  ];

/**
 * @param list the laptops that are shown
 * @param byPrice every laptop that can be bought, in ascending order of price
 * @returns a sentence for each of the list, or null
 */
export function cardReasons<Laptop extends Candidate>(
  list: readonly Laptop[],
  byPrice: readonly Laptop[],
  text: HomeText['reasons'],
): (string | null)[] {
  const reasons = new Map<Laptop, string>();
  const cheapest = list.find((laptop) => isCheapest(laptop, byPrice, () => true));
  if (cheapest) reasons.set(cheapest, text.cheapest);
  for (const [key, measure] of MEASURES) {
    const most = theMost(byPrice, measure);
    if (most && list.includes(most) && !reasons.has(most)) reasons.set(most, text[key]);
  }
  return list.map((laptop) => reasons.get(laptop) ?? cheapestOfItsKind(laptop, byPrice, text));
}

/** Where one alone has the highest value, and every value is known. */
function theMost<Laptop extends Candidate>(laptops: readonly Laptop[], measure: (facts: Facts) => number | null) {
  let most: { laptop: Laptop | undefined; value: number } | undefined;
  for (const laptop of laptops) {
    const value = measure(laptop.card.facts);
    if (value === null) return undefined;
    if (most === undefined || value > most.value) most = { laptop, value };
    else if (value === most.value) most.laptop = undefined;
  }
  return most?.laptop;
}

function cheapestOfItsKind<Laptop extends Candidate>(
  laptop: Laptop,
  byPrice: readonly Laptop[],
  text: HomeText['reasons'],
) {
  const { brand, grade, card } = laptop;
  if (!isReady(laptop)) return null;
  const ofBrand = byPrice.filter((other) => other.brand === brand && other.isSupported);
  if (card.isMac) return isCheapest(laptop, ofBrand, () => true) ? text.mac : null;
  const rivals = ofBrand.filter((other) => other.grade === grade);
  const hasWindows = ({ system }: Candidate['offers'][number]) => system.includes('windows-11');
  const isRoomy = (offer: Candidate['offers'][number]) => hasWindows(offer) && memoryOf(offer) >= ROOMY_GB;
  const isCheapestOfAll = isCheapest(laptop, rivals, hasWindows);
  if (grade === null || !(isCheapestOfAll || (laptop.isRoomy && isCheapest(laptop, rivals, isRoomy)))) return null;
  return text[isCheapestOfAll ? 'windows' : 'roomy'].replace('{brand}', brand).replace('{grade}', gradeLabel(grade));
}

/** As the sentence says. */
const ROOMY_GB = 8;

/** Whether no rival has such a variant for less than this laptop's card says, or a better one for as much. */
function isCheapest<Laptop extends Candidate>(
  laptop: Laptop,
  rivals: readonly Laptop[],
  isMeant: (offer: Candidate['offers'][number]) => boolean,
): boolean {
  const place = rivals.indexOf(laptop);
  const memory = laptop.card.facts.ramGb ?? 0;
  return rivals.every((rival, index) => {
    if (rival === laptop) return true;
    return rival.offers.filter(isMeant).every((offer) => {
      if (offer.priceCents !== laptop.priceCents) return offer.priceCents > laptop.priceCents;
      return memoryOf(offer) === memory ? index > place : memoryOf(offer) < memory;
    });
  });
}

function memoryOf({ ram }: Candidate['offers'][number]): number {
  return ram[0] === undefined ? 0 : numberOf(ram[0]);
}

/** It comes with a system that gets updates: one that runs Windows 11 and is sold with Ubuntu is none «with Windows 11». */
function isReady({ isSupported, card }: Candidate): boolean {
  return isSupported && (card.system === undefined || isWindows(card.system));
}
