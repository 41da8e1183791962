/** Magento 2's product export as records of this shop's own product file, each on the line that it comes from. */
import { makerIn } from '#domain/machine/brand-of.ts';
import { type Cause, causeOf } from '../../problems/problems.ts';
import type { CsvRecord } from './csv.ts';
import { NO_OPTION, OPTION_NUMBERS, type ProductColumn } from './product-columns.ts';
import type { ReadExport } from './read-woocommerce.ts';
import { amount, categoryNames, listOf, typeOf, wooDescription } from './woocommerce-texts.ts';

const COLUMNS = [
  ...(['Handle', 'Title', 'Title (en)', 'Body (HTML)', 'Body (en)', 'Vendor', 'Type', 'Tags', 'Published'] as const),
  ...OPTION_NUMBERS.flatMap((number) => [`Option${number} Name`, `Option${number} Value`] as const),
  ...(['Variant SKU', 'Variant Grams', 'Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price'] as const),
  ...(['Variant Barcode', 'Image Src', 'Variant Image', 'SEO Title', 'SEO Description'] as const),
] as const satisfies readonly ProductColumn[];

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

/** Without one of them something that is off sale, sold out or hidden would be sold. */
const NEEDED = [
  ...(['sku', 'product_type', 'name', 'price', 'special_price', 'url_key'] as const),
  ...(['product_online', 'visibility', 'qty', 'is_in_stock'] as const),
];

const READ = new Set<string>([
  ...NEEDED,
  ...[
    'store_view_code',
    'categories',
    'description',
    'short_description',
    'weight',
    'special_price_to_date',
    'special_price_from_date',
  ],
  ...['base_image', 'additional_images', 'configurable_variations', 'configurable_variation_labels', 'manage_stock'],
  ...['additional_attributes', 'meta_title', 'meta_description', 'manufacturer'],
]);

/** Of this shop's columns, for mistakes. */
const HEADINGS = new Map([
  ...([
    ['Handle', 'url_key'],
    ['Title', 'name'],
    ['Vendor', 'additional_attributes'],
    ['Published', 'product_online'],
  ] as const),
  ...([
    ['Variant SKU', 'sku'],
    ['Variant Grams', 'weight'],
    ['Variant Inventory Qty', 'qty'],
  ] as const),
  ...([
    ['Variant Price', 'price'],
    ['Image Src', 'base_image'],
    ['Variant Image', 'base_image'],
  ] as const),
]);

interface Row {
  line: number;
  /** Empty where the file has no such column. */
  text: (column: string) => string;
}

/** @param today `2026-11-20` */
export function readMagento([header, ...rest]: readonly CsvRecord[], today: string): ReadExport {
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const line = header?.line ?? 1;
  const notes: Notes = { problems: [], warnings: [], today };
  for (const column of NEEDED) {
    if (!names.includes(column)) notes.problems.push({ line, column, ...causeOf('no_magento_column') });
  }
  const rows = rest.map(
    ({ line: at, cells }): Row => ({ line: at, text: (column) => cells[names.indexOf(column)]?.trim() ?? '' }),
  );
  const records = notes.problems.length > 0 ? [] : readRows(rows, notes);
  const ignoredColumns = names.filter((name) => name !== '' && !READ.has(name));
  return { records: [{ line, cells: [...COLUMNS] }, ...records], ignoredColumns, headings: HEADINGS, ...notes };
}

type Notes = Pick<ReadExport, 'problems' | 'warnings'> & { today: string };

/** A row with a store view has only what that view says otherwise. */
function readRows(rows: readonly Row[], notes: Notes): CsvRecord[] {
  const own = rows.filter((row) => row.text('store_view_code') === '');
  const english = new Map(
    rows
      .filter((row) => row.text('store_view_code').toLowerCase().startsWith('en'))
      .map((row) => [row.text('sku'), row]),
  );
  const bySku = new Map(own.map((row) => [row.text('sku'), row]));
  const parts = new Set(own.flatMap((row) => variationsOf(row).map(({ sku }) => sku)));
  return own.flatMap((row) => {
    const kind = row.text('product_type');
    if (kind === 'configurable') return configurable(row, bySku, english.get(row.text('sku')), notes);
    if (kind === 'simple' && parts.has(row.text('sku'))) return [];
    if (kind === 'simple') return simple(row, english.get(row.text('sku')), notes);
    notes.warnings.push({ line: row.line, column: 'product_type', ...causeOf('kind_left_out', kind) });
    return [];
  });
}

function simple(row: Row, english: Row | undefined, notes: Notes): CsvRecord[] {
  const option = { 'Option1 Name': NO_OPTION.name, 'Option1 Value': NO_OPTION.value };
  return withPictures(row, { ...productCells(row, english), ...option, ...variantCells(row, notes) });
}

function configurable(row: Row, bySku: ReadonlyMap<string, Row>, english: Row | undefined, notes: Notes): CsvRecord[] {
  const variations = variationsOf(row);
  const codes = [...new Set(variations.flatMap(({ values }) => [...values.keys()]))];
  const fail = (cause: Cause) => notes.problems.push({ line: row.line, column: 'configurable_variations', ...cause });
  if (variations.length === 0) fail(causeOf('no_variations'));
  if (codes.length > OPTION_NUMBERS.length) fail(causeOf('too_many_options', codes.length, codes.join(', ')));
  const labels = pairsOf(row.text('configurable_variation_labels'));
  const ofVariation = ({ sku, values }: Variation): CsvRecord[] => {
    const part = bySku.get(sku);
    if (!part) {
      fail(causeOf('no_variation', sku));
      return [];
    }
    const options = OPTION_NUMBERS.flatMap((number) => {
      const code = codes[number - 1];
      if (code === undefined) return [];
      return [
        [`Option${number} Name`, labels.get(code) ?? code],
        [`Option${number} Value`, values.get(code) ?? ''],
      ];
    });
    const isOff = part.text('product_online') !== '1';
    const cells = { ...Object.fromEntries(options), ...variantCells(part, notes) };
    const picture = picturesOf(part)[0] ?? '';
    return [
      toRecord(row, { ...cells, 'Variant Image': picture, ...(isOff && { 'Variant Inventory Qty': '0' }) }, part.line),
    ];
  };
  return [...withPictures(row, productCells(row, english)), ...variations.flatMap(ofVariation)];
}

