import { priorPriceCents } from '#domain/money/prior-price-cents.ts';
import type {
  Catalogue,
  CatalogueImage,
  Collection,
  Metafield,
  Option,
  Product,
  SelectedValue,
  Variant,
} from './catalogue.ts';
import type { CatalogueRows, CatalogueVersions, StockRows } from './catalogue-rows.ts';
import { type Translate, translatorOf } from './localized.ts';
import { ruleMatcher } from './search/collection-rule.ts';

/** Puts the rows together. `versions` are those that were read before the rows. */
export function buildCatalogue(rows: CatalogueRows, stock: StockRows, versions: CatalogueVersions): Catalogue {
  return gatherCatalogue(buildProducts(rows, stock), rows, versions);
}

export type CollectionRows = Pick<CatalogueRows, 'collections' | 'collectionProducts' | 'translations'>;

/** @param all products, drafts too, by their number */
export function gatherCatalogue(all: readonly Product[], rows: CollectionRows, versions: CatalogueVersions): Catalogue {
  const translate = translatorOf(rows.translations);
  const products = all.filter(({ status }) => status === 'active');
  const productById = new Map(products.map((product) => [product.id, product]));
  const options = products.flatMap((product) => product.options);
  const collections = buildCollections(rows, productById, translate);
  return {
    versions,
    products,
    hidden: all.filter(({ status }) => status !== 'active'),
    productById,
    productByHandle: new Map(products.map((product) => [product.handle, product])),
    variantById: new Map(products.flatMap((product) => product.variants.map((variant) => [variant.id, variant]))),
    optionById: new Map(options.map((option) => [option.id, option])),
    optionValueById: new Map(options.flatMap(({ values }) => values.map((value) => [value.id, value]))),
    imageById: new Map(products.flatMap((product) => product.images.map((image) => [image.id, image]))),
    collections,
    collectionById: new Map(collections.map((collection) => [collection.id, collection])),
    collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
  };
}

export function buildProducts(rows: CatalogueRows, { stock, sold }: StockRows): Product[] {
  const translate = translatorOf(rows.translations);
  const imagesOf = Map.groupBy(rows.images, (row) => row.product_id);
  const optionsOf = Map.groupBy(rows.options, (row) => row.product_id);
  const valuesOf = Map.groupBy(rows.optionValues, (row) => row.option_id);
  const variantsOf = Map.groupBy(rows.variants, (row) => row.product_id);
  const selectedOf = Map.groupBy(rows.variantOptionValues, (row) => row.variant_id);
  const metafieldsOf = Map.groupBy(rows.productMetafields, (row) => row.product_id);
  const variantMetafieldsOf = Map.groupBy(rows.variantMetafields, (row) => row.variant_id);
  const pricesOf = Map.groupBy(rows.prices, (row) => row.variant_id);
  const stockOf = new Map(stock.map((row) => [row.id, row.stock]));
  const soldOf = new Map(sold.map((row) => [row.product_id, row.quantity]));
  return rows.products.map((row) => {
    const options = (optionsOf.get(row.id) ?? []).map((option) =>
      toOption(option, valuesOf.get(option.id) ?? [], translate),
    );
    const variants = (variantsOf.get(row.id) ?? []).map((variant) => {
      const chosen = new Map((selectedOf.get(variant.id) ?? []).map((pick) => [pick.option_id, pick.option_value_id]));
      return {
        ...toVariant(variant, stockOf.get(variant.id) ?? 0, selectedValues(options, chosen)),
        priorPriceCents: priorPrice(variant, pricesOf.get(variant.id)),
        metafields: toMetafields('ProductVariant', variant.id, variantMetafieldsOf.get(variant.id)),
      };
    });
    const images = (imagesOf.get(row.id) ?? []).map((image) => toImage(image, translate));
    return {
      ...toProduct(row, translate),
      ...totalsOf(variants),
      images,
      options,
      variants,
      metafields: toMetafields('Product', row.id, metafieldsOf.get(row.id)),
      sold: soldOf.get(row.id) ?? 0,
    };
  });
}

/** The same products with this stock; one whose stock and sales are as before is the same object. */
export function withStock(products: readonly Product[], { stock, sold }: StockRows): Product[] {
  const stockOf = new Map(stock.map((row) => [row.id, row.stock]));
  const soldOf = new Map(sold.map((row) => [row.product_id, row.quantity]));
  return products.map((product) => {
    const variants = product.variants.map((variant) => {
      const left = forSale(variant.priceCents, stockOf.get(variant.id));
      return left === variant.stock ? variant : { ...variant, stock: left };
    });
    const soldNow = soldOf.get(product.id) ?? 0;
    const isSame = soldNow === product.sold && variants.every((variant, index) => variant === product.variants[index]);
    return isSame ? product : { ...product, ...totalsOf(variants), variants, sold: soldNow };
  });
}

