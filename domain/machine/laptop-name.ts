/** The model's name out of a title with its facts outside of a parenthesis, in any seller's order. */

/** Series as their makers write them, for titles in capitals and small letters. */
const SERIES = [
  ...['ThinkPad', 'ThinkBook', 'IdeaPad', 'Yoga', 'Legion', 'ThinkCentre', 'ThinkStation'],
  ...[
    'Latitude',
    'Precision',
    'XPS',
    'Vostro',
    'Inspiron',
    'OptiPlex',
    'EliteBook',
    'ProBook',
    'ZBook',
    'Elite',
    'Pavilion',
  ],
  ...[
    'EliteDesk',
    'ProDesk',
    'Dragonfly',
    'Folio',
    'MacBook',
    'Surface',
    'LifeBook',
    'Portege',
    'Tecra',
    'Satellite',
    'Dynabook',
  ],
  ...[
    'TravelMate',
    'Swift',
    'Aspire',
    'Toughbook',
    'VivoBook',
    'ZenBook',
    'ExpertBook',
    'Chromebook',
    'Galaxy',
    'iPad',
    'iMac',
  ],
  ...['Carbon', 'Air', 'Pro', 'Go', 'Book', 'Studio', 'Nano', 'Titanium', 'Fury', 'Firefly', 'Gen'],
];
const SPELLED = new Map(SERIES.map((word) => [word.toLowerCase(), word]));

/** Words around a name that say what kind of thing it is, or in which state. */
const NOISE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:` +
    [
      'refurb(?:ished|ed|ισμένο)?|recertified|certified|renewed|used|pre-?owned|reconditionn[ée]e?|ricondizionat[oa]|reacondicionad[oa]|recondicionad[oa]|remis à neuf|usat[oa]|usad[oa]|segunda mano|erneuert|job lot|generalüberholt(?:es|er)?|gebraucht(?:es|er)?|leasingrückläufer|renoverad|b-ware|occasion',
      'ανακατασκευασμέν[οαης]+|μεταχειρισμέν[οαης]+|επισκευασμένο|ευκαιρία|προσφορά|σαν καινούργιο',
      '(?<=(?:tiny|mini|micro) )(?:mini )?pc|business|(?<!surface )laptops?|notebook(?:s)?|nb|ultrabook(?:s)?|portable|portatile|φορητ[όο][ςσ](?: υπολογιστής)?|λάπτοπ|λαπτοπ|υπολογιστής|computer|workstation|mobile workstation|pc portable|convertible|ordinateur',
      '(?<!pavilion )gaming|student|super fast|high performance|higher configuration|like new',
      String.raw`hewlett[ -]packard|stock|top|sale|deal|original|ultralight|thin & light|[a-z] series(?= [a-z]\d)`,
    ].join('|') +
    String.raw`)(?![\p{L}\d])`,
  'giu',
);

/** Where a fact begins, the name has ended. */
const FACT = new RegExp(
  [
    // Dell's number after the size, `Latitude 14 - 7440`, is a part of the name.
    String.raw`[|,;•·:*]|\s[-–—/+]\s(?<!\s1\d\s-\s(?=\d{4}(?!\d|\s?x)))|\(|\[|\s/|//`,
    String.raw`(?<![\p{L}\d])(?:amd\s+)?ryzen\s?[3579](?:\s?pro)?(?:\s\d{4}\p{L}{0,2}(?:\s(?:reihe|series))?)?`,
    String.raw`(?<![\p{L}\d])(?:intel|qualcomm|core|celeron|pentium|xeon|ryzen|snapdragon|atom|athlon)(?!\p{L})`,
    String.raw`(?<![\p{L}\d])amd(?=\s+(?:pro\s+)?(?:ryzen|athlon|a\d|r[3579]|\d{4}[hu]|3\d{3}e))`,
    String.raw`(?<![\p{L}\d])(?:i[3579]|r[3579]|ultra\s?[579]|u[579])(?=[-\s/]|$)(?!\s*generation)`,
    String.raw`(?<![\p{L}\d])m[357]-\d`,
    String.raw`(?<![\p{L}\d.,])\d[.,]\d{1,2}\s?ghz`,
    String.raw`(?<![\p{L}\d.,])\d{1,4}\s?(?:gb|go|tb|to|γβ)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d.,])\d{1,2}g?\s?/\s?\d{3,4}(?!\d)`,
    String.raw`(?<![\p{L}\d])(?:ssd|hdd|nvme|emmc|ram|ddr\d|m\.2|μνήμη|δίσκος|δίσκο)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d.,])\d{1,2}(?:[.,]\d)?[\s-]?(?:"|inch|zoll|pollici|pouces|pulgadas|cali\b|tum\b|ιντσ|ίντσ|άρι|αρι|in\b(?!-\d))`,
    // Centimetres, and what is counted: `2x Akku`.
    String.raw`(?<![\p{L}\d.,])\d{2}(?:[.,]\d{1,2})?\s?cm(?!\p{L})`,
    String.raw`(?<![\p{L}\d.,])\d\s?x\s?(?=\s\p{L}{3}|\d{1,3}\s?[gt]b)`,
    String.raw`(?<![\p{L}\d.,])1[0-7][.,]\d(?!\d)`,
    String.raw`(?<![\p{L}\d.,])1[0-7](?=(?:f?hd|qhd|wuxga)(?!\p{L}))`,
    String.raw`(?<![\p{L}\d.,/-])(?:4|8|12|16|20|24|32|64)\s?-\s?(?:120|128|240|250|256|480|500|512|1000|1024)(?![\p{L}\d-])`,
    String.raw`(?<![\p{L}\d])(?:full[ -]?hd|fhd|uhd|wuxga|wqhd|qhd|hd\+?|4k|\d{4}\s?x\s?\d{3,4}|ips|oled|touch(?:screen)?|retina|οθόνη|display|screen)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?:windows|win\s?1?[0178]|w1[01]p?|ubuntu|linux|mac\s?os|chrome\s?os|no os|χωρίς)(?![\p{L}])`,
    String.raw`(?<![\p{L}\d]|\b(?:x1|carbon|yoga|nano|extreme|titanium|[eltxp]1\d[sv]?)\s)\d{1,2}(?:th|ης|ησ|η|\.)\s?(?:gen|γεν)\p{L}*`,
    // Lenovo's number of a machine or of one configuration: 20NJ, 20TD-003KUS.
    String.raw`(?<=[\p{L}\d]\s)2[01][a-z][a-z\d](?:-?[a-z\d]{6})?(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?:grade|βαθμ[όο][ςσ]|βαθμ[ίι]δα|κατηγορ[ίι]α|κατ[άα]σταση|condition|zustand|état|ref\b|g[aα]\b|g[aα][+-])`,
    String.raw`(?<![\p{L}\d])[aα]\s?[+-]?\s?grade`,
    String.raw`(?<![\p{L}\d])(?:nvidia|quadro|geforce|gtx|rtx|radeon|iris|uhd graphics|graphics|vram|mx\d{3}|t[5-9]00)(?![\p{L}])`,
    String.raw`(?<![\p{L}\d])(?:space gr[ae]y|silver|midnight|starlight|black|schwarz|silber|grau|μαύρο|ασημί|γκρι)(?!\p{L})`,
    String.raw`(?<![\p{L}\d])(?:qwertz?y?|azerty|backlit|keyboard|πληκτρολόγιο|lte|4g|5g|vpro|defekt|defekte|bastler|ersatzteile|for parts|warranty|εγγύηση|garantie|very good|excellent|good condition|like new|wie neu|sehr gut|gut|άριστη|webcam|camera|wifi|wi-fi|bluetooth|with|mit|με|avec|con)(?!\p{L})`,
  ].join('|'),
  'iu',
);

