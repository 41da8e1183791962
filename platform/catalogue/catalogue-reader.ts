/**
 * The catalogue as one request reads it: single products from the database, all of it only where a question is about all. A product
 * page of a shop with 100,000 products reads one product.
 */
import type { Database } from '../db/database.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { Catalogue, Product, Variant } from './catalogue.ts';
import { type CatalogueVersions, readCatalogueRows, readCatalogueVersions, readStockRows } from './catalogue-rows.ts';
import { cachedCatalogue, isAsNew, readCatalogue } from './read-catalogue.ts';

export interface CatalogueReader {
  /** The same object for every request as long as nothing changes. */
  versions: CatalogueVersions;
  /** What is for sale; undefined for everything else. Questions of one moment become one read. */
  product(id: number): Promise<Product | undefined>;
  productByHandle(handle: string): Promise<Product | undefined>;
  variant(id: number): Promise<Variant | undefined>;
  /** The product of a variant or option that this reader gave. */
  known(productId: number): Product | undefined;
  /** The products behind an id in the order of the ids, as many as asked for. */
  productsAfter(id: number, limit: number): Promise<readonly Product[]>;
  /** Everything, with the collections. */
  whole(): Promise<Catalogue>;
}

/** Products that are kept between requests, while nothing changes. */
const MOST_CACHED = 500;

interface Recent {
  versions: CatalogueVersions;
  products: Map<number, Product>;
}

const recent = new WeakMap<Database, Recent>();

export async function openCatalogue(db: Database): Promise<CatalogueReader> {
  const versions = await readCatalogueVersions(db);
  const whole = cachedCatalogue(db, versions);
  const known = recent.get(db);
  const isSame = known && isAsNew(known.versions, versions);
  const cached = isSame ? known : { versions: whole?.versions ?? versions, products: new Map<number, Product>() };
  if (!isSame) recent.set(db, cached);
  return new Reader(db, cached, whole);
}

class Reader implements CatalogueReader {
  readonly versions: CatalogueVersions;
  readonly #db: Database;
  readonly #cached: Map<number, Product>;
  readonly #products: Map<number, Product>;
  #whole: Catalogue | undefined;
  #reading: { ids: Set<number>; done: Promise<void> } | undefined;

  constructor(db: Database, { versions, products }: Recent, whole: Catalogue | undefined) {
    this.versions = versions;
    this.#db = db;
    this.#cached = products;
    this.#products = new Map();
    this.#whole = whole;
  }

  known(productId: number): Product | undefined {
    return this.#products.get(productId) ?? this.#whole?.productById.get(productId);
  }

  async product(id: number): Promise<Product | undefined> {
    if (this.#whole) return this.#whole.productById.get(id);
    const cached = this.#products.get(id) ?? this.#cached.get(id);
    if (cached) this.#products.set(id, cached);
    else await this.#readTogether(id);
    return this.#products.get(id);
  }

  async productByHandle(handle: string): Promise<Product | undefined> {
    if (this.#whole) return this.#whole.productByHandle.get(handle);
    const row = await this.#db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirst();
    return row && this.product(row.id);
  }

  async variant(id: number): Promise<Variant | undefined> {
    if (this.#whole) return this.#whole.variantById.get(id);
    const row = await this.#db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', id)
      .executeTakeFirst();
    const product = row && (await this.product(row.product_id));
    return product?.variants.find((variant) => variant.id === id);
  }

  async productsAfter(id: number, limit: number): Promise<readonly Product[]> {
    const rows = await this.#db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'active')
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit)
      .execute();
    const ids = rows.map((row) => row.id);
    await this.#read(ids);
    return rows.flatMap((row) => this.#products.get(row.id) ?? []);
  }

  async whole(): Promise<Catalogue> {
    this.#whole ??= await readCatalogue(this.#db);
    return this.#whole;
  }

  /** The lines of a cart ask one after the other in one moment. */
  async #readTogether(id: number): Promise<void> {
    if (!this.#reading) {
      const ids = new Set<number>();
      const done = Promise.resolve().then(() => {
        this.#reading = undefined;
        return this.#read([...ids]);
      });
      this.#reading = { ids, done };
    }
    this.#reading.ids.add(id);
    await this.#reading.done;
    const product = this.#products.get(id);
    if (product && this.#cached.size < MOST_CACHED) this.#cached.set(id, product);
  }

  async #read(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const padded = padIds(ids);
    const rows = await readCatalogueRows(this.#db, padded);
    // How often something was sold decides an order of all products, and is read with them.
    const stock = await readStockRows(this.#db, padded, { withSales: false });
    const { productById } = buildCatalogue(rows, stock, this.versions);
    for (const [id, product] of productById) this.#products.set(id, product);
  }
}

/** Lists of a few lengths, so that the database has few statements to prepare; a repeated id is read once. */
const LENGTHS = [1, 4, 16, 64, 251];

function padIds(ids: readonly number[]): number[] {
  const length = LENGTHS.find((known) => known >= ids.length) ?? ids.length;
  return [...ids, ...new Array<number>(length - ids.length).fill(ids[0] ?? 0)];
}
