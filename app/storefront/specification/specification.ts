/** Everything that is known of a product, as the rows of its specification; written on the server. */

import { carriedWeight } from '#domain/facts/carried-weight.ts';
import type { FactKey } from '#domain/facts/fact-definitions.ts';
import { keepTogether } from '#domain/locale/keep-together.ts';
import type { Language } from '#domain/locale/locales.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import { memoryText, solderedMemory } from '#domain/machine/memory-text.ts';
import { findProcessor, type Processor } from '#domain/processors/processors.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { formatBatteryWh, formatInches, formatWeight } from '../../i18n/format.ts';
import { portRows } from './port-rows.ts';
import type { SpecificationWord } from './specification-words.ts';

export interface SpecificationRow {
  /** Its subject, the same in every language. */
  word: SpecificationWord;
  label: string;
  value: string;
  note?: string;
}

export interface Specification {
  title: string;
  rows: SpecificationRow[];
  /** A note on missing facts that such a device should have; null if none is missing. */
  missing: SpecificationRow | null;
  /** The rows of those facts; what is neither there nor here is no question for such a device. */
  unknown: SpecificationWord[];
}

export type Say = ReturnType<typeof sayFrom<SpecificationWord>>;
/** Null is not known; undefined is no question for such a device. */
type Value = string | null | undefined;
/** A row's word, its value and its note. */
export type WrittenRow = [SpecificationWord, Value, (string | undefined)?];

export function specificationOf(facts: LaptopFacts, device: DeviceKind, language: Language): Specification {
  const say = sayFrom(pageTexts(language).specification);
  const all: WrittenRow[] = [
    ...processorRows(facts, device, say),
    ...memoryRows(facts, device, say),
    ...screenRows(facts, device, say, language),
    ...bodyRows(facts, device, say, language),
    ...connectionRows(facts, device, say),
    ['partNumber', facts.machine.partNumber ?? undefined],
  ];
  const rows = all.flatMap(([word, value, note]) =>
    typeof value === 'string' ? [{ word, label: say(word), value: keepTogether(value), ...(note && { note }) }] : [],
  );
  const unknown = all.flatMap(([word, value]) => (value === null ? word : []));
  const missing = unknown.map((word) => say(word));
  return {
    title: say('title'),
    rows,
    unknown,
    missing:
      missing.length === 0
        ? null
        : { word: 'missing', label: say('missing'), value: missing.join(' · '), note: say('missingNote') },
  };
}

function processorRows({ cpu, machine, windows11 }: LaptopFacts, device: DeviceKind, say: Say) {
  const processor = cpu && findProcessor(cpu.label);
  const speed = processor?.speed;
  return [
    [
      'processor',
      cpu ? [cpu.label, processor && coresOf(processor, say)].filter(Boolean).join(', ') : laptopOnly(device),
    ],
    [
      'speed',
      speed ? say('speedValue', { one: speed.classOne, many: speed.classMany }) : laptopOnly(device),
      say('speedNote'),
    ],
    ['graphics', graphicsOf(machine, processor ?? null, say) ?? laptopOnly(device)],
    ['windows11', windows11 === 'notApplicable' ? undefined : say(WINDOWS_11[windows11])],
  ] satisfies WrittenRow[];
}

const WINDOWS_11 = {
  yes: 'windows11Yes',
  no: 'windows11No',
  disputed: 'windows11Disputed',
  unknown: 'windows11Unknown',
} as const;

/** A dock or a monitor has no row for a processor, not a missing one. */
function laptopOnly(device: DeviceKind): null | undefined {
  return device === 'laptop' ? null : undefined;
}

/** A tablet has a camera and Wi-Fi, too, whether known or not. */
function portableOnly(device: DeviceKind): null | undefined {
  return device === 'other' ? undefined : null;
}

function yesNo(value: boolean | null, isAsked: boolean, say: Say): Value {
  if (!isAsked) return undefined;
  return value === null ? null : say(value ? 'yes' : 'no');
}

function coresOf({ cores, threads }: Processor, say: Say): string | null {
  if (cores === null || threads === null) return null;
  return say(threads > cores ? 'cores' : 'coresAlone', { cores, threads });
}

