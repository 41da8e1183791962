/**
 * The columns of the owner's product files: those of the hosted platform's own product CSV that this shop knows, under
 * their names there (older and newer ones), and beside each text its English one. Source: https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export const PRODUCT_COLUMNS = [
  'Handle',
  'Title',
  'Title (en)',
  'Body (HTML)',
  'Body (en)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Name (en)',
  'Option1 Value',
  'Option1 Value (en)',
  'Option2 Name',
  'Option2 Name (en)',
  'Option2 Value',
  'Option2 Value (en)',
  'Option3 Name',
  'Option3 Name (en)',
  'Option3 Value',
  'Option3 Value (en)',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Image Alt Text (en)',
  'Variant Image',
  'SEO Title',
  'SEO Title (en)',
  'SEO Description',
  'SEO Description (en)',
  'Status',
] as const;

/** The hosted platform's newer names of the same columns, in small letters. */
export const NEWER_NAMES: ReadonlyMap<string, (typeof PRODUCT_COLUMNS)[number]> = new Map([
  ['url handle', 'Handle'],
  ['description', 'Body (HTML)'],
  ['published on online store', 'Published'],
  ['sku', 'Variant SKU'],
  ['barcode', 'Variant Barcode'],
  ['price', 'Variant Price'],
  ['compare-at price', 'Variant Compare At Price'],
  ['inventory quantity', 'Variant Inventory Qty'],
  ['weight value (grams)', 'Variant Grams'],
  ['product image url', 'Image Src'],
  ['variant image url', 'Variant Image'],
]);

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** The hosted platform's limit of options a product. */
export const OPTION_NUMBERS = [1, 2, 3] as const;

/** How the hosted platform writes the only variant of a product that has no options. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' } as const;
