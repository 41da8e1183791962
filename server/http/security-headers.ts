import { hash } from 'node:crypto';
import type { Environment } from '../environment.ts';
import { type Analytics, analyticsTag } from '../pages/analytics.ts';

/** Hosts outside the store's own address that a page needs, if the shop is on the hosted platform. */
export interface ForeignOrigins {
  connect: readonly string[];
  images: readonly string[];
  /** Where forms may be sent: the end of a login on the platform's own pages. */
  forms: readonly string[];
}

/**
 * Gives a page its Content-Security-Policy: our own inline scripts and styles are allowed by their hashes, no foreign script
 * and no `unsafe-inline`. A nonce in the policy would differ for every visitor and forbid caching the page.
 *
 * @param nonce marks our own tags while the page is rendered; it is removed, so a reader of the page does not learn it
 * @param analytics the one script of another origin that may be let in, and the one address that it may tell
 */
export function finishPage(
  rendered: string,
  origins: ForeignOrigins,
  nonce: string,
  analytics: Analytics | null = null,
): { html: string; contentSecurityPolicy: string } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', content = ''] of rendered.matchAll(INLINE_TAG)) {
    if (attributes.includes(attribute)) hashes[name as 'script' | 'style'].add(hashSource(content));
  }
  const marked = analytics ? rendered.replace('</head>', () => `${analyticsTag(analytics)}</head>`) : rendered;
  return { html: marked.replaceAll(attribute, ''), contentSecurityPolicy: toPolicy(hashes, origins, analytics) };
}

/** An inline script or style. A quoted attribute may contain `>`. */
const INLINE_TAG = /<(script|style)((?:\s+(?!src=)[^\s=>]+(?:="[^"]*")?)*)\s*>(.*?)<\/\1>/gs;

function toPolicy(
  hashes: Record<'script' | 'style', Set<string>>,
  origins: ForeignOrigins,
  analytics: Analytics | null,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(analytics ? [analytics.script] : []), ...hashes.script],
    'style-src': ["'self'", ...hashes.style],
    'img-src': ["'self'", 'data:', ...origins.images],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect, ...(analytics ? [analytics.endpoint] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...origins.forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

/** Headers of documents only: a picture or a script opens no frame and sends no referrer of its own. */
const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Built files and pictures. A first visit asks for about 25 of them, and headers are not compressed. */
const FILE_PATH = /^\/(?:assets|cdn)\//;

/** Shown by mails, price comparisons and other storefronts. */
const PICTURE = /^[^?]*\.(?:webp|avif|png|jpe?g|svg|ico)(?:\?|$)/;

/** @returns the headers that an answer of the store carries, by the path that was asked for */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: Pick<Environment, 'publicUrl' | 'hstsSubdomains'>): (path: string) => Record<string, string> {
  // Other names of the domain may not be the shop's to decide.
  const hsts = `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  const file = {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https://') ? { 'strict-transport-security': hsts } : {}),
  };
  const document = { ...file, ...DOCUMENT_HEADERS };
  return (path) => ({
    ...(FILE_PATH.test(path) ? file : document),
    'cross-origin-resource-policy': PICTURE.test(path) ? 'cross-origin' : 'same-origin',
  });
}
