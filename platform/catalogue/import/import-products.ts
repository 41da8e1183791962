import { toEuros } from '#domain/money/money.ts';
import { isPriceSlip } from '#domain/money/price-slip.ts';
import type { PlatformContext } from '../../context.ts';
import type { FindPicture } from '../../media/gather-pictures.ts';
import type { Size } from '../../media/picture-request.ts';
import { type Cause, causeOf, type Problem } from '../../problems/problems.ts';
import type { Catalogue } from '../catalogue.ts';
import { keepPrices } from '../keep-prices.ts';
import { type ProductRecord, toProductRecord } from '../product-record.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { type ProductChange, updateVariants, writeProduct } from '../write-product.ts';
import { compareProducts, type Difference } from './compare-products.ts';
import { nameVariants } from './name-variants.ts';
import { type ForeignExport, type ProductSheet, pickLines, readProductSheet, type SheetRow } from './product-sheet.ts';
import { giveHandles, groupByHandle, PICTURE_COLUMNS, readProductRows } from './read-product-rows.ts';

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  changes: { handle: string; title: string; isNew: boolean; differences: Difference[] }[];
  /** SKUs of variants that the file does not have, and that go. */
  removedSkus: string[];
  /** SKUs of variants that the file does not have, and that stay. */
  remainingSkus: string[];
  /** Stock that the file has otherwise, and that stays. */
  ownStock: { sku: string; stock: number; inFile: number }[];
  /** Handles of products for sale without a picture, which no list shows. */
  pictureless: string[];
  /** Cells that were read differently from their text. */
  warnings: Problem[];
  ignoredColumns: string[];
  /** With `partial`: the rows of the products that were left out, as a file to mend, and why. */
  rest: { csv: string; problems: Problem[] } | null;
}

export type ImportResult =
  | ({ status: 'imported' } & ImportReport)
  /** Asked for by `dryRun`: what an import would do. Nothing was changed. */
  | ({ status: 'planned' } & ImportReport)
  /** Nothing was changed. */
  | { status: 'refused'; problems: Problem[] };

export interface ImportSettings {
  /** What the file names as a picture. */
  findPicture: FindPicture;
  /** Makes those that are not in the shop yet; by source, what is wrong with those that cannot be made. */
  makePictures?: () => Promise<ReadonlyMap<string, Cause>>;
  /** In pixels. */
  sizeOf?: (file: string) => Size;
  /** Take the stock of variants that are there from the file. A file is older than the last sale, so it is not by itself. */
  stock?: boolean;
  /** Remove what the file does not have of the products that it names. */
  deleteMissing?: boolean;
  dryRun?: boolean;
  /** Take prices that are a hundred times lower than before. */
  lowerPrices?: boolean;
  /** Import the products without a problem, and give the rows of the others back. */
  partial?: boolean;
  /** Whose export the file is, if it has other columns than the shop's own. */
  from?: ForeignExport | undefined;
}

/**
 * Creates and updates products from a product file, all or nothing. Products are found by handle, their variants by SKU.
 * What the file does not have stays: products, columns, and, unless `deleteMissing`, variants and pictures. New variants
 * get the stock of the file; variants that are there keep theirs, unless `stock`.
 *
 * @param bytes CSV with the columns of `PRODUCT_COLUMNS`; others are ignored
 */
export async function importProducts(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  bytes: Uint8Array,
  settings: ImportSettings,
): Promise<ImportResult> {
  const sheet = readProductSheet(bytes, now(), settings.from);
  // What a sale changes in between is the stock only, which is written only where it is to replace whatever is there.
  const plan = planChanges(sheet.rows, ownersView(await readCatalogue(db)), settings);
  const isStopped = () => sheet.problems.length > 0 && !(settings.partial && sheet.rows.length > 0);
  if (isStopped()) return refused(sheet.problems);
  noteUnmade(sheet.rows, (settings.dryRun ? undefined : await settings.makePictures?.()) ?? new Map());
  if (isStopped()) return refused(sheet.problems);
  const left = leaveOut(plan, sheet);
  const rest = left.length === 0 ? null : { csv: pickLines(bytes, left), problems: sorted(sheet.problems) };
  const report = { ...toReport(plan), warnings: sheet.warnings, ignoredColumns: sheet.ignoredColumns, rest };
  if (settings.dryRun) return { status: 'planned', ...report };

  await db.transaction().execute(async (trx) => {
    await keepPrices(trx, now());
    await updateVariants(trx, plan.changes);
    for (const change of plan.changes) await writeProduct(trx, change, now(), settings.sizeOf);
    await keepPrices(trx, now());
  });
  return { status: 'imported', ...report };
}

/** What a product file names as pictures, in its order; nothing of a file that cannot be read. */
export function imageSources(bytes: Uint8Array, from?: ForeignExport): string[] {
  // The day decides prices alone.
  return readProductSheet(bytes, new Date(0), from).rows.flatMap((row) =>
    PICTURE_COLUMNS.flatMap((column) => row.text(column) || []),
  );
}

function noteUnmade(rows: readonly SheetRow[], unmade: ReadonlyMap<string, Cause>): void {
  for (const row of rows) {
    for (const column of PICTURE_COLUMNS) {
      const problem = unmade.get(row.text(column) ?? '');
      if (problem) row.fail(column, problem);
    }
  }
}

