/** Reading memory, storage and screen out of the words of a title or a description. */
import { cleanTitle } from './clean-title.ts';
import { spellCapacities } from './spell-capacities.ts';
import { spellEntities } from './spell-entities.ts';

export interface Capacities {
  ramGb: number | null;
  storageGb: number | null;
  storageKind: string;
}

export type ScreenClass = 12 | 13 | 14 | 15 | 16 | 17;

export const GRAPHICS_WORDS =
  /quadro|geforce|\brtx\b|\bgtx\b|radeon|nvidia|iris|\bt[5-6]00\b|\bvram\b|graphics? (?:card|share)|γραφικ[άώ]/i;
/** Graphics that are part of the processor have these names. */
const PROCESSOR_GRAPHICS = /\b(?:iris|uhd|hd graphics|vega|radeon graphics|integrated)\b|ενσωματωμ/i;
const RAM_WORDS = /\bram\b|(?<!\p{L})ραμ(?!\p{L})|arbeitsspeicher|μν[ήη]μη|\bmemory\b|\bl?p?ddr\d/iu;
const DRIVE = /\b(ssd|hdd|nvme|emmc|ufs|m\.2)\b|δ[ίι]σκο|\bstorage\b/i;
/** Words of one kind directly before a size: the SSD of "8 GB RAM και SSD 512 GB". */
const LABEL_BEFORE =
  /(?:(?:(?<!\p{L})(?:ram|memory|μν[ήη]μης?|l?p?ddr\d\w?)[\s:()–-]*)+|(?:(?<!\p{L})(?:ssd|hdd|nvme|emmc|ufs|m\.2|storage|δ[ίι]σκο[ςυ]?)[\s:()–-]*)+)$/iu;
