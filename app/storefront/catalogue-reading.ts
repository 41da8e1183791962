import { type CatalogueIndex, catalogueIndexSteps } from '#domain/catalogue/catalogue-index.ts';
import type { Change } from '#domain/catalogue/product-table.ts';
import type { CatalogueSource } from '#domain/catalogue-source.ts';
import { type Language, localeOf } from '#domain/locales.ts';
import { searchSteps } from '#domain/search/create-search.ts';
import { Lexicon } from '#domain/search/word-index.ts';
import { textHash } from '#domain/text-hash.ts';
import type { VariablesOf } from '#schema/graphql.ts';
import { searchWords } from '#search.config';
import type { Catalogue } from './catalogue.ts';
import { type ProductSummary, productsByIdQuery, productsQuery } from './documents.ts';
import { FACT_FIELDS } from './fact-fields.ts';
import { type CatalogueState, fromKeptBytes, toKeptBytes } from './kept-catalogue.ts';
import { type ListedProduct, SharedValues, toListedProduct } from './listed-product.ts';
import { ProductPlaces } from './product-places.ts';
import { runInSlices } from './run-in-slices.ts';
import type { Storefront } from './storefront.ts';

type Query = Storefront['query'];

/** More changes than these are read as all products are, page by page. */
const MOST_CHANGES = 1_000;
/** Of what is kept, so many products may be out of date before it is written anew: a hundredth, and not fewer than these. */
const LEAST_TO_KEEP = 20;
const IDS_AT_ONCE = 50;

/** What pages ask, and where its index has which product. */
interface View {
  index: CatalogueIndex<ListedProduct>;
  places: ProductPlaces;
  catalogue: Catalogue;
}

/** The catalogue of one language, read once and then brought up to date. */
export class CatalogueReading {
  readonly #source: CatalogueSource;
  readonly #language: Language;
  #state: CatalogueState | null = null;
  /** Null until there is one of all that the state knows. */
  #view: View | null = null;
  #underWay: Promise<unknown> = Promise.resolve();
  #changesSinceKept = 0;

  constructor(source: CatalogueSource, language: Language) {
    this.#source = source;
    this.#language = language;
  }

  /** As the platform has it when this is called, or later. @throws StorefrontError */
  read(query: Query): Promise<Catalogue> {
    const reading = this.#underWay.then(() => this.#readNow(query));
    // The next reading begins whatever became of this one.
    this.#underWay = reading.catch(() => undefined);
    return reading;
  }

