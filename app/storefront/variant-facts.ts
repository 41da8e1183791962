/** A variant with another battery, weight or keyboard than its product: its own fields go before the product's. */
import { toDeviceKind } from '#domain/device-kind.ts';
import { FACT_KEYS, type FactTexts, readList } from '#domain/facts/fact-definitions.ts';
import type { Language } from '#domain/locales.ts';
import { readFacts } from './card-product.ts';
import type { Product } from './documents.ts';
import { readFactTexts } from './fact-fields.ts';
import type { OwnFacts } from './own-rows.ts';
import { type SpecificationRow, specificationOf } from './specification.ts';

/** By the variant's id; only those that differ from their product. */
export function variantFacts(product: Product, language: Language): Record<string, OwnFacts> {
  const device = toDeviceKind(product.productType);
  const shared = readFactTexts(product);
  const known = new Set(specificationOf(readFacts(product), device, language).rows.map(toLine));
  const found = (product.codes?.nodes ?? []).flatMap((variant) => {
    const own = readFactTexts({ metafields: variant.metafields ?? [] });
    if (Object.keys(own).length === 0) return [];
    const facts = readFacts(product, mergeFacts(shared, own));
    const rows = specificationOf(facts, device, language).rows.filter((row) => !known.has(toLine(row)));
    return rows.length > 0 ? [[variant.id, { rows, weightKg: facts.machine.weightKg }] as const] : [];
  });
  return Object.fromEntries(found);
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

function toLine({ word, value }: SpecificationRow): string {
  return `${word} ${value}`;
}