const CAPACITY = /(?<![\d.,])(\d+(?:[.,]\d)?)\s?(gb|go|tb|to)\b/gi;
/** The end of the words before a size that is added to the one before. */
const ADDED = /(?:\+|&|(?<!\p{L})(?:και|and))\s?(?:(?:new|brand|(?:ssd|hdd|nvme)):?\s)*$/iu;
/** A size without a word to which a drive is added is a drive, too: `512GB + 1TB HDD`. */
const LEAST_BARE_DRIVE = 120;
const LIMIT = /(?:έως|μέχρι|up to|\bbis|\bhasta|\bfino a|jusqu'à|(?<!m\d )max\.?|αναβάθμιση)\s*$/i;
const RAM_SIZES = new Set([2, 3, 4, 6, 8, 10, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128]);
const INCHES =
  /(?<![\d.,]|win(?:dows)?\s?)(\d{1,2}(?:[.,]\d{1,2})?)[\s-]?(?:"|inch(?:es)?\b|in\b|[ιί]ντσ(?:ες|ών|ων|ας|α)?|[άα]ρι(?:α|ς)?(?!\p{L})|zoll\b|pollici\b|pouces?\b|cali\b|pulgadas?\b|polegadas?\b|tum\b|(?=\s*\(\d\d(?:[.,]\d+)?\s?cms?\)))/giu;
const INCHES_BEFORE =
  /(?<![\d.,]|win(?:dows)?\s?)(1[0-7](?:[.,]\d)?)\s*(?=(?:full ?hd|fhd|hd|qhd|uhd|wuxga|4k|ips|oled)\b)/gi;

/** The readable text of a piece of HTML; every tag becomes a full stop, so that two facts never run together. */
export function stripHtml(html: string): string {
  return cleanTitle(spellEntities(html.replace(/<[^>]*>/g, ' . ')));
}

/** A graphics card of its own: 'Quadro P1000 4GB', and not 'Iris Xe'. */
export function isGraphicsCard(text: string): boolean {
  return GRAPHICS_WORDS.test(text) && !PROCESSOR_GRAPHICS.test(text);
}

/** Cards whose makers name them; beside the processor's own, they are meant. */
const NAMED_CARD = /nvidia|quadro|geforce|\b[gr]tx\b|firepro|radeon pro/i;

/** Whether graphics that a shop's field names are a part of the processor: 'Intel UHD 620', and not 'NVIDIA MX250'. */
export function isPartOfProcessor(graphics: string): boolean {
  const isNamedSo = PROCESSOR_GRAPHICS.test(graphics) || /^(?:intel(?! arc)|apple)\b/i.test(graphics);
  return isNamedSo && !NAMED_CARD.test(graphics);
}

/**
 * Memory and storage named in some phrases. A size next to RAM or SSD is certain; the smaller of two bare sizes is memory.
 * Graphics memory and limits ("up to 32 GB") do not count. 1 TB is 1024 GB.
 */
export function parseCapacities(phrases: readonly string[]): Capacities {
  let ramGb: number | null = null;
  const drives: { gb: number; kind: string }[] = [];
  const alone: number[] = [];
  const spelled = phrases.map(spellCapacities);
  for (const phrase of spelled.map(withoutGraphicsMemory)) {
    for (const { gb, text, isAdded } of splitCapacities(phrase)) {
      const part = partOf(text);
      if (part === 'drive' || gb >= 1024) {
        const kind = toKind(text);
        const bare =
          isAdded && drives.length === 0 && (alone.at(-1) ?? 0) >= LEAST_BARE_DRIVE ? alone.pop() : undefined;
        if (bare !== undefined) drives.push({ gb: bare, kind: '' });
        const isOther = kind !== drives[0]?.kind && [kind, drives[0]?.kind].includes('HDD');
        if (drives.length === 0 || isAdded || (isOther && kind !== '')) drives.push({ gb, kind });
      } else if (part === 'memory') ramGb ??= gb;
      else if (isAdded && drives.length > 0 && gb >= LEAST_BARE_DRIVE) drives.push({ gb, kind: '' });
      else alone.push(gb);
    }
  }
  let storageGb = drives.length > 0 ? drives.reduce((sum, { gb }) => sum + gb, 0) : null;
  for (const gb of alone.sort((a, b) => a - b)) {
    const fitsRam = RAM_SIZES.has(gb) && (gb < 64 || (storageGb !== null && gb < storageGb));
    if (ramGb === null && fitsRam) ramGb = gb;
    else if (storageGb === null && gb >= 16) storageGb = gb;
  }
  ramGb ??= storageGb === null ? null : memoryBesideCard(spelled);
  return { ramGb, storageGb, storageKind: [...new Set(drives.flatMap(({ kind }) => kind || []))].join(' + ') };
}

/** '256 GB SSD', '1 TB SSD', '64 GB eMMC', '1280 GB SSD + HDD'; without a kind only the size. */
export function toStorageLabel(storageGb: number, kind: string): string {
  const size = storageGb % 1024 === 0 ? `${storageGb / 1024} TB` : `${storageGb} GB`;
  return kind ? `${size} ${kind}` : size;
}

/** The diagonal in inches: 14", 15,6", 13.3'', 14 ιντσών, 15.6 inch, "14 FHD". Only 7 to 43 inches are believed. */
export function parseInches(text: string): number | null {
  for (const pattern of [INCHES, INCHES_BEFORE]) {
    for (const match of text.matchAll(pattern)) {
      const inches = Number((match[1] ?? '').replace(',', '.'));
      if (inches >= 7 && inches <= 43) return inches;
    }
  }
  return null;
}

/** A size that only screens have, in a title without its unit: `Latitude E6520 15.6 laptop`; never a clock, a weight or `macOS 13.3`. */
export function parseBareInches(title: string): number | null {
  const size =
    /(?<![\d.,]|os\s)1(?:1[.,]6|2[.,][345]|3[.,][3-6]|4[.,]2|5[.,][346]|6[.,]2|7[.,]3)(?![\d%]|[.,]\d|\s?(?:[gm]hz|k?g|[gt]b|cm|mm|wh?|h)(?!\p{L}))/iu.exec(
      title,
    );
  return size && Number(size[0].replace(',', '.'));
}

/**
 * The sizes of the catalogue. The whole inches decide (13.3" and 13.6" are 13), except that 16.5" to 18.4" are 17. Below 12" and above that
 * there is no class.
 */
export function toScreenClass(inches: number | null): ScreenClass | null {
  if (inches === null || inches < 12 || inches >= 18.5) return null;
  if (inches < 13) return 12;
  if (inches < 14) return 13;
  if (inches < 15) return 14;
  if (inches < 16) return 15;
  return inches < 16.5 ? 16 : 17;
}

/** 'Full HD' for 1920 × 1080 and its names, 'HD', 'HD+', 'QHD', '4K', otherwise '2560 × 1600'. */
export function parseResolution(text: string): string | null {
  const pixels = /(?<!\d)(\d{4})\s?[x×хχ]\s?(\d{3,4})(?!\d)/iu.exec(text);
  if (pixels) {
    if (pixels[1] === '1920' && pixels[2] === '1080') return 'Full HD';
    if (pixels[1] === '1366' && pixels[2] === '768') return 'HD';
    return `${pixels[1]} × ${pixels[2]}`;
  }
  if (/\bwuxga\b/i.test(text)) return '1920 × 1200';
  if (/\b(?:uhd|4k)\b/i.test(text)) return '4K';
  if (/\b(?:w?qhd|quad hd)\b/i.test(text)) return 'QHD';
  if (/\b(?:full[ -]?hd|fhd)\+/i.test(text)) return 'Full HD+';
  if (/(?<![a-z])(?:full[ -]?hd|fhd|1080p)\b/i.test(text)) return 'Full HD';
  if (/\bhd\+/i.test(text)) return 'HD+';
  // HD Graphics and an HD webcam are no screens.
  return /\bhd\b(?!\s*(?:graphics|web\s?cam|camera|audio|\d{3}))/i.test(text) ? 'HD' : null;
}

/** A touchscreen; a touchpad ("επιφάνεια αφής"), Touch Bar, Touch ID and "non-touch" do not count. */
export function hasTouch(text: string): boolean {
  const english = /(?<!non[ -]|no |without )touch(?!\s?-?(?:bar|id|pad))/i;
  const romance = /(?<!no |non |sans )(?:t[áa]ctil|tactile|tattile)(?!\p{L})/iu;
  return english.test(text) || romance.test(text) || /(?<!επιφάνειας? |χωρίς |χωρίς οθόνη )αφής(?!\p{L})/iu.test(text);
}

/** Cards of laptops have less of their own; what has more is the machine's. */
const LEAST_BESIDE_CARD = 8;
const GRAPHICS_NAME = String.raw`(?:nvidia|geforce|quadro|radeon|firepro|gtx|rtx|iris|graphics|graphic card|κάρτα γραφικών|γραφικά|\bmx\d{3}|\b5[3-6]00m\b|\br[5-9] m\d{3}x?\b|\bwx\d{4}\b|\bt(?:500|550|600|1000|1200|2000)\b|\bp\d{3,4}\b)`;
/** The memory of a graphics card: after its name, or before the word that says so. */
const GRAPHICS_MEMORY = new RegExp(
  String.raw`(${GRAPHICS_NAME}(?:max-q|[^,;|/•·–-])*?)(?<![\d.,])(?:[23468]|1[02]|16)\s?g[bo](?=\s?(?:vram|gddr)|(?!\s?(?:ram|ssd|ddr|nvme|hdd|emmc|/)))|(?<![\d.,])\d{1,2}\s?g[bo]\s?(?=vram|gddr|${GRAPHICS_NAME})`,
  'iu',
);

/** A card's own memory is not the machine's. */
function withoutGraphicsMemory(phrase: string): string {
  return phrase.replace(GRAPHICS_MEMORY, (_, card: string | undefined) => card ?? '');
}

/** Where nothing else is the memory, the size between a card and a drive is: `GTX 1650 16GB 512GB SSD`. */
function memoryBesideCard(phrases: readonly string[]): number | null {
  const phrase = phrases.find((text) => GRAPHICS_MEMORY.test(text) && !/vram|gddr/i.test(text));
  if (phrase === undefined || [...withoutGraphicsMemory(phrase).matchAll(CAPACITY)].length === 0) return null;
  const [first] = [...phrase.matchAll(CAPACITY)];
  const gb = Number(first?.[1]);
  return gb >= LEAST_BESIDE_CARD && RAM_SIZES.has(gb) ? gb : null;
}

/**
 * Each size with the words that belong to it: those after it, up to the size that follows or to the words that name that one,
 * or else those before it.
 */
function splitCapacities(phrase: string): { gb: number; text: string; isAdded: boolean }[] {
  const matches = [...phrase.matchAll(CAPACITY)];
  let named = '';
  return matches.flatMap((match, index) => {
    const before = phrase.slice(0, match.index);
    const after = phrase.slice(match.index, matches[index + 1]?.index ?? phrase.length);
    const lead = index === 0 ? before : named;
    named = index + 1 < matches.length ? namesNext(LABEL_BEFORE.exec(lead)?.[0] ?? '', after) : '';
    if (LIMIT.test(before)) return [];
    const number = Number((match[1] ?? '').replace(',', '.'));
    const gb = /t/i.test(match[2] ?? '') ? number * 1024 : number === 1000 ? 1024 : number;
    const own = nearest(after.slice(0, after.length - named.length));
    const isAdded = index > 0 && ADDED.test(before);
    const label = isAdded ? (LABEL_BEFORE.exec(before)?.[0] ?? '') : lead;
    return [{ gb, text: partOf(own) ? own : `${label} ${own}`, isAdded }];
  });
}

/** The words at the end of those after a size that name the size that follows, because this one has a name of its own. */
function namesNext(lead: string, after: string): string {
  const label = LABEL_BEFORE.exec(after)?.[0] ?? '';
  const own = partOf(nearest(after.slice(0, after.length - label.length)));
  const [part, next] = [own ?? partOf(lead), partOf(label)];
  // "SSD 256 GB, HDD 1 TB" names each before its size.
  const isList = own === null && next === 'drive';
  return part !== null && (part !== next || isList) ? label : '';
}

function partOf(text: string): 'drive' | 'memory' | null {
  if (DRIVE.test(text)) return 'drive';
  return RAM_WORDS.test(text) ? 'memory' : null;
}

/** Of "8 GB RAM και SSD" only "8 GB RAM": the first word of meaning after a size is the one that belongs to it. */
function nearest(after: string): string {
  const ram = after.search(RAM_WORDS);
  const drive = after.search(DRIVE);
  if (ram < 0 || drive < 0) return after;
  return ram < drive ? after.slice(0, drive) : after.slice(0, ram);
}

function toKind(text: string): string {
  const kind = /\b(ssd|nvme|m\.2|hdd|emmc|ufs)\b/i.exec(text)?.[1]?.toLowerCase();
  if (kind === 'emmc') return 'eMMC';
  if (kind === 'hdd' || kind === 'ufs') return kind.toUpperCase();
  return kind ? 'SSD' : '';
}
