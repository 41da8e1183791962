import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Snapshots } from '#domain/catalogue/catalogue-source.ts';
import type { Brand } from '#platform/brand/brand.ts';
import { toLogPath } from '../http/log-path.ts';
import { finishPage } from '../http/security-headers.ts';
import type { ShopConnection } from '../start/shop-connection.ts';
import type { Analytics } from './analytics.ts';
import { createCatalogueWarnings } from './catalogue-warnings.ts';
import type { ShopFunctions } from './shop-functions.ts';

/** The storefront's build, as React Router makes it, with what `app/entry.server.tsx` adds. */
export type StorefrontBuild = ServerBuild & { entry: { module: { createStorefrontHandler: CreateHandler } } };

/** An answer of the storefront, and what is known of the platform data in it. */
export interface Rendered {
  response: Response;
  /** Of the oldest data in it (generation.ts). */
  generation: number;
  /** False when the platform failed: something is missing in it, or older than it should be. */
  isComplete: boolean;
}

/** Takes what the platform failed to give, with the page on which it happened. */
type ReportError = (error: unknown, path: string) => void;
/** @param reportError in place of the log's errors, for a page that is asked for again where the platform failed */
export type Render = (request: Request, reportError?: ReportError) => Promise<Rendered>;
type CreateHandler = (build: ServerBuild, mode: string, surroundings: object) => Render;

interface Options {
  /** A function in development, where each change of the sources makes a new build. */
  build: StorefrontBuild | (() => Promise<StorefrontBuild>);
  mode: 'production' | 'development' | 'test';
  shop: ShopConnection;
  snapshots: Snapshots | null;
  brand: Pick<Brand, 'logo'>;
  analytics: Analytics | null;
  publicUrl: string;
  callFunction: ShopFunctions['call'];
  log: Logger;
}

/**
 * Renders pages and page data. A page is asked for by its address alone (server/pages/page-cache.ts); a posted form comes as it was sent,
 * and its answer is not cached (server/http/form-posts.ts).
 */
export function createRenderer({
  build,
  mode,
  shop,
  snapshots,
  brand,
  analytics,
  publicUrl,
  callFunction,
  log,
}: Options): Render {
  const onStale = (error: unknown) => log.warn({ err: error }, 'platform data served stale: reading failed');
  // Vite's own scripts carry no nonce, so pages of the development server have no policy.
  const nonce = mode === 'development' ? undefined : randomBytes(16).toString('base64url');
  const surroundings = {
    nonce,
    analyticsHost: analytics && new URL(analytics.script).hostname,
    platform: shop.platform,
    readGeneration: shop.readGeneration,
    browserPlatform: shop.browserPlatform,
    paymentWays: shop.paymentWays,
    logo: brand.logo,
    accounts: shop.accounts?.browser ?? null,
    callFunction,
    publicUrl,
    now: () => new Date(),
    onStale,
    source: {
      ...shop.products,
      snapshots,
      onRead: createCatalogueWarnings(log),
    },
    reportError: (error: unknown, path: string) => log.error({ err: error, path: toLogPath(path) }, 'page failed'),
  };
  let handler: { of: StorefrontBuild; handle: Render } | undefined;

  return async (request, reportError) => {
    const current = typeof build === 'function' ? await build() : build;
    if (handler?.of !== current) {
      const { createStorefrontHandler } = current.entry.module;
      handler = { of: current, handle: createStorefrontHandler(current, mode, surroundings) };
    }
    const rendered = await handler.handle(request, reportError);
    if (rendered.response.status === 404) log.info({ path: toLogPath(new URL(request.url).pathname) }, 'no such page');
    if (nonce === undefined || !isHtml(rendered.response)) return rendered;
    return { ...rendered, response: await withPolicy(rendered.response, { nonce, shop, analytics }) };
  };
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

interface PolicyOptions {
  nonce: string;
  shop: ShopConnection;
  analytics: Analytics | null;
}

async function withPolicy(response: Response, { nonce, shop, analytics }: PolicyOptions): Promise<Response> {
  const { html, contentSecurityPolicy } = finishPage(await response.text(), shop.foreignOrigins, nonce, analytics);
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', contentSecurityPolicy);
  return new Response(html, { status: response.status, headers });
}
