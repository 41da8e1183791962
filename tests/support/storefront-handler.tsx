/** The storefront as the server renders it, from its sources, over a platform that the test plays. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import { type ServerBuild, useActionData, useLoaderData, useMatches, useParams, useRouteError } from 'react-router';
import * as entry from '#app/entry.server.tsx';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts';
import { perLanguage } from '#domain/locale/locales.ts';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import type { Render, Rendered } from '#server/pages/render-storefront.ts';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../app/routes/**/*.{ts,tsx}',
  '../../locales/*/screens/*.ts',
]);

interface Surroundings {
  /** Answers a request to the Storefront API. */
  platform: (request: Request) => Promise<Response>;
  readGeneration?: () => number | Promise<number>;
  now?: () => Date;
  /** Those of the test gateway without it. */
  paymentWays?: PaymentWays | null;
  /** Null as at a hosted platform. */
  alertsPath?: string | null;
  source?: Partial<CatalogueSource>;
  /** Waits for the platform as long as a shopper does: elsewhere a busy machine is no slow platform. */
  waitsAsServed?: boolean;
}

const PATIENT_MS = 120_000;

const TEST_WAYS: PaymentWays = { ways: ['card'], cards: ['Visa', 'Mastercard'], installments: [] };

export interface TestStorefront {
  render: Render;
  /** A page by its path. */
  get: (path: string) => Promise<Rendered & { html: string }>;
  /** What was written to the log, as `path: message`. */
  errors: string[];
  stale: unknown[];
}

/** Every route of the store, in one build as React Router's compiler makes it, without the browser's half. */
export async function createTestStorefront(surroundings: Surroundings): Promise<TestStorefront> {
  const errors: string[] = [];
  const stale: unknown[] = [];
  const render = entry.createStorefrontHandler(await toBuild(), 'production', {
    platform: { fetch: surroundings.platform, endpoint: 'https://shop.example.gr/api', headers: {} },
    readGeneration: surroundings.readGeneration ?? (() => 0),
    onStale: (error) => stale.push(error),
    ...(!surroundings.waitsAsServed && { pageWaitMs: PATIENT_MS }),
    source: {
      pageSize: 250,
      readChanges: null,
      snapshots: null,
      onRead: () => undefined,
      ...surroundings.source,
    },
    now: surroundings.now ?? (() => new Date('2026-11-20T08:00:00Z')),
    publicUrl: 'https://shop.example.gr',
    logo: perLanguage(() => null),
    analyticsHost: null,
    browserPlatform: {
      endpoint: '/api',
      publicToken: 'public',
      loginsPath: null,
      alertsPath: surroundings.alertsPath === undefined ? '/stock-alerts/' : surroundings.alertsPath,
    },
    paymentWays: surroundings.paymentWays === undefined ? TEST_WAYS : surroundings.paymentWays,
    accounts: null,
    callFunction: () => Promise.reject(new Error('no functions in this test')),
    nonce: undefined,
    reportError: (error, path) => errors.push(`${path}: ${error instanceof Error ? error.message : String(error)}`),
  });
  return {
    render,
    errors,
    stale,
    async get(path) {
      const rendered = await render(new Request(`https://shop.example.gr${path}`));
      return { ...rendered, html: await rendered.response.clone().text() };
    },
  };
}

/** Every route of the store with its module, as the server and the browser draw them. */
export async function toBuild(): Promise<ServerBuild> {
  const found: ServerBuild['routes'] = {};
  add(found, { id: 'root', path: '', module: root });
  await addAll(found, routes, 'root');
  const assets = { entry: { imports: [], module: '/entry.js' }, routes: {}, url: '/manifest.js', version: '1' };
  for (const [id, route] of Object.entries(found)) {
    if (!route) continue;
    const { module, children: _, ...rest } = route as typeof route & { children?: unknown };
    Object.assign(assets.routes, {
      [id]: {
        ...rest,
        module: `/${id}.js`,
        hasAction: 'action' in module,
        hasLoader: 'loader' in module,
        hasErrorBoundary: 'ErrorBoundary' in module,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
      },
    });
  }
  return {
    entry: { module: entry as unknown as ServerBuild['entry']['module'] },
    routes: found,
    assets,
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  };
}

async function addAll(found: ServerBuild['routes'], entries: RouteConfigEntry[], parentId: string): Promise<void> {
  for (const { id, file, path, index, children } of entries) {
    const routeId = id ?? file.replace(/\.tsx?$/, '');
    const load = modules[`../../app/${file}`.replace('/app/..', '')];
    if (!load) throw new Error(`No such route module: ${file}`);
    add(found, { id: routeId, parentId, path, index, module: await load() });
    await addAll(found, children ?? [], routeId);
  }
}

interface RouteParts {
  id: string;
  parentId?: string;
  path?: string | undefined;
  index?: boolean | undefined;
  module: Record<string, unknown>;
}

function add(found: ServerBuild['routes'], route: RouteParts): void {
  const { default: Screen, ErrorBoundary } = route.module as Record<string, ComponentType<object> | undefined>;
  const module = {
    ...route.module,
    ...(Screen && { default: withProps(Screen) }),
    ...(ErrorBoundary && { ErrorBoundary: withError(ErrorBoundary) }),
  };
  found[route.id] = { ...route, module } as unknown as NonNullable<ServerBuild['routes'][string]>;
}

/** The props that the compiler of React Router gives to a route's component. */
function withProps(Screen: ComponentType<object>) {
  return function Route() {
    const props = {
      loaderData: useLoaderData<unknown>(),
      actionData: useActionData<unknown>(),
      params: useParams(),
      matches: useMatches(),
    };
    return <Screen {...props} />;
  };
}

function withError(ErrorBoundary: ComponentType<object>) {
  return function RouteError() {
    const props = { error: useRouteError(), params: useParams() };
    return <ErrorBoundary {...props} />;
  };
}