interface Variation {
  sku: string;
  /** By the code of the attribute. */
  values: ReadonlyMap<string, string>;
}

/** `sku=A-8,memory=8GB|sku=A-16,memory=16GB` */
function variationsOf(row: Row): Variation[] {
  return row
    .text('configurable_variations')
    .split('|')
    .filter((part) => part !== '')
    .map((part) => {
      const { sku = '', ...values } = Object.fromEntries(pairsOf(part));
      return { sku, values: new Map(Object.entries(values)) };
    });
}

/** `code=value` with commas; a value may have commas too, and quotes around it. */
function pairsOf(cell: string): Map<string, string> {
  const pairs = cell.matchAll(/(?:^|,)"?(\w+)=(.*?)(?=,"?\w+=|$)/gs);
  return new Map([...pairs].map(([, code = '', value = '']) => [code, value.replaceAll(/^"+|"+$/g, '').trim()]));
}

function productCells(row: Row, english: Row | undefined): Cells {
  const attributes = pairsOf(row.text('additional_attributes'));
  // The first part of each path is the root, which shoppers do not see.
  const paths = listOf(row.text('categories')).map((path) => path.split('/').slice(1).join('>'));
  const categories = categoryNames(paths.join(','));
  const body = (of: Row) => wooDescription([of.text('short_description'), of.text('description')], []);
  const title = row.text('name');
  const maker = row.text('manufacturer') || attributes.get('manufacturer') || attributes.get('brand');
  const vendor = maker || makerIn(title) || '';
  const isOnSale = row.text('product_online') === '1' && row.text('visibility') !== 'Not Visible Individually';
  return {
    Title: title,
    'Title (en)': english?.text('name') ?? '',
    'Body (HTML)': body(row),
    'Body (en)': english ? body(english) : '',
    Vendor: vendor,
    Type: typeOf(categories, vendor),
    Tags: categories.join(', '),
    Published: isOnSale ? 'TRUE' : 'FALSE',
    'SEO Title': row.text('meta_title'),
    'SEO Description': row.text('meta_description'),
  };
}

/** Days are written as the exporter's language writes them, with the month or the day first. */
function mayBeLater(text: string, today: string): boolean {
  if (text === '' || /^\d{4}-\d\d-\d\d/.test(text)) return text.slice(0, 10) > today;
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})/.exec(text) ?? [];
  const days = [
    [first, second],
    [second, first],
  ]
    .filter(([month]) => Number(month) <= 12)
    .map((parts) => [year.padStart(4, '20'), ...parts.map((part) => part.padStart(2, '0'))].join('-'));
  return year === '' || days.some((day) => day > today);
}

function variantCells(row: Row, { warnings, today }: Notes): Cells {
  const warn = (column: string, cause: Cause) => warnings.push({ line: row.line, column, ...cause });
  const [regular, special] = [row.text('price'), row.text('special_price')];
  const hasEnd = row.text('special_price_to_date') !== '';
  const isLater = mayBeLater(row.text('special_price_from_date'), today);
  const isReduced = special !== '' && !hasEnd && !isLater && amount(special) < amount(regular);
  if (special !== '' && hasEnd) warn('special_price', causeOf('sale_ends'));
  else if (special !== '' && isLater) warn('special_price', causeOf('sale_later'));
  const isCounted = row.text('qty') !== '' && row.text('manage_stock') !== '0';
  const isThere = row.text('is_in_stock') !== '0';
  if (!isCounted && isThere) warn('qty', causeOf('stock_uncounted'));
  const attributes = pairsOf(row.text('additional_attributes'));
  const kilograms = Number(row.text('weight').replace(',', '.'));
  return {
    'Variant SKU': row.text('sku'),
    'Variant Grams': kilograms > 0 ? String(Math.round(kilograms * 1_000)) : '',
    'Variant Inventory Qty': !isThere ? '0' : isCounted ? row.text('qty').replace(/[.,]0+$/, '') : '1',
    'Variant Price': (isReduced ? special : regular) || '0',
    'Variant Compare At Price': isReduced ? regular : '',
    'Variant Barcode': attributes.get('ean') ?? attributes.get('gtin') ?? attributes.get('barcode') ?? '',
  };
}

function withPictures(row: Row, cells: Cells): CsvRecord[] {
  const [first = '', ...others] = picturesOf(row);
  return [
    toRecord(row, { ...cells, 'Image Src': first }),
    ...others.map((file) => toRecord(row, { 'Image Src': file })),
  ];
}

/** `/d/e/dell-7490.jpg` lies under `pub/media/catalog/product`; only its name is looked for in the folder of photos. */
function picturesOf(row: Row): string[] {
  const files = [row.text('base_image'), ...row.text('additional_images').split(',')].map((file) => file.trim());
  const named = files.filter((file) => file !== '' && file !== 'no_selection');
  return [...new Set(named.map((file) => (/^https?:/.test(file) ? file : (file.split('/').at(-1) ?? ''))))];
}

function toRecord(product: Row, cells: Cells, line = product.line): CsvRecord {
  const all: Cells = { ...cells, Handle: product.text('url_key') };
  return { line, cells: COLUMNS.map((column) => all[column] ?? '') };
}
