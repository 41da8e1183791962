/**
 * Custom fields in the owner's product files, under the hosted platform's headings:
 * `Weight (kg) (product.metafields.xana.weight)`, `… (variant.metafields.xana.battery_health)`.
 */
import {
  FACT_DEFINITIONS,
  FACT_KEYS,
  type FactKey,
  factProblem,
  fieldOfFact,
  toFactCell,
  toFactValue,
} from '#domain/facts/fact-definitions.ts';
import { shop } from '#shop.config';
import type { Cause } from '../problems/problems.ts';
import type { MetafieldRecord, ProductRecord } from './product-record.ts';

export interface MetafieldColumn {
  heading: string;
  owner: 'product' | 'variant';
  namespace: string;
  key: string;
}

const HEADING = /\((product|variant)\.metafields\.([\w-]{1,255})\.([\w-]{1,64})\)\s*$/i;

/** The column that a heading names, or undefined when it is about something else. */
export function readMetafieldHeading(heading: string): MetafieldColumn | undefined {
  const [, owner, namespace, key] = HEADING.exec(heading) ?? [];
  if (!owner || !namespace || !key) return undefined;
  return { heading: heading.trim(), owner: owner.toLowerCase() === 'variant' ? 'variant' : 'product', namespace, key };
}

/** A column for every fact that the store understands, and for every other field that some product has. */
export function metafieldColumns(products: readonly ProductRecord[]): MetafieldColumn[] {
  const columns = new Map<string, MetafieldColumn>();
  const add = (owner: MetafieldColumn['owner'], namespace: string, key: string) => {
    const fact = factOf(namespace, key);
    const name = fact ? FACT_DEFINITIONS[fact].name : key;
    const place = `${owner}.metafields.${namespace}.${key}`;
    if (!columns.has(place)) columns.set(place, { heading: `${name} (${place})`, owner, namespace, key });
  };
  for (const fact of FACT_KEYS) add('product', ...placeOf(fact));
  for (const { metafields, variants } of products) {
    for (const { namespace, key } of metafields) add('product', namespace, key);
    for (const variant of variants) for (const { namespace, key } of variant.metafields) add('variant', namespace, key);
  }
  return [...columns.values()];
}

/** What a column's cell says; the text of a fact is checked. @returns the problem where it makes no sense */
export function readMetafieldCell(
  { namespace, key }: MetafieldColumn,
  text: string,
  known: readonly MetafieldRecord[],
): MetafieldRecord | { problem: Cause } {
  const fact = factOf(namespace, key);
  if (!fact) {
    const type = known.find((field) => field.namespace === namespace && field.key === key)?.type;
    return { namespace, key, type: type ?? 'single_line_text_field', value: text };
  }
  const problem = factProblem(fact, text);
  if (problem !== null) return { problem: { code: problem.code, values: [text, ...problem.values] } };
  return { namespace, key, type: FACT_DEFINITIONS[fact].type, value: toFactValue(fact, text) };
}

export function metafieldCells(
  columns: readonly MetafieldColumn[],
  owner: MetafieldColumn['owner'],
  metafields: readonly MetafieldRecord[] = [],
): Record<string, string> {
  const cells = columns.flatMap((column) => {
    const field = metafields.find(({ namespace, key }) => namespace === column.namespace && key === column.key);
    return column.owner === owner && field ? [[column.heading, toFactCell(field.type, field.value)]] : [];
  });
  return Object.fromEntries(cells);
}

/** The field in which the shop keeps a fact. */
export function placeOf(fact: FactKey): [namespace: string, key: string] {
  const [namespace = '', key = ''] = fieldOfFact(fact, shop.metafields).split('.');
  return [namespace, key];
}

/** The fact that the shop keeps in a field. */
export function factOf(namespace: string, key: string): FactKey | undefined {
  return FACT_KEYS.find((fact) => fieldOfFact(fact, shop.metafields) === `${namespace}.${key}`);
}
