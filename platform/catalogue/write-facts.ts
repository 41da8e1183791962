import { FACT_DEFINITIONS, type FactKey, toFactCell, toFactValue } from '#domain/facts/fact-definitions.ts';
import { factOf, placeOf } from './metafield-columns.ts';
import type { MetafieldRecord } from './product-record.ts';

/** A product, or one of its variants. */
interface Owner {
  metafields: readonly MetafieldRecord[];
}

/** As a product's file has it; empty where it is not known. */
export function factCell({ metafields }: Owner, fact: FactKey): string {
  const field = metafields.find(({ namespace, key }) => factOf(namespace, key) === fact);
  return field ? toFactCell(field.type, field.value) : '';
}

/** @param cells that make sense; an empty one takes the fact away, one that says the same leaves the field as it was written */
export function writeFacts<Record extends Owner>(record: Record, cells: ReadonlyMap<FactKey, string>): Record {
  const changed = [...cells].filter(([fact, text]) => text !== factCell(record, fact));
  const isChanged = (namespace: string, key: string) => changed.some(([fact]) => fact === factOf(namespace, key));
  const given = changed.flatMap(([fact, text]) => {
    const [namespace, key] = placeOf(fact);
    return text === '' ? [] : [{ namespace, key, type: FACT_DEFINITIONS[fact].type, value: toFactValue(fact, text) }];
  });
  const rest = record.metafields.filter(({ namespace, key }) => !isChanged(namespace, key));
  return { ...record, metafields: [...rest, ...given] };
}
