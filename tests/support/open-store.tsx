/** The store in a browser: the routes and scripts of its pages, over the data that its server gives. */
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ALERTS_PATH } from '#platform/alerts/stock-alerts.ts';
import { readAnswer, readRouteData } from './read-route-data.ts';
import { type TestStorefront, toBuild } from './storefront-handler.tsx';

const ORIGIN = 'https://shop.example.gr';

/** @returns the router of the open page; what its scripts ask for is answered by the store and by `platform` */
export async function openStore(
  store: TestStorefront,
  platform: (request: Request) => Promise<Response>,
  address: string,
): Promise<ReturnType<typeof createMemoryRouter>> {
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api') return platform(request);
    if (pathname === ALERTS_PATH) return Response.json({ text: 'A link was sent.' });
    return (await store.render(request)).response;
  });
  vi.stubGlobal('print', () => undefined);
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover, matches });
  const { routes } = await toBuild();
  const childrenOf = (parentId: string): RouteObject[] =>
    Object.values(routes).flatMap((route) =>
      route?.parentId === parentId ? [toRoute(route as unknown as Built, childrenOf(route.id), store)] : [],
    );
  const router = createMemoryRouter(childrenOf('root'), { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
  await settle();
  return router;
}

/** What the browser of the tests has not. */
function showPopover(this: HTMLElement): void {
  this.setAttribute('open', '');
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
}
function hidePopover(this: HTMLElement): void {
  this.removeAttribute('open');
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
}
function matches(this: HTMLElement, selector: string): boolean {
  return Element.prototype.matches.call(this, selector.replaceAll(':popover-open', '[open]'));
}

/** Lets code, answers and timers of one second come. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(400);
    });
}

/** Nothing is shown before the first data are there. */
function HydrateFallback() {
  return null;
}

interface Built {
  id: string;
  path?: string;
  index?: true;
  module: {
    default?: ComponentType;
    ErrorBoundary?: ComponentType;
    handle?: unknown;
    loader?: unknown;
    action?: unknown;
    shouldRevalidate?: RouteObject['shouldRevalidate'];
  };
}

function toRoute({ id, path, index, module }: Built, children: RouteObject[], store: TestStorefront): RouteObject {
  const { default: Component, ErrorBoundary, handle, shouldRevalidate } = module;
  const ask = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const isPost = request.method === 'POST';
    const body = isPost ? await request.text() : null;
    const data = `${ORIGIN}${pathname.replace(/\/$/, '/_root')}.data${search}`;
    const { method, headers } = request;
    return (await store.render(new Request(data, { method, headers, body }))).response;
  };
  const loader = async ({ request }: { request: Request }) => (await readRouteData(await ask(request)))[id];
  const action = async ({ request }: { request: Request }) =>
    ((await readAnswer(await ask(request))) as { data: unknown }).data;
  return {
    ...{ id, path, handle, Component, ErrorBoundary, HydrateFallback },
    ...(shouldRevalidate && { shouldRevalidate }),
    ...('loader' in module && { loader }),
    ...('action' in module && { action }),
    ...(index ? { index } : { children }),
  } as RouteObject;
}