/** Takes products with a problem out of the plan. @returns the lines of all their rows, and those of no product */
function leaveOut(plan: Plan, { problems, rows }: ProductSheet): number[] {
  const wrong = new Set(problems.map(({ line }) => line));
  const isWrong = (group: readonly SheetRow[]) => group.some(({ line }) => wrong.has(line));
  const left = [...plan.groups].filter(([, group]) => isWrong(group));
  const handles = new Set(left.map(([handle]) => handle));
  const leftRows = [...left.flatMap(([, group]) => group), ...rows.filter(({ line }) => wrong.has(line))];
  const skus = new Set(leftRows.map((row) => row.code('Variant SKU')));
  plan.changes = plan.changes.filter(({ record }) => !handles.has(record.handle));
  plan.remainingSkus = plan.remainingSkus.filter((sku) => !skus.has(sku));
  plan.ownStock = plan.ownStock.filter(({ sku }) => !skus.has(sku));
  return [...new Set([...leftRows.map(({ line }) => line), ...wrong])];
}

/** Cells at fault, from the top of the file to its end. */
function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.line - b.line);
}

function refused(problems: readonly Problem[]): ImportResult {
  return { status: 'refused', problems: sorted(problems) };
}

interface Plan {
  groups: Map<string, SheetRow[]>;
  changes: ProductChange[];
  unchanged: number;
  remainingSkus: string[];
  ownStock: ImportReport['ownStock'];
}

/** Drafts too. */
type OwnersView = Pick<Catalogue, 'products' | 'productByHandle'>;

function ownersView({ products, hidden }: Catalogue): OwnersView {
  const all = [...products, ...hidden];
  return { products: all, productByHandle: new Map(all.map((product) => [product.handle, product])) };
}

function planChanges(rows: readonly SheetRow[], catalogue: OwnersView, settings: ImportSettings): Plan {
  const { findPicture, stock = false, deleteMissing = false } = settings;
  const owners = new Map(
    catalogue.products.flatMap(({ handle, variants }) => variants.map(({ sku }) => [sku, handle] as const)),
  );
  giveHandles(rows, owners);
  const plan: Plan = {
    groups: groupByHandle(rows, catalogue.productByHandle),
    changes: [],
    unchanged: 0,
    remainingSkus: [],
    ownStock: [],
  };
  const skus = { rows: new Map<string, SheetRow>(), owners };
  for (const [handle, group] of plan.groups) {
    const existing = catalogue.productByHandle.get(handle);
    const known = existing && toProductRecord(existing);
    nameVariants(handle, group, known, skus);
    const read = readProductRows(handle, group, known, { findPicture, deleteMissing });
    if (known && !settings.lowerPrices) checkPrices(group, read, known);
    const record = known && !stock ? keepStock(known, read, plan) : read;
    if (known) plan.remainingSkus.push(...unnamedSkus(group, record, known));
    if (known && JSON.stringify(known) === JSON.stringify(withStock(known, record))) plan.unchanged += 1;
    else plan.changes.push({ record, existing });
  }
  return plan;
}

/** Leaves the stock of variants that are there, and notes where the file has another. */
function keepStock(known: ProductRecord, record: ProductRecord, plan: Plan): ProductRecord {
  const stockOf = new Map(known.variants.map(({ sku, stock }) => [sku, stock ?? 0]));
  const variants = record.variants.map((variant) => {
    const stock = stockOf.get(variant.sku);
    if (stock === undefined) return variant;
    if (variant.stock !== null && variant.stock !== stock) {
      plan.ownStock.push({ sku: variant.sku, stock, inFile: variant.stock });
    }
    return { ...variant, stock: null };
  });
  return { ...record, variants };
}

/** Of the variants that are there and stay, those that the file could have named and did not. */
function unnamedSkus(rows: readonly SheetRow[], record: ProductRecord, known: ProductRecord): string[] {
  if (!rows[0]?.has('Variant SKU')) return [];
  const named = new Set(rows.map((row) => row.code('Variant SKU')));
  const stays = new Set(record.variants.map(({ sku }) => sku));
  return known.variants.map(({ sku }) => sku).filter((sku) => stays.has(sku) && !named.has(sku));
}

function toReport({
  changes,
  unchanged,
  remainingSkus,
  ownStock,
}: Plan): Omit<ImportReport, 'warnings' | 'ignoredColumns' | 'rest'> {
  return {
    created: changes.filter(({ existing }) => !existing).length,
    updated: changes.filter(({ existing }) => existing).length,
    unchanged,
    changes: changes.map(({ record, existing }) => {
      const known = existing ? toProductRecord(existing) : { ...record, variants: [] };
      const differences = compareProducts(known, withStock(known, record));
      return { handle: record.handle, title: record.title.el, isNew: !existing, differences };
    }),
    pictureless: changes.flatMap(({ record: { status, images, handle } }) =>
      status === 'active' && images.length === 0 ? handle : [],
    ),
    removedSkus: changes.flatMap(removedSkus),
    remainingSkus,
    ownStock,
  };
}

/** A price that looks like a slip is taken only when it is asked for. */
function checkPrices(rows: readonly SheetRow[], { variants }: ProductRecord, known: ProductRecord): void {
  for (const { sku, priceCents } of variants) {
    const before = known.variants.find((one) => one.sku === sku)?.priceCents ?? 0;
    if (!isPriceSlip(before, priceCents)) continue;
    const row = rows.find((one) => one.code('Variant SKU') === sku);
    row?.fail('Variant Price', causeOf('price_slip', sku, toEuros(priceCents), toEuros(before)));
  }
}

/** With the stock that each variant will have. */
function withStock(known: ProductRecord, record: ProductRecord): ProductRecord {
  const variants = record.variants.map((variant) => ({
    ...variant,
    stock: variant.stock ?? known.variants.find(({ sku }) => sku === variant.sku)?.stock ?? 0,
  }));
  return { ...record, variants };
}

function removedSkus({ record, existing }: ProductChange): string[] {
  const imported = new Set(record.variants.map(({ sku }) => sku));
  return (existing?.variants ?? []).map(({ sku }) => sku).filter((sku) => !imported.has(sku));
}
