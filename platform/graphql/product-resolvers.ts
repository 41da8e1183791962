import { toMoneyV2 } from '#domain/money.ts';
import type { Option, OptionValue, Product, Variant } from '../catalogue/catalogue.ts';
import { encodeVariants } from '../catalogue/encode-variants.ts';
import { toPlainText, truncate } from '../catalogue/html-text.ts';
import { swatchColour } from '../catalogue/swatches.ts';
import { categoryOf } from '../catalogue/taxonomy.ts';
import { collectionsConnection } from './collection-resolvers.ts';
import { type ConnectionArgs, emptyConnection, mapConnection } from './connection.ts';
import { toGlobalId } from './global-id.ts';
import { imagesConnection, toMediaImage } from './image-resolvers.ts';
import { ownMetafields } from './metafields.ts';
import { storeUrl } from './page-resolvers.ts';
import type { RequestContext } from './request-context.ts';
import {
  adjacentVariants,
  firstAvailableVariant,
  optionsOf,
  type SelectedOptionsArgs,
  variantBySelectedOptions,
} from './selected-options.ts';
import { toCategory } from './taxonomy-resolvers.ts';
import { variantsConnection } from './variant-resolvers.ts';

function selectedOrFirst(product: Product, args: SelectedOptionsArgs): Variant | null {
  return variantBySelectedOptions(product, args) ?? firstAvailableVariant(product);
}

const productFields = {
  ...ownMetafields,
  id: (product: Product) => toGlobalId('Product', product.id),
  title: (product: Product, _args: unknown, { language }: RequestContext) => product.title[language],
  description: (product: Product, { truncateAt }: { truncateAt?: number | null }, { language }: RequestContext) =>
    truncate(toPlainText(product.descriptionHtml[language]), truncateAt),
  descriptionHtml: (product: Product, _args: unknown, { language }: RequestContext) =>
    product.descriptionHtml[language],
  priceRange: (product: Product) => ({
    minVariantPrice: toMoneyV2(product.minPriceCents),
    maxVariantPrice: toMoneyV2(product.maxPriceCents),
  }),
  compareAtPriceRange({ variants }: Product) {
    const prices = variants.map(({ compareAtCents }) => compareAtCents ?? 0);
    if (prices.length === 0) prices.push(0);
    return { minVariantPrice: toMoneyV2(Math.min(...prices)), maxVariantPrice: toMoneyV2(Math.max(...prices)) };
  },
  featuredImage: (product: Product) => product.images[0] ?? null,
  images: (product: Product, args: ConnectionArgs) => imagesConnection(product.images, args),
  media: (product: Product, args: ConnectionArgs) =>
    mapConnection(imagesConnection(product.images, args), toMediaImage),
  options: (product: Product, { first }: { first?: number | null }) => optionsOf(product).slice(0, first ?? undefined),
  variants: (product: Product, args: ConnectionArgs) => variantsConnection(product.variants, args),
  variantsCount: (product: Product) => ({ count: product.variants.length, precision: 'EXACT' }),
  selectedOrFirstAvailableVariant: selectedOrFirst,
  variantBySelectedOptions,
  adjacentVariants: (product: Product, args: SelectedOptionsArgs) =>
    adjacentVariants(product, selectedOrFirst(product, args)),
  collections: async (product: Product, args: ConnectionArgs, { catalogue, language }: RequestContext) =>
    collectionsConnection(
      (await catalogue.whole()).collections.filter((collection) =>
        collection.products.some(({ id }) => id === product.id),
      ),
      args,
      language,
    ),
  seo: ({ seoTitle, seoDescription }: Product, _args: unknown, { language }: RequestContext) => ({
    title: seoTitle[language] || null,
    description: seoDescription[language] || null,
  }),
  onlineStoreUrl: (product: Product, _args: unknown, context: RequestContext) =>
    storeUrl(`/product/laptop/${product.handle}`, context),
  trackingParameters: ({ trackingParameters }: Product & { trackingParameters?: string }) => trackingParameters ?? null,
  encodedVariantExistence: (product: Product) => encodeVariants(product, () => true),
  encodedVariantAvailability: (product: Product) => encodeVariants(product, ({ stock }) => stock > 0),
  isGiftCard: () => false,
  requiresSellingPlan: () => false,
  sellingPlanGroups: emptyConnection,
  category: ({ productType }: Product) => toCategory(categoryOf(productType)),
};

const ProductOption = {
  id: (option: Option) => toGlobalId('ProductOption', option.id),
  name: (option: Option, _args: unknown, { language }: RequestContext) => option.name[language],
  optionValues: (option: Option) => option.values,
  values: (option: Option, _args: unknown, { language }: RequestContext) =>
    option.values.map((value) => value.name[language]),
};

const ProductOptionValue = {
  id: (value: OptionValue) => toGlobalId('ProductOptionValue', value.id),
  name: (value: OptionValue, _args: unknown, { language }: RequestContext) => value.name[language],
  swatch(value: OptionValue, _args: unknown, { catalogue }: RequestContext) {
    const option = catalogue.known(value.productId)?.options.find(({ values }) => values.includes(value));
    const color = option ? swatchColour(option, value) : null;
    return color && { color, image: null };
  },
  firstSelectableVariant(value: OptionValue, _args: unknown, { catalogue }: RequestContext) {
    const variants = catalogue.known(value.productId)?.variants ?? [];
    const having = variants.filter(
      (variant) => variant.selected.length === 0 || variant.selected.some((selected) => selected.value.id === value.id),
    );
    return having.find((variant) => variant.stock > 0) ?? having[0] ?? null;
  },
};

export const productResolvers = { Product: productFields, ProductOption, ProductOptionValue };