  async #readNow(query: Query): Promise<Catalogue> {
    this.#state ??= await this.#readKept();
    // Before the products: what changes in between is read once more.
    const told = await this.#source.readChanges?.(this.#state?.until ?? null);
    const state = this.#state ?? emptyState();
    const ids = this.#state && told?.ids && told.ids.length <= MOST_CHANGES ? told.ids : null;
    const changes = ids ? await this.#readSome(query, state, ids) : await this.#readAll(query, state);
    this.#state = { ...state, until: told?.until ?? null };
    if (this.#view === null || changes.length > 0) await this.#show(this.#state, changes);
    this.#changesSinceKept += changes.length;
    this.#keepWhenDue(this.#state);
    return (this.#view as View).catalogue;
  }

  /** How products differ from what is known; those that do not are not among them. */
  async #readAll(query: Query, known: CatalogueState): Promise<Change<ListedProduct>[]> {
    const changes: Change<ListedProduct>[] = [];
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const variables: VariablesOf<typeof productsQuery> = { first: this.#source.pageSize, after, ...this.#asked() };
      const { products: page } = await query(productsQuery, variables);
      await runInSlices(
        eachStep(page.nodes, (node) => {
          seen.add(node.id);
          noteChange(changes, known.products.get(node.id), describe(node, known));
        }),
      );
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    for (const [id, before] of known.products) if (!seen.has(id)) noteChange(changes, before, null);
    return changes;
  }

  async #readSome(query: Query, known: CatalogueState, ids: readonly string[]): Promise<Change<ListedProduct>[]> {
    const changes: Change<ListedProduct>[] = [];
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const asked = ids.slice(from, from + IDS_AT_ONCE);
      const { nodes } = await query(productsByIdQuery, { ids: asked, ...this.#asked() });
      const found = new Map<string, ProductSummary>();
      for (const node of nodes) if (node?.__typename === 'Product') found.set(node.id, node);
      await runInSlices(
        eachStep(asked, (id) => {
          const node = found.get(id);
          noteChange(changes, known.products.get(id), node ? describe(node, known) : null);
        }),
      );
    }
    return changes;
  }

  /** Brings the products that are known, and then the index over them, up to date. */
  async #show({ products, lexicon }: CatalogueState, changes: readonly Change<ListedProduct>[]): Promise<void> {
    const before = this.#view;
    this.#view = null;
    for (const { before: gone } of changes) if (gone) products.delete(gone.id);
    for (const { after } of changes) if (after) products.set(after.id, after);
    const index = before && changes.length <= MOST_CHANGES ? await runInSlices(before.index.changed(changes)) : null;
    if (before && index) {
      for (const { before: gone } of changes) if (gone) before.places.delete(gone, before.index.positionOf(gone) ?? -1);
      for (const { after } of changes) if (after) before.places.add(after, index.positionOf(after) ?? -1);
      this.#view = toView(index, before.places);
      return;
    }
    const maker = {
      steps: (entries: readonly (ListedProduct | undefined)[]) => searchSteps(entries, lexicon, { words: searchWords }),
      hasSameWords,
    };
    const made = await runInSlices(catalogueIndexSteps([...products.values()], this.#language, maker));
    const places = new ProductPlaces();
    await runInSlices(eachStep(made.entries, (product, position) => places.add(product, position)));
    this.#view = toView(made, places);
  }

  #asked() {
    return { language: localeOf(this.#language).api, facts: FACT_FIELDS };
  }

  async #readKept(): Promise<CatalogueState | null> {
    const { kept } = this.#source;
    const bytes = await kept?.read(this.#name());
    return kept && bytes ? runInSlices(fromKeptBytes(kept.key, bytes)) : null;
  }

  #keepWhenDue(state: CatalogueState): void {
    const { kept } = this.#source;
    if (!kept || this.#changesSinceKept < Math.max(LEAST_TO_KEEP, state.products.size / 100)) return;
    this.#changesSinceKept = 0;
    void runInSlices(toKeptBytes(kept.key, state)).then((parts) => kept.write(this.#name(), parts));
  }

  #name(): string {
    return `catalogue-${this.#language}`;
  }
}

function emptyState(): CatalogueState {
  return { until: null, products: new Map(), lexicon: new Lexicon(), shared: new SharedValues() };
}

function toView(index: CatalogueIndex<ListedProduct>, places: ProductPlaces): View {
  const catalogue: Catalogue = {
    ...index,
    withHandle: (handle) => places.withHandle(index, handle),
    ofModel: (model) => places.ofModel(index, model),
  };
  return { index, places, catalogue };
}

function noteChange(changes: Change<ListedProduct>[], before: ListedProduct | undefined, after: ListedProduct | null) {
  if (before !== (after ?? undefined)) changes.push({ before, after: after ?? undefined });
}

/** What is known of a product stays as long as the platform says the same of it. */
function describe(node: ProductSummary, known: CatalogueState): ListedProduct | null {
  const hash = textHash(JSON.stringify(node));
  const before = known.products.get(node.id);
  return before?.hash === hash ? before : toListedProduct(node, hash, known);
}

/** Whether a search finds the one wherever it finds the other, and suggests the same. */
function hasSameWords(one: ListedProduct, other: ListedProduct): boolean {
  return (
    one.brand === other.brand &&
    one.model === other.model &&
    isSame(one.names, other.names) &&
    isSame(one.descriptions, other.descriptions)
  );
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.every((spot, at) => spot === other[at]);
}

/** One item a step: to read and describe one product takes half a millisecond. */
function* eachStep<Item>(items: readonly Item[], see: (item: Item, at: number) => void) {
  for (const [at, item] of items.entries()) {
    see(item, at);
    if (at % 4 === 3) yield;
  }
}
