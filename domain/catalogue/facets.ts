/** The facets of a list, and their values in an address (specification, sections 2 and 9). */

import { carriedKilograms } from '../facts/carried-weight.ts';
import { hasPort } from '../facts/ports.ts';
import { fold } from '../locale/fold.ts';
import { isDesktop, toDeviceKind } from '../machine/device-kind.ts';
import { GRADES, readGrade } from '../machine/grade.ts';
import type { LaptopFacts } from '../machine/laptop.ts';
import { pixelsWide, RESOLUTIONS, toResolution } from './resolution.ts';

/** What the shop sells; `monitor` includes docks and other equipment beside a laptop. */
export const KINDS = ['laptop', 'tablet', 'monitor', 'desktop'] as const;
export type Kind = (typeof KINDS)[number];
/** Inches: a larger screen is a monitor's. */
export const MOST_LAPTOP = 18;

interface FacetRow {
  /**
   * Named even when the stock has none of them (specification, section 9), in this order. The specification writes 1To and 2To; an
   * address that does so is understood. Of a measured facet: bands from and to, in its unit; an address may name any other.
   */
  values: readonly string[];
  /** The order of values if it is not that of `values`: by their numbers, then by name; or by name alone. */
  order?: 'number' | 'name';
  /** Its values are bands of a number: `0-1.2`, `55+`. */
  isMeasured?: true;
  /** An open band begins above its bound: «πάνω από 2 kg». Other open bands hold it: «από 55 Wh». */
  isAbove?: true;
  /** It has exactly two values: without one means the other. */
  isEither?: true;
  /** Several chosen values are wanted in one machine: HDMI and a network socket. Of others any is enough. */
  isWantedTogether?: true;
  /**
   * Few choose by it. A search that no machine fits drops it before a price, a maker or a kind, and the panel leaves out its values that
   * no product has.
   */
  givesWay?: true;
  /** Open from the start: what most people choose by. */
  isOpen?: true;
  /** It comes from a query or a link and is shown among what is chosen; there are no boxes to tick. */
  hasNoBoxes?: true;
}

/** One row each, in the order of the filters and of an address. */
const ROWS = {
  kind: { values: KINDS },
  brand: { values: [], order: 'name', isOpen: true },
  stock: { values: ['in'], isOpen: true },
  cpu: {
    values: ['6th-gen', '7th-gen', '8th-gen', '9th-gen', '10th-gen', '11th-gen', '12th-gen'],
    order: 'number',
    isOpen: true,
  },
  screen: { values: ['12-inch', '13-inch', '14-inch', '15-inch', '17-inch'], order: 'number', isOpen: true },
  grade: { values: GRADES, isOpen: true },
  ram: { values: ['4gb', '8gb', '16gb', '64gb'], order: 'number', isOpen: true },
  storage: { values: ['64gb', '128gb', '256gb', '512gb', '1tb', '2tb'], order: 'number', givesWay: true },
  windows: { values: ['11', '10'] },
  // What a variant comes with; `windows` is what its machine can run.
  system: { values: [], order: 'name', givesWay: true, hasNoBoxes: true },
  // Kilograms.
  weight: { values: ['0-1.2', '1.2-1.5', '1.5-2', '2+'], isMeasured: true, isAbove: true, isOpen: true },
  // Watt hours.
  battery: { values: ['45+', '55+', '70+'], isMeasured: true, givesWay: true },
  graphics: { values: ['dedicated', 'integrated'], isEither: true },
  resolution: { values: RESOLUTIONS, givesWay: true },
  touch: { values: ['yes', 'no'], isEither: true, givesWay: true },
  keyboard: { values: ['backlit', 'number-pad', 'greek'], isWantedTogether: true, givesWay: true },
  ports: {
    values: ['thunderbolt', 'usb-c', 'usb-c-charging', 'hdmi', 'ethernet', 'displayport', 'vga', 'card'],
    isWantedTogether: true,
    givesWay: true,
  },
  year: { values: [], isMeasured: true, hasNoBoxes: true },
  // The class from 1 to 10 for many tasks at once.
  speedClass: { values: [], isMeasured: true, hasNoBoxes: true },
  use: { values: [], order: 'number', isWantedTogether: true, hasNoBoxes: true },
  not: { values: [], order: 'number', hasNoBoxes: true },
} as const satisfies Record<string, FacetRow>;

export type FacetKey = keyof typeof ROWS;
export const FACETS = Object.keys(ROWS) as readonly FacetKey[];

