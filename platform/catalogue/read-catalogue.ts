import { onceForEach } from '#domain/once-for-each.ts';
import type { Database } from '../db/database.ts';
import { buildProducts, type CollectionRows, gatherCatalogue, withStock } from './build-catalogue.ts';
import type { Catalogue, Product } from './catalogue.ts';
import {
  type CatalogueVersions,
  readCatalogueRows,
  readCatalogueVersions,
  readCollectionRows,
  readStockRows,
} from './catalogue-rows.ts';
import { readProductChanges } from './product-changes.ts';

/** What is kept of a database's catalogue, when it is as new as these versions. */
export function cachedCatalogue(db: Database, versions: CatalogueVersions): Catalogue | undefined {
  const catalogue = stateOf(db).current?.catalogue;
  return catalogue && isAsNew(catalogue.versions, versions) ? catalogue : undefined;
}

interface Cached extends Content {
  catalogue: Catalogue;
}

/** All but the stock of its products may be as old as its reading. */
interface Content {
  /** By their numbers, drafts too. */
  products: readonly Product[];
  collections: CollectionRows;
  /** The point up to which changes of products were read. */
  until: string;
}

/** Of more changed products all are read. */
const MOST_CHANGED = 500;

/** One picture of the catalogue a database, and the one reading under way. */
const stateOf = onceForEach((_db: Database): { current?: Cached; reading?: Promise<Cached> } => ({}));

/**
 * The catalogue as it is now. It is kept in memory and read again only when a version number that the database's own
 * triggers raise has changed, by whatever process; two calls with nothing changed in between answer the same object.
 *
 * Not for use inside a transaction: it reads on its own connection.
 */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const state = stateOf(db);
  const versions = await readCatalogueVersions(db);
  if (state.current && isAsNew(state.current.catalogue.versions, versions)) return state.current.catalogue;
  // A reading that began before this call may have missed what this caller knows to be there: look again after it.
  if (state.reading) {
    const { catalogue } = await state.reading;
    return isAsNew(catalogue.versions, versions) ? catalogue : readCatalogue(db);
  }
  state.reading = load(db, versions, state.current);
  try {
    state.current = await state.reading;
    return state.current.catalogue;
  } finally {
    delete state.reading;
  }
}

/** The versions were read before the rows: rows that are newer only mean one more reading. */
async function load(db: Database, versions: CatalogueVersions, known: Cached | undefined): Promise<Cached> {
  const isHeld = known?.catalogue.versions.content === versions.content;
  const content = known && isHeld ? known : await readContent(db, known);
  const products = withStock(content.products, await readStockRows(db));
  return { ...content, products, catalogue: gatherCatalogue(products, content.collections, versions) };
}

/** Only products that changed are read anew, where it is known which. */
async function readContent(db: Database, known: Content | undefined): Promise<Content> {
  const { until, ids } = await readProductChanges(db, known?.until ?? null);
  const noStock = { stock: [], sold: [] };
  if (!known || !ids || ids.length > MOST_CHANGED) {
    const rows = await readCatalogueRows(db);
    const { collections, collectionProducts, translations } = rows;
    const ofCollections = translations.filter(({ resource }) => resource === 'collection');
    return {
      products: buildProducts(rows, noStock),
      collections: { collections, collectionProducts, translations: ofCollections },
      until,
    };
  }
  const changed = new Set(ids);
  const fresh = ids.length > 0 ? buildProducts(await readCatalogueRows(db, ids), noStock) : [];
  const others = known.products.filter(({ id }) => !changed.has(id));
  const products = [...others, ...fresh].sort((one, other) => one.id - other.id);
  return { products, collections: await readCollectionRows(db), until };
}

export function isAsNew(known: CatalogueVersions, asked: CatalogueVersions): boolean {
  return known.content === asked.content && known.stock === asked.stock;
}
