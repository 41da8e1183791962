import { hash } from 'node:crypto';
import { KEPT_PART } from '#domain/kept-part.ts';
import { type Analytics, analyticsTag } from './analytics.ts';
import type { Environment } from './environment.ts';

/** Hosts outside the store's own address that a page needs, when the shop stands on the hosted platform. */
export interface ForeignOrigins {
  connect: readonly string[];
  images: readonly string[];
  /** Where forms may be sent: the end of a login on the platform's own pages. */
  forms: readonly string[];
}

/**
 * The last hand on a page: its Content-Security-Policy, and the page without the marks. Our own inline scripts and styles are
 * allowed by their hashes, no foreign script, no `unsafe-inline`. A nonce would differ for every visitor and forbid keeping
 * the page.
 *
 * @param keptParts what was rendered for other pages, in the order of its places
 * @param ownMark the `nonce` that our own tags carry while the page is made; what somebody slipped into a text has none, and
 *   whoever reads the page does not learn it
 * @param analytics the one script of another origin that may be let in, and the one address that it may tell
 */
export function finishPage(
  made: string,
  keptParts: readonly Uint8Array[],
  origins: ForeignOrigins,
  ownMark: string,
  analytics: Analytics | null = null,
): { body: Buffer<ArrayBuffer>; contentSecurityPolicy: string } {
  const mark = ` nonce="${ownMark}"`;
  const html = analytics ? made.replace('</head>', () => `${analyticsTag(analytics)}</head>`) : made;
  const pieces: Uint8Array[] = [];
  const parts = keptParts.values();
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let done = 0;
  for (let index = html.indexOf(mark); index !== -1; index = html.indexOf(mark, done)) {
    const start = html.lastIndexOf('<', index);
    if (html.startsWith(KEPT_PLACE, start)) {
      const part = parts.next().value;
      if (!part) throw new Error('A page has more places for kept parts than parts');
      pieces.push(Buffer.from(html.slice(done, start)), part);
      done = index + mark.length + KEPT_PLACE_END.length;
      continue;
    }
    pieces.push(Buffer.from(html.slice(done, index)));
    done = index + mark.length;
    const tag = html.slice(start, html.indexOf('>', done));
    const [, name] = OWN_TAG.exec(tag) ?? [];
    if (name === 'script' || name === 'style') hashes[name].add(hashSource(contentAfter(html, done, name)));
  }
  pieces.push(Buffer.from(html.slice(done)));
  return { body: Buffer.concat(pieces), contentSecurityPolicy: toPolicy(hashes, origins, analytics) };
}

const KEPT_PLACE = `<${KEPT_PART}`;
const KEPT_PLACE_END = `></${KEPT_PART}>`;

/** A script or a style that stands in the page itself. */
const OWN_TAG = /^<(script|style)(?![^>]*\ssrc=)/;

function contentAfter(html: string, place: number, tag: string): string {
  const start = html.indexOf('>', place) + 1;
  return html.slice(start, html.indexOf(`</${tag}>`, start));
}

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

/** The styles are the same on most pages, and hashing them again and again took 4 % of the time of a page. */
const hashesOfLong = new Map<string, string>();
const LONG = 2_000;
const MAX_KEPT = 20;

function hashSource(content: string): string {
  const kept = hashesOfLong.get(content);
  if (kept !== undefined) return kept;
  const source = `'sha256-${hash('sha256', content, 'base64')}'`;
  if (content.length > LONG && hashesOfLong.size < MAX_KEPT) hashesOfLong.set(content, source);
  return source;
}

/** What only a document can use: a picture or a script opens no frame and sends no referrer of its own. */
const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Built files, pictures and page data. A first visit asks for about 25 of them, and headers are not compressed. */
const FILE_PATH = /^\/(?:assets|cdn|page-data)\//;

/** @returns the headers that an answer of the store carries, by the path that was asked for */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: Pick<Environment, 'publicUrl' | 'hstsSubdomains'>): (path: string) => Record<string, string> {
  // The names beside the shop's are somebody else's decision.
  const hsts = `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  const file = {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https://') ? { 'strict-transport-security': hsts } : {}),
  };
  const document = { ...file, ...DOCUMENT_HEADERS };
  return (path) => (FILE_PATH.test(path) ? file : document);
}
