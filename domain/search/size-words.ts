/** Memory, storage and screens in a query: «16gb», «512 ssd», «1 τερα», «14 ιντσών», `15.6`. */
import { normalizeValue } from '../catalogue/facets.ts';
import { toScreenClass } from '../machine/laptop-patterns.ts';
import { AND_LESS, AND_MORE, AT_LEAST } from './bound-words.ts';
import { isPartOfCode, type Lexeme, type ModelNames, phrases } from './lexemes.ts';

type Capacity = 'ram' | 'storage';
type CapacityReading = SizeReading & { facet: Capacity };

export interface SizeReading {
  facet: Capacity | 'screen';
  value: string;
  /** Other values that answer as well: the other sizes of «από 16gb και πάνω» and «έως 16gb». */
  further?: readonly string[];
  to: number;
}

const GIGABYTE_WORDS = 'gb, gbs, go, γβ, γίγα, γκίγκα, τζιμπί, τζι μπι, giga, gig, gigs, gigabyte, gigabytes';
const TERABYTE_WORDS = 'tb, τβ, τέρα, tera, terra, terabyte, terabytes';
export const CAPACITY_UNITS = `${GIGABYTE_WORDS}, ${TERABYTE_WORDS}`;
const GIGABYTES = phrases(GIGABYTE_WORDS);
const TERABYTES = phrases(TERABYTE_WORDS);
const RAM = phrases('ram, ραμ, μνήμη ram, μνήμης ram, ram μνήμη, μνήμη, μνήμης, μνήμες, memory, ram memory');
const DISK = phrases(
  'ssd, σσντ, hdd, nvme, nvme ssd, ssd nvme, emmc, δίσκο, δίσκος, δίσκου, σκληρό, σκληρός, σκληρό δίσκο',
  'σκληρός δίσκος, σκληρού δίσκου, δίσκο ssd, δίσκος ssd, ssd δίσκο, ssd δίσκος, αποθηκευτικό χώρο, χώρο, χώρου',
  'αποθήκευση, disk, drive, storage, hard disk, hard drive',
);
const INCHES = phrases('"', "''", '″, ”, “, ’’, ′′, ίντσες, ιντσών, ίντσα, ίντσας, ιντσο, inch, inches, άρι, άρα');
const IN = phrases('in');
const SCREEN = phrases('οθόνη, οθόνης, οθόνες, screen, display, othoni');
const TABLET = phrases('ipad, tablet, ταμπλετ, tab, galaxy, chromebook');

/** Between two sizes of a screen: «11 ή 12 ιντσών», "13 to 15 inch". */
const OR = phrases('ή, or, /, η');
const UP_TO = phrases('έως, μέχρι, ως, με, to, -, –');

const RAM_SIZES = { least: 2, most: 128, usual: [4, 6, 8, 12, 16, 24, 32, 64] };
const DISK_SIZES = { least: 32, most: 8_192, usual: [128, 256, 500, 512, 1024, 2048] };
const BARE_DRIVES = [128, 256, 512];
/** Up to this many gigabytes a size without a word is memory, beyond it a drive. */
const MOST_ALONE = 96;
const [SMALLEST_SCREEN, LARGEST_SCREEN] = [7, 49];

