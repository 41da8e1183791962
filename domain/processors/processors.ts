/** Processors by their name: what is known of each, and how fast it is. Nothing here belongs into the browser. */
import { PROCESSOR_ROWS } from './processor-rows.ts';
import { type Speed, speedOf } from './speed.ts';

/** Whether Microsoft supports Windows 11 on it; `none` where Windows is not a question (Apple silicon, tablets). */
export type ListedWindows11 = 'yes' | 'no' | 'disputed' | 'none';

export interface ProcessorRow {
  name: string;
  /** Intel: '8', 'Ultra 100', 'Gemini Lake'; AMD: '5000'; Apple: 'M1'. */
  generation: string;
  cores: number;
  fastCores: number;
  threads: number;
  powerClass: string;
  graphics: string;
  windows11: ListedWindows11;
}

export interface Processor extends Omit<ProcessorRow, 'cores' | 'fastCores' | 'threads'> {
  /** Null if chips of this name have different numbers of cores: 'Apple M1 Pro'. */
  cores: number | null;
  fastCores: number | null;
  threads: number | null;
  /** The speed of the slowest of several chips, which all of them have at least. Null if the rule has no speed. */
  speed: Speed | null;
}

let index: ReadonlyMap<string, Processor> | null = null;

/** @param label as `parseCpu` gives it; null for a processor that the table does not have */
export function findProcessor(label: string): Processor | null {
  index ??= readRows();
  return index.get(keyOf(label)) ?? null;
}

/**
 * The table's verdict on a whole family and generation, «Core i5, 8th generation»: yes or no only if all of its models, without small
 * tablets' chips, agree.
 */
export function windows11OfGeneration(family: string, generation: number): ListedWindows11 | null {
  const rows = parseRows().filter(
    (row) => row.name.startsWith(`${family}-`) && row.generation === String(generation) && row.powerClass !== 'Y',
  );
  const verdicts = new Set(rows.map(({ windows11 }) => windows11));
  const [only] = verdicts;
  return verdicts.size === 1 && only ? only : null;
}

function readRows(): ReadonlyMap<string, Processor> {
  const groups = Map.groupBy(parseRows(), ({ name }) => keyOf(name));
  return new Map([...groups].map(([key, rows]) => [key, merge(rows)]));
}

function parseRows(): ProcessorRow[] {
  return PROCESSOR_ROWS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', generation = '', cores, fast, threads, powerClass = '', _baseWatts, graphics = '', windows11] =
        line.split('|');
      return {
        name,
        generation,
        cores: Number(cores),
        fastCores: Number(fast),
        threads: Number(threads),
        powerClass,
        graphics,
        windows11: windows11 as ListedWindows11,
      };
    });
}

function merge(rows: readonly ProcessorRow[]): Processor {
  const [slowest] = rows
    .map((row) => ({ ...row, speed: speedOf(row) }))
    .sort((a, b) => (a.speed?.many ?? 0) - (b.speed?.many ?? 0));
  if (!slowest) throw new Error('A processor has no row');
  if (rows.length === 1) return slowest;
  return { ...slowest, name: withoutCores(slowest.name), cores: null, fastCores: null, threads: null, graphics: '' };
}

function withoutCores(name: string): string {
  return name.replace(/ \(\d+-core\)$/, '');
}

/** 'Pentium 4405U' and 'Pentium Gold 4405U' are one; so are 'Apple M1 Pro' and 'Apple M1 Pro (8-core)'. */
function keyOf(name: string): string {
  return withoutCores(name)
    .toLowerCase()
    .replace(/\b(?:gold|silver)\s/, '')
    .replace(/^intel /, '')
    .trim();
}