function graphicsOf(
  { graphics, hasDedicatedGraphics }: LaptopFacts['machine'],
  processor: Processor | null,
  say: Say,
): string | null {
  if (graphics !== null) return hasDedicatedGraphics === false ? graphics : say('dedicated', { name: graphics });
  if (hasDedicatedGraphics === true) return null;
  const name = coresOfGraphics(processor?.graphics ?? '', say);
  if (name !== '' && hasDedicatedGraphics === false) return say('integrated', { name });
  return hasDedicatedGraphics === false ? say('integratedAlone') : null;
}

/** Apple names its graphics by their cores alone, and the table in English: `8- or 10-core GPU`. */
function coresOfGraphics(name: string, say: Say): string {
  const [, least, most] = /^(?:(\d+)- or )?(\d+)-core GPU$/.exec(name) ?? [];
  if (most === undefined) return name;
  return least === undefined ? say('gpuCores', { cores: most }) : say('gpuCoresOr', { least, most });
}

function memoryRows({ storageLabel, machine, ...facts }: LaptopFacts, device: DeviceKind, say: Say) {
  const { memorySlots, memoryMaxGb } = machine;
  const soldered = solderedMemory(machine);
  const slots =
    soldered === 'part'
      ? say('solderedWithSlot')
      : memorySlots
        ? say(memorySlots === 1 ? 'slot' : 'slots', { n: memorySlots })
        : null;
  const limit = memoryMaxGb === null ? null : say('upTo', { n: memoryMaxGb });
  const room = soldered === 'all' ? say('soldered') : [slots, limit].filter((text) => text !== null).join(', ') || null;
  return [
    ['memory', memoryText(facts) ?? laptopOnly(device)],
    ['memoryRoom', device === 'laptop' ? room : undefined],
    ['storage', storageLabel ?? laptopOnly(device)],
  ] satisfies [SpecificationWord, Value][];
}

function screenRows(facts: LaptopFacts, device: DeviceKind, say: Say, language: Language) {
  const { screenInches, resolution, machine, touch } = facts;
  const hasScreen = device !== 'other' || screenInches !== null;
  const asked = <Known>(value: Known | null, write: (known: Known) => string): Value =>
    value === null ? null : write(value);
  const pixels = machine.resolution ?? resolution;
  const name = machine.resolution !== null && resolution !== machine.resolution ? ` (${resolution})` : '';
  const screen = [screenInches && formatInches(screenInches, language), pixels && `${pixels}${name}`];
  return [
    ['screen', hasScreen ? screen.filter(Boolean).join(', ') || null : undefined],
    ['panel', hasScreen ? asked(machine.panel, (panel) => panel) : undefined],
    [
      'brightness',
      hasScreen ? asked(machine.brightnessNits, (nits) => about(facts, 'brightness', `${nits} nits`, say)) : undefined,
    ],
    [
      'refreshRate',
      machine.refreshRateHz === null
        ? device === 'other' && hasScreen
          ? null
          : undefined
        : `${machine.refreshRateHz} Hz`,
    ],
    ['touch', device === 'laptop' || touch ? say(touch ? 'yes' : 'no') : undefined],
  ] satisfies [SpecificationWord, Value][];
}

function bodyRows(facts: LaptopFacts, device: DeviceKind, say: Say, language: Language) {
  const { machine } = facts;
  const isLaptop = device === 'laptop';
  const measured = [
    machine.batteryMeasuredWh !== null && formatBatteryWh(machine.batteryMeasuredWh, language),
    machine.batteryHealth !== null && say('ofNew', { n: machine.batteryHealth }),
  ].filter(Boolean);
  const layouts: Record<string, SpecificationWord> = { gr: 'layoutGr', us: 'layoutUs', uk: 'layoutUk' };
  const letters: Record<string, SpecificationWord> = { engraved: 'engraved', stickers: 'stickers' };
  const { keyboardLayout, greekLetters } = machine;
  return [
    ['weight', weightOf(facts, say, language) ?? null, weightNote(facts, say, language)],
    ['battery', batteryOf(facts, say, language) ?? (device === 'other' ? undefined : null)],
    // Each machine has its own: a page of several says nothing of it.
    ['batteryMeasured', measured.join(', ') || undefined],
    ['keyboardLayout', isLaptop ? keyboardLayout && say(layouts[keyboardLayout] ?? 'layoutOther') : undefined],
    ['greekLetters', isLaptop ? greekLetters && say(letters[greekLetters] ?? 'stickers') : undefined],
    ['backlight', yesNo(machine.hasBacklight, isLaptop, say)],
    ['numberPad', yesNo(machine.hasNumberPad, isLaptop, say)],
    ['cooling', coolingOf(machine, device, say)],
  ] satisfies WrittenRow[];
}

