import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './router/browser-router.tsx';
import { decodeScreen } from './router/encoded-data.ts';
import { createRouter } from './router/router.ts';
import type { Manifest, RouteModules } from './router/types.ts';

interface Start {
  /** What the page was rendered from, as the server encoded it. */
  data: unknown;
  manifest: Manifest;
  modules: RouteModules;
}

/** Called by the script at the end of a page (boot-script.ts), when all modules are there: brings it to life. */
export function start({ data, manifest, modules }: Start): void {
  const router = createRouter({ manifest, modules, data: decodeScreen(data) });
  if (import.meta.env.DEV) exposeToTools(router.revalidate, modules);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserRouter router={router} />
      </StrictMode>,
    );
  });
}

/** Under these names React Router's development server looks for its router when a source has changed. */
function exposeToTools(revalidate: () => Promise<void>, modules: RouteModules): void {
  Object.assign(window, {
    __reactRouterContext: { ssr: true, isSpaMode: false },
    __reactRouterRouteModules: modules,
    __reactRouterDataRouter: { revalidate, createRoutesForHMR: () => null, _internalSetRoutes: () => undefined },
  });
}
