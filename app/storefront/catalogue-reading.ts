import { createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import type { CatalogueSource } from '#domain/catalogue-source.ts';
import type { Language } from '#domain/locales.ts';
import { createSearch } from '#domain/search/create-search.ts';
import { Lexicon } from '#domain/search/word-index.ts';
import { searchWords } from '#search.config';
import type { Catalogue } from './catalogue.ts';
import type { ListedProduct } from './listed-product.ts';
import { type DescribedProducts, readAll, readSome } from './read-products.ts';
import { USE_RULES } from './search-answers.ts';
import type { Storefront } from './storefront.ts';

type Query = Storefront['query'];

/** The products of a shop in one language, as they were read. */
interface CatalogueState {
  /** Where the platform's changes were read up to; null when it does not tell of them. */
  until: string | null;
  products: DescribedProducts;
  lexicon: Lexicon;
}

/** More changes than these are read as all products are, page by page. */
const MOST_CHANGES = 1_000;
/** A snapshot is written anew when a hundredth of its products are out of date, and not fewer than these. */
const LEAST_TO_WRITE = 20;

/** The catalogue of one language, read once and then brought up to date. */
export class CatalogueReading {
  readonly #source: CatalogueSource;
  readonly #language: Language;
  #state: CatalogueState | null = null;
  #catalogue: Catalogue | null = null;
  #pending: Promise<unknown> = Promise.resolve();
  #changesSinceWritten = 0;

  constructor(source: CatalogueSource, language: Language) {
    this.#source = source;
    this.#language = language;
  }

  /** As the platform has it when this is called, or later. @throws StorefrontError */
  read(query: Query): Promise<Catalogue> {
    const reading = this.#pending.then(() => this.#readNow(query));
    // The next reading begins whatever became of this one.
    this.#pending = reading.catch(() => undefined);
    return reading;
  }

  async #readNow(query: Query): Promise<Catalogue> {
    this.#state ??= await this.#readSnapshot();
    const { until, products, lexicon } = this.#state ?? { until: null, products: new Map(), lexicon: new Lexicon() };
    // Before the products: a change in between is read once more.
    const told = await this.#source.readChanges?.(until);
    const ids = this.#state && told?.ids && told.ids.length <= MOST_CHANGES ? told.ids : null;
    const read = ids
      ? await readSome(query, this.#language, ids, products, lexicon)
      : await readAll(query, this.#language, this.#source, products, lexicon);
    this.#state = { until: told?.until ?? null, products: read, lexicon };
    const changes = countChanges(products, read);
    if (!this.#catalogue || changes > 0) this.#catalogue = toCatalogue(this.#state, this.#language);
    this.#source.onRead(this.#catalogue.size);
    this.#changesSinceWritten += changes;
    this.#writeSnapshotWhenDue(this.#state);
    return this.#catalogue;
  }

  async #readSnapshot(): Promise<CatalogueState | null> {
    const values = await this.#source.snapshots?.read(this.#snapshotName());
    if (!values) return null;
    const [{ until, words }, ...products] = values as Snapshot;
    return { until, products: new Map(products), lexicon: new Lexicon(words) };
  }

  #writeSnapshotWhenDue({ until, products, lexicon }: CatalogueState): void {
    if (this.#changesSinceWritten < Math.max(LEAST_TO_WRITE, products.size / 100)) return;
    this.#changesSinceWritten = 0;
    const snapshot: Snapshot = [{ until, words: [...lexicon.words] }, ...products];
    void this.#source.snapshots?.write(this.#snapshotName(), snapshot);
  }

  #snapshotName(): string {
    return `catalogue-${this.#language}`;
  }
}

type Products = DescribedProducts extends ReadonlyMap<infer Id, infer Product> ? [Id, Product][] : never;
/** The order of the file. */
type Snapshot = [header: { until: string | null; words: string[] }, ...products: Products];

function countChanges(before: DescribedProducts, after: DescribedProducts): number {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...after].filter(([id, product]) => before.get(id) !== product);
  return gone.length + changed.length;
}

function toCatalogue({ products, lexicon }: CatalogueState, language: Language): Catalogue {
  const listed = [...products.values()].flatMap((product) => product.listed ?? []);
  const search = (entries: readonly ListedProduct[]) => createSearch(entries, lexicon, searchWords);
  const index = createCatalogueIndex(listed, language, search, USE_RULES);
  const byHandle = new Map(index.entries.map((product) => [product.handle, product]));
  const byModel = Map.groupBy(index.entries, modelKey);
  return {
    ...index,
    withHandle: (handle) => byHandle.get(handle),
    ofModel: (model) => byModel.get(modelKey(model)) ?? [],
  };
}

function modelKey({ brand, model }: Pick<ListedProduct, 'brand' | 'model'>): string {
  return `${brand}\n${model}`;
}
