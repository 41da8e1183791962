/** WooCommerce's product export as records of this shop's own product file, each on the line that it comes from. */
import { fold } from '#domain/locale/fold.ts';
import { makerIn } from '#domain/machine/brand-of.ts';
import { type Cause, causeOf, type Problem } from '../../problems/problems.ts';
import type { CsvRecord } from './csv.ts';
import { NO_OPTION, OPTION_NUMBERS, type ProductColumn } from './product-columns.ts';
import { readWooColumns, type WooColumns } from './woocommerce-columns.ts';
import { woocommerceSlug } from './woocommerce-slug.ts';
import { amount, categoryNames, listOf, typeOf, wooDescription } from './woocommerce-texts.ts';

export interface ReadExport {
  records: CsvRecord[];
  ignoredColumns: string[];
  /** What the file calls a column, for mistakes. */
  headings: ReadonlyMap<string, string>;
  problems: Problem[];
  warnings: Problem[];
}

const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  ...OPTION_NUMBERS.flatMap((number) => [`Option${number} Name`, `Option${number} Value`] as const),
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Variant Image',
] as const satisfies readonly ProductColumn[];

/** Without one of them a draft would be published, something sold out sold, or an offer that is over continued. */
const NEEDED = [
  ...(['name', 'type', 'parent', 'published', 'visibility'] as const),
  ...(['inStock', 'stock', 'price', 'salePrice', 'saleStarts', 'saleEnds'] as const),
];

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

interface Product {
  record: CsvRecord;
  handle: string;
  variations: CsvRecord[];
}

export function readWoocommerce([header, ...rest]: readonly CsvRecord[]): ReadExport {
  const columns = readWooColumns(header?.cells ?? []);
  const notes = { problems: [] as Problem[], warnings: [] as Problem[] };
  for (const field of NEEDED) {
    if (columns.has(field)) continue;
    const column = columns.heading(field);
    notes.problems.push({ line: header?.line ?? 1, column, ...causeOf('no_woocommerce_column') });
  }
  const found = notes.problems.length > 0 ? [] : gatherProducts(rest, columns, notes);
  const records = found.flatMap((product) => productRecords(product, columns, notes));
  const first = { line: header?.line ?? 1, cells: [...COLUMNS] };
  return { records: [first, ...records], ignoredColumns: columns.ignored, headings: headingsOf(columns), ...notes };
}

type Notes = Pick<ReadExport, 'problems' | 'warnings'>;

/** Variations stand anywhere in the file and name their product by `id:123` or by its SKU. */
function gatherProducts(records: readonly CsvRecord[], columns: WooColumns, notes: Notes): Product[] {
  const products: Product[] = [];
  const byName = new Map<string, Product>();
  const handles = new Set<string>();
  const kindOf = ({ cells }: CsvRecord) => columns.field(cells, 'type').toLowerCase().split(',')[0]?.trim() ?? '';
  for (const record of records) {
    const kind = kindOf(record);
    if (kind === 'variation') continue;
    if (kind !== 'simple' && kind !== 'variable') {
      notes.warnings.push({ line: record.line, column: columns.heading('type'), ...causeOf('kind_left_out', kind) });
      continue;
    }
    const product = { record, handle: freeHandle(columns.field(record.cells, 'name'), handles), variations: [] };
    products.push(product);
    byName.set(`id:${columns.field(record.cells, 'id')}`, product);
    const sku = columns.field(record.cells, 'sku');
    if (sku !== '') byName.set(sku, product);
  }
  for (const record of records.filter((one) => kindOf(one) === 'variation')) {
    const parent = columns.field(record.cells, 'parent');
    const product = byName.get(parent);
    if (product) product.variations.push(record);
    else {
      notes.problems.push({ line: record.line, column: columns.heading('parent'), ...causeOf('no_parent', parent) });
    }
  }
  return products;
}

/** The second product of a name has `-2`, as in WordPress. */
function freeHandle(name: string, taken: Set<string>): string {
  const slug = woocommerceSlug(name);
  let handle = slug;
  for (let count = 2; taken.has(handle); count += 1) handle = `${slug}-${count}`;
  taken.add(handle);
  return handle;
}

