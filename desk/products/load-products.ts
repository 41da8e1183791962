import type { LoaderFunctionArgs } from 'react-router';
import { parseSelection } from '#domain/catalogue/selection.ts';
import { listForOwner, PRODUCT_VIEWS } from '#platform/catalogue/search/owner-list.ts';
import { visitContext } from '../desk-context.ts';

const PAGE_SIZE = 50;

/** The address is the whole state: that of the shop's own list, and `show`. */
export async function loadProducts({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { page: asked, ...selection } = parseSelection(searchParams);
  const view = PRODUCT_VIEWS.find((name) => name === searchParams.get('show')) ?? 'all';
  const found = await listForOwner(context.get(visitContext).context.db, selection, view);
  const count = found.products.length;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(pages, asked);
  const products = found.products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { ...found, selection, view, page, pages, count, products };
}
