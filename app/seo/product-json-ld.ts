import { DEFAULT_TITLE, offeredVariants } from '#domain/merchandising.ts';
import { spellProductTitle } from '#domain/product-title.ts';
import { shop } from '#shop.config';
import type { Language } from '../i18n/language.ts';
import { localizePath } from '../i18n/language.ts';
import type { Product } from '../storefront/documents.ts';

/** A product as schema.org describes it: a refurbished one, with an offer for each variant that the shop offers. */
export function productJsonLd(product: Product, language: Language, publicUrl: string): Record<string, unknown> {
  const title = spellProductTitle(product.title);
  const url = publicUrl + localizePath(`/product/laptop/${product.handle}`, language);
  return {
    '@type': 'Product',
    name: title,
    description: product.description,
    brand: { '@type': 'Brand', name: product.vendor },
    image: product.images.nodes.map((image) => new URL(image.url, publicUrl).href),
    itemCondition: 'https://schema.org/RefurbishedCondition',
    url,
    offers: offeredVariants(product.variants.nodes, shop.merchandising.hiddenVariants)
      .filter(({ price }) => Number(price.amount) > 0)
      .map((variant) => ({
        '@type': 'Offer',
        name: variant.title === DEFAULT_TITLE ? title : variant.title,
        ...(variant.sku ? { sku: variant.sku } : {}),
        url,
        price: variant.price.amount,
        priceCurrency: variant.price.currencyCode,
        itemCondition: 'https://schema.org/RefurbishedCondition',
        availability: variant.availableForSale ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        seller: { '@type': 'Organization', name: shop.name[language] },
      })),
  };
}
