/** Memory and storage in a query: «16gb», «512 ssd», «1 τερα». */
import { MOST_LAPTOP } from '../../catalogue/facets.ts';
import { AT_LEAST, OR, SIZE_BOUNDS, trailAt } from './bound-words.ts';
import {
  type Capacity,
  DISK_SIZES,
  fits,
  GIGABYTES,
  gigabytesOf,
  RAM_SIZES,
  readCapacity,
  readGigabytes,
  readLabel,
  readOneCapacity,
  TABLET,
  toCapacity,
} from './capacity-words.ts';
import { gluedFrom, isPartOfCode, type Lexeme, type ModelNames, phrases, readLexemes } from './lexemes.ts';
import { readScreenSize, toOtherScreen } from './screen-words.ts';

export interface SizeReading {
  facet: Capacity | 'screen';
  value: string;
  /** Other values that answer as well: the other sizes of «από 16gb και πάνω» and «έως 16gb». */
  further?: readonly string[];
  isBound?: true;
  to: number;
}

const { ABOVE, FROM, BELOW, AT_MOST, OR_MORE, OR_LESS } = SIZE_BOUNDS;

const BARE_DRIVES = [128, 256, 512];
const BARE_MEMORY = [16, 32, 64];
const TABLET_DRIVES = [32, 64, ...BARE_DRIVES];
/** «τουλάχιστον 8» is said of memory, though a bare 8 may be anything. */
const LEAST_BOUND = 8;
const LEAST = phrases(AT_LEAST);
const NEXT_WISH = phrases('και, με, για, σε, έως, μέχρι, κάτω, and, with, for, under, below, up to, in, +');
const CORES = phrases('core, cores, πυρήνες, πυρήνων');
/** Said after a number, or before the next one: «16gb max 400€», `16gb at least 512gb`, and the + of «16gb+512gb». */
const ON_EITHER_SIDE = phrases(AT_LEAST, 'το πολύ, max, maximum, +');
const MAX = phrases('max, maximum, μάξιμουμ');
const BETWEEN = phrases('από, μεταξύ, from, between');
const TO_WORDS = 'έως και, έως, μέχρι και, μέχρι, ως, up to, to, -';
const TO = phrases(TO_WORDS);
const AND_TO = phrases(TO_WORDS, 'και, and');
const SIZES: Readonly<Record<Capacity, readonly number[]>> = {
  ram: [2, 3, 4, 6, 8, 10, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128],
  storage: [
    32, 64, 120, 128, 180, 240, 250, 256, 320, 480, 500, 512, 640, 756, 768, 1024, 1152, 1280, 1536, 2048, 4096, 8192,
  ],
};

/** Reads memory, storage or screen from this lexeme on. */
export function readSize(lexemes: readonly Lexeme[], index: number, names: ModelNames): SizeReading | null {
  return (
    readEitherCapacity(lexemes, index, names) ??
    readCapacitySpan(lexemes, index, names) ??
    readBoundBeforeLabel(lexemes, index) ??
    readCapacityBound(lexemes, index) ??
    withNextDrive(readOneCapacity(lexemes, index)) ??
    readScreenSize(lexemes, index, names) ??
    readBareBound(lexemes, index) ??
    readBareSize(lexemes, index, names)
  );
}

/** A drive of 500 GB is as large as one of 512. */
const NEXT_DRIVES: Readonly<Record<string, string>> = {
  '120gb': '128gb',
  '240gb': '256gb',
  '250gb': '256gb',
  '480gb': '512gb',
  '500gb': '512gb',
};

function withNextDrive(size: SizeReading | null): SizeReading | null {
  const next = size?.facet === 'storage' ? NEXT_DRIVES[size.value] : undefined;
  return size && next ? { ...size, further: [next] } : size;
}

