import { FACT_KEYS, type FactTexts, fieldOfFact } from '#domain/facts/fact-definitions.ts';
import { parseProductVat, VAT_FIELD, type VatRate } from '#domain/vat.ts';
import { shop } from '#shop.config';
import type { ProductSummary } from './documents.ts';

/** Each fact with its field, `namespace.key`. */
const FACTS = FACT_KEYS.map((fact) => [fact, fieldOfFact(fact, shop.metafields)] as const);

/** The custom fields in which the shop keeps a machine's facts and its VAT, as the platform is asked for them. */
export const FACT_FIELDS = [
  ...FACTS.map(([, field]) => {
    const [namespace = '', key = ''] = field.split('.');
    return { namespace, key };
  }),
  VAT_FIELD,
];

/** The VAT that a product's price holds for a private buyer; null under the margin scheme. */
export function readVatRate({ metafields }: Pick<ProductSummary, 'metafields'>): VatRate {
  const field = metafields.find((known) => known?.namespace === VAT_FIELD.namespace && known.key === VAT_FIELD.key);
  const rate = parseProductVat(field?.value);
  return rate === undefined ? shop.tax.vatPercent : rate;
}

/** The facts of a product by their own names. A field that the shop does not show is absent. */
export function readFactTexts({ metafields }: Pick<ProductSummary, 'metafields'>): FactTexts {
  const texts = new Map(
    metafields.flatMap((field) => (field ? [[`${field.namespace}.${field.key}`, field.value]] : [])),
  );
  const known = FACTS.flatMap(([fact, field]) => {
    const text = texts.get(field);
    return text === undefined ? [] : [[fact, text]];
  });
  return Object.fromEntries(known) as FactTexts;
}
