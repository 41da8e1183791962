/** One size of memory or storage: «16gb ram», «512 ssd», «δίσκο 1 τερα». */
import { toCapacityValue } from '../../catalogue/facets.ts';
import { SIZE_NAME } from './bound-words.ts';
import { isPartOfCode, type Lexeme, phrases } from './lexemes.ts';

export type Capacity = 'ram' | 'storage';

export interface CapacityReading {
  facet: Capacity;
  value: string;
  to: number;
}

const GIGABYTE_WORDS = 'gb, gbs, go, γβ, γίγα, γκίγκα, τζιμπί, τζι μπι, giga, gig, gigs, gigabyte, gigabytes';
const TERABYTE_WORDS = 'tb, τβ, τέρα, tera, terra, terabyte, terabytes';
export const CAPACITY_UNITS = `${GIGABYTE_WORDS}, ${TERABYTE_WORDS}`;
export const GIGABYTES = phrases(GIGABYTE_WORDS);
const TERABYTES = phrases(TERABYTE_WORDS);
export const RAM_WORDS = 'ram, ραμ, μνήμη ram, μνήμης ram, ram μνήμη, μνήμη, μνήμης, μνήμες, memory, ram memory';
export const DISK_WORDS = `ssd, σσντ, hdd, nvme, nvme ssd, ssd nvme, emmc, δίσκο, δίσκος, δίσκου, σκληρό, σκληρός,
  σκληρό δίσκο, σκληρός δίσκος, σκληρού δίσκου, δίσκο ssd, δίσκος ssd, ssd δίσκο, ssd δίσκος, αποθηκευτικό χώρο, χώρο,
  χώρου, αποθήκευση, disk, drive, storage, hard disk, hard drive`;
const [RAM, DISK] = [phrases(RAM_WORDS), phrases(DISK_WORDS)];
export const TABLET = phrases('ipad, tablet, ταμπλετ, tab, galaxy, chromebook');

export const RAM_SIZES = { least: 2, most: 128, usual: [4, 6, 8, 12, 16, 24, 32, 64] };
export const DISK_SIZES = { least: 32, most: 8_192, usual: [128, 256, 500, 512, 1024, 2048] };
/** What soldered drives have is no usual size of others. */
const EMMC_SIZES = [32, 64, 128];
const GRAPHICS_MEMORY = phrases('vram, μνήμη γραφικών, graphics memory, gpu memory');
const CARD = phrases(
  'κάρτα γραφικών, γραφικών, κάρτα, γραφικά, gpu, graphics card, graphics, vram, rtx, gtx, quadro, radeon, geforce',
);
/** Beyond it the machine's own is meant, `gtx 1050 8gb`, which a card that is not named may have. */
const [MOST_OF_NAMED, MOST_OF_CARD] = [6, 8];

/** Up to this many gigabytes a size without a word is memory, beyond it a drive. */
const MOST_ALONE = 96;

export function readOneCapacity(lexemes: readonly Lexeme[], index: number): CapacityReading | null {
  return readCapacityAfterLabel(lexemes, index) ?? readCapacity(lexemes, index);
}

export function gigabytesOf({ value }: CapacityReading): number {
  return Number.parseInt(value, 10) * (value.endsWith('tb') ? 1024 : 1);
}

/** «μνήμη 16», «δίσκο 512gb», `ram: 8`. */
function readCapacityAfterLabel(lexemes: readonly Lexeme[], index: number): CapacityReading | null {
  const label = readLabel(lexemes, index);
  const size = label && readGigabytes(lexemes, label.to);
  const isEmmc = lexemes[index]?.text === 'emmc' && EMMC_SIZES.includes(size?.gigabytes ?? 0);
  if (!label || !size || !(isEmmc || fits(label.kind, size))) return null;
  // In "SSD 16GB RAM" the size belongs to the word after it.
  const after = readLabel(lexemes, size.to);
  const belongsAfter = after && after.kind !== label.kind && fits(after.kind, size);
  return belongsAfter && !isUsual(label.kind, size.gigabytes) ? null : toCapacity(label.kind, size.gigabytes, size.to);
}