/** «πάνω από 8gb», `under 16gb`, `at least 512gb ssd`, «16gb ram και κάτω»: every size that is sold on that side. */
function readCapacityBound(lexemes: readonly Lexeme[], index: number): SizeReading | null {
  // The word that sounds like «ως» in «chrome os 64gb» is a system, and the max of `m1 max 32gb` a chip.
  const isChip = lexemes[index - 2]?.text === 'm' && isPartOfCode(lexemes, index - 1);
  const max = isChip ? 0 : MAX.at(lexemes, index);
  const most = lexemes[index]?.text === 'os' ? 0 : AT_MOST.at(lexemes, index) || max;
  const below = BELOW.at(lexemes, index);
  const above = ABOVE.at(lexemes, index);
  const lead = most || below || above || FROM.at(lexemes, index);
  const size = readOneCapacity(lexemes, index + lead);
  if (!size) return null;
  const next = lexemes[size.to + ON_EITHER_SIDE.at(lexemes, size.to)];
  const isOfNext = next?.kind === 'number' || next?.text === '€';
  const less = isOfNext ? 0 : trailAt(OR_LESS, lexemes, size.to);
  const more = isOfNext ? 0 : trailAt(OR_MORE, lexemes, size.to);
  const trail = less || more;
  if (lead === 0 && trail === 0) return null;
  const gigabytes = gigabytesOf(size);
  return soldSizes(size.facet, size.to + trail, (sold) => {
    if (below > 0) return sold < gigabytes;
    if (most + less > 0) return sold <= gigabytes;
    return above > 0 ? sold > gigabytes : sold >= gigabytes;
  });
}

/** «512 και πάνω δίσκο», `16 or more gb ram`: the word for memory or disk follows the bound. */
function readBoundBeforeLabel(lexemes: readonly Lexeme[], index: number): SizeReading | null {
  const place = index + FROM.at(lexemes, index);
  const size = isPartOfCode(lexemes, place) ? null : readGigabytes(lexemes, place);
  const [more, less] = size ? [OR_MORE.at(lexemes, size.to), OR_LESS.at(lexemes, size.to)] : [0, 0];
  if (!size || more + less === 0) return null;
  const end = size.to + Math.max(more, less);
  const unit = GIGABYTES.at(lexemes, end);
  const label = readLabel(lexemes, end + unit);
  if (!label || !fits(label.kind, { ...size, hasUnit: size.hasUnit || unit > 0 })) return null;
  // The drive of «16gb και πάνω ssd 512» has a size of its own.
  const next = readGigabytes(lexemes, label.to);
  if (next && fits(label.kind, next)) return null;
  return soldSizes(label.kind, label.to, (sold) => (less > 0 ? sold <= size.gigabytes : sold >= size.gigabytes));
}

/** «8 ή 16gb ram», «8 16gb»: the unit after the second holds for both. */
function readEitherCapacity(lexemes: readonly Lexeme[], index: number, names: ModelNames): SizeReading | null {
  const [first, link] = [readGigabytes(lexemes, index), OR.at(lexemes, index + 1)];
  if (!first || first.hasUnit || isPartOfCode(lexemes, index)) return null;
  // The 8 of «x1 carbon gen 8 16gb» is a name's.
  const isListed = lexemes[index + 1]?.kind === 'number' && names.readNumber(lexemes, index) === null;
  if (link === 0 && !isListed) return null;
  const other = readCapacity(lexemes, index + 1 + link);
  if (!other || !fits(other.facet, first)) return null;
  return { ...other, further: [toCapacity(other.facet, first.gigabytes, other.to).value] };
}

/** «από 8 έως 16gb», `256gb to 1tb`, `between 8gb and 16gb`: the sizes of one kind from one to the other. */
function readCapacitySpan(lexemes: readonly Lexeme[], index: number, names: ModelNames): SizeReading | null {
  const lead = BETWEEN.at(lexemes, index);
  const place = index + lead;
  const first = readOneCapacity(lexemes, place) ?? readGigabytes(lexemes, place);
  const link = first ? (lead > 0 ? AND_TO : TO).at(lexemes, first.to) : 0;
  const last = first && link > 0 ? readCapacity(lexemes, first.to + link) : null;
  if (!first || !last) return null;
  // The 8 of «surface pro 8 έως 16gb» is a model.
  const isName = isPartOfCode(lexemes, place) || (lead === 0 && names.readNumber(lexemes, place) === 'name');
  const isAlike = 'facet' in first ? first.facet === last.facet : !isName && fits(last.facet, first);
  const [least, most] = ['facet' in first ? gigabytesOf(first) : first.gigabytes, gigabytesOf(last)];
  return isAlike ? soldSizes(last.facet, last.to, (sold) => sold >= least && sold <= most) : null;
}

/** «τουλάχιστον 16 και 512», `more than 256`: a size that measures nothing else, with nothing behind it that does. */
function readBareBound(lexemes: readonly Lexeme[], index: number): SizeReading | null {
  const above = ABOVE.at(lexemes, index);
  const lead = above || LEAST.at(lexemes, index);
  const size = readGigabytes(lexemes, index + lead);
  if (!size || size.hasUnit || isPartOfCode(lexemes, index + lead)) return null;
  const facet = BARE_DRIVES.includes(size.gigabytes) ? 'storage' : 'ram';
  const to = size.to + (lead === 0 && facet === 'storage' ? OR_MORE.at(lexemes, size.to) : 0);
  const isBound = lead > 0 || to > size.to;
  if (!isBound || (to < lexemes.length && NEXT_WISH.at(lexemes, to) === 0)) return null;
  if (facet === 'ram' && size.gigabytes !== LEAST_BOUND && !BARE_MEMORY.includes(size.gigabytes)) return null;
  return soldSizes(facet, to, (sold) => (above > 0 ? sold > size.gigabytes : sold >= size.gigabytes));
}

