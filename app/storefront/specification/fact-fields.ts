import { FACT_KEYS, type FactKey, type FactTexts, fieldOfFact, readList } from '#domain/facts/fact-definitions.ts';
import { parseProductVat, VAT_FIELD, type VatRate } from '#domain/money/vat.ts';
import { shop } from '#shop.config';
import type { ProductSummary } from '../documents.ts';

/** Each fact with its field, `namespace.key`. */
const FACTS = FACT_KEYS.map((fact) => [fact, fieldOfFact(fact, shop.metafields)] as const);

/** The facts in which machines of one product may differ: battery, its measured part, weight, keyboard, the maker's number of its parts. */
const OWN_FACTS: ReadonlySet<FactKey> = new Set([
  ...(['weight', 'battery_design', 'battery_measured', 'battery_health'] as const),
  ...(['keyboard_layout', 'keyboard_greek', 'keyboard_backlight', 'approximate'] as const),
  'part_number',
]);

/** The custom fields in which the shop keeps a machine's facts and its VAT, as the platform is asked for them: variables of a query. */
export const FACT_FIELDS = {
  facts: [...FACTS.map(([, field]) => toIdentifier(field)), VAT_FIELD],
  ownFacts: FACTS.flatMap(([fact, field]) => (OWN_FACTS.has(fact) ? [toIdentifier(field)] : [])),
};

/** What price sites are told of them. */
export const FEED_FIELDS = [toIdentifier(fieldOfFact('part_number', shop.metafields)), VAT_FIELD];

function toIdentifier(field: string) {
  const [namespace = '', key = ''] = field.split('.');
  return { namespace, key };
}

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

/** What a variant states itself is known as well as it says, however well it is known of the product. */
export function mergeFacts(shared: FactTexts, own: FactTexts): FactTexts {
  const approximate = [
    ...readList(shared.approximate ?? '').filter((fact) => !FACT_KEYS.some((key) => key === fact && key in own)),
    ...readList(own.approximate ?? ''),
  ];
  const { approximate: _shared, ...facts } = { ...shared, ...own };
  return approximate.length > 0 ? { ...facts, approximate: approximate.join('; ') } : facts;
}
