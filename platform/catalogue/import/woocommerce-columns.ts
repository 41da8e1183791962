/** The headings of WooCommerce's product export, English and Greek. Source: https://woocommerce.com/document/product-csv-importer-exporter/ */
import { fold } from '#domain/locale/fold.ts';

const NAMES = {
  id: ['ID', 'Αναγνωριστικό'],
  type: ['Type', 'Τύπος'],
  sku: ['SKU', 'Κωδικός προϊόντος'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN ή ISBN', 'GTIN'],
  name: ['Name', 'Όνομα'],
  published: ['Published', 'Δημοσιευμένο', 'Δημοσιεύτηκε'],
  visibility: ['Visibility in catalog', 'Ορατότητα στον κατάλογο'],
  summary: ['Short description', 'Σύντομη περιγραφή'],
  description: ['Description', 'Περιγραφή'],
  saleStarts: ['Date sale price starts', 'Ημερομηνία έναρξης προσφοράς'],
  saleEnds: ['Date sale price ends', 'Ημερομηνία λήξης προσφοράς'],
  inStock: ['In stock?', 'Σε απόθεμα;', 'Σε απόθεμα?'],
  stock: ['Stock', 'Απόθεμα'],
  price: ['Regular price', 'Κανονική τιμή'],
  salePrice: ['Sale price', 'Τιμή προσφοράς', 'Τιμή έκπτωσης'],
  categories: ['Categories', 'Κατηγορίες'],
  tags: ['Tags', 'Ετικέτες'],
  images: ['Images', 'Εικόνες'],
  parent: ['Parent', 'Γονικό', 'Γονέας', 'Μητρικό'],
  brand: ['Brands', 'Brand', 'Μάρκες', 'Μάρκα'],
} as const;

type Field = keyof typeof NAMES;

/** Folded headings that translations word differently. */
const OTHERWISE: Partial<Record<Field, RegExp>> = {
  saleStarts: /^ημερομηνια.*(?:εναρξ|αρχη|ξεκιν)/,
  saleEnds: /^ημερομηνια.*(?:ληξ|ληγ|τελο)/,
  salePrice: /^(?:εκπτωτικη τιμη|τιμη (?:προσφορασ|εκπτωσησ|πωλησησ))$/,
};

export interface WooColumns {
  field: (cells: readonly string[], field: Field) => string;
  /** The file's heading of a column, or the English one. */
  heading: (field: Field) => string;
  has: (field: Field) => boolean;
  grams: (cells: readonly string[]) => string;
  attributes: (cells: readonly string[]) => { name: string; value: string }[];
  ignored: string[];
}

const GRAMS: Readonly<Record<string, number>> = {
  kg: 1000,
  κ: 1000,
  κιλα: 1000,
  g: 1,
  γρ: 1,
  lbs: 453.59237,
  oz: 28.349523,
};

export function readWooColumns(headings: readonly string[]): WooColumns {
  const folded = headings.map((heading) => fold(heading.trim()));
  const places = new Map<Field, number>();
  for (const [field, names] of Object.entries(NAMES) as [Field, readonly string[]][]) {
    const wanted = new Set(names.map(fold));
    const place = folded.findIndex((heading) => wanted.has(heading) || OTHERWISE[field]?.test(heading));
    if (place >= 0) places.set(field, place);
  }
  const attributes = attributePlaces(folded);
  const weight = folded.findIndex((heading) => /^(?:weight|βαροσ) \([\p{L}]+\.?\)$/u.test(heading));
  const factor = GRAMS[/\(([\p{L}]+)/u.exec(folded[weight] ?? '')?.[1] ?? ''] ?? 1000;
  const read = new Set([...places.values(), weight, ...attributes.flatMap(({ name, value }) => [name, value])]);
  const at = (cells: readonly string[], place: number | undefined) => cells[place ?? -1]?.trim() ?? '';
  return {
    field: (cells, field) => at(cells, places.get(field)),
    heading: (field) => headings[places.get(field) ?? -1] ?? NAMES[field][0],
    has: (field) => places.has(field),
    grams: (cells) => toGrams(at(cells, weight), factor),
    attributes: (cells) =>
      attributes.flatMap(({ name, value }) => {
        const named = at(cells, name);
        return named === '' ? [] : [{ name: named, value: at(cells, value) }];
      }),
    ignored: headings.filter((heading, index) => heading.trim() !== '' && !read.has(index)),
  };
}

/** Finds `Attribute 1 name` and `Attribute 1 value(s)`. Greek writes the number at another place. */
function attributePlaces(folded: readonly string[]): { name: number; value: number }[] {
  const ofKind = (kind: RegExp) =>
    new Map(
      folded.flatMap((heading, index) => {
        const number = /\d+/.exec(heading)?.[0];
        const isAttribute = /attribute|ιδιοτητα|χαρακτηριστικ/.test(heading) && !heading.startsWith('meta:');
        return number && isAttribute && kind.test(heading) ? [[Number(number), index] as const] : [];
      }),
    );
  const values = ofKind(/value|τιμ/);
  return [...ofKind(/name|ονομα/)]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, name]) => {
      const value = values.get(number);
      return value === undefined ? [] : [{ name, value }];
    });
}

/** A text that is no number stays for the reader of weights to refuse. */
function toGrams(text: string, factor: number): string {
  const number = Number(text.replace(',', '.'));
  return text === '' || Number.isNaN(number) ? text : String(Math.round(number * factor));
}