const STRONG =
  /[|;]|\d\s?(?:gb|tb|cm)\b|\b(?:ssd|ram|intel (?:core|i\d)|ryzen|windows|i[3579]-\d)|\s-\s(?:core )?i[3579]\b/i;

/** A fact that may be at the front, before the brand. */
const LEADING = /^[\s\-–—|,:;*•[\]()]+/u;
/** Of Apple's names the size is a part, and so is the chip. */
const APPLE_NAME = /(?<!\p{L})(macbook(?:\s(?:air|pro))?|imac|mac mini|ipad(?:\s(?:air|pro|mini))?)/iu;
const APPLE_SIZE =
  /^[\s(]*(1[1-7])(?:[.,]\d)?[\s-]*(?:"|inch(?:es)?|zoll|pouces|pulgadas|pollici|cali\b|ιντσών|ίντσες|in\b)/iu;
/** Of a MacBook also without its unit: `MacBook Air 13 (2020)`. */
const BARE_APPLE_SIZE = /^\s1[1-7](?![\d.,])/;
export const APPLE_CHIP = /(?<![\p{L}\d])(M[1-5](?:\s(?:Pro|Max|Ultra))?)(?![\p{L}\d])/u;

/**
 * `Lenovo ThinkPad T480 14" i5-8350U 8GB` → `ThinkPad T480`; `Refurbished HP EliteBook 840 G5 | Core i5` → `EliteBook 840 G5`.
 * A name that names no fact stays as it is.
 *
 * @param name the title before its parenthesis, clean
 */
export function cleanModelName(name: string, brand: string): string {
  const own = afterBrand(name.replace(/[®™©]/g, ''), brand);
  const text = own.replace(NOISE, ' ').replace(/\s+/g, ' ').replace(LEADING, '').trim();
  const apple = APPLE_NAME.exec(text);
  if (apple) return appleName(text.slice(apple.index), text.slice(0, apple.index));
  const end = FACT.exec(text);
  const head = (end && end.index > 0 ? text.slice(0, end.index) : text).trim();
  const cleaned = (end?.index === 0 ? text.slice(end[0].length) : head).replace(
    /(?:[\s\-–—|,:;/.(~]|(?<!\d)\+)+$/u,
    '',
  );
  const read = spell(end?.index === 0 && cleaned !== text ? cleanModelName(cleaned, brand) : cleaned);
  // Words after a fact are a name only with a series or a code among them.
  if (end?.index === 0 && !NAMED.test(read)) return '';
  return /^lenovo$/i.test(brand) ? read.replace(THINKPAD_CODE, thinkPad) : read;
}

const NAMED = new RegExp(String.raw`(?<![\p{L}])(?:${SERIES.join('|')})(?!\p{L})|\p{L}-?\d{2}|\d{3,4}(?!\d)`, 'iu');

/** What only ThinkPads are called, without that word: `Lenovo T490S`. */
const THINKPAD_CODE = /^(?:([TXLEP]\d{2,3})([SI]?)|X1)(?= |$)(?!.*thinkpad)/i;
const thinkPad = (code: string, number?: string, ending = '') =>
  `ThinkPad ${(number ?? code).toUpperCase()}${ending.toLowerCase()}`;

/** Text before the brand is not part of the name: `14άρι laptop HP EliteBook`. */
function afterBrand(name: string, brand: string): string {
  const found =
    brand === ''
      ? null
      : new RegExp(
          String.raw`(?<![\p{L}\d])(?:${escapePattern(brand)}\s+)*${escapePattern(brand)}(?![\p{L}\d])`,
          'iu',
        ).exec(name);
  // `MacBook Pro 13" - Apple M1`: the brand after the name is the chip's.
  const apple = APPLE_NAME.exec(name);
  if (apple && !(found && found.index < apple.index)) return name;
  const series = new RegExp(
    // The code before its series: X1 Yoga.
    String.raw`(?<![\p{L}\d])(?:[a-z]\d{1,2}\s)?(?:${SERIES.slice(0, -11).join('|')})(?![\p{L}])`,
    'iu',
  ).exec(name);
  // `Laptop ThinkPad T580 Lenovo`: the brand may follow its series.
  if (found && !(series && series.index < found.index)) return name.slice(found.index + found[0].length).trim();
  return series ? name.slice(series.index).replace(found?.[0] ?? '', '') : name;
}

/** @param before the text before the name, where some write its size: `14-inch MacBook Pro` */
function appleName(text: string, before: string): string {
  const [, family = ''] = APPLE_NAME.exec(text) ?? [];
  const rest = text.slice(family.length);
  const sizeIn = (part: string) => /(?<![\d.,])1[1-7](?:[.,]\d)?[\s-]?(?:"|inch|zoll|ιντσ|ίντσ)/iu.exec(part);
  const bare = /^macbook/i.test(family) ? BARE_APPLE_SIZE.exec(rest) : null;
  const [size] = APPLE_SIZE.exec(rest) ?? sizeIn(rest) ?? sizeIn(before) ?? bare ?? [];
  const inches = /\d{2}/.exec(size ?? '')?.[0];
  const year = /(?<!\d)20(?:1[2-9]|2\d)(?!\d)/.exec(rest)?.[0];
  const chip = APPLE_CHIP.exec(rest)?.[0];
  const generation = /^\s(\d{1,2})(?:(?:th|st|nd|rd|ης|η|\.)\s?(?:gen|γεν)|(?!["\d.,])\b)/iu.exec(rest)?.[1];
  return [...family.split(' ').map(spellWord), inches ? `${inches}"` : generation, chip ?? year]
    .filter(Boolean)
    .join(' ');
}

function spell(name: string): string {
  return name
    .split(' ')
    .map(spellWord)
    .join(' ')
    .replace(/^([A-Z]\d{2,3}[a-z]?) (ThinkPad)(?!\p{L})/u, '$2 $1')
    .replace(/(?<=\s)(\d{1,2})(?:\.|ª|º|ème|st|nd|rd|th|ης|η) Gen$/iu, 'Gen $1')
    .replace(/(?<=\s)gen(\d{1,2})(?!\d)/iu, 'Gen $1')
    .replace(
      /\b(\d{3,4})-?(g\d{1,2})\b/gi,
      (_, number: string, generation: string) => `${number} ${generation.toUpperCase()}`,
    );
}

/** A series as its maker writes it; a model's code in capitals: `t480` → `T480`. */
function spellWord(word: string): string {
  const known = SPELLED.get(word.toLowerCase());
  if (known) return known;
  // Except x360 and x2, which are written small.
  return /^(?!x(?:360|2)$)[a-z]{1,2}\d{1,4}[a-z]{0,2}$/.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Facts that belong to no name, not even beside the shop's own parenthesis, and words about its state. */
export function namesStrongFacts(name: string, brand: string): boolean {
  const isSized = !/^(?:apple|microsoft)$/i.test(brand) && /\d{2}(?:[.,]\d)?"/.test(name);
  return isSized || STRONG.test(name) || name.search(NOISE) >= 0;
}

/** Whether a name names facts too, so that it must be cleaned. */
export function namesFacts(name: string): boolean {
  return FACT.test(name.replace(/\([^)]*\)/g, '')) || name.search(NOISE) >= 0;
}
