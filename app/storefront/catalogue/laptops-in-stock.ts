import { spread } from '#domain/catalogue/few-best.ts';
import { NO_UPPER_BOUND } from '#domain/catalogue/price-band.ts';
import { type Selection, WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { GRADES } from '#domain/machine/grade.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';

export type LaptopInStock = CatalogueProduct & { priceCents: number };

const LAPTOPS_IN_STOCK: Selection = {
  ...WHOLE_CATALOGUE,
  facets: { ...WHOLE_CATALOGUE.facets, kind: ['laptop'], stock: ['in'] },
  prices: [{ fromEuro: 0, toEuro: NO_UPPER_BOUND }],
};

/** Every laptop that can be bought, by the price that its card prints; of the same price the better machine first. */
export function laptopsInStock(catalogue: Catalogue): LaptopInStock[] {
  const laptops = catalogue.select(LAPTOPS_IN_STOCK).entries() as LaptopInStock[];
  const memory = ({ facts }: LaptopInStock) => facts.ramGb ?? 0;
  const wear = ({ grade }: LaptopInStock) => (grade === null ? GRADES.length : GRADES.indexOf(grade));
  return laptops.toSorted((a, b) => a.priceCents - b.priceCents || memory(b) - memory(a) || wear(a) - wear(b));
}

/** A list is chosen among so many of them: of a larger shop, spread over all prices. */
const MOST_CANDIDATES = 2_000;

export function toCandidates(laptops: readonly LaptopInStock[]): readonly LaptopInStock[] {
  return spread(laptops, MOST_CANDIDATES);
}
