import { sql } from 'kysely';
import { cleanLine } from '#domain/customer/typed-text.ts';
import { fold } from '#domain/locale/fold.ts';
import type { Database } from '../db/database.ts';
import { isSameSku } from './skus.ts';

/**
 * The one variant that a text names: its SKU, without regard to case where no other is written so, or the product's handle, with the values of its options where it has several variants:
 * `thinkpad-t480: Windows 11 Pro / 16GB`.
 */
export async function findVariant(db: Database, text: string): Promise<number | null> {
  const bySku = await variantsWithSku(db, text);
  if (bySku[0]) return bySku.length === 1 ? bySku[0].id : null;
  const [handle = '', ...rest] = text.split(':');
  const wanted = wordsOf(rest.join(':').split('/'));
  const variants = await db
    .selectFrom('product_variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .leftJoin('variant_option_values as chosen', 'chosen.variant_id', 'variant.id')
    .leftJoin('product_option_values as value', 'value.id', 'chosen.option_value_id')
    .select(['variant.id', 'value.name'])
    .where('handle', '=', handle.trim())
    .execute();
  const values = Map.groupBy(variants, ({ id }) => id);
  const found = [...values].filter(([, rows]) => {
    const names = wordsOf(rows.map(({ name }) => name ?? ''));
    return wanted.every((word) => names.includes(word));
  });
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

async function variantsWithSku(db: Database, text: string): Promise<{ id: number; sku: string }[]> {
  const sku = text.trim();
  const variants = db.selectFrom('product_variants').select(['id', 'sku']);
  const written = await variants.where('sku', '=', sku).execute();
  if (written.length > 0) return written;
  // In JavaScript, because SQLite folds no Greek letters.
  const alike = await variants.where(sql<number>`length(sku)`, '=', [...sku].length).execute();
  return alike.filter((variant) => isSameSku(variant.sku, sku));
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.map((text) => fold(cleanLine(text))).filter(Boolean);
}
