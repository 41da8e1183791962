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
import type { PageData } from '#domain/page-data.ts';
import { OwnMark } from './own-mark.ts';
import { readPageData } from './read-page-data.ts';
import { scriptsLast } from './scripts-last.ts';
import { type Services, servicesContext } from './storefront/services.ts';
import { createStorefront } from './storefront/storefront.ts';

export const streamTimeout = 10_000;

type Surroundings = Omit<Services, 'storefront' | 'setPageData'> & Parameters<typeof createStorefront>[0];

interface Answer {
  response: Response;
  generation: number;
  isComplete: boolean;
  /** Null where they stand in the page itself: answers to a posted form and pages that failed are for one visitor. */
  data: PageData | null;
}

/**
 * Called once by server/ for each build: the storefront as a function from request to response. It is made here, and not
 * in server/, because in development Vite's React Router and Node's are two, and what the one makes the other refuses.
 * Nothing in `surroundings` belongs to one request.
 */
export function createStorefrontHandler(
  build: ServerBuild,
  mode: string,
  { platform, readGeneration, onStale, ...rest }: Surroundings,
): (request: Request) => Promise<Answer> {
  const beginPage = createStorefront({ platform, readGeneration, onStale });
  const handle = createRequestHandler(build, mode);
  return async (request) => {
    const storefront = await beginPage();
    const context = new RouterContextProvider();
    let data: PageData | null = null;
    const setPageData = (read: PageData) => {
      data = read;
    };
    context.set(servicesContext, { storefront, setPageData, ...rest });
    const response = await handle(request, context);
    return { response, generation: storefront.generation(), isComplete: storefront.isComplete(), data };
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
  const url = new URL(request.url);
  const { ownMark, finishPage, reportError, setPageData } = context.get(servicesContext);
  const report = (error: unknown) => reportError(error, url.pathname);
  const data = await takePageData(request, status, routerContext);
  if (data) setPageData(data);
  const { html, failed } = await render(request, routerContext, { report, ownMark, data });
  const page = finishPage(html);
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  headers.set('content-type', 'text/html; charset=utf-8');
  // A screen names how long its page may be kept; a page that failed may not.
  if (failed || status >= 500) headers.set('cache-control', 'no-store');
  return new Response(Buffer.from(page.html), { status: failed ? 500 : status, headers });
}

/** Takes the data out of what is rendered. In development React Router's own script reads them from the page. */
async function takePageData(request: Request, status: number, routerContext: EntryContext): Promise<PageData | null> {
  const { serverHandoffStream } = routerContext;
  if (!import.meta.env.PROD || request.method !== 'GET' || status !== 200 || !serverHandoffStream) return null;
  delete routerContext.serverHandoffStream;
  return readPageData(serverHandoffStream, new URL(request.url));
}

interface PageParts {
  report: (error: unknown) => void;
  ownMark: string | undefined;
  data: PageData | null;
}

function render(
  request: Request,
  routerContext: EntryContext,
  { report, ownMark, data }: PageParts,
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
        text(body).then(
          (html) => resolve({ html: import.meta.env.PROD ? scriptsLast(html, data?.address) : html, failed }),
          reject,
        );
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
