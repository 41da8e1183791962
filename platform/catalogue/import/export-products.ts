import { toEuros } from '#domain/money/money.ts';
import type { PlatformContext } from '../../context.ts';
import type { Localized } from '../localized.ts';
import { type MetafieldColumn, metafieldCells, metafieldColumns } from '../metafield-columns.ts';
import { type ImageRecord, type ProductRecord, toProductRecord, type VariantRecord } from '../product-record.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { asText, writeSheet } from './csv.ts';
import { NO_OPTION, OPTION_NUMBERS, PRODUCT_COLUMNS, type ProductColumn } from './product-columns.ts';

const AMOUNTS: ReadonlySet<string> = new Set<ProductColumn>(['Variant Price', 'Variant Compare At Price']);

type Cells = Partial<Record<ProductColumn, string>>;

/**
 * The whole catalogue as a product file, in the order in which the products were added. `importProducts` reads it back:
 * exporting again gives the same text. An English cell is empty where the English text is the Greek one.
 *
 * @param options.forExcel see `writeSheet`
 * @param options.publicUrl the store's address: pictures are then written with theirs, for other shops to fetch
 */
export async function exportProducts(
  { db }: Pick<PlatformContext, 'db'>,
  options: { forExcel?: boolean; publicUrl?: string } = {},
): Promise<{ csv: string; products: number }> {
  const { products, hidden } = await readCatalogue(db);
  const all = [...products, ...hidden].sort((a, b) => a.id - b.id);
  const records = all.map(toProductRecord);
  const fields = metafieldColumns(records);
  const headings = [...PRODUCT_COLUMNS, ...fields.map(({ heading }) => heading)];
  const rows = records.flatMap((record) => toRows(record, fields, options.publicUrl || undefined));
  const cells = rows.map((row) => headings.map((heading) => asText(row[heading] ?? '')));
  const isAmount = (column: number) => AMOUNTS.has(headings[column] ?? '');
  return { csv: writeSheet([headings, ...cells], { ...options, isAmount }), products: records.length };
}

/** The first row has the product's own texts; the nth row has the nth variant and the nth picture. */
function toRows(
  product: ProductRecord,
  fields: readonly MetafieldColumn[],
  publicUrl: string | undefined,
): Record<string, string>[] {
  const count = Math.max(1, product.variants.length, product.images.length);
  return Array.from({ length: count }, (_, index) => ({
    Handle: product.handle,
    ...(index === 0 && productCells(product)),
    ...variantCells(product, product.variants[index], index === 0),
    ...imageCells(product.images[index], index + 1, publicUrl),
    ...(index === 0 && metafieldCells(fields, 'product', product.metafields)),
    ...metafieldCells(fields, 'variant', product.variants[index]?.metafields),
  }));
}

function productCells(product: ProductRecord): Cells {
  return {
    Title: product.title.el,
    'Title (en)': english(product.title),
    'Body (HTML)': product.descriptionHtml.el,
    'Body (en)': english(product.descriptionHtml),
    Vendor: product.vendor,
    Type: product.productType,
    Tags: product.tags.join(', '),
    Published: product.status === 'active' ? 'TRUE' : 'FALSE',
    'SEO Title': product.seoTitle.el,
    'SEO Title (en)': english(product.seoTitle),
    'SEO Description': product.seoDescription.el,
    'SEO Description (en)': english(product.seoDescription),
    Status: product.status,
  };
}

function variantCells(product: ProductRecord, variant: VariantRecord | undefined, withNames: boolean): Cells {
  if (!variant) return {};
  return {
    ...optionCells(product, variant, withNames),
    'Variant SKU': variant.sku,
    'Variant Grams': String(variant.weightGrams ?? ''),
    'Variant Inventory Qty': String(variant.stock ?? 0),
    'Variant Price': toEuros(variant.priceCents),
    'Variant Compare At Price': variant.compareAtCents === null ? '' : toEuros(variant.compareAtCents),
    'Variant Barcode': variant.barcode ?? '',
  };
}

function optionCells({ options }: ProductRecord, variant: VariantRecord, withNames: boolean): Cells {
  if (options.length === 0) {
    return { ...(withNames && { 'Option1 Name': NO_OPTION.name }), 'Option1 Value': NO_OPTION.value };
  }
  const cells: Cells = {};
  for (const number of OPTION_NUMBERS) {
    const option = options[number - 1];
    const value = option?.values.find(({ el }) => el === variant.values[number - 1]);
    if (withNames && option) {
      cells[`Option${number} Name`] = option.name.el;
      cells[`Option${number} Name (en)`] = english(option.name);
    }
    if (value) {
      cells[`Option${number} Value`] = value.el;
      cells[`Option${number} Value (en)`] = english(value);
    }
  }
  return cells;
}

function imageCells(image: ImageRecord | undefined, position: number, publicUrl: string | undefined): Cells {
  if (!image) return {};
  return {
    'Image Src': publicUrl ? `${publicUrl}/cdn/shop/files/${image.file}.webp` : image.file,
    'Image Position': String(position),
    'Image Alt Text': image.alt.el,
    'Image Alt Text (en)': english(image.alt),
  };
}

function english({ el, en }: Localized): string {
  return en === el ? '' : en;
}
