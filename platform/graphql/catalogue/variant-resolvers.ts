import { toMoneyV2 } from '#domain/money/money.ts';
import {
  type CatalogueImage,
  type Metafield,
  type Product,
  type Variant,
  variantTitle,
} from '../../catalogue/catalogue.ts';
import { VARIANT_PICTURE } from '../../catalogue/import/variant-picture.ts';
import { type ConnectionArgs, emptyConnection, sortedConnection } from '../connection.ts';
import { toGlobalId } from '../global-id.ts';
import { findMetafield, type Identifier, metafieldsBy } from '../metafields.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { selectedOptionsOf } from './selected-options.ts';

export function variantsConnection(variants: readonly Variant[], args: ConnectionArgs & { sortKey?: string }) {
  return sortedConnection(variants, args, {
    name: args.sortKey ?? 'POSITION',
    valueOf: (variant) => variantSortValue(variant, args.sortKey),
    idOf: (variant) => variant.id,
  });
}

function variantSortValue(variant: Variant, sortKey: string | undefined): string | number {
  if (sortKey === 'ID') return 0;
  if (sortKey === 'SKU') return variant.sku;
  return sortKey === 'TITLE' ? variantTitle(variant).el : variant.position;
}

const compareAtPrice = ({ compareAtCents }: Variant) => (compareAtCents === null ? null : toMoneyV2(compareAtCents));

/** A field that the platform fills itself, where it shows a reduction; its value is that of the type `money`. */
const PRIOR_PRICE = { namespace: 'xana', key: 'lowest_price_30_days' };

function priorPriceField({ id, priorPriceCents }: Variant, product: Product | undefined): Metafield | null {
  if (priorPriceCents === null) return null;
  const { amount, currencyCode } = toMoneyV2(priorPriceCents);
  const value = JSON.stringify({ amount, currency_code: currencyCode });
  const [createdAt, updatedAt] = [product?.createdAt ?? '', product?.updatedAt ?? ''];
  const owner = { kind: 'ProductVariant' as const, id };
  // A negative number: those of the fields that the owner fills are positive.
  return { kind: 'Metafield', id: -id, ...PRIOR_PRICE, type: 'money', value, createdAt, updatedAt, owner };
}

function findField(variant: Variant, identifier: Identifier, { catalogue }: RequestContext): Metafield | null {
  const isPriorPrice = identifier.namespace === PRIOR_PRICE.namespace && identifier.key === PRIOR_PRICE.key;
  return isPriorPrice
    ? priorPriceField(variant, catalogue.known(variant.productId))
    : findMetafield(variant, identifier);
}

function pictureOf(variant: Variant, images: readonly CatalogueImage[]): CatalogueImage | null {
  const file = findMetafield(variant, VARIANT_PICTURE)?.value;
  return images.find((image) => image.file === file) ?? images[0] ?? null;
}

const ProductVariant = {
  ...metafieldsBy(findField),
  id: (variant) => toGlobalId('ProductVariant', variant.id),
  title: (variant, _args, { language }) => variantTitle(variant)[language],
  price: (variant) => toMoneyV2(variant.priceCents),
  priceV2: (variant) => toMoneyV2(variant.priceCents),
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  availableForSale: (variant) => variant.stock > 0,
  quantityAvailable: (variant) => variant.stock,
  // True only for goods that are sold beyond their stock, which this platform never does.
  currentlyNotInStock: () => false,
  selectedOptions: (variant, _args, { language }) => selectedOptionsOf(variant, language),
  product: (variant, _args, { catalogue }) => catalogue.known(variant.productId),
  image: (variant, _args, { catalogue }) => pictureOf(variant, catalogue.known(variant.productId)?.images ?? []),
  weight: (variant) => (variant.weightGrams ?? 0) / 1000,
  weightUnit: () => 'KILOGRAMS',
  taxable: () => true,
  requiresShipping: () => true,
  requiresComponents: () => false,
  quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  shopPayInstallmentsPricing: () => null,
  components: emptyConnection,
  groupedBy: emptyConnection,
  quantityPriceBreaks: emptyConnection,
  sellingPlanAllocations: emptyConnection,
  storeAvailability: emptyConnection,
} satisfies Fields<Variant>;

export const variantResolvers = { ProductVariant };
