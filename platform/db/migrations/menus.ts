import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './catalogue.ts';
import { raiseContent } from './catalogue-versions.ts';

/** The rules that a file of the program held for collections with these handles. */
const RULES = {
  'all-laptops': 'product_type:Laptop',
  dell: 'vendor:Dell product_type:Laptop',
  hp: 'vendor:HP product_type:Laptop',
  lenovo: 'vendor:Lenovo product_type:Laptop',
  'microsoft-surface': 'vendor:Microsoft product_type:Laptop',
  'apple-mac': 'vendor:Apple product_type:Laptop',
  'apple-silicon': 'vendor:Apple tag:apple-silicon',
  'windows-11': 'tag:windows-11',
  linux: 'tag:linux',
  'under-250': 'product_type:Laptop tag:under-250',
  workstations: 'tag:workstation',
  light: 'product_type:Laptop tag:light',
  'touch-and-2-in-1': 'tag:touch',
  'tablets-and-devices': 'tag:tablets-and-devices',
};

/** Menus, and collections with a rule and an order, as the owner makes them. */
export const menus = (dialect: Dialect, id: RawBuilder<unknown>) => [
  sql`alter table collections add column rule text`,
  sql`alter table collections add column sort text not null default 'manual'`,
  ...Object.entries(RULES).map(
    ([handle, rule]) => sql`update collections set rule = ${sql.lit(rule)} where handle = ${sql.lit(handle)}`,
  ),
  sql`create table menus (id ${id}, handle text not null unique, title text not null)`,
  sql`create table menu_items (
        id ${id}, menu_id integer not null references menus (id) on delete cascade,
        parent_id integer references menu_items (id) on delete cascade, position integer not null, title text not null,
        target text not null)`,
  sql`create index menu_items_menu on menu_items (menu_id)`,
  sql`create index menu_items_parent on menu_items (parent_id)`,
  ...['menus', 'menu_items'].flatMap((table) =>
    ['insert', 'update', 'delete'].map((event) =>
      raiseContent(dialect, { name: `${table}_${event}_raises_content`, table, event }),
    ),
  ),
];
