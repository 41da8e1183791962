/** A variant with another memory, battery, weight or keyboard than its product: what holds for it goes before the product's. */

import { carriedKilograms } from '#domain/facts/carried-weight.ts';
import type { Language } from '#domain/locale/locales.ts';
import { classifySpec, type LaptopFacts } from '#domain/machine/laptop.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { deviceOf, readFacts, withSizes } from '../catalogue/card-product.ts';
import type { Product } from '../documents.ts';
import { mergeFacts, readFactTexts } from './fact-fields.ts';
import type { OwnFacts, Spec } from './own-rows.ts';
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
  const device = deviceOf(product);
  const shared = readFactTexts(product);
  const ofAll = readFacts(product);
  const known = new Set(shown.map(toLine));
  const found = (product.codes?.nodes ?? []).flatMap(({ id, metafields }) => {
    const own = readFactTexts({ metafields: metafields ?? [] });
    const variant = product.variants.nodes.find((node) => node.id === id) ?? null;
    const facts = withSizes(readFacts(product, mergeFacts(shared, own)), variant);
    const rows = specificationOf(facts, device, language).rows.filter((row) => !known.has(toLine(row)));
    const { ramGb, ramUpToGb, storageGb, storageLabel } = facts;
    const sizes = { ramGb, ramUpToGb, storageGb, storageLabel };
    const said = { rows, facts: { ...sizes, weightKg: carriedKilograms(facts.machine) }, specs: specsOf(facts, ofAll) };
    return rows.length > 0 ? [[id, said] as const] : [];
  });
  return Object.fromEntries(found);
}

function toLine({ word, value }: SpecificationRow): string {
  return `${word} ${value}`;
}

/** The facts of the title, the memory and the disk as this variant has them. */
function specsOf(own: LaptopFacts, ofAll: LaptopFacts): Spec[] {
  const [memory, disk] = [memoryText(own), own.storageLabel];
  return own.specs.map((text) => {
    const kind = classifySpec(text);
    if (kind === 'memory' && memory !== null && memory !== memoryText(ofAll)) return { kind, text: `${memory} RAM` };
    return { kind, text: kind === 'storage' && disk !== null && disk !== ofAll.storageLabel ? disk : text };
  });
}