const ABOVE = phrases('πάνω από, περισσότερα από, περισσότερο από, άνω των, more than, over, above, >');
const FROM = phrases(
  AT_LEAST,
  'από, ελάχιστο, from, min, όχι κάτω από, όχι λιγότερο από, not under, not below, not less than, no less than',
);
const BELOW = phrases(
  'κάτω από, κάτω από τα, κάτω των, κάτω του, λιγότερο από, λιγότερα από, λιγότερη από, μικρότερο από, μικρότερη από',
  'under, below, less than, smaller than, <',
);
const AT_MOST = phrases(
  'έως και, έως, ως, μέχρι και, μέχρι, το πολύ, όχι πάνω από, όχι παραπάνω από, όχι περισσότερο από, up to, at most',
  'not over, not above, not more than, no more than',
);
const OR_MORE = phrases(AND_MORE, AT_LEAST, 'or higher, +');
const OR_LESS = phrases(AND_LESS, 'and under, maximum');
/** Said after a number, or before the next one: «16gb max 400€», `16gb at least 512gb`, and the + of «16gb+512gb». */
const ON_EITHER_SIDE = phrases(AT_LEAST, 'το πολύ, max, maximum, +');
const BETWEEN = phrases('από, μεταξύ, from, between');
const TO_WORDS = 'έως και, έως, μέχρι και, μέχρι, ως, up to, to, -';
const TO = phrases(TO_WORDS);
const AND_TO = phrases(TO_WORDS, 'και, and');
const SIZES: Readonly<Record<Capacity, readonly number[]>> = {
  ram: [4, 8, 16, 32, 64],
  storage: [64, 128, 256, 512, 1024, 2048],
};

/** Reads memory, storage or screen from this lexeme on. */
export function readSize(lexemes: readonly Lexeme[], index: number, names: ModelNames): SizeReading | null {
  return (
    readCapacitySpan(lexemes, index, names) ??
    readCapacityBound(lexemes, index) ??
    readOneCapacity(lexemes, index) ??
    readScreens(lexemes, index) ??
    readScreen(lexemes, index) ??
    readBareSize(lexemes, index, names)
  );
}

/** «πάνω από 8gb», `under 16gb`, `at least 512gb ssd`, «16gb ram και κάτω»: every size that is sold on that side. */
function readCapacityBound(lexemes: readonly Lexeme[], index: number): SizeReading | null {
  // The word that sounds like «ως» in «chrome os 64gb» is a system.
  const most = lexemes[index]?.text === 'os' ? 0 : AT_MOST.at(lexemes, index);
  const below = BELOW.at(lexemes, index);
  const above = ABOVE.at(lexemes, index);
  const lead = most || below || above || FROM.at(lexemes, index);
  const size = readOneCapacity(lexemes, index + lead);
  if (!size) return null;
  const next = lexemes[size.to + ON_EITHER_SIDE.at(lexemes, size.to)];
  const isOfNext = next?.kind === 'number' || next?.text === '€';
  const less = isOfNext ? 0 : OR_LESS.at(lexemes, size.to);
  const more = isOfNext ? 0 : OR_MORE.at(lexemes, size.to);
  const trail = less || more;
  if (lead === 0 && trail === 0) return null;
  const gigabytes = gigabytesOf(size);
  return soldSizes(size.facet, size.to + trail, (sold) => {
    if (below > 0) return sold < gigabytes;
    if (most + less > 0) return sold <= gigabytes;
    return above > 0 ? sold > gigabytes : sold >= gigabytes;
  });
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
  const isName = isPartOfCode(lexemes, place) || (lead === 0 && names.has(lexemes[place]?.text ?? ''));
  const isAlike = 'facet' in first ? first.facet === last.facet : !isName && fits(last.facet, first);
  const [least, most] = ['facet' in first ? gigabytesOf(first) : first.gigabytes, gigabytesOf(last)];
  return isAlike ? soldSizes(last.facet, last.to, (sold) => sold >= least && sold <= most) : null;
}

function readOneCapacity(lexemes: readonly Lexeme[], index: number): CapacityReading | null {
  return readCapacityAfterLabel(lexemes, index) ?? readCapacity(lexemes, index);
}

function gigabytesOf({ value }: CapacityReading): number {
  return Number.parseInt(value, 10) * (value.endsWith('tb') ? 1024 : 1);
}

function soldSizes(facet: Capacity, to: number, isMeant: (gigabytes: number) => boolean): SizeReading | null {
  const [value, ...further] = SIZES[facet].filter(isMeant).map((sold) => toCapacity(facet, sold, to).value);
  return value === undefined ? null : { facet, value, further, to };
}

