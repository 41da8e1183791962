import { shop } from '#shop.config';
import { servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/security-txt';

const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, now } = context.get(servicesContext);
  const expires = now();
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${shop.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: el, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