/** «16gb», «16 gb ram», «512 ssd», «1 τερα». */
export function readCapacity(lexemes: readonly Lexeme[], index: number): CapacityReading | null {
  const size = readGigabytes(lexemes, index);
  if (!size || isPartOfCode(lexemes, index)) return null;
  const label = readLabel(lexemes, size.to);
  // In "16GB SSD 512" the word belongs to the size after it, which in «16 ram 512 ssd» has its own.
  const next = label && readGigabytes(lexemes, label.to);
  const after = next && readLabel(lexemes, next.to);
  const isNext = next && !isPartOfCode(lexemes, label.to) && (!after || after.kind === label.kind);
  const isOwn = label && fits(label.kind, size) && (!isNext || (size.hasUnit && isUsual(label.kind, size.gigabytes)));
  if (isOwn) return toCapacity(label.kind, size.gigabytes, label.to);
  if (!size.hasUnit || isOfGraphicsCard(lexemes, index, size)) return null;
  const isDisk =
    size.gigabytes > MOST_ALONE || (size.gigabytes >= 32 && lexemes.some((_, place) => TABLET.at(lexemes, place) > 0));
  const kind = isDisk ? 'storage' : 'ram';
  return fits(kind, size) ? toCapacity(kind, size.gigabytes, size.to) : null;
}

/** The 6 GB of «κάρτα γραφικών 6gb», `rtx 3050 4gb` and `4gb vram` are the card's. */
function isOfGraphicsCard(
  lexemes: readonly Lexeme[],
  index: number,
  { gigabytes, to }: { gigabytes: number; to: number },
): boolean {
  if (GRAPHICS_MEMORY.at(lexemes, to) > 0) return true;
  const number = lexemes[index - 1]?.kind === 'number' ? 1 : 0;
  const isAfterCard = [1, 2].some((size) => CARD.at(lexemes, index - number - size) === size);
  return isAfterCard && gigabytes <= (number > 0 ? MOST_OF_NAMED : MOST_OF_CARD);
}

export function readLabel(lexemes: readonly Lexeme[], index: number): { kind: Capacity; to: number } | null {
  const [ram, disk] = [RAM.at(lexemes, index), DISK.at(lexemes, index)];
  if (ram === 0 && disk === 0) return null;
  return ram > 0 ? { kind: 'ram', to: index + ram } : { kind: 'storage', to: index + disk };
}

interface Size {
  gigabytes: number;
  hasUnit: boolean;
  to: number;
}

export function readGigabytes(lexemes: readonly Lexeme[], index: number): Size | null {
  const number = lexemes[index];
  if (number?.kind !== 'number') return null;
  const unit = lexemes[index + 1];
  // «16άρα μνήμη».
  const isNamed = SIZE_NAME.at(lexemes, index + 1) > 0 && readLabel(lexemes, index + 2) !== null;
  const [giga, tera] = [isNamed ? 1 : GIGABYTES.at(lexemes, index + 1), TERABYTES.at(lexemes, index + 1)];
  if (tera === 0 && !Number.isInteger(number.value)) return null;
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
export function fits(kind: Capacity, { gigabytes, hasUnit }: Size): boolean {
  const { least, most, usual } = kind === 'ram' ? RAM_SIZES : DISK_SIZES;
  return hasUnit ? gigabytes >= least && gigabytes <= most : usual.includes(gigabytes);
}

function isUsual(kind: Capacity, gigabytes: number): boolean {
  return kind === 'ram' ? gigabytes <= 64 : gigabytes >= 128;
}

export function toCapacity(facet: Capacity, gigabytes: number, to: number): CapacityReading {
  return { facet, value: toCapacityValue(gigabytes), to };
}