/** «16/512», «dell 512»: numbers that are a usual size of a drive, with the memory before them, and no model's name. */
function readBareSize(lexemes: readonly Lexeme[], index: number, names: ModelNames): SizeReading | null {
  const size = readGigabytes(lexemes, index);
  if (!size || size.hasUnit || isPartOfCode(lexemes, index)) return null;
  const drive = lexemes[index + 1]?.text === '/' ? readGigabytes(lexemes, index + 2) : null;
  if (drive && RAM_SIZES.usual.includes(size.gigabytes) && DISK_SIZES.usual.includes(drive.gigabytes)) {
    return toCapacity('ram', size.gigabytes, size.to);
  }
  const isDrive = BARE_DRIVES.includes(size.gigabytes) && !names.has(lexemes[index]?.text ?? '');
  return isDrive ? toCapacity('storage', size.gigabytes, size.to) : null;
}

/** «μνήμη 16», «δίσκο 512gb», `ram: 8`. */
function readCapacityAfterLabel(lexemes: readonly Lexeme[], index: number): CapacityReading | null {
  const label = readLabel(lexemes, index);
  const size = label && readGigabytes(lexemes, label.to);
  if (!label || !size || !fits(label.kind, size)) return null;
  // In "SSD 16GB RAM" the size belongs to the word after it.
  const after = readLabel(lexemes, size.to);
  const belongsAfter = after && after.kind !== label.kind && fits(after.kind, size);
  return belongsAfter && !isUsual(label.kind, size.gigabytes) ? null : toCapacity(label.kind, size.gigabytes, size.to);
}

/** «16gb», «16 gb ram», «512 ssd», «1 τερα». */
function readCapacity(lexemes: readonly Lexeme[], index: number): CapacityReading | null {
  const size = readGigabytes(lexemes, index);
  if (!size || isPartOfCode(lexemes, index)) return null;
  const label = readLabel(lexemes, size.to);
  // In "16GB SSD 512" the word belongs to the size after it.
  const isNext = label !== null && lexemes[label.to]?.kind === 'number' && !isPartOfCode(lexemes, label.to);
  const isOwn = label && fits(label.kind, size) && (!isNext || (size.hasUnit && isUsual(label.kind, size.gigabytes)));
  if (isOwn) return toCapacity(label.kind, size.gigabytes, label.to);
  if (!size.hasUnit) return null;
  const isDisk =
    size.gigabytes > MOST_ALONE || (size.gigabytes >= 32 && lexemes.some((_, place) => TABLET.at(lexemes, place) > 0));
  const kind = isDisk ? 'storage' : 'ram';
  return fits(kind, size) ? toCapacity(kind, size.gigabytes, size.to) : null;
}

function readLabel(lexemes: readonly Lexeme[], index: number): { kind: Capacity; to: number } | null {
  const [ram, disk] = [RAM.at(lexemes, index), DISK.at(lexemes, index)];
  if (ram === 0 && disk === 0) return null;
  return ram > 0 ? { kind: 'ram', to: index + ram } : { kind: 'storage', to: index + disk };
}

interface Size {
  gigabytes: number;
  hasUnit: boolean;
  to: number;
}

function readGigabytes(lexemes: readonly Lexeme[], index: number): Size | null {
  const number = lexemes[index];
  if (number?.kind !== 'number' || !Number.isInteger(number.value)) return null;
  const unit = lexemes[index + 1];
  const [giga, tera] = [GIGABYTES.at(lexemes, index + 1), TERABYTES.at(lexemes, index + 1)];
  // The French 1To, which is also what some titles write; apart it is an English word.
  if (tera > 0 || (unit?.text === 'to' && unit.isGlued)) {
    return { gigabytes: number.value * 1024, hasUnit: true, to: index + 2 };
  }
  if (giga > 0) return { gigabytes: toBinary(number.value), hasUnit: true, to: index + 2 };
  return unit?.isGlued && unit.kind === 'word'
    ? null
    : { gigabytes: toBinary(number.value), hasUnit: false, to: index + 1 };
}

