/** The demo shop's files, read and checked. A mistake is named by file, entry and field. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parse } from 'yaml';
import { FACT_KEYS, type FactTexts } from '#domain/facts/fact-definitions.ts';
import type { MetafieldRecord } from '../catalogue/product-record.ts';
import { ruleProblem } from '../catalogue/search/collection-rule.ts';
import { checkFact, type ModelFacts, readModelFacts, toMetafields } from './model-facts.ts';

const Text = v.union([v.pipe(v.string(), v.trim()), v.pipe(v.number(), v.transform(String))]);
const FilledText = v.pipe(Text, v.nonEmpty());

/** A text in both languages; a plain one is the same in both. */
const BothLanguages = v.union([
  v.pipe(
    FilledText,
    v.transform((text) => ({ el: text, en: text })),
  ),
  v.strictObject({ el: FilledText, en: FilledText }),
]);

const NoText = v.strictObject({ el: v.literal(''), en: v.literal('') });

const Handle = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(255));
const Day = v.pipe(v.string(), v.isoDate());
/** Euro in the file, cents from here on. */
const Euro = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.transform((euro) => Math.round(euro * 100)),
);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Variant = v.strictObject({
  sku: FilledText,
  values: v.optional(v.array(FilledText), []),
  price: Euro,
  stock: Count,
  barcode: v.optional(v.nullable(FilledText), null),
  weightGrams: v.optional(v.nullable(Count), null),
  /** One of the product's pictures, which shows this variant. */
  image: v.optional(v.nullable(FilledText), null),
});

const Product = v.pipe(
  v.strictObject({
    handle: Handle,
    title: BothLanguages,
    vendor: FilledText,
    productType: FilledText,
    /** The row of models.csv whose facts are this product's. */
    model: v.optional(FilledText),
    /** Facts of this machine; they go before its model's. */
    facts: v.optional(
      v.record(v.picklist(FACT_KEYS), v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))),
      {},
    ),
    tags: v.optional(v.array(FilledText), []),
    createdAt: Day,
    images: v.optional(v.array(FilledText), []),
    options: v.optional(
      v.array(v.strictObject({ name: BothLanguages, values: v.pipe(v.array(BothLanguages), v.minLength(1)) })),
      [],
    ),
    variants: v.array(Variant),
    /** The store has a sentence of its own for a product without one. */
    description: v.optional(v.union([BothLanguages, NoText]), { el: '', en: '' }),
  }),
  v.check(
    ({ images, variants }) => variants.every(({ image }) => image === null || images.includes(image)),
    "a variant's image must be one of its product's",
  ),
  v.check(
    ({ options, variants }) => variants.every((variant) => variant.values.length === options.length),
    'each variant must have one value for each option',
  ),
  v.check(
    ({ options, variants }) =>
      variants.every((variant) =>
        variant.values.every((value, index) => options[index]?.values.some((known) => known.el === value)),
      ),
    "a variant's value must be one of its option's (the Greek one)",
  ),
);

const Collection = v.strictObject({
  handle: Handle,
  title: BothLanguages,
  description: BothLanguages,
  rule: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? ruleProblem(dataset.value) : null;
      if (problem !== null) addIssue({ message: problem });
    }),
  ),
});

const Discount = v.pipe(
  v.strictObject({
    code: FilledText,
    title: BothLanguages,
    percent: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))), null),
    amount: v.optional(v.nullable(Euro), null),
    minimumSubtotal: v.optional(Euro, 0),
    firstOrderOnly: v.optional(v.boolean(), false),
    usageLimit: v.optional(v.nullable(Count), null),
    startsAt: v.optional(v.nullable(Day), null),
    endsAt: v.optional(v.nullable(Day), null),
  }),
  v.check(({ percent, amount }) => (percent === null) !== (amount === null), 'either percent or amount must be set'),
);

export type SeedProduct = Omit<v.InferOutput<typeof Product>, 'model' | 'facts'> & {
  metafields: readonly MetafieldRecord[];
};
export type SeedCollection = v.InferOutput<typeof Collection>;
export type SeedDiscount = v.InferOutput<typeof Discount>;

export interface SeedCatalogue {
  products: SeedProduct[];
  collections: SeedCollection[];
  discounts: SeedDiscount[];
}

const SEED = fileURLToPath(new URL('.', import.meta.url));

/**
 * @param pictures names of the pictures that exist
 * @throws Error naming file, handle and field of the first mistake
 */
export function readSeedFiles(pictures: ReadonlySet<string>, directory: string = SEED): SeedCatalogue {
  const models = readModelFacts(directory);
  const files = readdirSync(join(directory, 'products'))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const products = files.flatMap((file) => {
    const path = join('products', file);
    const entries = readEntries(directory, path, Product);
    return entries.map(({ model, facts, ...product }): SeedProduct => {
      checkPictures(product, pictures, path);
      return { ...product, metafields: readFacts(`${path}: ${product.handle}`, model, facts, models) };
    });
  });
  checkDistinct(
    products.map(({ handle }) => handle),
    'handle',
  );
  checkDistinct(
    products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    'sku',
  );
  return {
    products,
    collections: readEntries(directory, 'collections.yaml', Collection),
    discounts: readEntries(directory, 'discounts.yaml', Discount),
  };
}

function readEntries<Schema extends v.GenericSchema>(
  directory: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  // The checks that are left out here cost half the time; valibot finds what matters of them.
  const entries: unknown = parse(readFileSync(join(directory, file), 'utf8'), {
    uniqueKeys: false,
    prettyErrors: false,
  });
  if (!Array.isArray(entries)) throw new Error(`${file}: must be a list`);
  return entries.map((entry: unknown, index) => {
    const result = v.safeParse(schema, entry);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const field = v.getDotPath(issue) ?? 'entry';
    throw new Error(`${file}: ${nameOf(entry) ?? `entry ${index + 1}`}: ${field}: ${issue.message}`);
  });
}

function nameOf(entry: unknown): string | undefined {
  const { handle, code } = (entry ?? {}) as { handle?: unknown; code?: unknown };
  const name = handle ?? code;
  return typeof name === 'string' ? name : undefined;
}

function readFacts(
  place: string,
  model: string | undefined,
  facts: FactTexts,
  models: ReadonlyMap<string, ModelFacts>,
): MetafieldRecord[] {
  const known = model === undefined ? undefined : models.get(model);
  if (model !== undefined && !known) throw new Error(`${place}: model: ${model} is no row of models.csv`);
  for (const key of FACT_KEYS) if (facts[key] !== undefined) checkFact(place, key, facts[key]);
  return toMetafields(facts, known);
}

function checkPictures(
  { handle, images }: Pick<SeedProduct, 'handle' | 'images'>,
  pictures: ReadonlySet<string>,
  file: string,
): void {
  const missing = images.find((image) => !pictures.has(image));
  if (missing) throw new Error(`${file}: ${handle}: images: there is no picture ${missing}`);
}

function checkDistinct(names: readonly string[], field: string): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new Error(`products: ${field} ${name} stands there twice`);
    seen.add(name);
  }
}
