/** What a list can be narrowed by, and how the values are written in an address (specification, sections 2 and 9). */

import { toDeviceKind } from '../device-kind.ts';
import { hasPort } from '../facts/ports.ts';
import { fold } from '../fold.ts';
import { GRADES, readGrade } from '../grade.ts';
import type { LaptopFacts } from '../laptop.ts';
import { pixelsWide, RESOLUTIONS, toResolution } from './resolution.ts';

/** What the shop sells; monitors go with docks and whatever else stands beside a laptop. */
export const KINDS = ['laptop', 'tablet', 'monitor', 'desktop'] as const;
export type Kind = (typeof KINDS)[number];

export const FACETS = [
  ...(['kind', 'brand', 'stock', 'cpu', 'screen', 'grade', 'ram', 'storage', 'windows', 'weight', 'battery'] as const),
  ...(['graphics', 'resolution', 'touch', 'keyboard', 'ports', 'year', 'use', 'not'] as const),
] as const;
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
  stock: ['in'],
  // Kilograms and watt hours, as bands from and to; an address may name any other.
  weight: ['0-1.2', '1.2-1.5', '1.5-2', '2+'],
  battery: ['45+', '55+', '70+'],
  graphics: ['dedicated', 'integrated'],
  resolution: RESOLUTIONS,
  touch: ['yes', 'no'],
  keyboard: ['backlit', 'number-pad', 'greek'],
  ports: ['thunderbolt', 'usb-c', 'usb-c-charging', 'hdmi', 'ethernet', 'displayport', 'vga', 'card'],
  year: [],
  use: [],
  not: [],
};

/** Facets whose values are bands of a number: `0-1.2`, `55+`. */
const MEASURED_FACETS = ['weight', 'battery', 'year'] as const;
export type MeasuredFacet = (typeof MEASURED_FACETS)[number];

export function isMeasured(facet: FacetKey): facet is MeasuredFacet {
  return MEASURED_FACETS.some((measured) => measured === facet);
}

/** From and to (inclusive; from zero everything), of `0-1.2` or `55+`; null for what is no band. */
export function parseBand(value: string): { from: number; to: number } | null {
  const [, from, to, open] = /^(\d{1,4}(?:\.\d{1,2})?)(?:-(\d{1,4}(?:\.\d{1,2})?)|(\+))$/.exec(value) ?? [];
  if (from === undefined || (!to && !open)) return null;
  return { from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY };
}

/** Neighbouring bands share no machine: 1.5 kg belongs to `1.2-1.5`; an open band holds its own bound. */
export function isWithin(value: number | null, band: { from: number; to: number }): boolean {
  if (value === null) return false;
  const isOpen = band.to === Number.POSITIVE_INFINITY;
  return (isOpen ? value >= band.from : band.from === 0 || value > band.from) && value <= band.to;
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
  resolution,
  touch,
  machine,
  isAvailable,
  uses,
}: Facts) {
  const pixels = pixelsWide(machine.resolution ?? resolution);
  const measured = (facet: MeasuredFacet, value: number | null) =>
    LISTED_VALUES[facet].filter((band) => isWithin(value, parseBand(band) ?? { from: 0, to: -1 }));
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
    stock: isAvailable ? ['in'] : [],
    weight: measured('weight', machine.weightKg),
    battery: measured('battery', machine.batteryWh),
    graphics: machine.hasDedicatedGraphics === null ? [] : [machine.hasDedicatedGraphics ? 'dedicated' : 'integrated'],
    resolution: pixels === null || kind === 'monitor' ? [] : [toResolution(pixels)],
    touch: kind === 'laptop' || kind === 'tablet' ? [touch ? 'yes' : 'no'] : [],
    keyboard: keyboardValues(machine),
    ports: portValues(machine),
    year: [],
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
  const sign = /^\s*[-−–](?=\S)/.exec(written);
  if (sign && facet !== 'grade') return `-${normalizeValue(facet, written.slice(sign[0].length))}`;
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

/** What else people and old links call a kind, one or many of it, folded. */
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

const ORDERED: ReadonlySet<FacetKey> = new Set(
  FACETS.filter((facet) => !['brand', 'cpu', 'screen', 'ram', 'storage', 'use', 'not'].includes(facet)),
);

/** In the facet's own order: laptops first, grades from best to worst, Windows 11 first, numbers upwards, then names. */
export function compareValues(facet: FacetKey, one: string, other: string): number {
  if (ORDERED.has(facet)) {
    return LISTED_VALUES[facet].indexOf(one) - LISTED_VALUES[facet].indexOf(other);
  }
  const [isNamed, isOtherNamed] = [!/^\d/.test(one), !/^\d/.test(other)];
  if (facet === 'brand' || isNamed || isOtherNamed) {
    return Number(isNamed) - Number(isOtherNamed) || (one < other ? -1 : Number(one > other));
  }
  return numberOf(one) - numberOf(other);
}
