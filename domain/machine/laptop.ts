/**
 * From a shop's title to facts. The convention is `Name (processor, memory, storage, screen, grade)`; real titles bend it,
 * so everything is read leniently and a fact that is not there is null, never a guess.
 */

import { readDescribedFacts } from '../facts/described-facts.ts';
import type { FactTexts } from '../facts/fact-definitions.ts';
import { type MachineFacts, readMachineFacts } from '../facts/machine-facts.ts';
import { brandOf } from './brand-of.ts';
import { cleanTitle } from './clean-title.ts';
import { isLaptopType } from './device-kind.ts';
import { type GradeKey, isGrade } from './grade.ts';
import { type Cpu, parseCpu, parseGeneration } from './laptop-cpu.ts';
import { APPLE_CHIP, cleanModelName, namesFacts, namesStrongFacts } from './laptop-name.ts';
import {
  GRAPHICS_WORDS,
  hasTouch,
  isGraphicsCard,
  isPartOfProcessor,
  parseBareInches,
  parseCapacities,
  parseInches,
  parseResolution,
  type ScreenClass,
  stripHtml,
  toScreenClass,
  toStorageLabel,
} from './laptop-patterns.ts';
import { type ParsedTitle, splitTitle } from './laptop-title.ts';
import { getWindows11, runsNoWindows, type Windows11 } from './laptop-windows.ts';
import { spellCapacities } from './spell-capacities.ts';
import { readSpokenGrade } from './spoken-grade.ts';
import { OS_WORDS } from './system-of.ts';

export type { Cpu, ParsedTitle, ScreenClass, Windows11 };

type Options = readonly { name: string; values: readonly string[] }[];

export interface LaptopInput {
  title: string;
  handle?: string;
  vendor: string;
  productType?: string;
  /** Plain text or HTML. */
  description?: string;
  options?: Options;
  variants?: readonly { title: string }[];
  /** The shop's fields beside the texts; they take precedence. */
  facts?: FactTexts;
}

export interface LaptopFacts {
  brand: string;
  /** The title before the parenthesis, with the brand written as the shop writes it. */
  name: string;
  /** The name without the brand. */
  model: string;
  specs: string[];
  grade: GradeKey | null;
  cpu: Cpu | null;
  ramGb: number | null;
  /** Where the options offer more memory than the title names. */
  ramUpToGb: number | null;
  /** 1 TB counts as 1024. */
  storageGb: number | null;
  storageLabel: string | null;
  screenInches: number | null;
  screenClass: ScreenClass | null;
  resolution: string | null;
  touch: boolean;
  windows11: Windows11;
  machine: MachineFacts;
}

export type SpecKind = 'processor' | 'memory' | 'storage' | 'screen' | 'grade' | 'os';

/** Separators of facts in a title without a parenthesis; the comma of 12,5 is not one. */
const NAME_PART = /,\s|[;|/]|\s[–-]\s/;

/**
 * Splits `Name (spec, spec, …, grade)` on the last top-level parenthesis; nested grade parentheses are allowed, the specs
 * come without the grade. Without such a parenthesis the whole title is the name.
 */
export function parseTitle(title: string): ParsedTitle {
  return splitTitle(title, (item) => classifySpec(item) !== null);
}

/** Everything that a card, a filter or a comparison needs to know. The title is believed first, the description last. */
export function parseLaptop(input: LaptopInput): LaptopFacts {
  const { name: rawName, specs, grade } = parseTitle(input.title);
  const description = stripHtml(input.description ?? '');
  const brand = brandOf(input.vendor, rawName);
  const model = toModel(rawName, specs, brand);
  const texts = [specs.join(' , '), rawName, description];
  const cpu = readCpu(texts, /apple/i.test(brand));
  const machine = completeFacts(readMachineFacts(input.facts ?? {}), input, specs, description);
  const written = firstOf(texts, parseInches) ?? parseBareInches(input.title) ?? parseInches(model);
  const screenInches = machine.screenInches ?? written;
  const screenTexts = screenInches === null ? texts.slice(0, 2) : texts;
  return {
    brand,
    name: model === rawName ? rawName : `${brand} ${model}`.trim(),
    model,
    specs,
    grade: grade ?? readSpokenGrade(input, description),
    cpu,
    ...readCapacities(specs, rawName, description, input.options ?? []),
    screenInches,
    screenClass: toScreenClass(screenInches),
    resolution: firstOf([machine.resolution ?? '', ...screenTexts], parseResolution),
    touch: machine.hasTouch ?? (/tablet/i.test(input.productType ?? '') || screenTexts.some(hasTouch)),
    windows11: readWindows11(input, cpu, brand),
    machine,
  };
}

/** `model` of `parseLaptop` alone. */
export function parseModel({ title, vendor }: Pick<LaptopInput, 'title' | 'vendor'>): string {
  const { name, specs } = parseTitle(title);
  return toModel(name, specs, brandOf(vendor, name));
}

/** Where the shop's fields say nothing, its title, its options and its description may. */
function completeFacts(
  known: MachineFacts,
  { options = [] }: LaptopInput,
  specs: readonly string[],
  description: string,
): MachineFacts {
  const described = readDescribedFacts(description);
  const graphics = known.graphics ?? specs.find((spec) => isGraphicsCard(spec)) ?? null;
  return {
    ...known,
    weightKg: known.weightKg ?? described.weightKg,
    batteryWh: known.batteryWh ?? described.batteryWh,
    ...described.parts,
    graphics,
    hasDedicatedGraphics: known.hasDedicatedGraphics ?? (graphics === null ? null : !isPartOfProcessor(graphics)),
    panel: known.panel ?? PANELS.find((panel) => specs.some((spec) => spec.split(/\s+/).includes(panel))) ?? null,
    keyboardLayout: known.keyboardLayout ?? readKeyboardOption(options),
    approximate: [
      ...known.approximate,
      ...(known.weightKg === null && described.isWeightAbout ? (['weight'] as const) : []),
      ...(known.batteryWh === null && described.isBatteryAbout ? (['battery_design'] as const) : []),
    ],
  };
}