/** 1000 GB is the 1 TB of the filters. */
function toBinary(gigabytes: number): number {
  return gigabytes >= 1000 && gigabytes % 1000 === 0 ? (gigabytes / 1000) * 1024 : gigabytes;
}

/** A bare number must be a size that is sold, unlike the 480 of "T 480 SSD". */
function fits(kind: Capacity, { gigabytes, hasUnit }: Size): boolean {
  const { least, most, usual } = kind === 'ram' ? RAM_SIZES : DISK_SIZES;
  return hasUnit ? gigabytes >= least && gigabytes <= most : usual.includes(gigabytes);
}

function isUsual(kind: Capacity, gigabytes: number): boolean {
  return kind === 'ram' ? gigabytes <= 64 : gigabytes >= 128;
}

function toCapacity(facet: Capacity, gigabytes: number, to: number): CapacityReading {
  const written = gigabytes >= 1024 ? `${Math.round(gigabytes / 1024)}tb` : `${gigabytes}gb`;
  return { facet, value: normalizeValue(facet, written), to };
}

/** «11 ή 12 ιντσών», "13-15 inch": the unit after the second holds for both. */
function readScreens(lexemes: readonly Lexeme[], index: number): SizeReading | null {
  const first = lexemes[index];
  const either = OR.at(lexemes, index + 1);
  const link = either || UP_TO.at(lexemes, index + 1);
  if (first?.kind !== 'number' || link === 0 || isPartOfCode(lexemes, index)) return null;
  const place = index + 1 + link;
  const last = lexemes[place];
  const unit = readInches(lexemes, place + 1);
  if (last?.kind !== 'number' || unit === 0 || !isScreen(first.value) || !isScreen(last.value)) return null;
  const [from = 0, to = 0] = [toInches(first.value), toInches(last.value)].sort((a, b) => a - b);
  const between = either ? [from, to] : Array.from({ length: to - from + 1 }, (_, more) => from + more);
  const [value = '', ...further] = [...new Set(between.map((inches) => `${toInches(inches)}-inch`))];
  return { facet: 'screen', value, further, to: place + 1 + unit };
}

/** `14"`, «14 ιντσών», «οθόνη 14», and the sizes that can be nothing else: 13.3, 15,6. */
function readScreen(lexemes: readonly Lexeme[], index: number): SizeReading | null {
  const lead = SCREEN.at(lexemes, index);
  const number = lexemes[index + lead];
  if (number?.kind !== 'number' || !isScreen(number.value)) return null;
  if (isPartOfCode(lexemes, index + lead)) return null;
  const next = index + lead + 1;
  const unit = readInches(lexemes, next);
  const trail = lead === 0 ? SCREEN.at(lexemes, next + unit) : 0;
  const isBare = unit === 0 && lexemes[next]?.isGlued === true && lexemes[next]?.kind === 'word';
  const isFraction = !Number.isInteger(number.value) && number.value >= 10 && number.value < 18.5;
  // «οθόνη αφής 14», "screen of 15".
  const isNear = [1, 2].some((before) => SCREEN.at(lexemes, index - before) > 0);
  const isLabelled = (lead > 0 || trail > 0 || isNear) && number.value >= 10;
  if (isBare || (unit === 0 && !isFraction && !isLabelled)) return null;
  return { facet: 'screen', value: `${toInches(number.value)}-inch`, to: next + unit + trail };
}

function isScreen(inches: number): boolean {
  return inches >= SMALLEST_SCREEN && inches <= LARGEST_SCREEN;
}

function toInches(diagonal: number): number {
  return toScreenClass(diagonal) ?? Math.floor(diagonal);
}

function readInches(lexemes: readonly Lexeme[], index: number): number {
  // A separate "in" is a unit only at the end: "14 in", but not "2 in 1".
  const isUnit = lexemes[index]?.isGlued === true || index === lexemes.length - 1;
  return INCHES.at(lexemes, index) || (isUnit ? IN.at(lexemes, index) : 0);
}
