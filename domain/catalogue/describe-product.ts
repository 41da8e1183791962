import { carriedKilograms } from '../facts/carried-weight.ts';
import { graphicsPoints, isWorkstationCard } from '../machine/graphics.ts';
import { type LaptopFacts, type LaptopInput, readChoices } from '../machine/laptop.ts';
import { findProcessor } from '../processors/processors.ts';
import type { SearchableProduct } from '../search/search-outcome.ts';
import { type FacetValues, toFacetValues, toKind } from './facets.ts';
import type { Offer } from './offers.ts';
import { pixelsWide } from './resolution.ts';
import { isFitFor, type UseRule } from './use-rules.ts';
import { valueForMoney } from './value-for-money.ts';

/** The numbers of orders other than price and name; null is unknown and comes last. */
export interface ProductNumbers {
  weight: number | null;
  battery: number | null;
  /** Points for many tasks (domain/processors/speed.ts). */
  speed: number | null;
  /** 1 to 10 for many tasks. */
  speedClass: number | null;
  memory: number | null;
  storage: number | null;
  screen: number | null;
  year: number | null;
  graphics: number | null;
  /** 1 with a card for workstations. */
  workstation: number | null;
  /** Across the screen. */
  pixels: number | null;
  value: number | null;
}

export interface DescribedProduct {
  values: FacetValues;
  numbers: ProductNumbers;
  searchable: SearchableProduct;
}

interface Sale {
  /** Null when nothing of it can be bought. */
  priceCents: number | null;
  isAvailable: boolean;
  offers: readonly Offer[];
}

/**
 * Describes a product for choosing, besides its price: the values for filters, the numbers for orders, and the texts for the search.
 *
 * @param product its description as plain text, and the variants that the shop offers
 * @param facts as `parseLaptop` reads them
 * @param rules the shop's rules for uses (search.config.ts)
 */
export function describeProduct(
  product: Required<Omit<LaptopInput, 'facts' | 'handle'>>,
  facts: LaptopFacts,
  sale: Sale,
  rules: Readonly<Record<string, UseRule>>,
): DescribedProduct {
  const { title, productType, description, options, variants } = product;
  const { brand, model, cpu, ramGb, storageGb, machine } = facts;
  const choices = readChoices(options);
  const memory = withNamed(ramGb, choices.ramGb);
  const offered = (group: 'ram' | 'storage' | 'system') => [...new Set(sale.offers.flatMap((offer) => offer[group]))];
  // A colour that is sold out is found only where all of it is.
  const choosable =
    sale.offers.length > 0 ? sale.offers.flatMap(({ words }) => words) : variants.map((one) => one.title);
  const kind = toKind(productType, title);
  const candidate = { facts, isLaptop: kind === 'laptop', priceCents: sale.priceCents, ramGb: memory };
  const speed = cpu && findProcessor(cpu.label)?.speed;
  const uses = Object.entries(rules).flatMap(([use, rule]) => (isFitFor(rule, candidate) ? use : []));
  return {
    values: {
      ...toFacetValues({
        ...facts,
        kind,
        ramGb: memory,
        storageGb: withNamed(storageGb, choices.storageGb),
        isAvailable: sale.isAvailable,
        uses,
      }),
      ...(sale.offers.length > 0 && { ram: offered('ram'), storage: offered('storage') }),
      system: offered('system'),
    },
    numbers: {
      weight: carriedKilograms(machine),
      battery: machine.batteryWh,
      speed: speed?.many ?? null,
      speedClass: speed?.classMany ?? null,
      memory: memory.length === 0 ? null : Math.max(...memory),
      storage: storageGb,
      screen: facts.screenInches,
      year: machine.releaseYear,
      graphics: graphicsPoints(machine),
      workstation: Number(isWorkstationCard(machine.graphics)),
      pixels: pixelsWide(machine.resolution ?? facts.resolution),
      value: kind === 'laptop' ? valueForMoney(facts, sale.priceCents) : null,
    },
    searchable: {
      title,
      brand,
      model,
      processor: cpu?.label ?? '',
      details: [productType, ...new Set(choosable), machine.releaseYear ?? ''].join(' '),
      description,
    },
  };
}

/** The size that the title names, and those that the options offer. */
function withNamed(named: number | null, offered: readonly number[]): number[] {
  return [...new Set(named === null ? offered : [named, ...offered])];
}
