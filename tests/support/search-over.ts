import { createSearch } from '#domain/search/create-search.ts';
import { collectProductWords } from '#domain/search/match/collect-product-words.ts';
import { Lexicon } from '#domain/search/match/word-index.ts';
import type { SteppedProduct } from '#domain/search/read/steps.ts';
import type { Search, SearchableProduct } from '#domain/search/search-outcome.ts';
import type { SearchWords } from '#domain/search/search-words.ts';

/** @param products those that answer a query equally well keep this order */
export function searchOver(products: readonly (SearchableProduct & SteppedProduct)[], words: SearchWords): Search {
  const lexicon = new Lexicon();
  const indexed = products.map((product) => ({ ...product, ...collectProductWords(product, lexicon) }));
  return createSearch(indexed, lexicon, words, () => new Date());
}
