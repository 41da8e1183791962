/** What an import would change, for the person who decides whether it may. */

import { toFactCell } from '#domain/facts/fact-definitions.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Localized } from '../localized.ts';
import type { MetafieldRecord, ProductRecord, VariantRecord } from '../product-record.ts';

/** One fact that changes; null where there was or will be nothing. */
export interface Difference {
  /** Of a variant, or of the product. */
  sku: string | null;
  /** `title`, `picture texts`, `price`, or a field such as `xana.touch`; empty for a whole variant. */
  what: string;
  from: string | null;
  to: string | null;
}

/** @param after with the stock that each variant will have */
export function compareProducts(before: ProductRecord, after: ProductRecord): Difference[] {
  return [
    ...TEXTS.flatMap(([what, textOf]) => difference(what, textOf(before), textOf(after))),
    ...compareMetafields(null, before.metafields, after.metafields),
    ...compareVariants(before.variants, after.variants),
  ];
}

const both = ({ el, en }: Localized) => (el === en ? el : `${el} (en: ${en})`);

const TEXTS: readonly [what: string, textOf: (product: ProductRecord) => string][] = [
  ['title', ({ title }) => both(title)],
  ['description', ({ descriptionHtml }) => both(descriptionHtml)],
  ['search title', ({ seoTitle }) => both(seoTitle)],
  ['search description', ({ seoDescription }) => both(seoDescription)],
  ['status', ({ status }) => status],
  ['vendor', ({ vendor }) => vendor],
  ['type', ({ productType }) => productType],
  ['tags', ({ tags }) => tags.join(', ')],
  ['pictures', ({ images }) => images.map(({ file }) => file).join(', ')],
  ['picture texts', ({ images }) => images.map(({ alt }) => both(alt)).join('; ')],
  [
    'options',
    ({ options }) => options.map(({ name, values }) => `${both(name)}: ${values.map(both).join(', ')}`).join('; '),
  ],
];

const FACTS: readonly [what: string, textOf: (variant: VariantRecord) => string][] = [
  ['choice', ({ values }) => values.join(' / ')],
  ['price', ({ priceCents }) => toEuros(priceCents)],
  ['price before', ({ compareAtCents }) => (compareAtCents === null ? '' : toEuros(compareAtCents))],
  ['stock', ({ stock }) => String(stock ?? 0)],
  ['barcode', ({ barcode }) => barcode ?? ''],
  ['grams', ({ weightGrams }) => String(weightGrams ?? '')],
];

function compareVariants(before: readonly VariantRecord[], after: readonly VariantRecord[]): Difference[] {
  const old = new Map(before.map((variant) => [variant.sku, variant]));
  const remaining = new Set(after.map(({ sku }) => sku));
  return [
    ...difference('order of variants', orderText(before, after), orderText(after, before)),
    ...before
      .filter(({ sku }) => !remaining.has(sku))
      .map((gone) => ({ sku: gone.sku, what: '', from: variantText(gone), to: null })),
    ...after.flatMap((variant) => {
      const known = old.get(variant.sku);
      if (!known) return [{ sku: variant.sku, what: '', from: null, to: variantText(variant) }];
      return [
        ...FACTS.flatMap(([what, textOf]) => difference(what, textOf(known), textOf(variant), variant.sku)),
        ...compareMetafields(variant.sku, known.metafields, variant.metafields),
      ];
    }),
  ];
}

function compareMetafields(
  sku: string | null,
  before: readonly MetafieldRecord[],
  after: readonly MetafieldRecord[],
): Difference[] {
  const texts = (fields: readonly MetafieldRecord[]) =>
    new Map(fields.map(({ namespace, key, type, value }) => [`${namespace}.${key}`, toFactCell(type, value)]));
  const [old, wanted] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...wanted.keys()])].flatMap((name) =>
    difference(name, old.get(name) ?? '', wanted.get(name) ?? '', sku),
  );
}

/** The SKUs that both have, in the order of one. */
function orderText(variants: readonly VariantRecord[], others: readonly VariantRecord[]): string {
  const known = new Set(others.map(({ sku }) => sku));
  return variants.flatMap(({ sku }) => (known.has(sku) ? [sku] : [])).join(', ');
}

function variantText({ values, priceCents, stock }: VariantRecord): string {
  return [...values, `${toEuros(priceCents)} € × ${stock ?? 0}`].join(', ');
}

function difference(what: string, from: string, to: string, sku: string | null = null): Difference[] {
  return from === to ? [] : [{ sku, what, from: from || null, to: to || null }];
}

const LONGEST = 120;

/** In one line; longer texts, descriptions above all, are cut. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
