/** Options and variants out of the rows of one product. */

import type { FindPicture } from '../../media/gather-pictures.ts';
import { causeOf } from '../../problems/problems.ts';
import type { Localized } from '../localized.ts';
import type { OptionRecord, ProductRecord, VariantRecord } from '../product-record.ts';
import { keepMissing } from './keep-missing.ts';
import { NO_OPTION, OPTION_NUMBERS, type ProductColumn } from './product-columns.ts';
import type { SheetRow } from './product-sheet.ts';
import { readMetafields } from './read-metafields.ts';
import { readCount, readGrams, readLocalized, readPrice } from './sheet-cells.ts';
import { VARIANT_PICTURE } from './variant-picture.ts';

const VARIANT_COLUMNS: readonly ProductColumn[] = [
  'Variant SKU',
  'Variant Price',
  'Variant Barcode',
  'Option1 Value',
  'Variant Inventory Qty',
];

/** Rows that have only a picture are none. */
export function isVariantRow(row: SheetRow): boolean {
  return VARIANT_COLUMNS.some((column) => row.isFilled(column));
}

type Choices = Pick<ProductRecord, 'options' | 'variants'>;

/**
 * @param known the product as it is in the shop; it fills columns that the file lacks
 * @param deleteMissing whether variants that the file lacks are deleted
 */
export function readVariantRows(
  rows: readonly SheetRow[],
  known: ProductRecord | undefined,
  { findPicture, deleteMissing }: { findPicture: FindPicture; deleteMissing: boolean },
): Choices {
  const [first] = rows;
  if (!first) return { options: [], variants: [] };
  const variantRows = rows.filter(isVariantRow);
  if (variantRows.length === 0 && !(deleteMissing && first.has('Variant SKU'))) return keepVariants(known);
  const named = new Set(variantRows.map((row) => row.code('Variant SKU')));
  const missing = deleteMissing ? [] : keepVariants(known).variants.filter(({ sku }) => !named.has(sku));
  const options = first.has('Option1 Name') ? readOptions(rows, variantRows, known, missing) : (known?.options ?? []);
  const given = variantRows.map((row) => withPicture(readVariant(row, options, known), row, findPicture));
  checkDistinct(variantRows, given, missing);
  const variants = keepMissing(keepVariants(known).variants, given, ({ sku }) => sku);
  return { options, variants: deleteMissing ? given : variants };
}

function keepVariants(known: ProductRecord | undefined): Choices {
  return {
    options: known?.options ?? [],
    variants: (known?.variants ?? []).map((variant) => ({ ...variant, stock: null })),
  };
}

/** @param missing variants that stay although the file does not have them */
function readOptions(
  rows: readonly SheetRow[],
  variantRows: readonly SheetRow[],
  known: ProductRecord | undefined,
  missing: readonly VariantRecord[],
): OptionRecord[] {
  const options = readNamedOptions(rows, variantRows, known, missing);
  const namesOf = (list: readonly OptionRecord[] = []) => JSON.stringify(list.map(({ name }) => name.el));
  if (missing.length > 0 && namesOf(options) !== namesOf(known?.options)) {
    const others = missing.map(({ sku }) => sku).join(', ');
    rows[0]?.fail('Option1 Name', causeOf('options_misfit', others));
  }
  return options;
}

function readNamedOptions(
  rows: readonly SheetRow[],
  variantRows: readonly SheetRow[],
  known: ProductRecord | undefined,
  missing: readonly VariantRecord[],
): OptionRecord[] {
  const isPlain = variantRows.every((row) => (row.text('Option1 Value') || NO_OPTION.value) === NO_OPTION.value);
  const named = rows.find((row) => row.isFilled('Option1 Name'));
  if (isPlain && (!named || named.text('Option1 Name') === NO_OPTION.name)) return [];
  return OPTION_NUMBERS.flatMap((number) => {
    const column = `Option${number} Name` as const;
    const naming = rows.find((row) => row.isFilled(column));
    if (!naming) {
      const orphan = variantRows.find((row) => row.isFilled(`Option${number} Value`));
      orphan?.fail(column, causeOf('no_option_name'));
      return [];
    }
    checkSameName(rows, column, naming);
    const before = known?.options[number - 1];
    const name = readLocalized(naming, column, `Option${number} Name (en)`, before?.name);
    const named = new Set(missing.map(({ values }) => values[number - 1]));
    return [{ name, values: readValues(variantRows, number, before, named) }];
  });
}

function checkSameName(rows: readonly SheetRow[], column: ProductColumn, naming: SheetRow): void {
  for (const row of rows) {
    if (row.isFilled(column) && row.text(column) !== naming.text(column)) {
      row.fail(column, causeOf('other_option_name', naming.line, naming.text(column) ?? ''));
    }
  }
}

/**
 * Values that are known keep their order; new ones follow in the order of the file.
 *
 * @param kept values of variants that stay although the file does not have them
 */