/** Without a price nothing is sold. */
const forSale = (priceCents: number, stock = 0) => (priceCents > 0 ? stock : 0);

function toProduct(row: CatalogueRows['products'][number], translate: Translate) {
  return {
    kind: 'Product' as const,
    id: row.id,
    handle: row.handle,
    status: row.status,
    title: translate('product', row.id, 'title', row.title),
    descriptionHtml: translate('product', row.id, 'description_html', row.description_html),
    seoTitle: translate('product', row.id, 'seo_title', row.seo_title),
    seoDescription: translate('product', row.id, 'seo_description', row.seo_description),
    vendor: row.vendor,
    productType: row.product_type,
    tags: JSON.parse(row.tags) as string[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
  };
}

function totalsOf(variants: readonly Variant[]) {
  const prices = variants.map((variant) => variant.priceCents);
  const totalInventory = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return {
    minPriceCents: prices.length > 0 ? Math.min(...prices) : 0,
    maxPriceCents: prices.length > 0 ? Math.max(...prices) : 0,
    totalInventory,
    availableForSale: totalInventory > 0,
  };
}

function toImage(row: CatalogueRows['images'][number], translate: Translate): CatalogueImage {
  const { id, file, width, height } = row;
  return { kind: 'Image', id, file, alt: translate('product_image', id, 'alt', row.alt), width, height };
}

function toOption(
  row: CatalogueRows['options'][number],
  values: CatalogueRows['optionValues'],
  translate: Translate,
): Option {
  const productId = row.product_id;
  return {
    kind: 'ProductOption',
    id: row.id,
    productId,
    name: translate('product_option', row.id, 'name', row.name),
    values: values.map(({ id, name }) => ({
      kind: 'ProductOptionValue',
      id,
      productId,
      name: translate('product_option_value', id, 'name', name),
    })),
  };
}

function toMetafields(
  kind: Metafield['owner']['kind'],
  ownerId: number,
  rows: readonly (CatalogueRows['productMetafields'][number] | CatalogueRows['variantMetafields'][number])[] = [],
): Metafield[] {
  return rows.map(({ id, namespace, key, type, value, created_at, updated_at }) => ({
    kind: 'Metafield',
    id,
    namespace,
    key,
    type,
    value,
    createdAt: created_at,
    updatedAt: updated_at,
    owner: { kind, id: ownerId },
  }));
}

function toVariant(
  row: CatalogueRows['variants'][number],
  stock: number,
  selected: SelectedValue[],
): Omit<Variant, 'metafields' | 'priorPriceCents'> {
  return {
    kind: 'ProductVariant',
    id: row.id,
    productId: row.product_id,
    position: row.position,
    sku: row.sku,
    barcode: row.barcode,
    priceCents: row.price_cents,
    compareAtCents: row.compare_at_cents,
    stock: forSale(row.price_cents, stock),
    weightGrams: row.weight_grams,
    selected,
  };
}

/** Only where the owner says that the price is a reduced one, and it really is. */
function priorPrice(row: CatalogueRows['variants'][number], prices: CatalogueRows['prices'] = []): number | null {
  if (row.compare_at_cents === null) return null;
  const prior = priorPriceCents(prices.map(({ since, price_cents }) => ({ since, priceCents: price_cents })));
  return prior !== null && prior > row.price_cents ? prior : null;
}

function selectedValues(options: readonly Option[], chosen: ReadonlyMap<number, number>): SelectedValue[] {
  return options.flatMap((option) => {
    const value = option.values.find((candidate) => candidate.id === chosen.get(option.id));
    return value ? [{ option, value }] : [];
  });
}

function buildCollections(
  rows: CollectionRows,
  products: ReadonlyMap<number, Product>,
  translate: Translate,
): Collection[] {
  const placesOf = Map.groupBy(rows.collectionProducts, (row) => row.collection_id);
  return rows.collections.map((row) => ({
    kind: 'Collection',
    id: row.id,
    handle: row.handle,
    title: translate('collection', row.id, 'title', row.title),
    descriptionHtml: translate('collection', row.id, 'description_html', row.description_html),
    updatedAt: row.updated_at,
    rule: row.rule,
    sort: row.sort,
    products: membersOf(row.rule, placesOf.get(row.id) ?? [], products),
  }));
}

/** Those with a place of the owner's first, then what else the rule gathers. */
function membersOf(
  rule: string | null,
  places: CatalogueRows['collectionProducts'],
  products: ReadonlyMap<number, Product>,
): Product[] {
  const placed = places.flatMap((place) => products.get(place.product_id) ?? []);
  if (rule === null) return placed;
  return [...new Set([...placed, ...products.values()])].filter(ruleMatcher(rule));
}