function productRecords({ record, handle, variations }: Product, columns: WooColumns, notes: Notes): CsvRecord[] {
  const options = optionNames(variations, columns);
  if (options.length > OPTION_NUMBERS.length) {
    const cause = causeOf('too_many_options', options.length, options.join(', '));
    notes.problems.push({ line: record.line, column: columns.heading('name'), ...cause });
  }
  const isSimple = columns.field(record.cells, 'type').toLowerCase().startsWith('simple');
  if (!isSimple && variations.length === 0) {
    notes.problems.push({ line: record.line, column: columns.heading('type'), ...causeOf('no_variations') });
  }
  const [first = '', ...pictures] = listOf(columns.field(record.cells, 'images'));
  const main: Cells = {
    ...productCells(record.cells, options, columns),
    ...(isSimple ? { 'Option1 Name': NO_OPTION.name, 'Option1 Value': NO_OPTION.value } : {}),
    ...(isSimple ? variantCells(record, columns, notes) : {}),
    'Image Src': first,
  };
  const ofVariation = (variation: CsvRecord): Cells => ({
    ...optionCells(variation.cells, options, columns),
    ...variantCells(variation, columns, notes),
    'Variant Image': listOf(columns.field(variation.cells, 'images'))[0] ?? '',
  });
  const toRecord = (line: number, cells: Cells): CsvRecord => ({
    line,
    cells: COLUMNS.map((column) => (column === 'Handle' ? handle : (cells[column] ?? ''))),
  });
  return [
    toRecord(record.line, main),
    ...pictures.map((picture) => toRecord(record.line, { 'Image Src': picture })),
    ...variations.map((variation) => toRecord(variation.line, ofVariation(variation))),
  ];
}

function optionNames(variations: readonly CsvRecord[], columns: WooColumns): string[] {
  return [...new Set(variations.flatMap(({ cells }) => columns.attributes(cells).map(({ name }) => name)))];
}

function optionCells(cells: readonly string[], options: readonly string[], columns: WooColumns): Cells {
  const chosen = new Map(columns.attributes(cells).map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    OPTION_NUMBERS.flatMap((number) => {
      const name = options[number - 1];
      if (name === undefined) return [];
      const value = (chosen.get(name) ?? '').replaceAll('\\,', ',');
      return [
        [`Option${number} Name`, name],
        [`Option${number} Value`, value],
      ];
    }),
  );
}

/** Names of attributes, folded. */
const BRANDS = new Set(['brand', 'brands', 'manufacturer', 'μαρκα', 'κατασκευαστησ', 'εταιρεια', 'εταιρια']);
const isBrand = ({ name }: { name: string }) => BRANDS.has(fold(name));

function productCells(cells: readonly string[], options: readonly string[], columns: WooColumns): Cells {
  const attributes = columns.attributes(cells).filter(({ name }) => !options.includes(name));
  const title = columns.field(cells, 'name');
  const [brand] = listOf(columns.field(cells, 'brand') || attributes.find(isBrand)?.value || '');
  const vendor = brand ?? makerIn(title) ?? '';
  const categories = categoryNames(columns.field(cells, 'categories'));
  const isHidden = columns.field(cells, 'visibility').toLowerCase() === 'hidden';
  return {
    Title: title,
    'Body (HTML)': wooDescription(
      [columns.field(cells, 'summary'), columns.field(cells, 'description')],
      attributes.filter((attribute) => !isBrand(attribute)),
    ),
    Vendor: vendor,
    Type: typeOf(categories, vendor),
    Tags: [...new Set([...listOf(columns.field(cells, 'tags')), ...categories])].join(', '),
    // Drafts have -1 there, private products 0.
    Published: isHidden || ['0', '-1'].includes(columns.field(cells, 'published')) ? 'FALSE' : 'TRUE',
  };
}

function variantCells({ line, cells }: CsvRecord, columns: WooColumns, { warnings }: Notes): Cells {
  const warn = (field: 'stock' | 'salePrice', cause: Cause) =>
    warnings.push({ line, column: columns.heading(field), ...cause });
  const regular = columns.field(cells, 'price');
  const sale = columns.field(cells, 'salePrice');
  const isTimed = columns.field(cells, 'saleStarts') !== '' || columns.field(cells, 'saleEnds') !== '';
  const isReduced = sale !== '' && !isTimed && amount(sale) < amount(regular);
  if (sale !== '' && isTimed) warn('salePrice', causeOf('sale_dates'));
  const counted = columns.field(cells, 'stock');
  const isCounted = counted !== '' && counted !== 'parent';
  const isThere = columns.field(cells, 'inStock') !== '0';
  if (!isCounted && isThere) warn('stock', causeOf('stock_uncounted'));
  return {
    'Variant SKU': columns.field(cells, 'sku'),
    'Variant Grams': columns.grams(cells),
    'Variant Inventory Qty': isCounted ? counted : isThere ? '1' : '0',
    'Variant Price': (isReduced ? sale : regular) || '0',
    'Variant Compare At Price': isReduced ? regular : '',
    'Variant Barcode': columns.field(cells, 'gtin'),
  };
}

function headingsOf(columns: WooColumns): Map<string, string> {
  return new Map([
    ['Handle', columns.heading('name')],
    ['Title', columns.heading('name')],
    ['Vendor', columns.heading('brand')],
    ['Published', columns.heading('published')],
    ['Variant SKU', columns.heading('sku')],
    ['Variant Inventory Qty', columns.heading('stock')],
    ['Variant Price', columns.heading('price')],
    ['Variant Barcode', columns.heading('gtin')],
    ['Image Src', columns.heading('images')],
    ['Variant Image', columns.heading('images')],
  ]);
}
