import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './nonce-context.ts';
import { type Services, servicesContext } from './storefront/services.ts';
import { createStorefront } from './storefront/storefront.ts';

type Surroundings = Omit<Services, 'storefront'> & Parameters<typeof createStorefront>[0];

interface Answer {
  response: Response;
  generation: number;
  isComplete: boolean;
}

/**
 * Called once by server/ for each build: the storefront as a function from request to response, which may be given another
 * `reportError` for what the platform fails to give to this request. Nothing in `surroundings` belongs to one request.
 */
export function createStorefrontHandler(
  build: ServerBuild,
  mode: string,
  { platform, readGeneration, onStale, source, pageWaitMs, ...rest }: Surroundings,
): (request: Request, reportError?: Services['reportError']) => Promise<Answer> {
  const beginPage = createStorefront({ platform, readGeneration, onStale, source, pageWaitMs });
  const handle = createRequestHandler(build, mode);
  return async (request, reportError = rest.reportError) => {
    const storefront = await beginPage();
    const context = new RouterContextProvider();
    context.set(servicesContext, { ...rest, storefront, reportError });
    const response = await handle(request, context);
    return { response, generation: storefront.generation(), isComplete: storefront.isComplete() };
  };
}

/** Answers to the visitor, such as 404, are no errors of the store. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error)) return;
  context.get(servicesContext).reportError(error, new URL(request.url).pathname);
};

/**
 * Renders the whole page before it leaves: a finished page can be cached, compressed once and given a
 * Content-Security-Policy by hash (server/http/security-headers.ts). No component waits for data.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(servicesContext);
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
    </NonceContext>,
    // Without this bound React would move large parts of a page behind scripts that put them in place.
    { ...(nonce && { nonce }), progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => undefined },
  );
  await page.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status >= 500) headers.set('cache-control', 'no-store');
  return new Response(page, { status, headers });
}
