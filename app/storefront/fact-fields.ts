import { FACT_KEYS, type FactTexts } from '#domain/facts/fact-definitions.ts';
import { shop } from '#shop.config';
import type { ProductSummary } from './documents.ts';

/** The custom fields in which the shop keeps a machine's facts, as the platform is asked for them. */
export const FACT_FIELDS = FACT_KEYS.map((fact) => {
  const [namespace = '', key = ''] = shop.metafields[fact].split('.');
  return { namespace, key };
});

/** The facts of a product by their own names. A field that the shop does not show is absent. */
export function readFactTexts({ metafields }: Pick<ProductSummary, 'metafields'>): FactTexts {
  const texts = new Map(
    metafields.flatMap((field) => (field ? [[`${field.namespace}.${field.key}`, field.value]] : [])),
  );
  const known = FACT_KEYS.flatMap((fact) => {
    const text = texts.get(shop.metafields[fact]);
    return text === undefined ? [] : [[fact, text]];
  });
  return Object.fromEntries(known) as FactTexts;
}
