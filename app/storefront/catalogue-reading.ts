import { type CatalogueIndex, catalogueIndexSteps } from '#domain/catalogue/catalogue-index.ts';
import type { Change } from '#domain/catalogue/product-table.ts';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import type { CatalogueSource } from '#domain/catalogue-source.ts';
import { spread } from '#domain/few-best.ts';
import type { Language } from '#domain/locales.ts';
import { nextTurn } from '#domain/next-turn.ts';
import { searchSteps } from '#domain/search/create-search.ts';
import { inParts, type Steps } from '#domain/steps.ts';
import { searchWords } from '#search.config';
import type { Catalogue } from './catalogue.ts';
import { hasFieldsOf } from './has-fields-of.ts';
import { type CatalogueState, emptyState, fromKeptBytes, toKeptBytes } from './kept-catalogue.ts';
import { forgetShown, type ListedProduct } from './listed-product.ts';
import { ProductPlaces } from './product-places.ts';
import { nextQuietTurn } from './quiet-turn.ts';
import { readAll, readSome } from './read-products.ts';
import { eachStep, runInSlices } from './run-in-slices.ts';
import { USE_RULES } from './search-answers.ts';
import type { Storefront } from './storefront.ts';

type Query = Storefront['query'];
type Changes = readonly Change<ListedProduct>[];

/** What pages ask, and where its index has which product. */
interface View {
  index: CatalogueIndex<ListedProduct>;
  places: ProductPlaces;
  catalogue: Catalogue;
}

/** More changes than these are read as all products are, page by page. */
const MOST_CHANGES = 1_000;
/** Of what is kept, so many products may be out of date before it is written anew: a hundredth, and not fewer than these. */
const LEAST_TO_KEEP = 20;
/** By so many products it is seen whether pages can show what other rules described. */
const EXAMPLES = 50;
const RETRY_MS = 10_000;

/** The catalogue of one language, read once and then brought up to date. */
export class CatalogueReading {
  readonly #source: CatalogueSource;
  readonly #language: Language;
  #state: CatalogueState | null = null;
  /** Null until there is one of all that the state knows. */
  #view: View | null = null;
  #underWay: Promise<unknown> = Promise.resolve();
  #changesSinceKept = 0;
  #current: Catalogue | null = null;

  constructor(source: CatalogueSource, language: Language) {
    this.#source = source;
    this.#language = language;
  }

  /** What was read last. @throws when nothing has been */
  get catalogue(): Catalogue {
    if (this.#current === null) throw new Error('The catalogue has not been read');
    return this.#current;
  }

  /** True while products stand there as an older release described them, with the prices and the stock of today. */
  get isOlder(): boolean {
    return this.#state?.isOlder === true;
  }

  /** As the platform has it when this is called, or later. @throws StorefrontError */
  read(query: Query): Promise<Catalogue> {
    // A platform in this process answers in the same thread: the languages would only hold each other up.
    const isInTurn = this.#current === null && this.#source.readChanges !== null;
    return this.#next(() =>
      isInTurn ? inTurn(firstReadings, this.#source, () => this.#readNow(query)) : this.#readNow(query),
    );
  }

  /** One after the other. */
  #next<Result>(work: () => Promise<Result>): Promise<Result> {
    const reading = this.#underWay.then(work);
    // The next one begins whatever became of this one.
    this.#underWay = reading.catch(() => undefined);
    return reading;
  }