/** Shown where it is known: shoppers ask for it of a few machines only, so that it is missing is nothing to tell. */
function coolingOf({ isFanless }: LaptopFacts['machine'], device: DeviceKind, say: Say): Value {
  return device === 'other' || isFanless === null ? undefined : say(isFanless ? 'fanless' : 'withFan');
}

function connectionRows(facts: LaptopFacts, device: DeviceKind, say: Say) {
  const { machine, screenInches, cpu } = facts;
  const isLaptop = device === 'laptop';
  const isDock = device === 'other' && screenInches === null && cpu === null;
  return [
    ...portRows(facts, device, say),
    ['usbCCharging', yesNo(machine.chargesOverUsbC, isLaptop, say)],
    ['wireless', machine.wireless ?? portableOnly(device)],
    ['camera', machine.camera ?? (machine.hasCamera ? say('yes') : portableOnly(device))],
    ['powerSupply', machine.powerWatts === null ? (isDock ? null : undefined) : `${machine.powerWatts} W`],
    ['sim', yesNo(machine.hasSim, device !== 'other', say)],
    // As with a fan: few machines are asked for it.
    ['fingerprint', yesNo(machine.hasFingerprint, isLaptop && machine.hasFingerprint !== null, say)],
    ['year', machine.releaseYear === null ? laptopOnly(device) : String(machine.releaseYear)],
  ] satisfies WrittenRow[];
}

function about({ machine }: LaptopFacts, fact: FactKey, value: string, say: Say): string {
  return machine.approximate.includes(fact) ? say('about', { value }) : value;
}

/** The weight that cards and limits go by: with a keyboard that comes off, where its weight is known. */
function weightOf(facts: LaptopFacts, say: Say, language: Language): string | null {
  const carried = carriedWeight(facts.machine);
  if (carried === null) return bareWeightOf(facts, say, language);
  const weight = formatWeight(carried.kilograms, language, carried.isAbout);
  return carried.isAbout ? say('about', { value: weight }) : weight;
}

function bareWeightOf(facts: LaptopFacts, say: Say, language: Language): string | null {
  const { weightKg, approximate } = facts.machine;
  if (weightKg === null) return null;
  return about(facts, 'weight', formatWeight(weightKg, language, approximate.includes('weight')), say);
}

function weightNote(facts: LaptopFacts, say: Say, language: Language): string | undefined {
  const { weightWithKeyboardKg, hasKeyboardInBox } = facts.machine;
  const weight = bareWeightOf(facts, say, language);
  if (weightWithKeyboardKg === null || weight === null) return hasKeyboardInBox ? say('withoutKeyboard') : undefined;
  return say('withKeyboard', { weight });
}

function batteryOf(facts: LaptopFacts, say: Say, language: Language): string | null {
  const { batteryWh, approximate } = facts.machine;
  if (batteryWh === null) return null;
  const isAbout = approximate.includes('battery_design');
  return about(facts, 'battery_design', formatBatteryWh(isAbout ? Math.round(batteryWh) : batteryWh, language), say);
}

/** The known facts as schema.org's `additionalProperty`, with units as text. */
export function toProperties({ rows }: Pick<Specification, 'rows'>): Record<string, string>[] {
  return rows.map(({ label, value }) => ({
    '@type': 'PropertyValue',
    name: label,
    value: value.replaceAll('\u00A0', ' '),
  }));
}
