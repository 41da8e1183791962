/** What may be wrong with a product file, and what to write instead; some cells are only read differently from their text. */
const LONGEST = 40;

function quote(text: string): string {
  if (text === '') return 'An empty cell';
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}"`;
}

const AS_CSV = 'in Excel choose "Save as" and the type "CSV UTF-8"';
const IN_QUOTES = 'put cells that contain the delimiter in quotes';

export const importProblems = {
  // The file as a whole.
  file_empty: () => 'The file is empty; its first line must name the columns.',
  file_too_big: (megabytes: number, most: number) =>
    `The file has ${megabytes}\u00a0MB and may have ${most}; split it, each part with the first line.`,
  file_excel: () => `This is an Excel workbook or a zip archive; ${AS_CSV}, or unpack it.`,
  file_old_excel: () => `This is a workbook of an old Excel; ${AS_CSV}.`,
  file_utf16: () => `This is UTF-16 text; ${AS_CSV}.`,
  file_gzip: () => 'This is a gzip archive; unpack it and import the CSV file in it.',
  file_pdf: () => 'This is a PDF document; export the products as a CSV file.',
  file_picture: () => 'This is a picture; import a CSV file, and add pictures on the product’s page.',
  file_markup: () => 'This is HTML or XML; export the products as a CSV file.',
  file_json: () => 'This is JSON; export the products as a CSV file.',
  file_binary: () => `The file holds characters that no text has; ${AS_CSV}.`,
  file_windows_1253: () =>
    'The file is no UTF-8 text and is read as Excel under Greek Windows saves it; see that its Greek letters are right.',
  handle_of_title: (count: number) =>
    `There is no column of handles: the addresses of ${count} products are made of their titles.`,
  file_breaks_off: (cells: number, columns: number) =>
    `The file ends within this line (${cells} of ${columns} cells); export it again, or end the line with a line break if it is whole.`,
  no_products: () => 'The file names columns and has no products; write a line for each variant.',
  no_handle_column: () => 'This column is missing; the first line must name the columns as an export writes them.',
  column_twice: (names: string) => `There are two columns of this name (${names}); delete one of them.`,
  too_many_cells: () => `This line has more cells than there are columns; ${IN_QUOTES}.`,
  cells_over: (cells: number, columns: number) =>
    `This line has ${cells} cells, but there are ${columns} columns; ${IN_QUOTES}.`,
  unclosed_quote: () => 'A cell begins with " here and never ends; close it with ", and write a " inside it twice.',
  text_after_quote: () => 'There is text after the closing " of a cell; write a " inside a cell twice.',

  // Exports of other shops.
  no_magento_column: () => 'This column is missing; export all columns of the products.',
  no_woocommerce_column: () =>
    'This column is missing; export all columns, and write its heading in English where it is translated.',
  kind_left_out: (kind: string) => `A product of the type "${kind}" is not sold here by itself, so it is left out.`,
  no_variations: () => 'The file has no variation of this product; export its variations too.',
  too_many_options: (count: number, names: string) =>
    `Its variations differ in ${count} attributes (${names}); at most 3 are read.`,
  no_variation: (sku: string) => `The file has no product "${sku}"; export it together with this one.`,
  no_parent: (name: string) => `The file has no product "${name}"; export it together with its variations.`,
  sale_ends: () => 'The sale has an end, so the regular price is read.',
  sale_later: () => 'Its sale may not have begun, so the regular price is read.',
  sale_dates: () => 'The sale has dates, so the regular price is read.',
  stock_empty: () => 'It is empty, so it is read as 1 piece.',
  stock_stays: () => 'It is empty, so the stock stays.',
  stock_uncounted: () => 'It is in stock without a number of its own, so it is read as 1 piece.',

  // Products and variants.
  no_handle: (text: string) =>
    `${quote(text)} is no handle; write small letters, digits and dashes, such as dell-latitude-7490. Every row of a product repeats its handle.`,
  no_status: (text: string) => `${quote(text)} is no status; write active, draft or archived.`,
  not_boolean: (text: string) => `${quote(text)} is neither; write TRUE or FALSE.`,
  no_title: () => 'The product has no title; write one on the first of its rows.',
  long_title: (length: number, most: number) => `The title has ${length} characters; write at most ${most}.`,
  no_vendor: () => 'The product has no vendor; write who makes it, such as Dell.',
  gift_card: () => 'This shop sells no gift cards; take its lines out of the file.',
  not_sent: () => 'It is not shipped, but is sold here like everything else: with shipping or pick-up.',
  no_position: (text: string) =>
    `${quote(text)} is no position; write 1 for the first picture, 2 for the second, or nothing.`,
  sku_elsewhere: (sku: string, handle: string) => `${sku} belongs to the product ${handle}; write another SKU.`,
  sku_twice: (sku: string, line: number, own: string) =>
    `${sku} is on line ${line} already; this variant is ${own} here.`,
  no_option_columns: () => 'The columns of the options are missing; a new variant needs them.',
  no_option_name: () => 'There is a value but no name of the option; write one, such as Operating system.',
  no_option_value: () => 'Every variant needs a value of each option; write one.',
  other_option_name: (line: number, name: string) =>
    `Line ${line} names this option "${name}"; write the same or nothing.`,
  other_english: (name: string, english: string) => `"${name}" is "${english}" further up; write the same.`,
  options_misfit: (skus: string) =>
    `These options do not fit the product’s other variants (${skus}); give each of them a row.`,
  variant_twice: (choice: string, line: number) =>
    `${choice || 'A product without options'} is on line ${line} already; give each variant values of its own.`,
  variant_unnamed: (choice: string, sku: string) =>
    `${choice || 'A product without options'} is ${sku} in the shop, which the file does not name; write that SKU.`,
  no_price: (text: string) => `${quote(text)} is no price; write euro with VAT, such as 249.00 or 1249.90.`,
  no_price_column: () => 'This column is missing; a new variant needs a price.',
  price_zero: () => 'It is 0, so this is not for sale.',
  price_slip: (sku: string, euros: string, before: string) =>
    `${sku} would cost ${euros}, and costs ${before}; correct it, or say above that far lower prices are right.`,
  not_reduced: () => 'It is not above the price, so no reduction is shown.',
  no_count: (text: string) => `${quote(text)} is no number of pieces; write a whole number, 0 when there are none.`,
  below_zero: (count: string) => `${count} pieces are read as 0: more was sold than there was.`,
  no_weight: (text: string) => `${quote(text)} is no weight; write grams, such as 1400, or nothing.`,
  short_barcode: (text: string) =>
    `The spreadsheet shortened this to ${text}; format the column as text, write all digits.`,

  // Facts.
  fact_boolean: (text: string) =>
    `"${text}" makes no sense here; write TRUE or FALSE, or nothing where it is not known.`,
  fact_list: (text: string) =>
    `"${text}" makes no sense here; write one or more values with a semicolon between them, or nothing where it is not known.`,
  fact_choice: (text: string, choices: string) =>
    `"${text}" makes no sense here; write one of: ${choices}, or nothing where it is not known.`,
  fact_number: (text: string, from: number, to: number) =>
    `"${text}" makes no sense here; write a number from ${from} to ${to}, or nothing where it is not known.`,
  fact_whole: (text: string) =>
    `"${text}" makes no sense here; write a whole number, or nothing where it is not known.`,

  // Pictures, behind the name of each.
  picture: (source: string, problem: string) => `"${source}" ${problem}.`,
  picture_missing: () => 'is no picture of the shop; write its address, or add it on the product’s page',
  picture_not_in_folder: () => 'is not in the folder; put the file itself there, or write its address',
  picture_twice_in_folder: () => 'is in the folder more than once; keep one of them',
  picture_empty: () => 'is empty; write it again',
  picture_big: (megabytes: number, most: number) => `has ${megabytes}\u00a0MB and may have ${most}; save it smaller`,
  picture_over: (most: number) => `has more than ${most}\u00a0MB; save it smaller`,
  picture_heic: () => 'is a HEIC photo; save it as JPEG',
  picture_unreadable: () => 'is no picture that can be read; save it as JPEG, PNG or WebP',
  picture_pixels: (width: number, height: number, megapixels: number) =>
    `has ${width} × ${height} pixels, more than ${megapixels} million; save it smaller`,
  picture_narrow: (width: number, least: number) =>
    `is ${width} pixels wide and must be ${least} or more; take a larger one`,
  picture_damaged: () => 'is no whole picture: it breaks off or is damaged; save it again',
  picture_private: () => 'is in a private network; write an address that everybody can reach',
  picture_slow: (seconds: number) => `took more than ${seconds} seconds; save it and put it into the folder`,
  picture_status: (status: number) =>
    `was answered with ${status}; open it in a browser and write the address that works`,
  picture_redirects: (most: number) => `leads on more than ${most} times; write the address at which it ends`,
  picture_address: () => 'is no address of a picture; write one that begins with https://',
  picture_unfetched: (code: string) => `could not be fetched (${code}); check it and try again`,
};
