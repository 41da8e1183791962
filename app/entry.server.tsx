import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { languageOf, perLanguage } from '#domain/locales.ts';
import type { PageData } from '#domain/page-data.ts';
import { BootScript, bootScript } from './boot-script.ts';
import { NoScriptNotice } from './no-script-notice.tsx';
import { OwnMark } from './own-mark.ts';
import { readPageData } from './page-data.ts';
import { ScreenTree } from './router/screen-tree.tsx';
import type { RouteModules, Screen } from './router/types.ts';
import { linkLaterStylesOnce } from './shell/later-styles.tsx';
import { nextTurn } from './storefront/next-turn.ts';
import { type Services, servicesContext } from './storefront/services.ts';
import { createStorefront } from './storefront/storefront.ts';
import { KeptParts, takeWaitingItems } from './ui/kept.tsx';

export const streamTimeout = 10_000;

type Surroundings = Omit<Services, 'storefront' | 'setPage'> & Parameters<typeof createStorefront>[0];

interface Answer {
  response: Response;
  generation: number;
  isComplete: boolean;
  /** Null where the page stands in the response: answers to a posted form and pages that failed are for one visitor. */
  page: SharedPage | null;
}

/** A page that serves everyone. Its bytes do not go through the response, which would copy them three times. */
export interface SharedPage {
  body: Buffer<ArrayBuffer>;
  data: PageData;
}

/**
 * Called once by server/ for each build: the storefront as a function from request to response. It is made here, and not
 * in server/, because in development Vite's React Router and Node's are two, and what the one makes the other refuses.
 * Nothing in `surroundings` belongs to one request.
 */
export function createStorefrontHandler(
  build: ServerBuild,
  mode: string,
  { platform, readGeneration, onStale, source, ...rest }: Surroundings,
): (request: Request) => Promise<Answer> {
  const beginPage = createStorefront({ platform, readGeneration, onStale, source });
  const handle = createRequestHandler(build, mode);
  return async (request) => {
    const storefront = await beginPage();
    const context = new RouterContextProvider();
    let page: SharedPage | null = null;
    const setPage = (made: SharedPage) => {
      page = made;
    };
    context.set(servicesContext, { storefront, setPage, ...rest });
    const response = await handle(request, context);
    return { response, page, generation: storefront.generation(), isComplete: storefront.isComplete() };
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

const PAGE_END = '</body></html>';
/** Put before the end of the body, where React's hydration leaves it as it is. */
const NO_SCRIPT = perLanguage(({ tag }) => renderToStaticMarkup(<NoScriptNotice language={tag} />));

/**
 * Renders a whole page. It is not streamed to the visitor: a finished page can be kept, compressed once and given a
 * Content-Security-Policy by hash (server/page-cache.ts), and is then faster for everyone than a stream is for one. No
 * component waits for anything while it is rendered, so it is rendered to a text in one go.
 *
 * @throws what a component throws; React Router then renders the page of the error
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { ownMark, finishPage, setPage } = context.get(servicesContext);
  const data = await takePageData(routerContext, new URL(request.url));
  const isForEveryone = import.meta.env.PROD && request.method === 'GET' && status === 200;
  const { manifest, routeModules, staticHandlerContext: screenContext } = routerContext;
  const screen = toScreen(screenContext);
  const script = bootScript({
    manifest,
    routes: screen.matches.map(({ id }) => id),
    data: isForEveryone ? { address: data.address } : { content: data.content.toString() },
  });
  // In a large shop the loaders have used their share of this turn.
  await nextTurn();
  const keptParts: Uint8Array[] = [];
  const markup = renderToString(
    <OwnMark value={ownMark}>
      <KeptParts value={{ ownMark, parts: keptParts }}>
        <BootScript value={script}>
          <ScreenTree
            screen={screen}
            navigation={{ state: 'idle' }}
            modules={routeModules as unknown as RouteModules}
            onBoundary={(routeId) => {
              // There React Router shows what a component throws.
              screenContext._deepestRenderedBoundaryId = routeId;
            }}
          />
        </BootScript>
      </KeptParts>
    </OwnMark>,
  );
  // Here nothing else is being rendered; in development a component may change at any time.
  for (const { element, keep } of takeWaitingItems()) if (import.meta.env.PROD) keep(renderToString(element));
  // React writes the doctype into streams only; without it browsers lay the page out in quirks mode.
  const html = `<!DOCTYPE html>${markup.slice(0, -PAGE_END.length)}${NO_SCRIPT[languageOf(screen.location.pathname)]}${PAGE_END}`;
  const page = finishPage(linkLaterStylesOnce(html), keptParts);
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  headers.set('content-type', 'text/html; charset=utf-8');
  // A screen names how long its page may be kept; a page that failed may not.
  if (status >= 500) headers.set('cache-control', 'no-store');
  if (isForEveryone) setPage({ body: page.body, data });
  return new Response(isForEveryone ? null : page.body, { status, headers });
}

/** Takes the loaders' data out of what is rendered: React Router would write them into the page bit by bit. */
function takePageData(routerContext: EntryContext, page: URL): Promise<PageData> {
  const { serverHandoffStream } = routerContext;
  if (!serverHandoffStream) throw new Error('React Router gave no stream of the loaders’ data');
  delete routerContext.serverHandoffStream;
  return readPageData(serverHandoffStream, page);
}

function toScreen({ location, matches, loaderData, actionData, errors }: EntryContext['staticHandlerContext']): Screen {
  return {
    location,
    matches: matches.map(({ route, pathname, params }) => ({ id: route.id, pathname, params })),
    loaderData,
    actionData,
    errors,
  };
}
