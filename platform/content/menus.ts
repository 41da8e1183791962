/** The menus of the API, as the owner makes them. */
import { type Localized, translatorOf } from '../catalogue/localized.ts';
import { deleteTranslations, rewriteTranslations } from '../catalogue/write-translations.ts';
import type { PlatformContext } from '../context.ts';
import type { Database, Trx } from '../db/database.ts';
import { hasTarget, parseTarget } from './menu-target.ts';

export interface MenuItem {
  kind: 'MenuItem';
  id: number;
  title: Localized;
  /** See `parseTarget`. */
  target: string;
  items: readonly MenuItem[];
}

export interface Menu {
  kind: 'Menu';
  id: number;
  handle: string;
  title: Localized;
  items: readonly MenuItem[];
}

/** As many as the hosted platform has. */
const MOST_LEVELS = 3;

export async function readMenus(db: Database): Promise<Menu[]> {
  const [menus, items, translations] = await Promise.all([
    db.selectFrom('menus').selectAll().orderBy('id').execute(),
    db.selectFrom('menu_items').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('translations').selectAll().where('resource', 'in', ['menu', 'menu_item']).execute(),
  ]);
  const translate = translatorOf(translations);
  const itemsUnder = Map.groupBy(items, ({ menu_id, parent_id }) => `${menu_id} ${parent_id ?? ''}`);
  const under = (menuId: number, parentId: number | null): MenuItem[] =>
    (itemsUnder.get(`${menuId} ${parentId ?? ''}`) ?? []).map(({ id, title, target }) => ({
      kind: 'MenuItem',
      id,
      title: translate('menu_item', id, 'title', title),
      target,
      items: under(menuId, id),
    }));
  return menus.map(({ id, handle, title }) => ({
    kind: 'Menu',
    id,
    handle,
    title: translate('menu', id, 'title', title),
    items: under(id, null),
  }));
}

export async function findMenu(db: Database, handle: string): Promise<Menu | undefined> {
  return (await readMenus(db)).find((menu) => menu.handle === handle);
}

/** The item at these places, counted from 1: `[2, 1]` is the first below the second. */
export function itemAt(menu: Menu, places: readonly number[]): MenuItem | undefined {
  const [place = 0, ...rest] = places;
  const item = menu.items[place - 1];
  return item && rest.length > 0 ? itemAt({ ...menu, items: item.items }, rest) : item;
}

type Context = Pick<PlatformContext, 'db'>;

/** @returns false when another menu has this handle */
export async function addMenu({ db }: Context, { handle, title }: Pick<Menu, 'handle' | 'title'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('menus')
      .values({ handle, title: title.el })
      .onConflict((conflict) => conflict.column('handle').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await rewriteTranslations(trx, 'menu', added.id, { title });
    return added !== undefined;
  });
}

export async function renameMenu({ db }: Context, { id }: Pick<Menu, 'id'>, title: Localized): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('menus').set({ title: title.el }).where('id', '=', id).execute();
    await rewriteTranslations(trx, 'menu', id, { title });
  });
}

/** With all that is in it. */
export async function deleteMenu({ db }: Context, menu: Menu): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteTranslations(trx, 'menu_item', allItems(menu));
    await deleteTranslations(trx, 'menu', [menu]);
    await trx.deleteFrom('menus').where('id', '=', menu.id).execute();
  });
}

/** What an item says, where it leads, and its place among its neighbours, from 1 on; the last without one. */
export interface ItemChange {
  title?: Localized | undefined;
  target?: string | undefined;
  place?: number | undefined;
}

export type ItemRefusal = 'unknown_form' | 'unknown_target' | 'too_deep';

/** @param parent without it the item is in the menu's first row */
export async function addItem(
  { db }: Context,
  menu: Menu,
  parent: MenuItem | null,
  { title, target, place }: ItemChange & { title: Localized; target: string },
): Promise<ItemRefusal | null> {
  if (parent && levelOf(menu.items, parent) >= MOST_LEVELS) return 'too_deep';
  const refusal = await targetRefusal(db, target);
  if (refusal) return refusal;
  const siblings = parent ? parent.items : menu.items;
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('menu_items')
      .values({ menu_id: menu.id, parent_id: parent?.id ?? null, position: 0, title: title.el, target })
      .returning('id')
      .executeTakeFirstOrThrow();
    await rewriteTranslations(trx, 'menu_item', id, { title });
    await putAt(trx, siblings, { id }, place);
  });
  return null;
}

export async function changeItem(
  { db }: Context,
  menu: Menu,
  item: MenuItem,
  { title = item.title, target = item.target, place }: ItemChange,
): Promise<ItemRefusal | null> {
  const refusal = target === item.target ? null : await targetRefusal(db, target);
  if (refusal) return refusal;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('menu_items').set({ title: title.el, target }).where('id', '=', item.id).execute();
    await rewriteTranslations(trx, 'menu_item', item.id, { title });
    if (place !== undefined) await putAt(trx, siblingsOf(menu.items, item), item, place);
  });
  return null;
}

/** With all items under it. */
export async function deleteItem({ db }: Context, item: MenuItem): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteTranslations(trx, 'menu_item', [item, ...allItems(item)]);
    await trx.deleteFrom('menu_items').where('id', '=', item.id).execute();
  });
}

async function targetRefusal(db: Database, text: string): Promise<ItemRefusal | null> {
  const target = parseTarget(text);
  if (!target) return 'unknown_form';
  return (await hasTarget(db, target)) ? null : 'unknown_target';
}

async function putAt(
  trx: Trx,
  siblings: readonly { id: number }[],
  { id }: { id: number },
  place = siblings.length + 1,
): Promise<void> {
  const ids = siblings.map((sibling) => sibling.id).filter((sibling) => sibling !== id);
  ids.splice(place - 1, 0, id);
  for (const [position, one] of ids.entries()) {
    await trx.updateTable('menu_items').set({ position }).where('id', '=', one).execute();
  }
}

function allItems({ items }: Pick<Menu, 'items'>): MenuItem[] {
  return items.flatMap((item) => [item, ...allItems(item)]);
}

/** 1 for an item of the first row. */
function levelOf(items: readonly MenuItem[], item: MenuItem): number {
  if (items.some(({ id }) => id === item.id)) return 1;
  const above = items.find((one) => allItems(one).some(({ id }) => id === item.id));
  return above ? 1 + levelOf(above.items, item) : 0;
}

function siblingsOf(items: readonly MenuItem[], item: MenuItem): readonly MenuItem[] {
  if (items.some(({ id }) => id === item.id)) return items;
  return items.map((one) => siblingsOf(one.items, item)).find((found) => found.length > 0) ?? [];
}
