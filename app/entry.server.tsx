import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { languageOf, perLanguage } from '#domain/locales.ts';
import { nextTurn } from '#domain/next-turn.ts';
import type { PageData } from '#domain/page-data.ts';
import { BootScript, bootScript } from './boot-script.ts';
import { NoScriptNotice } from './no-script-notice.tsx';
import { OwnMark } from './own-mark.ts';
import { toPageData } from './page-data.ts';
import type { ServerRoute } from './router/ask-routes.ts';
import { encodeScreen } from './router/encoded-data.ts';
import { createRequestHandler, type RenderedScreen } from './router/request-handler.ts';
import { ScreenTree } from './router/screen-tree.tsx';
import type { RouteModules } from './router/types.ts';
import { linkLaterStylesOnce } from './shell/later-styles.tsx';
import { type Services, servicesContext } from './storefront/services.ts';
import { createStorefront } from './storefront/storefront.ts';
import { KeptParts, takeWaitingItems } from './ui/kept.tsx';

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
 * Called once by server/ for each build: the storefront as a function from request to response, which may be given another
 * `reportError` for what the platform fails to give to this request. Nothing in `surroundings` belongs to one request.
 */
export function createStorefrontHandler(
  build: ServerBuild,
  mode: string,
  { platform, readGeneration, onStale, source, pageWaitMs, ...rest }: Surroundings,
): (request: Request, reportError?: Services['reportError']) => Promise<Answer> {
  const beginPage = createStorefront({ platform, readGeneration, onStale, source, pageWaitMs });
  const routes = build.routes as unknown as Record<string, ServerRoute<RouterContextProvider>>;
  const handle = createRequestHandler({
    routes,
    render: pageRenderer(build),
    reportError: (error, request) => rest.reportError(error, new URL(request.url).pathname),
    isDevelopment: mode === 'development',
  });
  return async (request, reportError = rest.reportError) => {
    const storefront = await beginPage();
    const context = new RouterContextProvider();
    let page: SharedPage | null = null;
    const setPage = (made: SharedPage) => {
      page = made;
    };
    context.set(servicesContext, { ...rest, storefront, setPage, reportError });
    const response = await handle(request, context);
    return { response, page, generation: storefront.generation(), isComplete: storefront.isComplete() };
  };
}

const PAGE_END = '</body></html>';
/** Put before the end of the body, where React's hydration leaves it as it is. */
const NO_SCRIPT = perLanguage(({ tag }) => renderToStaticMarkup(<NoScriptNotice language={tag} />));

/**
 * Renders whole pages. They are not streamed to the visitor: a finished page can be kept, compressed once and given a
 * Content-Security-Policy by hash (server/page-cache.ts), and is then faster for everyone than a stream is for one. No
 * component waits for anything while it is rendered, so it is rendered to a text in one go.
 */
function pageRenderer({ assets, routes }: Pick<ServerBuild, 'assets' | 'routes'>) {
  const modules = Object.fromEntries(
    Object.values(routes).map((route) => [route?.id, route?.module]),
  ) as unknown as RouteModules;
  return async ({ screen, status, headers, request, context, onBoundary }: RenderedScreen<RouterContextProvider>) => {
    const { ownMark, finishPage, setPage } = context.get(servicesContext);
    const content = encodeScreen(screen);
    const isForEveryone = import.meta.env.PROD && request.method === 'GET' && status === 200;
    const data = isForEveryone ? toPageData(content, new URL(request.url)) : null;
    const script = bootScript({
      manifest: assets,
      routes: screen.matches.map(({ id }) => id),
      data: data ? { address: data.address } : { content },
    });
    // In a large shop the loaders have used their share of this turn.
    await nextTurn();
    const keptParts: Uint8Array[] = [];
    const markup = renderToString(
      <OwnMark value={ownMark}>
        <KeptParts value={{ ownMark, parts: keptParts }}>
          <BootScript value={script}>
            <ScreenTree screen={screen} navigation={{ state: 'idle' }} modules={modules} onBoundary={onBoundary} />
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
    if (data) setPage({ body: page.body, data });
    return new Response(data ? null : page.body, { status, headers });
  };
}
