/** How well the search answers, and how long it takes in catalogues of four sizes. */
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import type { Search } from '#domain/search/search-outcome.ts';
import { generateLaptop } from '#platform/cli/generate-laptop.ts';
import { searchWords } from '#search.config';
import { isExpected, SEARCH_CASES } from '#tests/search/search-cases.ts';
import { searchOver } from '#tests/support/search-over.ts';
import { cpuMs, meanCpuMs, settledMegabytes } from './cpu-time.ts';
import { type DemoProduct, readDemoCatalogue, toDemoProduct } from './demo-search.ts';
import type { BenchTable } from './markdown-table.ts';
import { toModelQueries, WAYS } from './model-queries.ts';

const LANGUAGES = ['el', 'en'] as const;
const SIZES = [250, 2_500, 10_000, 20_000];
const ROUNDS = 15;
const SLIP_SEEDS = [1, 2, 3, 4, 5];

/** What is timed; of several queries in a row each is. */
const TIMED: Readonly<Record<string, readonly string[]>> = {
  'typing «thinkpad t480»': [...'thinkpad t480'].map((_, end) => 'thinkpad t480'.slice(0, end + 1).trimEnd()),
  'a code': ['i5-8350U', '840g5', 'Τ480'],
  'slips and layouts': ['lenvo thinkpda', 'λενοωο τηινκπαδ', 'λατιτουντ 7490'],
  'filters in words': ['thinkpad 16gb κάτω από 400', 'dell 14" 8ης γενιάς 512 ssd'],
  'a sentence': ['θέλω ένα λάπτοπ για τη σχολή με καλή μπαταρία μέχρι 300 ευρώ'],
  'nothing found': ['qwzxv', 'a'.repeat(200), 'ξψζ '.repeat(50)],
};

export async function measureSearch(): Promise<BenchTable[]> {
  return [measureRelevance(), measureModels(), await measureScale()];
}

interface Share {
  count: number;
  first: number;
  firstThree: number;
}

function shareOf(
  catalogue: CatalogueIndex<DemoProduct>,
  queries: readonly { query: string; isFound: (product?: DemoProduct) => boolean }[],
): Share {
  const share = { count: queries.length, first: 0, firstThree: 0 };
  for (const { query, isFound } of queries) {
    const products = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' }).entries(0, 3);
    if (isFound(products[0])) share.first += 1;
    if (isFound(products[0]) || products.some(isFound)) share.firstThree += 1;
  }
  return share;
}

function toRow(name: string, { count, first, firstThree }: Share): (string | number)[] {
  return [name, count, `${((first / count) * 100).toFixed(1)} %`, `${((firstThree / count) * 100).toFixed(1)} %`];
}

const RELEVANCE_HEADER = ['queries', 'count', 'expected product first', 'among the first three'];

function measureRelevance(): BenchTable {
  const rows = LANGUAGES.flatMap((language) => {
    const catalogue = readDemoCatalogue(language);
    return Object.entries(SEARCH_CASES).map(([name, cases]) => {
      const queries = cases.map(({ query, first }) => ({
        query,
        isFound: (product?: DemoProduct) => isExpected(first, product),
      }));
      return { language, name, share: shareOf(catalogue, queries) };
    });
  });
  const total = rows.reduce(
    (sum, { share }) => ({
      count: sum.count + share.count,
      first: sum.first + share.first,
      firstThree: sum.firstThree + share.firstThree,
    }),
    { count: 0, first: 0, firstThree: 0 },
  );
  return {
    title: 'Search: relevance over the written cases',
    group: 'search',
    header: RELEVANCE_HEADER,
    rows: [...rows.map(({ language, name, share }) => toRow(`${language}: ${name}`, share)), toRow('all', total)],
    notes: [
      '`domain/search/search-cases.ts`, over the demo catalogue, through the catalogue as the store asks it. The tests hold each of them.',
    ],
  };
}

function measureModels(): BenchTable {
  const catalogue = readDemoCatalogue('el');
  const models = new Map(catalogue.entries.map(({ searchable }) => [searchable.model.toLowerCase(), searchable]));
  const rows = Object.entries(WAYS).map(([name, way]) => {
    const seeds = name.includes('slip') ? SLIP_SEEDS : [1];
    const queries = seeds
      .flatMap((seed) => toModelQueries([...models.values()], way, seed))
      .map(({ query, model }) => ({
        query,
        isFound: (product?: DemoProduct) => product?.searchable.model.toLowerCase() === model.toLowerCase(),
      }));
    return toRow(name, shareOf(catalogue, queries));
  });
  return {
    title: 'Search: every model of the demo catalogue, typed in different ways',
    group: 'search',
    header: RELEVANCE_HEADER,
    rows,
    notes: ['Made by rule from the names of the catalogue (`bench/model-queries.ts`), not written down one by one.'],
  };
}

async function measureScale(): Promise<BenchTable> {
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const products = Array.from({ length: size }, (_, index) =>
      toDemoProduct(generateLaptop(index + 1, 1, new Date(Date.UTC(2026, 0, 1))), 'el'),
    ).map(({ searchable }) => searchable);
    const memory = await settledMegabytes();
    const started = process.cpuUsage();
    const search = searchOver(products, searchWords);
    const builtIn = cpuMs(started);
    const row = [size.toLocaleString('en-US'), builtIn, (await settledMegabytes()) - memory];
    rows.push([...row, ...Object.values(TIMED).map((queries) => slowestOf(search, queries)), suggestionTime(search)]);
  }
  return {
    title: 'Search: catalogues of generated laptops, CPU ms a query',
    group: 'search',
    header: ['products', 'index built, CPU ms', 'MB', ...Object.keys(TIMED), 'suggestions'],
    rows,
    notes: [
      `The slowest query of each column, mean of ${ROUNDS} times. CPU time: what else runs on the machine does not count.`,
      'MB: heap and buffers that stay.',
    ],
  };
}

function slowestOf(search: Search, queries: readonly string[]): number {
  return Math.max(...queries.map((query) => meanCpuMs(() => search.find(query, { readsFilters: true }), ROUNDS)));
}

function suggestionTime(search: Search): number {
  return Math.max(...['l', 'len', 'thinkpad t4'].map((query) => meanCpuMs(() => search.suggest(query, 6), ROUNDS)));
}
