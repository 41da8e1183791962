import { facetAddress, WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { localizePath } from '../i18n/language.ts';
import { PAGE_CACHE_CONTROL } from '../storefront/cache-headers.ts';
import { getCatalogue } from '../storefront/catalogue.ts';
import { orFail } from '../storefront/missing-part.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/sitemap';

/** Every page that a search engine should know, in both languages, each naming the other. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { storefront, publicUrl } = services;
  const catalogue = await orFail(getCatalogue(storefront, 'el'), services, '/sitemap.xml');
  const kinds = catalogue.select(WHOLE_CATALOGUE).facets.kind.filter(({ count }) => count > 0);
  const paths = [
    '/',
    '/products',
    '/finder',
    '/services/refurbishment',
    '/services/grade-guide',
    '/about/our-story',
    '/about/our-mission',
    '/blog',
    '/contact',
    '/warranty',
    '/withdrawal',
    '/terms',
    '/privacy',
    '/accessibility',
    ...kinds.map(({ value }) => facetAddress('kind', value)),
    ...[...catalogue.brandNames.keys()].map((brand) => facetAddress('brand', brand)),
    ...catalogue.entries.map(({ card }) => `/product/laptop/${card.handle}`),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.flatMap((path) => (['el', 'en'] as const).map((language) => toUrl(path, language, publicUrl))).join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
  });
}

function toUrl(path: string, language: 'el' | 'en', publicUrl: string): string {
  const address = (of: 'el' | 'en') => escapeXml(publicUrl + localizePath(path, of));
  const alternates = (['el', 'en'] as const).map(
    (of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address(of)}"/>`,
  );
  return `<url><loc>${address(language)}</loc>${alternates.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
