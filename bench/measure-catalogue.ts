/** What a change of a filter costs in catalogues of five sizes: all counts of all facets, and one page of products. */

import { createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import { parseSelection, type Selection } from '#domain/catalogue/selection.ts';
import type { Search } from '#domain/search/search-outcome.ts';
import { generateLaptop } from '#platform/cli/generate-laptop.ts';
import { cpuMs, meanCpuMs, settledMegabytes } from './cpu-time.ts';
import { toDemoProduct } from './demo-search.ts';
import type { BenchTable } from './markdown-table.ts';

const SIZES = [250, 2_500, 10_000, 20_000];
const ROUNDS = 50;
const PAGE_SIZE = 24;

const CHANGES: Readonly<Record<string, string>> = {
  'no filter': '',
  'one brand': 'brand=dell',
  'four facets': 'brand=dell&brand=hp&cpu=8th-gen&cpu=10th-gen&ram=16gb&grade=a&grade=aplus',
  'a price range': 'price=150-350&windows=11',
  'by name, last page': 'sort=nameDesc&page=9999',
};

/** The search has a table of its own (`search`); here no query is asked. */
const NO_SEARCH: Search = {
  named: () => [],
  families: () => [],
  find: () => ({ ranked: new Int32Array(), hasText: false, corrected: null, filters: [] }),
  suggestNames: () => ({ brands: [], series: [] }),
};

export async function measureCatalogue(): Promise<BenchTable[]> {
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const products = Array.from({ length: size }, (_, index) =>
      toDemoProduct(generateLaptop(index + 1, 1, new Date(Date.UTC(2026, 0, 1))), 'el'),
    );
    const memory = await settledMegabytes();
    const started = process.cpuUsage();
    const index = createCatalogueIndex(products, 'el', () => NO_SEARCH);
    const built = cpuMs(started);
    const kept = (await settledMegabytes()) - memory;
    const change = (address: string) => {
      const { page, ...selection }: Selection & { page: number } = parseSelection(new URLSearchParams(address));
      const { count, entries, facets, prices } = index.select(selection);
      const from = Math.min((page - 1) * PAGE_SIZE, Math.max(0, count - PAGE_SIZE));
      return { facets, prices, products: entries(from, from + PAGE_SIZE) };
    };
    const times = Object.values(CHANGES).map((address) => meanCpuMs(() => change(address), ROUNDS));
    rows.push([size.toLocaleString('en-US'), built, kept, ...times]);
  }
  return [
    {
      title: 'Catalogue: a change of the filters, CPU ms',
      group: 'catalogue',
      header: ['products', 'index built, CPU ms', 'MB', ...Object.keys(CHANGES)],
      rows,
      notes: [`Mean of ${ROUNDS} times: every facet counted, and ${PAGE_SIZE} products of the page.`],
    },
  ];
}
