/** Names that the header's search box suggests: brands and model series. */

import { cleanQuery } from '../catalogue/clean-query.ts';
import { fold } from '../locale/fold.ts';
import { inOneAlphabet } from '../words/one-alphabet.ts';
import { readQueryWords } from '../words/query-words.ts';
import type { NamedCount, Search, SearchableProduct } from './search-outcome.ts';

/** A name of a brand or series with the words by which it is found. */
interface Named extends NamedCount {
  brand: string;
  texts: string[];
  sounds: string[];
}

type NamedProduct = Pick<SearchableProduct, 'brand' | 'model'>;
/** A product of a model, and how many the model has. */
type ModelCount = [product: NamedProduct, count: number];

const LONGEST_SERIES = 2;
const SHORTEST_SOUND = 3;

export function createSuggestions(products: readonly NamedProduct[]): Pick<Search, 'suggestNames' | 'families'> {
  const models = countModels(products);
  const brands = countNames(models, ({ brand }) => ({ name: brand.trim(), brand: '' }));
  const series = countNames(models, ({ brand, model }) => ({ name: seriesOf(model), brand: brand.trim() }));
  const families: Search['families'] = (limit) =>
    series.slice(0, limit).map(({ name, count, brand }) => ({ name, count, brand }));
  const suggestNames: Search['suggestNames'] = (query, limit) => {
    const words = readQueryWords(inOneAlphabet(cleanQuery(query))).map(({ text, sound }) => ({ text, sound }));
    const matching = (names: readonly Named[]) => {
      const whole = names.filter((named) => words.length > 0 && words.every((word) => isNamedBy(named, word)));
      // In «laptop dell» only the last word is a name, or becomes one.
      const last = words.at(-1);
      const found =
        whole.length > 0 || !last || last.text.length < 2 ? whole : names.filter((named) => isNamedBy(named, last));
      return found.slice(0, limit);
    };
    return {
      brands: matching(brands).map(({ name, count }) => ({ name, count })),
      series: matching(series).map(({ name, count, brand }) => ({ name, count, brand })),
    };
  };
  return { suggestNames, families };
}

/** The words of a model up to its first number: 'ThinkPad' of 'ThinkPad T480', 'MacBook Air' of 'MacBook Air 13"'. */
export function seriesOf(model: string): string {
  const words = model.trim().split(/\s+/);
  const end = words.findIndex((word) => !/^\p{L}+$/u.test(word));
  return words.slice(0, Math.min(end < 0 ? words.length : end, LONGEST_SERIES)).join(' ');
}

/** One product of each model with how many there are. */
function countModels(products: readonly NamedProduct[]): ModelCount[] {
  const models = new Map<string, ModelCount>();
  for (const product of products) {
    const key = `${product.brand}\n${product.model}`;
    const known = models.get(key);
    if (known) known[1] += 1;
    else models.set(key, [product, 1]);
  }
  return [...models.values()];
}

/** The most frequent first; the same name in other capitals counts as one and is written as most products write it. */
function countNames(
  models: readonly ModelCount[],
  nameOf: (product: NamedProduct) => { name: string; brand: string },
): Named[] {
  const groups = new Map<string, Map<string, NamedCount & { brand: string }>>();
  for (const [product, count] of models) {
    const { name, brand } = nameOf(product);
    if (name === '') continue;
    const key = fold(`${brand} ${name}`);
    const writings = groups.get(key) ?? new Map<string, NamedCount & { brand: string }>();
    groups.set(key, writings);
    const writing = `${brand} ${name}`;
    writings.set(writing, { name, brand, count: count + (writings.get(writing)?.count ?? 0) });
  }
  return [...groups.values()].map(toNamed).sort(byCount);
}

function toNamed(writings: ReadonlyMap<string, NamedCount & { brand: string }>): Named {
  const [{ name, brand } = { name: '', brand: '' }] = [...writings.values()].sort(byCount);
  const count = [...writings.values()].reduce((sum, writing) => sum + writing.count, 0);
  const words = readQueryWords(cleanQuery(`${name} ${brand}`));
  return { name, brand, count, texts: words.map(({ text }) => text), sounds: words.map(({ sound }) => sound) };
}

function byCount(a: NamedCount & { brand: string }, b: NamedCount & { brand: string }): number {
  const isBefore = a.name === b.name ? a.brand < b.brand : a.name < b.name;
  return b.count - a.count || (isBefore ? -1 : 1);
}

function isNamedBy({ texts, sounds }: Named, word: { text: string; sound: string }): boolean {
  if (texts.some((text) => text.startsWith(word.text))) return true;
  return word.sound.length >= SHORTEST_SOUND && sounds.some((sound) => sound.startsWith(word.sound));
}
