import { onceForEach } from '#domain/once-for-each.ts';
import type { Database } from '../db/database.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import {
  type CatalogueRows,
  type CatalogueVersions,
  readCatalogueRows,
  readCatalogueVersions,
  readStockRows,
} from './catalogue-rows.ts';

/** What is kept of a database's catalogue, when it is as new as these versions. */
export function cachedCatalogue(db: Database, versions: CatalogueVersions): Catalogue | undefined {
  const catalogue = stateOf(db).current?.catalogue;
  return catalogue && isAsNew(catalogue.versions, versions) ? catalogue : undefined;
}

interface Cached {
  rows: CatalogueRows;
  catalogue: Catalogue;
}

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
  const contentHolds = known?.catalogue.versions.content === versions.content;
  const rows = known && contentHolds ? known.rows : await readCatalogueRows(db);
  const stock = await readStockRows(db);
  return { rows, catalogue: buildCatalogue(rows, stock, versions) };
}

export function isAsNew(known: CatalogueVersions, asked: CatalogueVersions): boolean {
  return known.content === asked.content && known.stock === asked.stock;
}
