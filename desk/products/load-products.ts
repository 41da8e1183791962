import type { LoaderFunctionArgs } from 'react-router';
import type { FacetKey } from '#domain/catalogue/facets.ts';
import { fold } from '#domain/locale/fold.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { lintProducts } from '#platform/catalogue/import/lint-products.ts';
import { readCatalogue } from '#platform/catalogue/read-catalogue.ts';
import { visitContext } from '../desk-context.ts';
import { DESK_FACETS, facetValuesOf, offeredValues } from './product-facets.ts';

const PAGE_SIZE = 50;
/** Pieces that count as few. */
const FEW = 2;

type Fits = (product: Product) => boolean;

export const PRODUCT_VIEWS = ['all', 'active', 'draft', 'few', 'sold-out', 'reduced', 'incomplete'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

const FITS: Readonly<Record<Exclude<ProductView, 'incomplete'>, Fits>> = {
  all: () => true,
  active: ({ status }) => status === 'active',
  draft: ({ status }) => status !== 'active',
  few: ({ variants }) => variants.some(({ stock }) => stock > 0 && stock <= FEW),
  'sold-out': ({ totalInventory }) => totalInventory === 0,
  reduced: ({ variants }) => variants.some(({ priorPriceCents }) => priorPriceCents !== null),
};

/** The newest first. The address is the whole state: `q`, `show`, the shop's facets, `page`. */
export async function loadProducts({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const { products, hidden } = await readCatalogue(visit.context.db);
  const all = [...products, ...hidden].sort((one, other) => other.id - one.id);
  const view = PRODUCT_VIEWS.find((name) => name === searchParams.get('show')) ?? 'all';
  const fits = view === 'incomplete' ? await isIncomplete(visit.context) : FITS[view];
  const query = (searchParams.get('q') ?? '').trim();
  const words = fold(query).split(' ').filter(Boolean);
  const chosen = DESK_FACETS.flatMap((facet) => {
    const value = searchParams.get(facet);
    return value ? [[facet, value] as const] : [];
  });
  const found = all.filter(
    (product) =>
      fits(product) &&
      chosen.every(([facet, value]) => facetValuesOf(product)[facet].includes(value)) &&
      words.every((word) => textOf(product).includes(word)),
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, Number(searchParams.get('page')) || 1));
  return {
    ...{ view, query, page, pages },
    chosen: Object.fromEntries(chosen) as Partial<Record<FacetKey, string>>,
    facets: DESK_FACETS.map((facet) => ({ facet, values: offeredValues(all, facet) })),
    brandNames: Object.fromEntries(all.map(({ vendor }) => [fold(vendor), vendor])),
    count: found.length,
    products: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

function textOf({ title, handle, variants }: Product): string {
  return fold([...Object.values(title), handle, ...variants.map(({ sku }) => sku)].join(' '));
}

async function isIncomplete(context: Parameters<typeof lintProducts>[0]): Promise<Fits> {
  const { found } = await lintProducts(context);
  const handles = new Set(found.map(({ handle }) => handle));
  return ({ handle }) => handles.has(handle);
}