function soldSizes(facet: Capacity, to: number, isMeant: (gigabytes: number) => boolean): SizeReading | null {
  const [value, ...further] = SIZES[facet].filter(isMeant).map((sold) => toCapacity(facet, sold, to).value);
  return value === undefined ? null : { facet, value, further, isBound: true, to };
}

/** «16/512», «dell 512», «macbook 64», «macbook air 16», «hp 15»: a drive, with the memory before it, a memory or a screen, and no model's name. */
function readBareSize(lexemes: readonly Lexeme[], index: number, names: ModelNames): SizeReading | null {
  const size = readGigabytes(lexemes, index);
  if (!size || size.hasUnit || isPartOfCode(lexemes, index) || CORES.at(lexemes, size.to) > 0) return null;
  const isJoined = /^[/+-]$/.test(lexemes[index + 1]?.text ?? '');
  const isTablet = lexemes.some((_, place) => TABLET.at(lexemes, place) > 0);
  const said = isTablet ? null : names.readNumber(lexemes, index);
  // «i5 16 256»: without a sign between them not after a name, which the 16 of «macbook pro 16 512» continues.
  const drive = isJoined
    ? readGigabytes(lexemes, index + 2)
    : said === 'name'
      ? null
      : readGigabytes(lexemes, index + 1);
  if (drive && RAM_SIZES.usual.includes(size.gigabytes) && DISK_SIZES.usual.includes(drive.gigabytes)) {
    return toCapacity('ram', size.gigabytes, size.to);
  }
  const drives = isTablet ? TABLET_DRIVES : BARE_DRIVES;
  const text = lexemes[index]?.text ?? '';
  if (drives.includes(size.gigabytes) && !names.has(text)) return toCapacity('storage', size.gigabytes, size.to);
  if (said === 'memory' && RAM_SIZES.usual.includes(size.gigabytes)) return toCapacity('ram', size.gigabytes, size.to);
  const isMemory = BARE_MEMORY.includes(size.gigabytes);
  const screen = said === 'other' && !isMemory && !isAge(lexemes, index, names) ? toOtherScreen(size.gigabytes) : null;
  if (screen !== null) return { facet: 'screen', value: screen, to: size.to };
  // `laptop 32`: the 16 of «macbook 16» is a screen, and a size that none of them has is told.
  const start = lexemes.findLastIndex(({ isGlued }, place) => place < index && !isGlued);
  const name = start < 0 ? '' : gluedFrom(lexemes, start).text;
  const isNumber = said === 'name' || (size.gigabytes <= MOST_LAPTOP && names.isNumbered(name, text.length));
  return isMemory && names.has(name) && !isNumber ? toCapacity('ram', size.gigabytes, size.to) : null;
}

/** «για παιδί 14». */
function isAge(lexemes: readonly Lexeme[], index: number, { readUse }: ModelNames): boolean {
  const child = readUse(CHILD, 0)?.value;
  return child !== undefined && readUse(lexemes, index - 1)?.value === child;
}

const CHILD = readLexemes('παιδί');

/** «14 ιντσών ή 15», «16gb ή 32»: a number after a size that is meant in the same unit. */
export function readOtherSize(
  lexemes: readonly Lexeme[],
  { facet, to }: { facet: string; to: number },
): { value: string; to: number } | null {
  const link = OR.at(lexemes, to);
  const number = link > 0 ? readGigabytes(lexemes, to + link) : null;
  const isNext = lexemes[number?.to ?? 0]?.kind === 'number' || lexemes[number?.to ?? 0]?.text === '€';
  if (!number || number.hasUnit || isNext || isPartOfCode(lexemes, to + link)) return null;
  if (facet === 'screen') {
    const value = toOtherScreen(number.gigabytes);
    return value === null ? null : { value, to: number.to };
  }
  const isCapacity = (facet === 'ram' || facet === 'storage') && fits(facet, number);
  return isCapacity ? { value: toCapacity(facet, number.gigabytes, number.to).value, to: number.to } : null;
}
