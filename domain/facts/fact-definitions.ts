/**
 * The facts of a machine that its title cannot carry, as metafields of the platform: how each is named, written and checked.
 * `shop.config.ts` has the shop's own names for them.
 */

import { parseJson } from '../parse-json.ts';

/** The hosted platform's types of custom fields that facts are written in. */
export type FactType =
  | 'weight'
  | 'number_decimal'
  | 'number_integer'
  | 'boolean'
  | 'single_line_text_field'
  | 'list.single_line_text_field';

export interface FactDefinition {
  type: FactType;
  /** Its name in spreadsheets and in the owner's reports. */
  name: string;
  /** A number outside of these bounds is a slip of the pen and is not believed. */
  range?: readonly [from: number, to: number];
  /** The only values of a text. */
  values?: readonly string[];
}

/** Weights in kg, batteries in Wh, memory in GB, brightness in nits (cd/m²), screens in inches. */
export const FACT_DEFINITIONS = {
  weight: { type: 'weight', name: 'Weight (kg)', range: [0.2, 12] },
  battery_design: { type: 'number_decimal', name: 'Battery when new (Wh)', range: [10, 200] },
  battery_measured: { type: 'number_decimal', name: 'Battery measured (Wh)', range: [1, 200] },
  battery_health: { type: 'number_integer', name: 'Battery measured (% of new)', range: [1, 110] },
  graphics: { type: 'single_line_text_field', name: 'Graphics' },
  graphics_kind: { type: 'single_line_text_field', name: 'Graphics kind', values: ['integrated', 'dedicated'] },
  screen: { type: 'number_decimal', name: 'Screen (inches)', range: [7, 49] },
  resolution: { type: 'single_line_text_field', name: 'Resolution' },
  panel: { type: 'single_line_text_field', name: 'Panel', values: ['IPS', 'OLED', 'TN', 'VA', 'Mini-LED'] },
  brightness: { type: 'number_integer', name: 'Brightness (nits)', range: [100, 3000] },
  touch: { type: 'boolean', name: 'Touchscreen' },
  keyboard_layout: {
    type: 'single_line_text_field',
    name: 'Keyboard layout',
    values: ['gr', 'us', 'uk', 'de', 'fr', 'it', 'es', 'nordic', 'other'],
  },
  keyboard_greek: { type: 'single_line_text_field', name: 'Greek letters', values: ['engraved', 'stickers'] },
  keyboard_backlight: { type: 'boolean', name: 'Keyboard backlight' },
  number_pad: { type: 'boolean', name: 'Number pad' },
  ports: { type: 'list.single_line_text_field', name: 'Ports' },
  usb_c_charging: { type: 'boolean', name: 'Charges over USB-C' },
  memory_slots: { type: 'number_integer', name: 'Memory slots', range: [0, 8] },
  memory_soldered: { type: 'boolean', name: 'Memory soldered' },
  memory_max: { type: 'number_integer', name: 'Memory up to (GB)', range: [2, 512] },
  wireless: { type: 'single_line_text_field', name: 'Wireless' },
  camera: { type: 'single_line_text_field', name: 'Camera' },
  release_year: { type: 'number_integer', name: 'Model of the year', range: [2005, 2035] },
  sim: { type: 'boolean', name: 'SIM slot' },
  fingerprint: { type: 'boolean', name: 'Fingerprint reader' },
  refresh_rate: { type: 'number_integer', name: 'Refresh rate (Hz)', range: [24, 500] },
  power_supply: { type: 'number_integer', name: 'Power supply (W)', range: [5, 500] },
  part_number: { type: 'single_line_text_field', name: 'Maker’s part number' },
  fanless: { type: 'boolean', name: 'Without a fan' },
  sockets: { type: 'list.single_line_text_field', name: 'Sockets in the pictures' },
  approximate: { type: 'list.single_line_text_field', name: 'Known only about' },
} as const satisfies Record<string, FactDefinition>;

export type FactKey = keyof typeof FACT_DEFINITIONS;
export const FACT_KEYS = Object.keys(FACT_DEFINITIONS) as FactKey[];

export function isFactKey(text: string): text is FactKey {
  return Object.hasOwn(FACT_DEFINITIONS, text);
}

