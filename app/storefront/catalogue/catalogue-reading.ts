import { sortByName } from '#domain/catalogue/basic-orders.ts';
import { createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts';
import type { Language } from '#domain/locale/locales.ts';
import { createSearch } from '#domain/search/create-search.ts';
import { Lexicon, type WordSpots } from '#domain/search/match/word-index.ts';
import type { Search } from '#domain/search/search-outcome.ts';
import { searchWords } from '#search.config';
import type { Storefront } from '../storefront.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListedProduct } from './listed-product.ts';
import { type DescribedProducts, readAll, readSome } from './read-products.ts';
import { USE_RULES } from './search-answers.ts';

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
  #built: Built | null = null;
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
    const built = this.#built && changes === 0 ? this.#built : build(this.#state, this.#language, this.#built);
    this.#built = built;
    const unpriced = built.entries.filter(hasNoPrice).map(({ handle }) => handle);
    this.#source.onRead({ products: built.catalogue.size, unpriced });
    this.#changesSinceWritten += changes;
    this.#writeSnapshotWhenDue(this.#state);
    return built.catalogue;
  }

  async #readSnapshot(): Promise<CatalogueState | null> {
    const snapshot = (await this.#source.snapshots?.read(this.#snapshotName())) as Snapshot | null | undefined;
    return snapshot ? { ...snapshot, lexicon: new Lexicon(snapshot.words) } : null;
  }

  #writeSnapshotWhenDue({ until, products, lexicon }: CatalogueState): void {
    if (this.#changesSinceWritten < Math.max(LEAST_TO_WRITE, products.size / 100)) return;
    this.#changesSinceWritten = 0;
    const snapshot: Snapshot = { until, products, words: lexicon.words };
    void this.#source.snapshots?.write(this.#snapshotName(), snapshot);
  }

  #snapshotName(): string {
    return `catalogue-${this.#language}`;
  }
}

type Snapshot = Pick<CatalogueState, 'until' | 'products'> & Pick<Lexicon, 'words'>;

/** One of its choices is not for sale, since it costs nothing. */
function hasNoPrice({ variants }: ListedProduct): boolean {
  return variants.some(({ price }) => Number(price.amount) <= 0);
}

function countChanges(before: DescribedProducts, after: DescribedProducts): number {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...after].filter(([id, product]) => before.get(id) !== product);
  return gone.length + changed.length;
}

interface Built {
  catalogue: Catalogue;
  /** In the order in which the search numbers them. */
  entries: readonly ListedProduct[];
  search: Search;
}

function build({ products, lexicon }: CatalogueState, language: Language, before: Built | null): Built {
  const listed = [...products.values()].flatMap((product) => product.listed ?? []);
  const entries = sortByName(listed, language);
  // Most changes are of price and stock.
  const isSameText = before !== null && haveSameWords(entries, before.entries);
  const search = isSameText ? before.search : createSearch(entries, lexicon, searchWords, () => new Date());
  const index = createCatalogueIndex(entries, language, () => search, USE_RULES, searchWords.generalUse);
  const byHandle = new Map(index.entries.map((product) => [product.handle, product]));
  const byModel = Map.groupBy(index.entries, modelKey);
  const catalogue: Catalogue = {
    ...index,
    withHandle: (handle) => byHandle.get(handle),
    ofModel: (model) => byModel.get(modelKey(model)) ?? [],
  };
  return { catalogue, entries, search };
}

function haveSameWords(entries: readonly ListedProduct[], before: readonly ListedProduct[]): boolean {
  const hasSame = (a: ListedProduct, b: ListedProduct | undefined) =>
    a === b ||
    (a.brand === b?.brand && a.model === b.model && isSame(a.names, b.names) && isSame(a.descriptions, b.descriptions));
  return entries.length === before.length && entries.every((entry, place) => hasSame(entry, before[place]));
}

function isSame(a: WordSpots, b: WordSpots): boolean {
  return a.length === b.length && a.every((spot, index) => spot === b[index]);
}

function modelKey({ brand, model }: Pick<ListedProduct, 'brand' | 'model'>): string {
  return `${brand}\n${model}`;
}
