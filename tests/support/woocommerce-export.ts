/** Products as WooCommerce exports them: simple, variable, drafts, reduced, without a price, Greek. */
import { writeCsv } from '#platform/catalogue/import/csv.ts';

const HEADINGS =
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|In stock?|Stock|Weight (kg)|Sale price|Regular price|Categories|Tags|Images|Parent|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Attribute 2 name|Attribute 2 value(s)|Meta: _yoast_wpseo_title'.split(
    '|',
  );

const GREEK: Readonly<Record<string, string>> = {
  Type: 'Τύπος',
  Name: 'Όνομα',
  Published: 'Δημοσιευμένο',
  'Visibility in catalog': 'Ορατότητα στον κατάλογο',
  'Short description': 'Σύντομη περιγραφή',
  Description: 'Περιγραφή',
  'Date sale price starts': 'Ημερομηνία έναρξης προσφοράς',
  'Date sale price ends': 'Ημερομηνία λήξης προσφοράς',
  'In stock?': 'Σε απόθεμα;',
  Stock: 'Απόθεμα',
  'Weight (kg)': 'Βάρος (kg)',
  'Sale price': 'Τιμή προσφοράς',
  'Regular price': 'Κανονική τιμή',
  Categories: 'Κατηγορίες',
  Tags: 'Ετικέτες',
  Images: 'Εικόνες',
  Parent: 'Γονικό',
  Brands: 'Μάρκες',
  'Attribute 1 name': 'Όνομα ιδιότητας 1',
  'Attribute 1 value(s)': 'Τιμές ιδιότητας 1',
  'Attribute 2 name': 'Όνομα ιδιότητας 2',
  'Attribute 2 value(s)': 'Τιμές ιδιότητας 2',
};

type WooRow = Readonly<Record<string, string>>;

export function woocommerceCsv(rows: readonly WooRow[], { inGreek = false } = {}): string {
  const headings = inGreek ? HEADINGS.map((heading) => GREEK[heading] ?? heading) : HEADINGS;
  return writeCsv([headings, ...rows.map((row) => HEADINGS.map((heading) => row[heading] ?? ''))]);
}

const SIMPLE = { Type: 'simple', Published: '1', 'In stock?': '1', Stock: '2', Brands: 'Dell' };

export const WOO_ROWS: readonly WooRow[] = [
  {
    ...SIMPLE,
    ID: '10',
    SKU: 'W-7490',
    'GTIN, UPC, EAN, or ISBN': '5201234567890',
    Name: 'Dell Latitude 7490 (i5-8350U, 16GB RAM, 256GB SSD, 14", A)',
    'Short description': 'Ελαφρύς\\nκαι γρήγορος\\n\\nΜε εγγύηση',
    Description: '<p>Ένα <b>μηχάνημα</b></p>',
    'Weight (kg)': '1,41',
    'Regular price': '299,00',
    'Sale price': '249,00',
    Categories: 'Laptops > Dell, Offers',
    Tags: 'business',
    Images: 'https://old.example/wp-content/uploads/pro-14-front.jpg, https://old.example/grade-a.jpg',
    'Attribute 1 name': 'Θύρες',
    'Attribute 1 value(s)': 'USB-C, HDMI',
  },
  {
    ID: '11',
    Type: 'variable',
    SKU: 'W-T480',
    Name: 'Φορητός Lenovo T480',
    Published: '1',
    'In stock?': '1',
    'Attribute 1 name': 'Μνήμη',
    'Attribute 1 value(s)': '8GB, 16GB',
    'Attribute 2 name': 'ΜΑΡΚΑ',
    'Attribute 2 value(s)': 'Lenovo',
  },
  {
    ...SIMPLE,
    ID: '12',
    Name: 'Latitude draft',
    Brands: '',
    Description: '[vc_row][vc_column]<p>Ready [more] [button link="x"]</p>[/vc_column][/vc_row]',
    Published: '-1',
    'Regular price': '100',
  },
  { ...SIMPLE, ID: '13', Name: 'Dell without a price', 'Regular price': '' },
  { ...SIMPLE, ID: '14', Name: 'Dell uncounted', Stock: '', 'Regular price': '80', Brands: 'Dell' },
  { ...SIMPLE, ID: '15', Name: 'Dell uncounted', Stock: '0', 'In stock?': '0', 'Regular price': '90' },
  { ...SIMPLE, ID: '16', Name: 'A set', Type: 'grouped' },
  {
    ...SIMPLE,
    ID: '17',
    Name: 'Dell timed',
    'Regular price': '120',
    'Sale price': '99',
    'Date sale price ends': '2026-12-24',
  },
  ...['8GB', '16GB'].map((memory, index) => ({
    ID: `2${index}`,
    Type: 'variation',
    Name: `Φορητός Lenovo T480 - ${memory}`,
    Published: '1',
    'In stock?': '1',
    Stock: '3',
    'Regular price': `${200 + index * 30}`,
    Parent: index === 0 ? 'id:11' : 'W-T480',
    Images: index === 0 ? '' : 'https://old.example/air-13-front.jpg',
    'Attribute 1 name': 'Μνήμη',
    'Attribute 1 value(s)': memory,
  })),
];
