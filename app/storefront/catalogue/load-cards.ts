import { type Offer, sizesOf } from '#domain/catalogue/offers.ts';
import { type LoaderContext, servicesContext } from '../services.ts';
import { type CatalogueProduct, catalogueOrFail } from './catalogue.ts';
import { offerCard } from './offer-card.ts';
import { numberOf, parseCardKey } from './variant-address.ts';

/**
 * The listed products of some keys (`cardKey`), in their order, each with the price and the sizes of its variant; what is not listed
 * (any more) is left out, and a variant that is not offered any more gives way to the shop's first.
 */
export async function loadListed(
  url: URL,
  keys: readonly string[],
  context: LoaderContext,
): Promise<CatalogueProduct[]> {
  const catalogue = await catalogueOrFail(url, context.get(servicesContext));
  return keys.flatMap((key) => {
    const { handle, variant } = parseCardKey(key);
    const product = catalogue.withHandle(handle);
    if (!product) return [];
    const offer = product.offers?.find(({ variantId }) => numberOf(variantId) === variant);
    return [offer ? { ...product, ...offered(product, offer) } : product];
  });
}

/** What is different of a product where one of its variants is meant. */
function offered(product: CatalogueProduct, offer: Offer): Pick<CatalogueProduct, 'card' | 'priceCents' | 'facts'> {
  const facts = { ...product.facts, ...sizesOf(offer, product.facts) };
  return { card: { ...offerCard(product, offer), isChosen: true }, priceCents: offer.priceCents, facts };
}