function readValues(
  rows: readonly SheetRow[],
  number: (typeof OPTION_NUMBERS)[number],
  known: OptionRecord | undefined,
  named: ReadonlySet<string | undefined>,
): Localized[] {
  const values = new Map<string, Localized>();
  for (const row of rows) {
    const column = `Option${number} Value` as const;
    const english = `Option${number} Value (en)` as const;
    const name = row.text(column);
    if (!name) {
      row.fail(column, causeOf('no_option_value'));
      continue;
    }
    const before = values.get(name);
    const value = readLocalized(row, column, english, before ?? known?.values.find(({ el }) => el === name));
    if (!before || !row.has(english)) values.set(name, value);
    else if (row.isFilled(english) && value.en !== before.en) {
      row.fail(english, causeOf('other_english', name, before.en));
    }
  }
  for (const value of known?.values ?? []) {
    if (named.has(value.el) && !values.has(value.el)) values.set(value.el, value);
  }
  const order = (known?.values ?? []).map(({ el }) => el);
  const rank = (value: Localized) => (order.includes(value.el) ? order.indexOf(value.el) : order.length);
  return [...values.values()].sort((a, b) => rank(a) - rank(b));
}

function readVariant(row: SheetRow, options: readonly OptionRecord[], known: ProductRecord | undefined): VariantRecord {
  const sku = row.code('Variant SKU') ?? '';
  const before = known?.variants.find((variant) => variant.sku === sku);
  const hasOptions = row.has('Option1 Name');
  if (!hasOptions && !before && options.length > 0) {
    row.fail('Option1 Name', causeOf('no_option_columns'));
  }
  const typedCents = readPrice(row, 'Variant Price');
  const priceCents = typedCents ?? before?.priceCents ?? missingPrice(row);
  if (typedCents === 0) row.warn('Variant Price', causeOf('price_zero'));
  return {
    sku,
    values: hasOptions
      ? options.map((_, index) => row.text(`Option${OPTION_NUMBERS[index] ?? 1} Value`) ?? '')
      : (before?.values ?? []),
    priceCents,
    compareAtCents: readCompareAt(row, priceCents, before),
    stock: readStock(row, before),
    barcode: row.has('Variant Barcode') ? readBarcode(row) : (before?.barcode ?? null),
    weightGrams: row.has('Variant Grams') ? readGrams(row, 'Variant Grams') : (before?.weightGrams ?? null),
    metafields: readMetafields(row, 'variant', before?.metafields ?? []),
  };
}

const STOCK = 'Variant Inventory Qty';

/** The hosted platform's export has nothing there for goods that it does not count. */
function readStock(row: SheetRow, before: VariantRecord | undefined): number | null {
  if (!row.has(STOCK) || row.isFilled(STOCK)) return readCount(row, STOCK);
  row.warn(STOCK, causeOf(before ? 'stock_stays' : 'stock_empty'));
  return before ? null : 1;
}

/** A picture that is not found is reported with the product's pictures. */
function withPicture(variant: VariantRecord, row: SheetRow, findPicture: FindPicture): VariantRecord {
  const found = row.isFilled('Variant Image') ? findPicture(row.text('Variant Image') ?? '') : null;
  if (!found || 'problem' in found) return variant;
  const field = { ...VARIANT_PICTURE, type: 'single_line_text_field', value: found.file };
  const others = variant.metafields.filter(
    ({ namespace, key }) => namespace !== VARIANT_PICTURE.namespace || key !== VARIANT_PICTURE.key,
  );
  return { ...variant, metafields: [...others, field] };
}

const COMPARE_AT = 'Variant Compare At Price';

/** A price before that is not above the price is none; files of the hosted platform have 0 there. */
function readCompareAt(row: SheetRow, priceCents: number, before: VariantRecord | undefined): number | null {
  if (row.has(COMPARE_AT) && !row.isFilled(COMPARE_AT)) return null;
  const cents = readPrice(row, COMPARE_AT) ?? before?.compareAtCents ?? 0;
  if (cents > priceCents) return cents;
  if (cents > 0 && row.has(COMPARE_AT)) row.warn(COMPARE_AT, causeOf('not_reduced'));
  return null;
}

function missingPrice(row: SheetRow): number {
  // A column that is there has reported its empty cell already.
  if (!row.has('Variant Price')) row.fail('Variant Price', causeOf('no_price_column'));
  return 0;
}

function readBarcode(row: SheetRow): string | null {
  const text = row.code('Variant Barcode') || null;
  if (text && /^\d[.,]?\d*e\+?\d+$/i.test(text)) {
    row.fail('Variant Barcode', causeOf('short_barcode', text));
  }
  return text;
}

function checkDistinct(
  rows: readonly SheetRow[],
  variants: readonly VariantRecord[],
  missing: readonly VariantRecord[],
): void {
  for (const [index, variant] of variants.entries()) {
    if (variant.values.includes('')) continue;
    const isTwin = (other: VariantRecord) => JSON.stringify(other.values) === JSON.stringify(variant.values);
    const choice = variant.values.join(' / ');
    const twin = variants.findIndex(isTwin);
    const left = missing.find(isTwin);
    if (twin !== index) {
      rows[index]?.fail('Option1 Value', causeOf('variant_twice', choice, rows[twin]?.line ?? 0));
    } else if (left) {
      rows[index]?.fail('Variant SKU', causeOf('variant_unnamed', choice, left.sku));
    }
  }
}
