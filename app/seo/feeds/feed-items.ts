import { ASSUMED_GRAMS, courierRange } from '#domain/delivery/delivery-methods.ts';
import { type Language, localizePath } from '#domain/locale/locales.ts';
import { brandOf } from '#domain/machine/brand-of.ts';
import { parseGtin } from '#domain/machine/gtin.ts';
import { spellProductTitle, spellVariantTitle } from '#domain/machine/product-title.ts';
import { writeInches } from '#domain/machine/spec-text.ts';
import { parseCents, toEuros } from '#domain/money/money.ts';
import { DEFAULT_TITLE } from '#domain/shop/merchandising.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { shop } from '#shop.config';
import type { Offer } from '../../storefront/catalogue/read-offers.ts';
import { numberOf, variantUrl } from '../../storefront/catalogue/variant-address.ts';
import type { Services } from '../../storefront/services.ts';
import { readFactTexts, readVatRate } from '../../storefront/specification/fact-fields.ts';

/** One variant that can be bought now, as any of the price sites needs it. */
export type FeedItem = ReturnType<typeof toFeedItems>[number];

/** A feed in the parts in which it is written while the catalogue is read. */
export interface ProductFeed {
  begin: string;
  /** Nothing for what the price site would refuse. */
  toElement: (item: FeedItem) => string;
  end: string;
}

/** The widths that pictures are kept in: the store's own, and the largest of an owner's photos. */
const [PICTURE_WIDTH, PHOTO_WIDTH] = [1200, 2400];

/** Offers that can be bought: not sold out, not hidden, with a picture and a price. */
export function toFeedItems(offers: readonly Offer[], language: Language, { publicUrl }: Pick<Services, 'publicUrl'>) {
  return offers.flatMap(({ product, variants }) => {
    const url = publicUrl + localizePath(productPath(product.handle), language);
    return variants.map((variant) => {
      const priceCents = parseCents(variant.price.amount);
      const parcel = { goodsCents: priceCents, grams: variant.grams ?? ASSUMED_GRAMS };
      const isOnly = variant.title === DEFAULT_TITLE;
      const spelled = isOnly ? spellProductTitle(product.title) : spellVariantTitle(product.title, variant.title);
      const name = writeInches(spelled, language);
      const brand = brandOf(product.vendor, product.title);
      const isNamed = ` ${name.toLowerCase()} `.includes(` ${brand.toLowerCase()} `);
      return {
        /** Never given to another variant. */
        id: numberOf(variant.id),
        groupId: numberOf(product.id),
        title: [...(isNamed ? [] : [brand]), name, pageTexts(language).feeds.refurbished].join(' '),
        description: product.description.replaceAll(/\s+/g, ' ').trim() || name,
        // A price site compares the price with that of the page.
        url: product.variants.nodes.length > 1 ? variantUrl(url, variant.id) : url,
        /** As JPEG; the first is the one to show, that of the variant. The longer side in pixels. */
        images: product.images.nodes
          .toSorted((a, b) => Number(b.url === variant.image?.url) - Number(a.url === variant.image?.url))
          .map((image) => toPicture(image, publicUrl)),
        brand,
        /** The maker's part number; a price site takes the name of a model for it and mixes all of its machines up. */
        mpn: readFactTexts(variant).part_number ?? readFactTexts(product).part_number ?? null,
        gtin: parseGtin(variant.barcode),
        kind: product.productType || 'Laptop',
        priceCents,
        /** By courier, least and most, in cents. */
        shipping: courierRange(parcel, shop.delivery),
        /** Whole per cent that the price holds; null under the margin scheme. */
        vatPercent: readVatRate(product),
        grams: variant.grams,
      };
    });
  });
}

function toPicture({ url, width, height }: Offer['product']['images']['nodes'][number], publicUrl: string) {
  const address = new URL(url, publicUrl);
  const asked = (width ?? 0) > PICTURE_WIDTH ? PHOTO_WIDTH : PICTURE_WIDTH;
  address.searchParams.set('width', String(asked));
  address.searchParams.set('format', 'jpg');
  const factor = Math.min(1, asked / (width ?? asked));
  return { url: address.href, longSide: Math.round(Math.max(width ?? 0, height ?? 0) * factor) };
}

/** For price sites that know one price for all places: null if some places cost more. */
export function shippingText({ shipping: { from, to } }: FeedItem): string | null {
  return from === to ? toEuros(from) : null;
}