/** The field of a fact, as `namespace.key`. @param elsewhere the fields of facts that are not in `xana.<fact>` */
export function fieldOfFact(fact: FactKey, elsewhere: Readonly<Partial<Record<FactKey, string | undefined>>>): string {
  return elsewhere[fact] ?? `xana.${fact}`;
}

/** The platform's values, as text; a missing key is an unknown fact. */
export type FactTexts = Readonly<Partial<Record<FactKey, string>>>;

/** The fault of a fact's text, with what may be written; null if it is right. */
export type FactProblem =
  | { code: 'fact_boolean' | 'fact_list' | 'fact_whole'; values: [] }
  | { code: 'fact_choice'; values: [choices: string] }
  | { code: 'fact_number'; values: [from: number, to: number] };

export function factProblem(key: FactKey, text: string): FactProblem | null {
  const { type, range, values }: FactDefinition = FACT_DEFINITIONS[key];
  if (type === 'boolean') return readBoolean(text) === null ? { code: 'fact_boolean', values: [] } : null;
  if (type === 'list.single_line_text_field') {
    return readList(text).length === 0 ? { code: 'fact_list', values: [] } : null;
  }
  if (type === 'single_line_text_field') {
    return values && !values.includes(text.trim()) ? { code: 'fact_choice', values: [values.join(', ')] } : null;
  }
  const [from, to] = range ?? [0, Number.MAX_VALUE];
  const number = type === 'weight' ? readWeight(text) : readNumber(text);
  if (number === null || number < from || number > to) return { code: 'fact_number', values: [from, to] };
  return type === 'number_integer' && !Number.isInteger(number) ? { code: 'fact_whole', values: [] } : null;
}

/** As the hosted platform writes a value of the fact's type; the text must have no problem. */
export function toFactValue(key: FactKey, text: string): string {
  const { type }: FactDefinition = FACT_DEFINITIONS[key];
  if (type === 'weight') return JSON.stringify({ value: readWeight(text), unit: 'kg' });
  if (type === 'boolean') return String(readBoolean(text));
  if (type === 'list.single_line_text_field') return JSON.stringify(readList(text));
  return type === 'single_line_text_field' ? text.trim() : String(readNumber(text));
}

/** The same as a cell of a spreadsheet: `1.4`, `TRUE`, `HDMI; Ethernet`. */
export function toFactCell(type: string, value: string): string {
  if (type === 'weight') return String(readWeight(value) ?? value);
  if (type === 'boolean') return value.toUpperCase();
  return type === 'list.single_line_text_field' ? readList(value).join('; ') : value;
}

export function readBoolean(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (['true', 'yes', 'ναι', '1'].includes(word)) return true;
  return ['false', 'no', 'όχι', '0'].includes(word) ? false : null;
}

/** A number as people and platforms write it: `14`, `13,3`, `{"value":13.3,"unit":"in"}`; null for anything else. */
export function readNumber(text: string): number | null {
  const measured = readMeasure(text);
  if (measured) return measured.value;
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : null;
}

const KILOGRAMS: Readonly<Record<string, number>> = {
  kg: 1,
  kilograms: 1,
  g: 0.001,
  grams: 0.001,
  lb: 0.4536,
  oz: 0.02835,
};

/** Kilograms, from `1.4` or `{"value":1400,"unit":"g"}`. */
export function readWeight(text: string): number | null {
  const measured = readMeasure(text);
  if (!measured) return readNumber(text);
  const factor = KILOGRAMS[measured.unit.toLowerCase()];
  return factor === undefined ? null : Math.round(measured.value * factor * 1000) / 1000;
}

/** `["HDMI","Ethernet"]`, or `HDMI; Ethernet`. */
export function readList(text: string): string[] {
  const json = parseJson(text);
  const items: unknown[] = Array.isArray(json) ? json : text.split(/[;\n]/);
  return items.filter((item) => typeof item === 'string').flatMap((item) => item.trim() || []);
}

function readMeasure(text: string): { value: number; unit: string } | null {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || !('value' in json) || !('unit' in json)) return null;
  const value = Number(json.value);
  return Number.isFinite(value) ? { value, unit: String(json.unit) } : null;
}
