/** What a list can be narrowed by, and how the values are written in an address (specification, sections 2 and 9). */
import { fold } from '../fold.ts';
import { GRADES, type LaptopFacts, toDeviceKind } from '../laptop.ts';
import { readGrade } from '../laptop-title.ts';

/** What the shop sells; monitors go with docks and whatever else stands beside a laptop. */
export const KINDS = ['laptop', 'tablet', 'monitor', 'desktop'] as const;
export type Kind = (typeof KINDS)[number];

export const FACETS = ['kind', 'brand', 'cpu', 'screen', 'grade', 'ram', 'storage', 'windows'] as const;
export type FacetKey = (typeof FACETS)[number];

/** The values of one product. A machine that is sold with 8 or 16 GB has both. */
export type FacetValues = Readonly<Record<FacetKey, readonly string[]>>;

/**
 * The values that a facet names even when the stock has none of them (specification, section 9). The specification writes
 * 1To and 2To; an address that does so is understood.
 */
export const LISTED_VALUES: FacetValues = {
  kind: KINDS,
  brand: [],
  cpu: ['6th-gen', '7th-gen', '8th-gen', '9th-gen', '10th-gen', '11th-gen', '12th-gen'],
  screen: ['12-inch', '13-inch', '14-inch', '15-inch', '17-inch'],
  grade: GRADES,
  ram: ['4gb', '8gb', '16gb', '64gb'],
  storage: ['64gb', '128gb', '256gb', '512gb', '1tb', '2tb'],
  windows: ['11', '10'],
};

/** The generations from which a processor of Intel runs Windows 11. */
export const FIRST_WINDOWS_11_GENERATION = 8;

type Facts = Pick<LaptopFacts, 'brand' | 'cpu' | 'screenClass' | 'screenInches' | 'grade' | 'windows11'> & {
  ramGb: readonly number[];
  storageGb: readonly number[];
  kind: Kind;
};

/** The kind of a product, from the shop's own word for it; a shop that uses none sells laptops. */
export function toKind(productType: string): Kind {
  const device = toDeviceKind(productType);
  if (device !== 'other') return device;
  return /desktop|workstation|mini|all.in.one|σταθερ|επιτραπ/i.test(productType) ? 'desktop' : 'monitor';
}

export function toFacetValues({
  kind,
  brand,
  cpu,
  screenClass,
  screenInches,
  grade,
  windows11,
  ramGb,
  storageGb,
}: Facts) {
  const inches = screenClass ?? (screenInches === null ? null : Math.floor(screenInches));
  return {
    kind: [kind],
    brand: [fold(brand.trim())].filter(Boolean),
    cpu: [toProcessorValue(cpu)].filter((value) => value !== null),
    screen: inches === null ? [] : [`${inches}-inch`],
    grade: grade === null ? [] : [grade],
    ram: ramGb.map(toCapacityValue),
    storage: storageGb.map(toCapacityValue),
    windows: windows11 === 'yes' ? ['11'] : windows11 === 'no' ? ['10'] : [],
  } satisfies FacetValues;
}

/** `8th-gen` for Intel's generations; `m1` and `ryzen-4000` for those that are counted otherwise. */
function toProcessorValue(cpu: LaptopFacts['cpu']): string | null {
  if (!cpu) return null;
  if (cpu.generation !== null) return `${cpu.generation}${ordinalEnding(cpu.generation)}-gen`;
  const apple = /^Apple (M\d)/.exec(cpu.label)?.[1];
  if (apple) return apple.toLowerCase();
  const ryzen = /^Ryzen .*\b(\d)\d{3}/.exec(cpu.label)?.[1];
  return ryzen ? `ryzen-${ryzen}000` : null;
}

function ordinalEnding(number: number): string {
  return { 1: 'st', 2: 'nd', 3: 'rd' }[number] ?? 'th';
}

function toCapacityValue(gigabytes: number): string {
  return gigabytes >= 1024 ? `${gigabytes / 1024}tb` : `${gigabytes}gb`;
}

/** The number inside a value: 8 of `8th-gen`, 1024 of `1tb`; for the order of values and for their names. */
export function numberOf(value: string): number {
  const number = Number.parseFloat(value.replace(/^\D+/, ''));
  return /\dtb$/.test(value) ? number * 1024 : number;
}

/** How people and old links write a value, as the index writes it: `8`, `8th`, `16 GB`, `1To`, `13"`, `A+`. */
export function normalizeValue(facet: FacetKey, written: string): string {
  if (facet === 'grade') return normalizeGrade(written.slice(0, MAX_VALUE_LENGTH));
  const value = fold(written.trim()).slice(0, MAX_VALUE_LENGTH);
  const number = /^\d{1,4}/.exec(value)?.[0];
  if (facet === 'cpu' && number) return `${number}${ordinalEnding(Number(number))}-gen`;
  if (facet === 'screen' && number) return `${number}-inch`;
  if (facet === 'ram' && number) return `${number}gb`;
  if (facet === 'storage' && number) return /\dt/.test(value.replace(/\s/g, '')) ? `${number}tb` : `${number}gb`;
  return value;
}

const MAX_VALUE_LENGTH = 40;

/** A grade's key, or the grade as it is spelled anywhere: `A+`, `(GA+)`, «α-». An unencoded plus of an address arrives as a blank. */
function normalizeGrade(written: string): string {
  const spelled = written.toUpperCase().replace(/(?<=[AΑ])\s(?=\)*$)/, '+');
  return readGrade(spelled) ?? fold(written.trim());
}

/** In the facet's own order: laptops first, grades from best to worst, Windows 11 first, numbers upwards, then names. */
export function compareValues(facet: FacetKey, one: string, other: string): number {
  if (facet === 'kind' || facet === 'grade' || facet === 'windows') {
    return LISTED_VALUES[facet].indexOf(one) - LISTED_VALUES[facet].indexOf(other);
  }
  const [isNamed, isOtherNamed] = [!/^\d/.test(one), !/^\d/.test(other)];
  if (facet === 'brand' || isNamed || isOtherNamed) {
    return Number(isNamed) - Number(isOtherNamed) || (one < other ? -1 : Number(one > other));
  }
  return numberOf(one) - numberOf(other);
}
