/** The card of the variant that was asked for: its price, memory, button and address. */
import { type Offer, sizesOf, toOffer } from '#domain/catalogue/offers.ts';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import { systemOf } from '#domain/machine/system-of.ts';
import { parseCents } from '#domain/money/money.ts';
import type { ProductSummary, ProductVariant } from '../documents.ts';
import { type CardProduct, variantsOf } from './card-product.ts';
import { windowsBeside } from './price-beside.ts';
import { readPriorPrice } from './read-prior-price.ts';

/** What filters know of the variants that can be bought; of a product that is sold out, of all that it had. */
export function toOffers(product: ProductSummary, facts: LaptopFacts): Offer[] {
  const offered = variantsOf(product);
  const available = offered.filter(({ availableForSale }) => availableForSale);
  return (available.length > 0 ? available : offered).map(({ id, price, selectedOptions }) =>
    toOffer({ id, priceCents: parseCents(price.amount), selectedOptions }, facts),
  );
}

interface Chosen {
  card: CardProduct;
  variants: readonly ProductVariant[];
}

/** @param offer null where nothing tells the variants apart: then the shop's first that can be bought is meant */
export function offerCard({ card, variants }: Chosen, offer: Offer | null): CardProduct {
  const variant = offer && variants.find(({ id }) => id === offer.variantId);
  if (!offer || !variant || variant.id === card.variant?.id) return card;
  const { priorPrice: _, ...rest } = card;
  return {
    ...rest,
    variant,
    price: variant.price,
    image: variant.image ?? card.image,
    ...readPriorPrice(variant),
    // What is cheaper is not what was asked for.
    beside: windowsBeside(variant, variants),
    facts: { ...card.facts, ...sizesOf(offer, card.facts) },
    ...otherSystem(variant, card.variant),
    isChosen: true,
  };
}

function otherSystem(variant: ProductVariant, first: ProductVariant | null): Pick<CardProduct, 'system'> {
  const system = systemOf(variant.selectedOptions);
  return system === null || system === systemOf(first?.selectedOptions ?? []) ? {} : { system };
}
