import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { OwnMark } from './own-mark.ts';
import { scriptsLast } from './scripts-last.ts';
import { type Services, servicesContext } from './storefront/services.ts';
import { createStorefront } from './storefront/storefront.ts';

export const streamTimeout = 10_000;

type Surroundings = Omit<Services, 'storefront'> & Parameters<typeof createStorefront>[0];

/**
 * Called once by server/ for each build: the storefront as a function from request to response. It is made here, and not
 * in server/, because in development Vite's React Router and Node's are two, and what the one makes the other refuses.
 * Nothing in `surroundings` belongs to one request.
 */
export function createStorefrontHandler(
  build: ServerBuild,
  mode: string,
  { platform, readGeneration, onStale, ...rest }: Surroundings,
): (request: Request) => Promise<{ response: Response; generation: number; isComplete: boolean }> {
  const beginPage = createStorefront({ platform, readGeneration, onStale });
  const handle = createRequestHandler(build, mode);
  return async (request) => {
    const storefront = await beginPage();
    const context = new RouterContextProvider();
    context.set(servicesContext, { storefront, ...rest });
    const response = await handle(request, context);
    return { response, generation: storefront.generation(), isComplete: storefront.isComplete() };
  };
}

/** Every error that a loader or a component threw, once; what a visitor broke off is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  // A form that no page takes, or that is none: the sender's mistake, not the store's.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(servicesContext).reportError(error, new URL(request.url).pathname);
}

/**
 * Renders a whole page. It is not streamed to the visitor: a finished page can be kept, compressed once and given a
 * Content-Security-Policy by hash (server/page-cache.ts), and is then faster for everyone than a stream is for one.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const report = (error: unknown) => context.get(servicesContext).reportError(error, pathname);
  const { ownMark, finishPage } = context.get(servicesContext);
  const { html, failed } = await render(request, routerContext, { report, ownMark });
  const page = finishPage(html);
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  headers.set('content-type', 'text/html; charset=utf-8');
  // A screen names how long its page may be kept; a page that failed may not.
  if (failed || status >= 500) headers.set('cache-control', 'no-store');
  return new Response(Buffer.from(page.html), { status: failed ? 500 : status, headers });
}

function render(
  request: Request,
  routerContext: EntryContext,
  { report, ownMark }: { report: (error: unknown) => void; ownMark: string | undefined },
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const page = (
      <OwnMark value={ownMark}>
        <ServerRouter
          context={routerContext}
          url={request.url}
          {...(ownMark === undefined ? {} : { nonce: ownMark })}
        />
      </OwnMark>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: ownMark,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        pipe(body);
        text(body).then((html) => resolve({ html: import.meta.env.PROD ? scriptsLast(html) : html, failed }), reject);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        report(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
