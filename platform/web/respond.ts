/** Every answer of the checkout: private, never indexed, and with a policy that lets only its own files in. */

interface PagePolicy {
  /** Browsers hold a form's redirects, too, against the policy. */
  formOrigins?: readonly string[];
  /** Hash of an inline style sheet. */
  styleHash?: string;
  /** Besides pictures of the shop: `data:`. */
  images?: string;
  /** Whether its script may ask the shop. */
  connects?: boolean;
}

function contentSecurityPolicy({
  formOrigins = [],
  styleHash = '',
  images = '',
  connects = false,
}: PagePolicy): string {
  return [
    "default-src 'none'",
    `style-src 'self' ${styleHash}`.trim(),
    "script-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: ${images}`.trim(),
    ...(connects ? ["connect-src 'self'"] : []),
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The path holds the checkout's token: only the origin is ever told. `no-referrer` would also blank the `Origin` of
  // our own forms, by which foreign ones are told apart.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** Seconds after which a request that could not be answered (503) may be sent again. */
export const RETRY_AFTER_S = 5;

export function pageResponse(page: string, status = 200, policy: PagePolicy = {}): Response {
  return new Response(page, {
    status,
    headers: {
      ...PRIVATE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(policy),
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_S) }),
    },
  });
}

/** @param status 303 after a POST, so that a reload repeats nothing */
export function redirect(location: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { ...PRIVATE_HEADERS, Location: location } });
}

export function assetResponse(file: { type: string; body: Uint8Array<ArrayBuffer> }): Response {
  return new Response(file.body, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.body.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** A request that changes nothing. */
export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function methodNotAllowed(allow: string): Response {
  return new Response(null, { status: 405, headers: { ...PRIVATE_HEADERS, Allow: allow } });
}
