/** Why each laptop is in the front page's first list: one short sentence that the catalogue proves. */
import { gradeLabel } from '#domain/machine/grade.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import type { HomeText } from './home-text.ts';

interface Candidate {
  brand: string;
  grade: CardProduct['facts']['grade'];
  priceCents: number;
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
  const cheapest = list.find(({ priceCents }) => priceCents === byPrice[0]?.priceCents);
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
  if (card.isMac) return byPrice.find((other) => other.brand === brand && isReady(other)) === laptop ? text.mac : null;
  const rivals = byPrice.filter((other) => other.brand === brand && other.grade === grade);
  const isCheapest = rivals.find(isReady) === laptop;
  const isCheapestRoomy = laptop.isRoomy && rivals.find((other) => other.isRoomy && isReady(other)) === laptop;
  if (grade === null || !(isCheapest || isCheapestRoomy)) return null;
  return text[isCheapest ? 'windows' : 'roomy'].replace('{brand}', brand).replace('{grade}', gradeLabel(grade));
}

/** It comes with a system that gets updates: one that runs Windows 11 and is sold with Ubuntu is none «with Windows 11». */
function isReady({ isSupported, card }: Candidate): boolean {
  return isSupported && card.system === undefined;
}
