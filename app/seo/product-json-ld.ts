import { ASSUMED_GRAMS, courierRange } from '#domain/delivery/delivery-methods.ts';
import { type Language, localizePath } from '#domain/locale/locales.ts';
import { brandOf } from '#domain/machine/brand-of.ts';
import { parseGtin } from '#domain/machine/gtin.ts';
import { spellProductTitle } from '#domain/machine/product-title.ts';
import { writeInches } from '#domain/machine/spec-text.ts';
import { parseCents } from '#domain/money/money.ts';
import { DEFAULT_TITLE, offeredVariants } from '#domain/shop/merchandising.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { shop } from '#shop.config';
import { variantUrl } from '../storefront/catalogue/variant-address.ts';
import type { Product, ProductVariant } from '../storefront/documents.ts';
import { returnPolicy } from './organization-json-ld.ts';

const SCHEMA = 'https://schema.org/';

/**
 * A product as schema.org describes it: a refurbished one. Several variants are a group with an offer each; what holds for
 * all of them is written once and referred to by its id.
 *
 * @param model the maker's own name of it, and its part number where it is known
 * @param own the properties of a variant that its product has not, by the variant's id
 */
export function productJsonLd(
  product: Product,
  language: Language,
  publicUrl: string,
  { model, partNumber }: { model?: string | undefined; partNumber?: string | undefined } = {},
  own: ReadonlyMap<string, readonly Record<string, string>[]> = new Map(),
): Record<string, unknown> {
  const name = writeInches(spellProductTitle(product.title), language);
  const url = publicUrl + localizePath(productPath(product.handle), language);
  const barcodes = new Map(product.codes?.nodes.map(({ id, barcode }) => [id, parseGtin(barcode)]));
  const variants = offeredVariants(product.variants.nodes, shop.merchandising.hiddenVariants).filter(
    ({ price }) => Number(price.amount) > 0,
  );
  const common = {
    name,
    description: product.description,
    brand: { '@type': 'Brand', name: brandOf(product.vendor, product.title) },
    image: product.images.nodes.map((image) => new URL(image.url, publicUrl).href),
    ...(model && { model }),
    ...(partNumber && { mpn: partNumber }),
    itemCondition: `${SCHEMA}RefurbishedCondition`,
    url,
  };
  const described = variants.map((variant, index) => ({
    ...(variant.sku && { sku: variant.sku }),
    ...(barcodes.get(variant.id) && { gtin: barcodes.get(variant.id) }),
    ...(variant.image &&
      variant.image.url !== product.featuredImage?.url && { image: new URL(variant.image.url, publicUrl).href }),
    ...(own.has(variant.id) && { additionalProperty: own.get(variant.id) }),
    offers: offer(variant, variants.length > 1 ? variantUrl(url, variant.id) : url, index === 0),
  }));
  if (described.length <= 1) return { '@type': 'Product', ...common, ...described[0] };
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.handle,
    hasVariant: described.map((each, index) => ({
      '@type': 'Product',
      name: `${name}, ${variants[index]?.title ?? DEFAULT_TITLE}`,
      ...each,
    })),
  };
}

function offer(variant: ProductVariant, url: string, isFirst: boolean): Record<string, unknown> {
  const cents = parseCents(variant.price.amount);
  const policy = '#returns';
  return {
    '@type': 'Offer',
    url,
    price: variant.price.amount,
    priceCurrency: variant.price.currencyCode,
    itemCondition: `${SCHEMA}RefurbishedCondition`,
    availability: `${SCHEMA}${variant.availableForSale ? 'InStock' : 'OutOfStock'}`,
    shippingDetails: shippingDetails(cents, isFirst),
    hasMerchantReturnPolicy: isFirst ? { '@id': policy, ...returnPolicy() } : { '@id': policy },
  };
}

/** Working days: one to hand the parcel over, the rest with the courier. */
function shippingDetails(goodsCents: number, isFirst: boolean): Record<string, unknown> {
  const { from, to } = courierRange({ goodsCents, grams: ASSUMED_GRAMS }, shop.delivery);
  const rate = (to / 100).toFixed(2);
  const { days } = shop.delivery;
  const id = '#delivery';
  const between = (from: number, to: number) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', [from === to ? 'value' : 'maxValue']: rate, currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GR' },
    deliveryTime: isFirst
      ? {
          '@type': 'ShippingDeliveryTime',
          '@id': id,
          handlingTime: between(0, 1),
          transitTime: between(Math.max(1, days.from - 1), days.to),
        }
      : { '@id': id },
  };
}
