import { facetAddress, WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { defaultLanguage, type Language, languages, localizePath } from '#domain/locales.ts';
import { storePages } from '#domain/store-pages.ts';
import { element, escapeXml } from '../seo/feeds/xml.ts';
import { PAGE_CACHE_CONTROL } from '../storefront/cache-headers.ts';
import { getCatalogue } from '../storefront/catalogue.ts';
import { orFail } from '../storefront/missing-part.ts';
import { getOffers, type Offer } from '../storefront/offers.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/sitemap';

/** Every page that a search engine should know, in every language, each naming the others. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { storefront, publicUrl } = services;
  const catalogue = await orFail(getCatalogue(storefront, defaultLanguage), services, '/sitemap.xml');
  const offers = await orFail(getOffers(storefront, defaultLanguage), services, '/sitemap.xml');
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
  const pages = [...paths.map((path) => ({ path })), ...offers.map((offer) => toPage(offer, publicUrl))];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.flatMap((page) => languages.map((language) => toUrl(page, language, publicUrl))).join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
  });
}

interface Page {
  path: string;
  /** ISO 8601; only where it is known when the page's own content changed. */
  changedAt?: string;
  images?: string[];
}

function toPage({ product }: Offer, publicUrl: string): Page {
  return {
    path: `/product/laptop/${product.handle}`,
    changedAt: product.updatedAt,
    images: product.images.nodes.map(({ url }) => new URL(url, publicUrl).href),
  };
}

function toUrl({ path, changedAt, images = [] }: Page, language: Language, publicUrl: string): string {
  const address = (of: Language) => escapeXml(publicUrl + localizePath(path, of));
  const alternates = languages.map((of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address(of)}"/>`);
  const pictures = images.map((url) => `<image:image>${element('image:loc', url)}</image:image>`);
  return `<url><loc>${address(language)}</loc>${element('lastmod', changedAt ?? null)}${alternates.join('')}${pictures.join('')}</url>`;
}
