import { toMoneyV2 } from '#domain/money/money.ts';
import { productPath } from '#domain/shop/product-path.ts';
import type { Option, OptionValue, Product, Variant } from '../../catalogue/catalogue.ts';
import { encodeVariants } from '../../catalogue/encode-variants.ts';
import { toPlainText, truncate } from '../../catalogue/html-text.ts';
import { swatchColour } from '../../catalogue/search/swatches.ts';
import { categoryOf } from '../../catalogue/search/taxonomy.ts';
import { type ConnectionArgs, emptyConnection, mapConnection } from '../connection.ts';
import { storeUrl } from '../content/page-resolvers.ts';
import { toGlobalId } from '../global-id.ts';
import { ownMetafields } from '../metafields.ts';
import type { Fields } from '../request-context.ts';
import { collectionsConnection } from './collection-resolvers.ts';
import { imagesConnection, toMediaImage } from './image-resolvers.ts';
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
  id: (product) => toGlobalId('Product', product.id),
  title: (product, _args, { language }) => product.title[language],
  description: (product, { truncateAt }: { truncateAt?: number | null }, { language }) =>
    truncate(toPlainText(product.descriptionHtml[language]), truncateAt),
  descriptionHtml: (product, _args, { language }) => product.descriptionHtml[language],
  priceRange: (product) => ({
    minVariantPrice: toMoneyV2(product.minPriceCents),
    maxVariantPrice: toMoneyV2(product.maxPriceCents),
  }),
  compareAtPriceRange({ variants }) {
    const prices = variants.map(({ compareAtCents }) => compareAtCents ?? 0);
    if (prices.length === 0) prices.push(0);
    return { minVariantPrice: toMoneyV2(Math.min(...prices)), maxVariantPrice: toMoneyV2(Math.max(...prices)) };
  },
  featuredImage: (product) => product.images[0] ?? null,
  images: (product, args: ConnectionArgs) => imagesConnection(product.images, args),
  media: (product, args: ConnectionArgs) => mapConnection(imagesConnection(product.images, args), toMediaImage),
  options: (product, { first }: { first?: number | null }) => optionsOf(product).slice(0, first ?? undefined),
  variants: (product, args: ConnectionArgs) => variantsConnection(product.variants, args),
  variantsCount: (product) => ({ count: product.variants.length, precision: 'EXACT' }),
  selectedOrFirstAvailableVariant: selectedOrFirst,
  variantBySelectedOptions,
  adjacentVariants: (product, args: SelectedOptionsArgs) => adjacentVariants(product, selectedOrFirst(product, args)),
  collections: async (product, args: ConnectionArgs, { catalogue, language }) =>
    collectionsConnection(
      (await catalogue.whole()).collections.filter((collection) =>
        collection.products.some(({ id }) => id === product.id),
      ),
      args,
      language,
    ),
  seo: ({ seoTitle, seoDescription }, _args, { language }) => ({
    title: seoTitle[language] || null,
    description: seoDescription[language] || null,
  }),
  onlineStoreUrl: (product, _args, context) => storeUrl(productPath(product.handle), context),
  trackingParameters: ({ trackingParameters }: Product & { trackingParameters?: string }) => trackingParameters ?? null,
  encodedVariantExistence: (product) => encodeVariants(product, () => true),
  encodedVariantAvailability: (product) => encodeVariants(product, ({ stock }) => stock > 0),
  isGiftCard: () => false,
  requiresSellingPlan: () => false,
  sellingPlanGroups: emptyConnection,
  category: ({ productType }) => toCategory(categoryOf(productType)),
} satisfies Fields<Product>;

const ProductOption = {
  id: (option) => toGlobalId('ProductOption', option.id),
  name: (option, _args, { language }) => option.name[language],
  optionValues: (option) => option.values,
  values: (option, _args, { language }) => option.values.map((value) => value.name[language]),
} satisfies Fields<Option>;

const ProductOptionValue = {
  id: (value) => toGlobalId('ProductOptionValue', value.id),
  name: (value, _args, { language }) => value.name[language],
  swatch(value, _args, { catalogue }) {
    const option = catalogue.known(value.productId)?.options.find(({ values }) => values.includes(value));
    const color = option ? swatchColour(option, value) : null;
    return color && { color, image: null };
  },
  firstSelectableVariant(value, _args, { catalogue }) {
    const variants = catalogue.known(value.productId)?.variants ?? [];
    const having = variants.filter(
      (variant) => variant.selected.length === 0 || variant.selected.some((selected) => selected.value.id === value.id),
    );
    return having.find((variant) => variant.stock > 0) ?? having[0] ?? null;
  },
} satisfies Fields<OptionValue>;

export const productResolvers = { Product: productFields, ProductOption, ProductOptionValue };
