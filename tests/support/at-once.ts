/** What the server makes in steps, made at once. */

import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueIndex, catalogueIndexSteps, type UseOrders } from '#domain/catalogue/catalogue-index.ts';
import type { AllAnswers } from '#domain/finder/answers.ts';
import { recommendSteps } from '#domain/finder/recommend.ts';
import type { FinderCandidate } from '#domain/finder/score.ts';
import type { Language } from '#domain/locales.ts';
import { searchSteps } from '#domain/search/create-search.ts';
import { collectProductWords } from '#domain/search/product-words.ts';
import type { Search, SearchableProduct } from '#domain/search/search-outcome.ts';
import type { SearchWords } from '#domain/search/search-words.ts';
import { Lexicon } from '#domain/search/word-index.ts';
import { runAtOnce, type Steps } from '#domain/steps.ts';

/** A work that is not taken apart. */
export function* oneStep<Result>(work: () => Result): Steps<Result> {
  yield;
  return work();
}

/** @param search makes the search over the products in the order in which the index keeps them */
export function createCatalogueIndex<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
  search: (entries: readonly (Entry | undefined)[]) => Search,
  uses: UseOrders = {},
): CatalogueIndex<Entry> {
  const steps = (entries: readonly (Entry | undefined)[]) => oneStep(() => search(entries));
  return runAtOnce(catalogueIndexSteps(products, language, { steps, uses }));
}

/** @param products in ascending order of price: products that answer a query equally well keep this order */
export function createSearch(products: readonly SearchableProduct[], options: { words: SearchWords }): Search {
  const lexicon = new Lexicon();
  const indexed = products.map(({ brand, model, ...texts }) => ({
    brand,
    model,
    ...collectProductWords({ brand, model, ...texts }, lexicon),
  }));
  return runAtOnce(searchSteps(indexed, lexicon, options));
}

export function recommend<Candidate extends FinderCandidate>(candidates: readonly Candidate[], answers: AllAnswers) {
  return runAtOnce(recommendSteps(candidates, answers));
}
