import { facetAddress, WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { defaultLanguage, type Language, languages, localizePath } from '#domain/locale/locales.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { storePages } from '#domain/shop/store-pages.ts';
import { graphql, type ResultOf } from '#schema/graphql.ts';
import { element, escapeXml } from '../../seo/feeds/xml.ts';
import { PAGE_CACHE_CONTROL } from '../../storefront/cache-headers.ts';
import { type Catalogue, getCatalogue } from '../../storefront/catalogue/catalogue.ts';
import { orFail } from '../../storefront/missing-part.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/sitemap';

/**
 * Of a file's 50,000 addresses and 50 MB (https://www.sitemaps.org/protocol.html) each product takes one a language, with its pictures:
 * many more would fit, but to encode one file in one go stops everything else.
 */
const PRODUCTS_A_FILE = 500;
/** As many as the platform reads within some milliseconds, however large the shop, or fewer where it gives fewer at once. */
const IDS_AT_ONCE = 25;

const sitemapQuery = graphql(`
  query SitemapProducts($ids: [ID!]!) {
    nodes(ids: $ids) { __typename ... on Product { handle updatedAt images(first: 10) { nodes { url } } } }
  }
`);

/**
 * Every page that a search engine should know, in every language, each naming the others. A shop that needs several files has them at
 * `?part=1` and so on, and names them here.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const catalogue = await orFail(getCatalogue(services.storefront, defaultLanguage), services, '/sitemap.xml');
  const files = Math.max(1, Math.ceil(catalogue.size / PRODUCTS_A_FILE));
  const asked = url.searchParams.get('part');
  const part = asked === null ? 1 : Number(asked);
  if (!Number.isInteger(part) || part < 1 || part > files) {
    throw new Response(`The sitemap has parts from 1 to ${files}.\n`, { status: 404 });
  }
  if (asked === null && files > 1) return toAnswer(toIndex(files, services.publicUrl));
  const products = await orFail(readProducts(catalogue, part, services), services, '/sitemap.xml');
  return toAnswer(`<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${part === 1 ? toUrls(storePaths(catalogue), services.publicUrl) : ''}${products}</urlset>
`);
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function toAnswer(xml: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
  });
}

function toIndex(files: number, publicUrl: string): string {
  const parts = Array.from({ length: files }, (_, index) => `${publicUrl}/sitemap.xml?part=${index + 1}`);
  const elements = parts.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`);
  return `<sitemapindex xmlns="${SITEMAP}">\n${elements.join('')}</sitemapindex>\n`;
}

/** All that are no product's. */
function storePaths(catalogue: Catalogue): Page[] {
  const kinds = catalogue.select(WHOLE_CATALOGUE).facets.kind.filter(({ count }) => count > 0);
  const paths = [
    '/',
    '/products',
    '/finder',
    '/blog',
    ...storePages.map(({ path }) => path),
    ...kinds.map(({ value }) => facetAddress('kind', value)),
    ...[...catalogue.brandNames.keys()].map((brand) => facetAddress('brand', brand)),
  ];
  return paths.map((path) => ({ path }));
}

async function readProducts(catalogue: Catalogue, part: number, { storefront, publicUrl }: Services): Promise<string> {
  const to = part * PRODUCTS_A_FILE;
  const ids = catalogue
    .select({ ...WHOLE_CATALOGUE, sort: 'nameAsc' })
    .entries(to - PRODUCTS_A_FILE, to)
    .map(({ id }) => id);
  const atOnce = Math.min(IDS_AT_ONCE, storefront.source.pageSize);
  let urls = '';
  for (let from = 0; from < ids.length; from += atOnce) {
    const { nodes } = await storefront.ask(sitemapQuery, { ids: ids.slice(from, from + atOnce) });
    urls += toUrls(
      nodes.flatMap((node) => (node?.__typename === 'Product' ? toPage(node, publicUrl) : [])),
      publicUrl,
    );
  }
  return urls;
}

interface Page {
  path: string;
  /** ISO 8601; only where it is known when the page's own content changed. */
  changedAt?: string;
  images?: string[];
}

type SitemapProduct = Extract<ResultOf<typeof sitemapQuery>['nodes'][number], { __typename: 'Product' }>;

function toPage({ handle, updatedAt, images }: SitemapProduct, publicUrl: string): Page {
  return {
    path: productPath(handle),
    changedAt: updatedAt,
    images: images.nodes.map(({ url }) => new URL(url, publicUrl).href),
  };
}

/** A line for each page and language. */
function toUrls(pages: readonly Page[], publicUrl: string): string {
  return pages.flatMap((page) => languages.map((language) => `${toUrl(page, language, publicUrl)}\n`)).join('');
}

function toUrl({ path, changedAt, images = [] }: Page, language: Language, publicUrl: string): string {
  const address = (of: Language) => escapeXml(publicUrl + localizePath(path, of));
  const alternates = languages.map((of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address(of)}"/>`);
  const pictures = images.map((url) => `<image:image>${element('image:loc', url)}</image:image>`);
  return `<url><loc>${address(language)}</loc>${element('lastmod', changedAt ?? null)}${alternates.join('')}${pictures.join('')}</url>`;
}
