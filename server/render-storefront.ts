import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { toLogPath } from './log-path.ts';
import { contentSecurityPolicy, withoutMark } from './security-headers.ts';
import type { ShopConnection } from './shop-connection.ts';
import type { ShopFunctions } from './shop-functions.ts';

/** The storefront's build, as React Router makes it, with what `app/entry.server.tsx` adds. */
export type StorefrontBuild = ServerBuild & { entry: { module: { createStorefrontHandler: CreateHandler } } };

type RequestHandler = (request: Request) => Promise<Response>;
type CreateHandler = (build: ServerBuild, mode: string, surroundings: object) => RequestHandler;

interface Options {
  /** A function in development, where each change of the sources makes a new build. */
  build: StorefrontBuild | (() => Promise<StorefrontBuild>);
  mode: 'production' | 'development' | 'test';
  shop: ShopConnection;
  publicUrl: string;
  callFunction: ShopFunctions['call'];
  log: Logger;
}

/**
 * Renders pages and page data. A page is asked for by its address alone (server/page-cache.ts); a
 * posted form comes as it was sent, and its answer is kept for nobody (server/form-posts.ts).
 */
export function createRenderer({ build, mode, shop, publicUrl, callFunction, log }: Options): RequestHandler {
  const onStale = (error: unknown) => log.warn({ err: error }, 'platform data kept stale: reading failed');
  // The dev server's own scripts know of no mark; its pages carry no policy either.
  const ownMark = mode === 'development' ? undefined : randomBytes(16).toString('base64url');
  const surroundings = {
    ownMark,
    platform: shop.platform,
    browserPlatform: shop.browserPlatform,
    accounts: shop.accounts?.browser ?? null,
    callFunction,
    publicUrl,
    now: () => new Date(),
    onStale,
    reportError: (error: unknown, path: string) => log.error({ err: error, path: toLogPath(path) }, 'page failed'),
  };
  let handler: { of: StorefrontBuild; handle: RequestHandler } | undefined;

  return async (request) => {
    const current = typeof build === 'function' ? await build() : build;
    if (handler?.of !== current) {
      const { createStorefrontHandler } = current.entry.module;
      handler = { of: current, handle: createStorefrontHandler(current, mode, surroundings) };
    }
    const response = await handler.handle(request);
    if (response.status === 404) log.info({ path: toLogPath(new URL(request.url).pathname) }, 'no such page');
    return ownMark === undefined ? response : withPolicy(response, shop, ownMark);
  };
}

async function withPolicy(response: Response, shop: ShopConnection, ownMark: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', contentSecurityPolicy(html, shop.foreignOrigins, ownMark));
  // A screen names how long its page may be kept; a page that failed may not.
  if (response.status >= 500) headers.set('cache-control', 'no-store');
  return new Response(withoutMark(html, ownMark), { status: response.status, headers });
}