/** The row of a facet. */
export const facetRow = (facet: FacetKey): FacetRow => ROWS[facet];

/** The values of one product. A machine that is sold with 8 or 16 GB has both. */
export type FacetValues = Readonly<Record<FacetKey, readonly string[]>>;

export const LISTED_VALUES = Object.fromEntries(
  FACETS.map((facet) => [facet, facetRow(facet).values]),
) as unknown as FacetValues;

/** Facets whose values are bands of a number. */
export type MeasuredFacet = {
  [Facet in FacetKey]: (typeof ROWS)[Facet] extends { isMeasured: true } ? Facet : never;
}[FacetKey];

export function isMeasured(facet: FacetKey): facet is MeasuredFacet {
  return facetRow(facet).isMeasured === true;
}

/** The value that excludes this one: the other of two, or everything else, `-apple`. */
export function negate(facet: FacetKey, value: string): string {
  const { values, isEither } = facetRow(facet);
  const other = isEither && values.includes(value) ? values.find((one) => one !== value) : undefined;
  return other ?? `-${value}`;
}

interface NumberBand {
  from: number;
  to: number;
}

/** From and to (inclusive; from zero everything), of `0-1.2` or `55+`; null for what is no band. */
export function parseBand(value: string): NumberBand | null {
  const [, from, to, open] = /^(\d{1,4}(?:\.\d{1,2})?)(?:-(\d{1,4}(?:\.\d{1,2})?)|(\+))$/.exec(value) ?? [];
  if (from === undefined || (!to && !open)) return null;
  return { from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY };
}

/** Neighbouring bands share no machine: 1.5 kg belongs to `1.2-1.5`, and 2 kg to `1.5-2`. */
export function isWithin(facet: MeasuredFacet, value: number | null, { from, to }: NumberBand): boolean {
  if (value === null) return false;
  const holdsItsStart = from === 0 || (to === Number.POSITIVE_INFINITY && !facetRow(facet).isAbove);
  return (holdsItsStart ? value >= from : value > from) && value <= to;
}

/** A value that is taken out instead of asked for: `-apple`. */
export function isNegated(value: string): boolean {
  return value.startsWith('-');
}

/** The generations from which a processor of Intel runs Windows 11. */
export const FIRST_WINDOWS_11_GENERATION = 8;

type Facts = Pick<
  LaptopFacts,
  'brand' | 'cpu' | 'screenClass' | 'screenInches' | 'grade' | 'windows11' | 'resolution' | 'touch' | 'machine'
> & {
  isAvailable: boolean;
  /** The uses that it is fit for, by the shop's rules. */
  uses: readonly string[];
  ramGb: readonly number[];
  storageGb: readonly number[];
  kind: Kind;
};

/** The kind of a product, from the shop's own word for it; a shop that uses none sells laptops. */
export function toKind(productType: string, title = ''): Kind {
  const device = toDeviceKind(productType, title);
  if (device !== 'other') return device;
  return isDesktop(productType, title) ? 'desktop' : 'monitor';
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
  resolution,
  touch,
  machine,
  isAvailable,
  uses,
}: Facts) {
  const pixels = pixelsWide(machine.resolution ?? resolution);
  const measured = (facet: MeasuredFacet, value: number | null) =>
    LISTED_VALUES[facet].filter((band) => isWithin(facet, value, parseBand(band) ?? { from: 0, to: -1 }));
  // Monitors are called by the next whole number: 23.8" is a 24.
  const round = kind === 'monitor' ? Math.round : Math.floor;
  const inches = screenClass ?? (screenInches === null ? null : round(screenInches));
  return {
    kind: [kind],
    brand: [fold(brand.trim())].filter(Boolean),
    cpu: [toProcessorValue(cpu)].filter((value) => value !== null),
    screen: inches === null ? [] : [`${inches}-inch`],
    grade: grade === null ? [] : [grade],
    ram: ramGb.map(toCapacityValue),
    storage: storageGb.map(toCapacityValue),
    windows: windows11 === 'yes' ? ['11'] : windows11 === 'no' ? ['10'] : [],
    system: [],
    stock: isAvailable ? ['in'] : [],
    weight: measured('weight', carriedKilograms(machine)),
    battery: measured('battery', machine.batteryWh),
    graphics: machine.hasDedicatedGraphics === null ? [] : [machine.hasDedicatedGraphics ? 'dedicated' : 'integrated'],
    resolution: pixels === null ? [] : [toResolution(pixels)],
    touch: kind === 'laptop' || kind === 'tablet' ? [touch ? 'yes' : 'no'] : [],
    keyboard: keyboardValues(machine),
    ports: portValues(machine),
    year: [],
    speedClass: [],
    use: uses,
    not: [],
  } satisfies FacetValues;
}

