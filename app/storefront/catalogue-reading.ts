import { catalogueIndexSteps } from '#domain/catalogue/catalogue-index.ts';
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
import { runInSlices } from './run-in-slices.ts';
import type { Storefront } from './storefront.ts';

type Query = Storefront['query'];

/** More changes than these are read as all products are, page by page. */
const MOST_CHANGES = 1_000;
/** Of what is kept, so many products may be out of date before it is written anew: a hundredth, and not fewer than these. */
const LEAST_TO_KEEP = 20;
const IDS_AT_ONCE = 50;

/** The catalogue of one language, read once and then brought up to date. */
export class CatalogueReading {
  readonly #source: CatalogueSource;
  readonly #language: Language;
  #state: CatalogueState | null = null;
  #catalogue: { of: CatalogueState['products']; catalogue: Catalogue } | null = null;
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
    const known = this.#state ?? (await this.#readKept());
    // Before the products: what changes in between is read once more.
    const changes = await this.#source.readChanges?.(known?.until ?? null);
    const until = changes?.until ?? null;
    const ids = known && changes?.ids && changes.ids.length <= MOST_CHANGES ? changes.ids : null;
    const products = known && ids ? await this.#readSome(query, known, ids) : await this.#readAll(query, known);
    this.#state = { ...products, until };
    if (this.#catalogue?.of !== products.products) {
      this.#catalogue = { of: products.products, catalogue: await this.#index(products) };
    }
    this.#changesSinceKept += ids?.length ?? (products.products === known?.products ? 0 : products.products.size);
    this.#keepWhenDue(this.#state);
    return this.#catalogue.catalogue;
  }

  async #readAll(query: Query, known: CatalogueState | null): Promise<Omit<CatalogueState, 'until'>> {
    const words = { lexicon: known?.lexicon ?? new Lexicon(), shared: known?.shared ?? new SharedValues() };
    const products = new Map<string, ListedProduct>();
    let isSame = true;
    let after: string | null = null;
    do {
      const variables: VariablesOf<typeof productsQuery> = { first: this.#source.pageSize, after, ...this.#asked() };
      const { products: page } = await query(productsQuery, variables);
      await runInSlices(
        eachStep(page.nodes, (node) => {
          const product = describe(node, known, words);
          if (product) products.set(product.id, product);
          if (product && known?.products.get(product.id) !== product) isSame = false;
        }),
      );
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    return known && isSame && products.size === known.products.size ? known : { ...words, products };
  }

  async #readSome(query: Query, known: CatalogueState, ids: readonly string[]): Promise<Omit<CatalogueState, 'until'>> {
    if (ids.length === 0) return known;
    const products = new Map(known.products);
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const asked = ids.slice(from, from + IDS_AT_ONCE);
      const { nodes } = await query(productsByIdQuery, { ids: asked, ...this.#asked() });
      for (const id of asked) products.delete(id);
      for (const node of nodes) {
        if (node?.__typename !== 'Product') continue;
        const product = describe(node, known, known);
        if (product) products.set(product.id, product);
      }
    }
    return { ...known, products };
  }

  #asked() {
    return { language: localeOf(this.#language).api, facts: FACT_FIELDS };
  }

  async #index({ products, lexicon }: Pick<CatalogueState, 'products' | 'lexicon'>): Promise<Catalogue> {
    const search = (entries: readonly ListedProduct[]) => searchSteps(entries, lexicon, { words: searchWords });
    const index = await runInSlices(catalogueIndexSteps([...products.values()], this.#language, search));
    const byHandle = new Map<string, ListedProduct>();
    const byModel = new Map<string, ListedProduct[]>();
    await runInSlices(
      eachStep(index.entries, (product) => {
        byHandle.set(product.handle, product);
        const key = modelKey(product);
        const same = byModel.get(key);
        if (same) same.push(product);
        else byModel.set(key, [product]);
      }),
    );
    return {
      ...index,
      withHandle: (handle) => byHandle.get(handle),
      ofModel: (model) => byModel.get(modelKey(model)) ?? [],
    };
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

function modelKey({ brand, model }: { brand: string; model: string }): string {
  return `${brand}\n${model}`;
}

/** What is known of a product stays as long as the platform says the same of it. */
function describe(
  node: ProductSummary,
  known: CatalogueState | null,
  words: Pick<CatalogueState, 'lexicon' | 'shared'>,
): ListedProduct | null {
  const hash = textHash(JSON.stringify(node));
  const before = known?.products.get(node.id);
  return before?.hash === hash ? before : toListedProduct(node, hash, words);
}

/** One item a step: to read and describe one product takes half a millisecond. */
function* eachStep<Item>(items: readonly Item[], see: (item: Item) => void) {
  for (const [at, item] of items.entries()) {
    see(item);
    if (at % 4 === 3) yield;
  }
}
