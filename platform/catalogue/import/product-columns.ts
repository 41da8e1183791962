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

/** Columns of the hosted platform for goods that this shop cannot sell: they are read, and never written. */
export const UNSOLD_COLUMNS = ['Gift Card', 'Variant Requires Shipping'] as const;

/** The hosted platform's newer names of the same columns, in small letters. */
export const NEWER_NAMES: ReadonlyMap<string, ProductColumn> = new Map([
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
  ['requires shipping', 'Variant Requires Shipping'],
]);

/** What people call the columns of a list that they make themselves, folded. */
export const WRITTEN_NAMES: ReadonlyMap<string, ProductColumn> = new Map(
  (
    [
      ['Title', ['τιτλοσ', 'ονομα', 'ονομασια', 'προιον', 'μοντελο', 'name', 'product', 'product name']],
      ['Body (HTML)', ['περιγραφη', 'description']],
      ['Vendor', ['μαρκα', 'κατασκευαστησ', 'εταιρεια', 'εταιρια', 'brand', 'manufacturer']],
      ['Type', ['κατηγορια', 'ειδοσ', 'τυποσ', 'category']],
      ['Tags', ['ετικετεσ']],
      ['Variant SKU', ['κωδικοσ', 'κωδικοσ προιοντοσ', 'code']],
      ['Variant Price', ['τιμη', 'τιμη πωλησησ', 'τιμη με φπα', 'λιανικη', 'λιανικη τιμη']],
      ['Variant Compare At Price', ['αρχικη τιμη', 'παλια τιμη', 'τιμη πριν', 'old price']],
      ['Variant Inventory Qty', ['αποθεμα', 'ποσοτητα', 'τεμαχια', 'τεμ.', 'τεμ', 'stock', 'quantity', 'qty']],
      ['Variant Grams', ['βαροσ (γρ)', 'βαροσ (γρ.)', 'βαροσ (g)', 'γραμμαρια']],
      ['Variant Barcode', ['γραμμωτοσ κωδικασ', 'ean']],
      ['Image Src', ['εικονα', 'φωτογραφια', 'image', 'photo']],
    ] as const
  ).flatMap(([column, names]) => names.map((name) => [name, column] as const)),
);

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number] | (typeof UNSOLD_COLUMNS)[number];

/** The hosted platform's limit of options a product. */
export const OPTION_NUMBERS = [1, 2, 3] as const;

/** How the hosted platform writes the only variant of a product that has no options. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' } as const;