function keyboardValues({
  hasBacklight,
  hasNumberPad,
  keyboardLayout,
  greekLetters,
}: LaptopFacts['machine']): string[] {
  return [
    ...(hasBacklight ? ['backlit'] : []),
    ...(hasNumberPad ? ['number-pad'] : []),
    ...(keyboardLayout === 'gr' || greekLetters !== null ? ['greek'] : []),
  ];
}

function portValues({ ports, chargesOverUsbC }: LaptopFacts['machine']): string[] {
  const kinds = ['thunderbolt', 'hdmi', 'ethernet', 'displayport', 'vga', 'card'] as const;
  // Thunderbolt 3 and later have the USB-C plug.
  const hasUsbC = hasPort(ports, 'usb-c') || hasPort(ports, 'thunderbolt');
  return [
    ...kinds.filter((kind) => hasPort(ports, kind)),
    ...(hasUsbC ? ['usb-c'] : []),
    ...(chargesOverUsbC ? ['usb-c-charging'] : []),
  ];
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

export function toCapacityValue(gigabytes: number): string {
  return gigabytes % 1024 === 0 ? `${gigabytes / 1024}tb` : `${gigabytes}gb`;
}

/** The number inside a value: 8 of `8th-gen`, 1024 of `1tb`; for the order of values and for their names. */
export function numberOf(value: string): number {
  const number = Number.parseFloat(value.replace(/^\D+/, ''));
  return /\dtb$/.test(value) ? number * 1024 : number;
}

/** How people and old links write a value, as the index writes it: `8`, `8th`, `16 GB`, `1To`, `13"`, `A+`. */
export function normalizeValue(facet: FacetKey, written: string): string {
  const sign = /^\s*[-−–](?=\S)/.exec(written);
  if (sign && facet !== 'grade') return negate(facet, normalizeValue(facet, written.slice(sign[0].length)));
  if (facet === 'grade') return normalizeGrade(written.slice(0, MAX_VALUE_LENGTH));
  const value = fold(written.trim()).slice(0, MAX_VALUE_LENGTH);
  if (facet === 'kind') return KIND_WORDS.find(([, words]) => words.test(value))?.[0] ?? value;
  const number = /^\d{1,4}/.exec(value)?.[0];
  if (facet === 'cpu' && number) return `${number}${ordinalEnding(Number(number))}-gen`;
  if (facet === 'screen' && number) return `${number}-inch`;
  if (facet === 'ram' && number) return `${number}gb`;
  if (facet === 'storage' && number) return /\dt/.test(value.replace(/\s/g, '')) ? `${number}tb` : `${number}gb`;
  return value;
}

const MAX_VALUE_LENGTH = 40;

/** Other names of a kind by people and old links, singular and plural, folded. */
const KIND_WORDS: readonly [Kind, RegExp][] = [
  ['laptop', /^(?:laptop|notebook|φορητ)/],
  ['tablet', /^(?:tablet|ταμπλετ)/],
  ['monitor', /^(?:monitor|screen|display|dock|accessor|οθον)/],
  ['desktop', /^(?:desktop|mini|workstation|σταθερ|επιτραπεζ)/],
];

/** A grade's key, or the grade as it is spelled anywhere: `A+`, `(GA+)`, «α-». An unencoded plus of an address arrives as a blank. */
function normalizeGrade(written: string): string {
  const spelled = written.toUpperCase().replace(/(?<=[AΑ])\s(?=\)*$)/, '+');
  return readGrade(spelled) ?? fold(written.trim());
}

/** In the facet's own order: laptops first, grades from best to worst, Windows 11 first, numbers upwards, then names. */
export function compareValues(facet: FacetKey, one: string, other: string): number {
  const { values, order } = facetRow(facet);
  if (order === undefined) return values.indexOf(one) - values.indexOf(other);
  const [isNamed, isOtherNamed] = [!/^\d/.test(one), !/^\d/.test(other)];
  if (order === 'name' || isNamed || isOtherNamed) {
    return Number(isNamed) - Number(isOtherNamed) || (one < other ? -1 : Number(one > other));
  }
  return numberOf(one) - numberOf(other);
}
