import { PAGE_CACHE_CONTROL } from '../storefront/cache-headers.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  const lines = [
    'User-agent: *',
    'Disallow: /cart/',
    'Disallow: /checkouts/',
    'Disallow: /api/',
    'Disallow: /cards',
    'Disallow: /suggest',
    'Disallow: /assistant/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
  });
}
