/** A variant with another battery, weight or keyboard than its product: its own fields go before the product's. */

import { carriedKilograms } from '#domain/facts/carried-weight.ts';
import type { Language } from '#domain/locale/locales.ts';
import { toDeviceKind } from '#domain/machine/device-kind.ts';
import { readFacts } from '../catalogue/card-product.ts';
import type { Product } from '../documents.ts';
import { mergeFacts, readFactTexts } from './fact-fields.ts';
import type { OwnFacts } from './own-rows.ts';
import { type SpecificationRow, specificationOf } from './specification.ts';

/**
 * By the variant's id; only those that differ from their product.
 *
 * @param shown the rows of the product itself
 */
export function variantFacts(
  product: Product,
  shown: readonly SpecificationRow[],
  language: Language,
): Record<string, OwnFacts> {
  const device = toDeviceKind(product.productType);
  const shared = readFactTexts(product);
  const known = new Set(shown.map(toLine));
  const found = (product.codes?.nodes ?? []).flatMap((variant) => {
    const own = readFactTexts({ metafields: variant.metafields ?? [] });
    if (Object.keys(own).length === 0) return [];
    const facts = readFacts(product, mergeFacts(shared, own));
    const rows = specificationOf(facts, device, language).rows.filter((row) => !known.has(toLine(row)));
    return rows.length > 0 ? [[variant.id, { rows, weightKg: carriedKilograms(facts.machine) }] as const] : [];
  });
  return Object.fromEntries(found);
}

function toLine({ word, value }: SpecificationRow): string {
  return `${word} ${value}`;
}
