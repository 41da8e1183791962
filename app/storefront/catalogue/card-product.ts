import { sizesOf, toOffer } from '#domain/catalogue/offers.ts';
import { carriedKilograms, carriedWeight } from '#domain/facts/carried-weight.ts';
import type { MachineFacts } from '#domain/facts/machine-facts.ts';
import { type PortPurpose, portText, purposeOf } from '#domain/facts/ports.ts';
import { type DeviceKind, toDeviceKind } from '#domain/machine/device-kind.ts';
import { type LaptopFacts, parseLaptop } from '#domain/machine/laptop.ts';
import { spellProductTitle } from '#domain/machine/product-title.ts';
import { spellInches } from '#domain/machine/spec-text.ts';
import { namedSystemOf } from '#domain/machine/system-of.ts';
import type { MoneyV2 } from '#domain/money/money.ts';
import { defaultVariant, offeredVariants } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import type { PlatformImage, ProductSummary, ProductVariant } from '../documents.ts';
import { mergeFacts, readFactTexts } from '../specification/fact-fields.ts';
import { type PriceBeside, priceBeside } from './price-beside.ts';
import { readPriorPrice } from './read-prior-price.ts';

/** A product for a card and the cart: read from the platform and reduced for the browser. */
export interface CardProduct {
  id: string;
  handle: string;
  /** As the store spells titles: `Dell Latitude 5400 (i5-8365U, 16 GB RAM, A+)`. */
  title: string;
  facts: ReturnType<typeof toCardFacts>;
  image: PlatformImage | null;
  isMac: boolean;
  /** The system of its variant, where that is Windows 11, neither Windows nor macOS, or asked for and the shop's first has another. */
  system?: string;
  /** Null when there is nothing to buy. */
  price: MoneyV2 | null;
  /** The lowest price of the 30 days before a reduction; absent without one. */
  priorPrice?: MoneyV2;
  beside?: PriceBeside | undefined;
  /** True where a filter or a search chose the variant; the card's address then names it. */
  isChosen?: true;
  /** The variant that the card's button adds; null when the product has none. */
  variant: ProductVariant | null;
}

export function deviceOf({ productType, title }: Pick<ProductSummary, 'productType' | 'title'>): DeviceKind {
  return toDeviceKind(productType, title);
}

export function isLaptop(product: Parameters<typeof deviceOf>[0]): boolean {
  return deviceOf(product) === 'laptop';
}

/** @param facts those of one of its variants, where they are not what holds for all of them */
export function readFacts(product: ProductSummary, facts = readFactTexts(product)): LaptopFacts {
  return parseLaptop({
    title: product.title,
    handle: product.handle,
    vendor: product.vendor,
    productType: product.productType,
    description: product.description,
    options: toLaptopOptions(product.options),
    variants: product.variants.nodes,
    facts,
  });
}

export function toLaptopOptions(options: ProductSummary['options']) {
  return options.map(({ name, optionValues }) => ({ name, values: optionValues.map((value) => value.name) }));
}

/** The variants that a shopper may choose. */
export function variantsOf({ variants, featuredImage }: ProductSummary): ProductVariant[] {
  const arePictured = variants.nodes.some(({ image }) => image && image.url !== featuredImage?.url);
  return offeredVariants(variants.nodes, shop.merchandising.hiddenVariants).map(
    ({ metafields: _, image, ...shown }) => ({
      ...shown,
      ...(arePictured && image && { image }),
    }),
  );
}

/** The facts of the machine that a card sells: what its variant says of itself goes before what the product says. */
export function readFactsForSale(product: ProductSummary): LaptopFacts {
  const forSale = defaultVariant(variantsOf(product))?.id;
  const variant = product.variants.nodes.find(({ id }) => id === forSale);
  return readFacts(
    product,
    mergeFacts(readFactTexts(product), readFactTexts({ metafields: variant?.metafields ?? [] })),
  );
}

export function toCardProduct(product: ProductSummary, facts = readFactsForSale(product)): CardProduct {
  const offered = variantsOf(product);
  const variant = defaultVariant(offered) ?? null;
  const system = namedSystemOf(variant?.selectedOptions ?? []);
  return {
    id: product.id,
    handle: product.handle,
    title: spellProductTitle(product.title),
    facts: toCardFacts(withSizes(facts, variant), deviceOf(product)),
    image: variant?.image ?? product.featuredImage ?? null,
    price: variant?.price ?? null,
    ...readPriorPrice(variant),
    isMac: facts.brand === 'Apple' && isLaptop(product),
    ...(system !== null && { system }),
    beside: variant ? priceBeside(variant, offered) : undefined,
    variant,
  };
}

/** The facts with the memory and the disk of one variant: its price must not follow a range. */
export function withSizes(
  facts: LaptopFacts,
  variant: Pick<ProductVariant, 'id' | 'selectedOptions'> | null,
): LaptopFacts {
  if (!variant) return facts;
  const { id, selectedOptions } = variant;
  const offer = toOffer({ id, priceCents: 0, selectedOptions }, { ...facts, ramGb: null, storageGb: null });
  return { ...facts, ...sizesOf(offer, facts) };
}

function toCardFacts(facts: LaptopFacts, device: DeviceKind) {
  const { brand, model, grade, cpu, ramGb, ramUpToGb, storageLabel, screenInches, resolution, touch, windows11 } =
    facts;
  return {
    ...{ brand, grade, cpu, ramGb, ramUpToGb, storageLabel, screenInches, resolution, touch, windows11 },
    model: spellInches(model),
    ...carriedFacts(facts.machine, device),
  };
}

interface CarriedFacts {
  /** With a keyboard that comes off and is in the box. */
  weightKg?: number;
  batteryWh?: number;
  /** Of weight and battery, those that are known only about. */
  about?: readonly ('weight' | 'battery')[];
  /** Of a dock or a monitor, whose ports are what it is bought for, by what is plugged in there: '2 × DisplayPort, HDMI'. */
  ports?: Partial<Record<PortPurpose, string>>;
}

/** Weight and battery of portable machines, the ports of desktop ones; only known facts. */
function carriedFacts(machine: MachineFacts, device: DeviceKind): CarriedFacts {
  const { batteryWh, approximate, ports } = machine;
  const weightKg = carriedKilograms(machine);
  if (device === 'other') {
    const texts: Partial<Record<PortPurpose, string>> = {};
    for (const port of ports ?? []) {
      const purpose = purposeOf(port);
      texts[purpose] = [texts[purpose], portText(port)].filter(Boolean).join(', ');
    }
    return ports === null ? {} : { ports: texts };
  }
  const isWeightAbout = carriedWeight(machine)?.isAbout ?? approximate.includes('weight');
  const about = [
    ...(isWeightAbout ? (['weight'] as const) : []),
    ...(batteryWh !== null && approximate.includes('battery_design') ? (['battery'] as const) : []),
  ];
  return {
    ...(weightKg !== null && { weightKg }),
    ...(batteryWh !== null && { batteryWh }),
    ...(about.length > 0 && { about }),
  };
}
