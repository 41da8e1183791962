/** Collections as the owner makes them: by hand, or by a rule that gathers products. */
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { partsOf } from '../db/parts-of-rows.ts';
import type { Collection } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { ruleMatcher } from './search/collection-rule.ts';
import { deleteTranslations, rewriteTranslations } from './write-translations.ts';

export type NewCollection = Pick<Collection, 'handle' | 'title' | 'descriptionHtml' | 'rule' | 'sort'>;

type Context = Pick<PlatformContext, 'db' | 'now'>;

export async function findCollection(
  { db }: Pick<PlatformContext, 'db'>,
  handle: string,
): Promise<Collection | undefined> {
  return (await readCatalogue(db)).collectionByHandle.get(handle);
}

/** @returns false when another collection has this handle */
export async function addCollection({ db, now }: Context, collection: NewCollection): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('collections')
      .values({ handle: collection.handle, ...rowOf(collection, now()) })
      .onConflict((conflict) => conflict.column('handle').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await writeTexts(trx, added.id, collection);
    return added !== undefined;
  });
}

/** A collection that loses its rule goes on with the products that it has. */
export async function changeCollection(
  { db, now }: Context,
  collection: Collection,
  change: Partial<Omit<NewCollection, 'handle'>>,
): Promise<void> {
  const changed = { ...collection, ...change };
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('collections').set(rowOf(changed, now())).where('id', '=', collection.id).execute();
    await writeTexts(trx, collection.id, changed);
    if (collection.rule !== null && changed.rule === null) await writePlaces(trx, collection.id, idsOf(collection));
  });
}

/** Its products stay in the shop. Items of menus that lead to it are no longer shown. */
export async function deleteCollection({ db }: Pick<PlatformContext, 'db'>, collection: Collection): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteTranslations(trx, 'collection', [collection]);
    await trx.deleteFrom('collections').where('id', '=', collection.id).execute();
  });
}

export type PlacementRefusal = {
  reason: 'unknown_product' | 'not_in_rule' | 'not_inside' | 'has_rule';
  handle: string;
};

/** Puts products into a collection, or to another place in it: from the place on, counted from 1, in this order. */
export async function putProducts(
  context: Context,
  collection: Collection,
  handles: readonly string[],
  place?: number,
): Promise<PlacementRefusal | null> {
  const found = await findProducts(context, handles);
  if (!Array.isArray(found)) return found;
  const matches = collection.rule === null ? null : ruleMatcher(collection.rule);
  const outside = matches && found.find((product) => !matches(product));
  if (outside) return { reason: 'not_in_rule', handle: outside.handle };
  const ids = found.map(({ id }) => id);
  await rewritePlaces(context, collection, (places) => {
    const others = places.filter((id) => !ids.includes(id));
    return others.toSpliced((place ?? others.length + 1) - 1, 0, ...ids);
  });
  return null;
}

/** Takes products out of a collection that is put together by hand. */
export async function takeProducts(
  context: Context,
  collection: Collection,
  handles: readonly string[],
): Promise<PlacementRefusal | null> {
  if (collection.rule !== null) return { reason: 'has_rule', handle: collection.handle };
  const found = await findProducts(context, handles);
  if (!Array.isArray(found)) return found;
  const rows = await context.db
    .selectFrom('collection_products')
    .select('product_id')
    .where('collection_id', '=', collection.id)
    .execute();
  const inside = new Set(rows.map((row) => row.product_id));
  const missing = found.find(({ id }) => !inside.has(id));
  if (missing) return { reason: 'not_inside', handle: missing.handle };
  const ids = found.map(({ id }) => id);
  await rewritePlaces(context, collection, (places) => places.filter((id) => !ids.includes(id)));
  return null;
}

/** Drafts too: they keep their place until they are published. */
async function findProducts({ db }: Context, handles: readonly string[]) {
  const { products, hidden } = await readCatalogue(db);
  const known = new Map([...products, ...hidden].map((product) => [product.handle, product]));
  const unknown = handles.find((handle) => !known.has(handle));
  if (unknown !== undefined) return { reason: 'unknown_product', handle: unknown } as const;
  return [...new Set(handles)].flatMap((handle) => known.get(handle) ?? []);
}

async function rewritePlaces(
  { db, now }: Context,
  collection: Collection,
  rewrite: (ids: readonly number[]) => readonly number[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('collection_products')
      .select('product_id')
      .where('collection_id', '=', collection.id)
      .orderBy('position')
      .execute();
    const places = [...new Set([...rows.map((row) => row.product_id), ...idsOf(collection)])];
    await writePlaces(trx, collection.id, rewrite(places));
    const updated = { updated_at: now().toISOString() };
    await trx.updateTable('collections').set(updated).where('id', '=', collection.id).execute();
  });
}

async function writePlaces(trx: Trx, id: number, productIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('collection_products').where('collection_id', '=', id).execute();
  const rows = productIds.map((product_id, position) => ({ collection_id: id, product_id, position }));
  for (const part of partsOf(rows)) await trx.insertInto('collection_products').values(part).execute();
}

async function writeTexts(trx: Trx, id: number, { title, descriptionHtml }: NewCollection): Promise<void> {
  await rewriteTranslations(trx, 'collection', id, { title, description_html: descriptionHtml });
}

function rowOf({ title, descriptionHtml, rule, sort }: Omit<NewCollection, 'handle'>, now: Date) {
  return { title: title.el, description_html: descriptionHtml.el, rule, sort, updated_at: now.toISOString() };
}

const idsOf = ({ products }: Collection): number[] => products.map(({ id }) => id);