  async #readNow(query: Query): Promise<Catalogue> {
    this.#state ??= await this.#readKept();
    // Before the products: what changes in between is read once more.
    const told = await this.#source.readChanges?.(this.#state?.until ?? null);
    const ids = this.#state && told?.ids && told.ids.length <= MOST_CHANGES ? told.ids : null;
    const isFirst = this.#view === null;
    if (isFirst && this.#state?.isOlder && !(ids && (await this.#isShowable(query, this.#state)))) this.#state = null;
    const state = this.#state ?? emptyState();
    const changes =
      ids && this.#state
        ? await readSome(query, this.#language, ids, state)
        : await readAll(query, this.#language, this.#source, state);
    this.#state = { ...state, until: told?.until ?? null };
    if (this.#view === null || changes.length > 0) {
      const before = this.#view;
      this.#view = null;
      await runInSlices(applyChanges(this.#state, changes));
      this.#view = (before && (await changedView(before, changes))) ?? (await this.#newView(this.#state));
    }
    if (isFirst && state.isOlder) void this.#describeAnew(query);
    return this.#publish(this.#view, changes.length);
  }

  #publish({ catalogue }: View, changes: number): Catalogue {
    this.#current = catalogue;
    this.#source.onRead(catalogue.size);
    this.#changesSinceKept += changes;
    this.#keepWhenDue();
    return catalogue;
  }

  async #newView({ products, lexicon }: CatalogueState, pause = nextTurn): Promise<View> {
    const maker = {
      steps: (entries: readonly (ListedProduct | undefined)[]) => searchSteps(entries, lexicon, { words: searchWords }),
      hasSameWords,
      uses: USE_RULES,
    };
    const index = await runInSlices(catalogueIndexSteps([...products.values()], this.#language, maker), pause);
    const places = new ProductPlaces();
    const eachPlace = eachStep(index.entries, (product) => places.add(product, index.positionOf(product) ?? -1));
    await runInSlices(eachPlace, pause);
    return toView(index, places);
  }

  /** Whether pages find in it what they look for: some products that are described anew have no field that it lacks. */
  async #isShowable(query: Query, { products }: CatalogueState): Promise<boolean> {
    const ids = spread([...products.keys()], EXAMPLES);
    const anew = await readSome(query, this.#language, ids, emptyState());
    const before = anew.flatMap(({ after }) => products.get(after?.id ?? '') ?? []);
    return (
      anew.length > 0 &&
      hasFieldsOf(
        before.map(toExample),
        anew.map(({ after }) => after && toExample(after)),
      )
    );
  }

  /** Reads everything in the background and then takes the place of what an older release described. */
  async #describeAnew(query: Query): Promise<void> {
    const pause = () => nextQuietTurn(this.#source.isAnswering);
    for (;;) {
      try {
        await inTurn(renewals, this.#source, async () => {
          const told = await this.#source.readChanges?.(null);
          const state = { ...emptyState(), until: told?.until ?? null };
          const changes = await readAll(query, this.#language, this.#source, state, pause);
          await runInSlices(applyChanges(state, changes), pause);
          const view = await this.#newView(state, pause);
          await this.#next(async () => {
            this.#state = state;
            this.#view = view;
            forgetShown();
            this.#publish(view, changes.length);
          });
        });
        return;
      } catch (error) {
        this.#source.onFailure(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }

  async #readKept(): Promise<CatalogueState | null> {
    const { kept } = this.#source;
    const bytes = await kept?.read(this.#name());
    return kept && bytes ? runInSlices(fromKeptBytes(kept, bytes)) : null;
  }

  #keepWhenDue(): void {
    const [{ kept }, state, view] = [this.#source, this.#state, this.#view];
    if (!kept || !state || !view || state.isOlder) return;
    if (this.#changesSinceKept < Math.max(LEAST_TO_KEEP, state.products.size / 100)) return;
    this.#changesSinceKept = 0;
    const byName = view.catalogue.select({ ...WHOLE_CATALOGUE, sort: 'nameAsc' }).entries();
    void runInSlices(toKeptBytes(kept, state, byName)).then((parts) => kept.write(this.#name(), parts));
  }

  #name(): string {
    return `catalogue-${this.#language}`;
  }
}

type Turns = WeakMap<CatalogueSource, Promise<unknown>>;
const firstReadings: Turns = new WeakMap();
/** Two at once would take twice the memory. */
const renewals: Turns = new WeakMap();

/** One language after the other. */
function inTurn<Result>(turns: Turns, source: CatalogueSource, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(source) ?? Promise.resolve()).catch(() => undefined).then(work);
  turns.set(source, turn);
  return turn;
}

function* applyChanges({ products }: CatalogueState, changes: Changes): Steps<void> {
  yield* inParts(changes, ({ before }) => before && products.delete(before.id));
  yield* inParts(changes, ({ after }) => after && products.set(after.id, after));
}

/** @returns null where a new view is to be made */
async function changedView({ index, places }: View, changes: Changes): Promise<View | null> {
  const next = changes.length <= MOST_CHANGES ? await runInSlices(index.changed(changes)) : null;
  if (next === null) return null;
  for (const { before } of changes) if (before) places.delete(before, index.positionOf(before) ?? -1);
  for (const { after } of changes) if (after) places.add(after, next.positionOf(after) ?? -1);
  return toView(next, places);
}

function toView(index: CatalogueIndex<ListedProduct>, places: ProductPlaces): View {
  const catalogue: Catalogue = {
    ...index,
    withHandle: (handle) => places.withHandle(index, handle),
    ofModel: (model) => places.ofModel(index, model),
  };
  return { index, places, catalogue };
}

function toExample(product: ListedProduct) {
  return { ...product.toListed(), card: product.card, facts: product.facts };
}

/** Whether a search finds the one wherever it finds the other, and suggests the same. */
function hasSameWords(a: ListedProduct, b: ListedProduct): boolean {
  return (
    a.brand === b.brand && a.model === b.model && isSame(a.names, b.names) && isSame(a.descriptions, b.descriptions)
  );
}

function isSame(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((spot, index) => spot === b[index]);
}
