/** What a change of a filter costs in catalogues of five sizes: all counts of all facets, and one page of products. */

import { createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import { parseSelection, type Selection } from '#domain/catalogue/selection.ts';
import type { Search } from '#domain/search/search-outcome.ts';
import { type DemoProduct, readDemoCatalogue } from '../tests/support/demo-catalogue.ts';
import { cpuMs, meanCpuMs, settledMegabytes } from './cpu-time.ts';
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

/** Prices differ, so that sorting by price has something to do. */
function copyOf(products: readonly DemoProduct[], index: number): DemoProduct {
  const product = products[index % products.length];
  if (!product) throw new Error('the demo shop is empty');
  const priceCents = product.priceCents && product.priceCents + ((index * 13) % 61) * 100;
  return { ...product, id: `${product.id}-${index}`, priceCents };
}

export async function measureCatalogue(): Promise<BenchTable[]> {
  const rows: (string | number)[][] = [];
  const { entries: demo } = readDemoCatalogue('el');
  for (const size of SIZES) {
    const products = Array.from({ length: size }, (_, index) => copyOf(demo, index));
    const memory = await settledMegabytes();
    const started = process.cpuUsage();
    const index = createCatalogueIndex(products, 'el', () => NO_SEARCH);
    const built = cpuMs(started);
    const megabytes = (await settledMegabytes()) - memory;
    const change = (address: string) => {
      const { page, ...selection }: Selection & { page: number } = parseSelection(new URLSearchParams(address));
      const { count, entries, facets, prices } = index.select(selection);
      const from = Math.min((page - 1) * PAGE_SIZE, Math.max(0, count - PAGE_SIZE));
      return { facets, prices, products: entries(from, from + PAGE_SIZE) };
    };
    const times = Object.values(CHANGES).map((address) => meanCpuMs(() => change(address), ROUNDS));
    rows.push([size.toLocaleString('en-US'), built, megabytes, ...times]);
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
