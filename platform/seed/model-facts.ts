/** The facts of the demo shop's models (models.csv), which its products share, and those of a single machine over them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FACT_DEFINITIONS,
  FACT_KEYS,
  type FactKey,
  type FactTexts,
  factProblem,
  toFactValue,
} from '#domain/facts/fact-definitions.ts';
import { parseCsv } from '../catalogue/import/csv.ts';
import { placeOf } from '../catalogue/metafield-columns.ts';
import type { MetafieldRecord } from '../catalogue/product-record.ts';

export interface ModelFacts {
  facts: FactTexts;
  /** The facts read in a document of the maker or of a tester; the others rest on memory. */
  checked: ReadonlySet<FactKey>;
}

/** Of these a figure from memory is shown with "about"; the others are either so or not. */
const MEASURED: readonly FactKey[] = ['weight', 'battery_design', 'brightness'];

/** @throws Error naming model and column of a value that makes no sense */
export function readModelFacts(directory: string): ReadonlyMap<string, ModelFacts> {
  const [header, ...rows] = parseCsv(readFileSync(join(directory, 'models.csv'), 'utf8'));
  const columns = header?.cells ?? [];
  return new Map(
    rows.map(({ cells }) => {
      const row = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
      const model = row.get('model') ?? '';
      const facts = FACT_KEYS.flatMap((key) => {
        const text = row.get(key) ?? '';
        return text === '' ? [] : [[key, checkFact(`models.csv: ${model}`, key, text)]];
      });
      const read = (row.get('checked_fields') ?? '').split(/[,;]\s*/);
      // 'weight, size'. A value that is only compared, 'weight given there as 1.4 kg', does not count as read.
      const checked = MEASURED.filter((key) => read.some((field) => field.split(' (')[0] === key.split('_')[0]));
      return [model, { facts: Object.fromEntries(facts) as FactTexts, checked: new Set(checked) }];
    }),
  );
}

/** @throws Error naming the place when the text makes no sense for the fact */
export function checkFact(place: string, key: FactKey, text: string): string {
  const problem = factProblem(key, text);
  if (problem !== null) throw new Error(`${place}: ${key}: "${text}": ${problem}`);
  return text;
}

/** A product's own facts over those of its model, as the platform keeps them. */
export function toMetafields(own: FactTexts, model: ModelFacts | undefined): MetafieldRecord[] {
  const facts: FactTexts = { ...model?.facts, ...own };
  const approximate = MEASURED.filter((key) => facts[key] !== undefined && !model?.checked.has(key));
  const texts: FactTexts = approximate.length > 0 ? { ...facts, approximate: approximate.join('; ') } : facts;
  return FACT_KEYS.flatMap((fact) => {
    const text = texts[fact];
    if (text === undefined) return [];
    const [namespace, key] = placeOf(fact);
    return [{ namespace, key, type: FACT_DEFINITIONS[fact].type, value: toFactValue(fact, text) }];
  });
}
