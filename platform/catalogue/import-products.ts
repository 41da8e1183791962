import type { PlatformContext } from '../context.ts';
import type { Catalogue } from './catalogue.ts';
import { type CollectionRule, gatherCollections } from './gather-collections.ts';
import { type ProductRecord, toProductRecord } from './product-record.ts';
import { type Problem, readProductSheet, type SheetRow } from './product-sheet.ts';
import { readCatalogue } from './read-catalogue.ts';
import { groupByHandle, isPublished, readProductRows } from './read-product-rows.ts';
import { type ProductChange, updateVariants, writeProduct } from './write-product.ts';

export type ImportResult =
  | {
      status: 'imported';
      created: number;
      updated: number;
      unchanged: number;
      /** SKUs of variants that the file no longer has. */
      removedSkus: string[];
      /** Handles of drafts in the file that this shop does not have. */
      leftOut: string[];
      ignoredColumns: string[];
    }
  /** Nothing was changed. */
  | { status: 'refused'; problems: Problem[] };

export interface ImportSettings {
  /** Names of the pictures that exist. */
  pictures: ReadonlySet<string>;
  rules: readonly CollectionRule[];
}

/**
 * Creates and updates products from a product file, all or nothing. Products are found by handle, their variants by SKU;
 * for the products that it names, the file is the whole truth: a variant or picture that it does not have goes. Columns
 * that the file does not have leave what is there. Products that it does not name stay as they are.
 *
 * @param bytes CSV with the columns of `PRODUCT_COLUMNS`; others are ignored
 */
export async function importProducts(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  bytes: Uint8Array,
  { pictures, rules }: ImportSettings,
): Promise<ImportResult> {
  const sheet = readProductSheet(bytes);
  if (sheet.problems.length > 0 && sheet.rows.length === 0) return refused(sheet.problems);
  // What a sale changes in between is the stock only, and the file's stock is meant to replace whatever is there.
  const catalogue = await readCatalogue(db);
  const { changes, unchanged, leftOut } = planChanges(sheet.rows, catalogue, pictures);
  if (sheet.problems.length > 0) return refused(sheet.problems);

  await db.transaction().execute(async (trx) => {
    await updateVariants(trx, changes);
    const written = [];
    for (const change of changes) {
      written.push({ ...change.record, id: await writeProduct(trx, change, now()) });
    }
    await gatherCollections(trx, rules, written);
  });
  return {
    status: 'imported',
    created: changes.filter(({ existing }) => !existing).length,
    updated: changes.filter(({ existing }) => existing).length,
    unchanged,
    removedSkus: changes.flatMap(removedSkus),
    leftOut,
    ignoredColumns: sheet.ignoredColumns,
  };
}

/** Handles, SKUs and cells at fault, from the top of the file to its end. */
function refused(problems: readonly Problem[]): ImportResult {
  return { status: 'refused', problems: [...problems].sort((one, other) => one.line - other.line) };
}

function planChanges(rows: readonly SheetRow[], catalogue: Catalogue, pictures: ReadonlySet<string>) {
  const plan = { changes: [] as ProductChange[], unchanged: 0, leftOut: [] as string[] };
  checkSkus(rows, catalogue);
  for (const [handle, group] of groupByHandle(rows, catalogue.productByHandle)) {
    const existing = catalogue.productByHandle.get(handle);
    if (!isPublished(group)) {
      if (existing) {
        const advice = 'write active, or set the pieces of its variants to 0';
        group[0]?.fail('Status', `The product is on sale here, and this platform knows no drafts; ${advice}.`);
      } else plan.leftOut.push(handle);
      continue;
    }
    const known = existing && toProductRecord(existing);
    const record = readProductRows(group, known, pictures);
    if (known && isSame(known, record)) plan.unchanged += 1;
    else plan.changes.push({ record, existing });
  }
  return plan;
}

/** An SKU names one variant of the whole shop, and stays with its product. */
function checkSkus(rows: readonly SheetRow[], { products }: Catalogue): void {
  const owners = new Map(products.flatMap(({ handle, variants }) => variants.map(({ sku }) => [sku, handle] as const)));
  const lines = new Map<string, number>();
  for (const row of rows) {
    const sku = row.text('Variant SKU');
    if (!sku) continue;
    const line = lines.get(sku);
    const owner = owners.get(sku);
    if (line !== undefined) row.fail('Variant SKU', `${sku} is on line ${line} already; write another SKU.`);
    else if (owner !== undefined && owner !== row.text('Handle')) {
      row.fail('Variant SKU', `${sku} belongs to the product ${owner}; write another SKU.`);
    }
    lines.set(sku, line ?? row.line);
  }
}

function isSame(known: ProductRecord, record: ProductRecord): boolean {
  const variants = record.variants.map((variant) => ({
    ...variant,
    stock: variant.stock ?? known.variants.find(({ sku }) => sku === variant.sku)?.stock ?? 0,
  }));
  return JSON.stringify(known) === JSON.stringify({ ...record, variants });
}

function removedSkus({ record, existing }: ProductChange): string[] {
  const kept = new Set(record.variants.map(({ sku }) => sku));
  return (existing?.variants ?? []).map(({ sku }) => sku).filter((sku) => !kept.has(sku));
}
