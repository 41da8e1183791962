import { hasAssistants } from '#domain/assistant/has-assistants.ts';
import { shop } from '#shop.config';
import { PAGE_CACHE_CONTROL } from '../../storefront/cache-headers.ts';
import { servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  const isOpen = hasAssistants(shop.assistants);
  const lines = [
    ...(isOpen ? [`# Assistants: ${publicUrl}/llms.txt and ${publicUrl}/.well-known/ucp`] : []),
    'User-agent: *',
    ...(isOpen ? ['Allow: /api/ucp/'] : []),
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
