import { createHash } from 'node:crypto';
import type { Environment } from './environment.ts';

/** Hosts outside the store's own address that a page needs, when the shop stands on the hosted platform. */
export interface ForeignOrigins {
  connect: readonly string[];
  images: readonly string[];
  /** Where forms may be sent: the end of a login on the platform's own pages. */
  forms: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/**
 * The Content-Security-Policy of one finished page: its own inline scripts and styles by their hashes, no foreign
 * script, no `unsafe-inline`. A nonce would differ for every visitor and forbid keeping the page.
 *
 * @param ownMark the `nonce` that our own tags carry while the page is made; what somebody slipped into a text has none
 */
export function contentSecurityPolicy(html: string, origins: ForeignOrigins, ownMark: string): string {
  const own = (tags: RegExp) =>
    [...html.matchAll(tags)]
      .filter(([, attributes = '']) => attributes.includes(markAttribute(ownMark)))
      .map(([, , content = '']) => hashSource(content));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(own(INLINE_SCRIPT))],
    'style-src': ["'self'", ...new Set(own(INLINE_STYLE))],
    'img-src': ["'self'", 'data:', ...origins.images],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...origins.forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The page as it leaves: whoever reads it does not learn the mark. */
export function withoutMark(html: string, ownMark: string): string {
  return html.replaceAll(markAttribute(ownMark), '');
}

function markAttribute(ownMark: string): string {
  return ` nonce="${ownMark}"`;
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
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