/** Kinds of screens that titles name by one word. */
const PANELS = ['OLED', 'IPS'] as const;

/** 'gr' if the options offer a Greek keyboard; the shopper chooses among the others. */
function readKeyboardOption(options: Options): string | null {
  const values = options.filter(({ name }) => /keyboard|πληκτρολ/i.test(name)).flatMap((option) => option.values);
  return values.some((value) => /greek|ελλην/i.test(value)) ? 'gr' : null;
}

/** Every size of memory and storage that the options of a product offer, GB; the facts name the first of each. */
export function readChoices(options: Options): { ramGb: number[]; storageGb: number[] } {
  const values = options.flatMap(({ name, values: offered }) =>
    offered.map((value) => toChoice(name, cleanTitle(value))),
  );
  const read = values.map((value) => parseCapacities([value]));
  return {
    ramGb: read.flatMap(({ ramGb }) => ramGb ?? []),
    storageGb: read.flatMap(({ storageGb }) => storageGb ?? []),
  };
}

/** An option's value with the word that its name implies: '16 GB' of 'RAM' is '16 GB RAM'. */
function toChoice(option: string, value: string): string {
  if (/\bram\b|μνήμη|memory/i.test(option)) return `${value} RAM`;
  return /storage|δίσκο|αποθ|ssd/i.test(option) ? `${value} SSD` : '';
}

/** The kind of an item in the parenthesis; null for a graphics card, a model code and other unknown items. */
export function classifySpec(spec: string): SpecKind | null {
  const text = cleanTitle(spec);
  if (isGrade(text)) return 'grade';
  if (OS_WORDS.test(text)) return 'os';
  if (parseCpu(text, true) || parseGeneration(text) !== null) return 'processor';
  const { ramGb, storageGb } = parseCapacities([text]);
  if (ramGb !== null) return 'memory';
  if (storageGb !== null) return 'storage';
  if (GRAPHICS_WORDS.test(text)) return null;
  return parseInches(text) !== null || parseResolution(text) !== null || hasTouch(text) ? 'screen' : null;
}

/** The processor of the first text that names one; a generation may be in another ("8η γενιά" as an item of its own). */
function readCpu(texts: readonly string[], isApple: boolean): Cpu | null {
  const cpu = firstOf(texts, (text) => parseCpu(text, isApple));
  if (cpu?.vendor !== 'intel' || cpu.generation !== null || !cpu.label.startsWith('Core i')) return cpu;
  return { ...cpu, generation: firstOf(texts, parseGeneration) };
}

function readCapacities(specs: string[], name: string, description: string, options: Options) {
  const choices = options.flatMap(({ name: option, values }) =>
    values.slice(0, 1).map((value) => toChoice(option, cleanTitle(value))),
  );
  // In running text only what is named with its word counts, hence the filter.
  const sentences = description.split(/[.;·]\s/).filter((part) => /\bram\b|\bssd\b|\bemmc\b/i.test(part));
  const found = [specs, spellCapacities(name).split(NAME_PART), choices, sentences].map(parseCapacities);
  const storage = found.find(({ storageGb }) => storageGb !== null);
  const ramGb = found.find((capacities) => capacities.ramGb !== null)?.ramGb ?? null;
  const mostGb = Math.max(...readChoices(options).ramGb);
  const storageGb = storage?.storageGb ?? null;
  return {
    ramGb,
    ramUpToGb: ramGb !== null && mostGb > ramGb ? mostGb : null,
    storageGb,
    storageLabel: storageGb === null ? null : toStorageLabel(storageGb, storage?.storageKind ?? ''),
  };
}

function readWindows11(input: LaptopInput, cpu: Cpu | null, brand: string) {
  const { productType = '', options = [], variants = [] } = input;
  if (runsNoWindows(productType, brand, input.title)) return 'notApplicable';
  // A dock or a bag that the shop files under a word of its own; a laptop without a known processor stays in question.
  if (cpu === null && !isLaptopType(productType, input.title)) return 'notApplicable';
  const known = getWindows11(cpu);
  if (known !== 'unknown' && known !== 'disputed') return known;
  // What the shop sells with Windows 11 it has seen running it.
  const offered = [...options.flatMap(({ values }) => values), ...variants.map(({ title }) => title)];
  return offered.some((text) => /windows 11/i.test(text)) ? 'yes' : known;
}

/** The shop's own convention gives clean names; in any other title the name precedes the facts. */
function toModel(rawName: string, specs: readonly string[], brand: string): string {
  const plain = removeBrand(rawName, brand);
  // Before a parenthesis with facts the size and the generation are the name's own: MacBook Pro 13", X1 Carbon 5th Gen.
  // A MacBook is called by its year or its chip.
  const chip = APPLE_CHIP.exec(specs.join(' , '))?.[0];
  if (chip && /macbook(?!.*(?:20\d\d|\bM\d))/i.test(plain)) {
    return cleanModelName(cleanTitle(`${rawName} ${chip}`), brand);
  }
  const hasFacts = specs.length > 1 ? namesStrongFacts(plain, brand) : namesFacts(plain);
  return hasFacts ? cleanModelName(rawName, brand) : plain;
}

function removeBrand(name: string, brand: string): string {
  return name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length).trim() : name;
}

function firstOf<Value>(texts: readonly string[], parse: (text: string) => Value | null): Value | null {
  for (const text of texts) {
    const value = parse(text);
    if (value !== null) return value;
  }
  return null;
}
