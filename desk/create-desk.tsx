import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteMatch,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { BODY_CUT_HEADER, CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { nameBrowser } from '#domain/customer/name-browser.ts';
import { acceptedLanguage, contentLanguageOf } from '#domain/locale/locales.ts';
import { DatabaseUnavailable } from '#platform/db/database-unavailable.ts';
import { findSession, type StaffSession } from '#platform/staff/staff-sessions.ts';
import { loadAssets } from '#platform/web/assets.ts';
import { assetResponse, isRead, methodNotAllowed, pageResponse, redirect } from '#platform/web/respond.ts';
import { AGAIN_FIELD, isRefused, mayDo, type Refused, STATUS, typedIn } from './actions.ts';
import { CHALLENGE_COOKIE, languageCookie, readCookie, SESSION_COOKIE } from './cookies.ts';
import { type DeskSettings, type Visit, visitContext } from './desk-context.ts';
import { renderDocument } from './document.tsx';
import { NoRight } from './failure.tsx';
import { ENTER_PATH, type RouteRights, routes } from './routes.ts';

export const DESK_FILES = {
  base: '/desk/assets',
  styles: [new URL('desk.css', import.meta.url)],
  script: new URL('desk.client.js', import.meta.url),
};

/** The QR code is an address of its own, and a reading beside a field is asked for while typing. */
const POLICY = { images: 'data:', connects: true };

/** A stranger's longer form is not read, nor one that does not say how long it is. */
const MOST_AGAIN_BYTES = 1_000_000;

type Desk = (request: Request) => Promise<Response>;

/** The owner's desk below `/desk`: pages of React Router, made here alone, whose forms call the services of the platform. */
export function createDesk(settings: DeskSettings): Desk {
  const assets = loadAssets(settings.brand, DESK_FILES);
  const handler = createStaticHandler(routes);

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const file = assets.find(url.pathname);
    if (file) return assetResponse(file);
    if (!isRead(request) && request.method !== 'POST') return methodNotAllowed('GET, HEAD, POST');
    const visit = await openVisit(settings, request);
    const leaf = matchRoutes([...routes], url.pathname)?.at(-1)?.route as DataRouteMatch['route'] | undefined;
    const right = checkRight(request, url, visit.session, leaf?.handle);
    if (right instanceof Response) return withPrivacy(right);
    const tell = (path: string, problem: string, typed = {}) =>
      show(new Request(new URL(path, url), { headers: request.headers }), visit, {
        ...{ action: '', problem, changed: [], typed },
      });
    // What was typed while the session ended waits in the form of the door.
    if (right === 'again') {
      const path = ENTER_PATH + toQuery(url);
      // A body that is no form has nothing to go on with.
      const form = await request.formData().catch(() => null);
      if (!form) return redirect(path, 303);
      return tell(path, 'session_over', { [AGAIN_FIELD]: JSON.stringify(typedIn(form)) });
    }
    if (request.headers.has(BODY_CUT_HEADER)) return tell(url.pathname + url.search, 'too_large');
    if (right === 'none')
      return pageResponse(renderDocument(<NoRight />, { visit, assets, path: url.pathname }), 403, POLICY);
    // A route without a page answers by itself: a file.
    if (leaf?.loader && !leaf.Component) {
      const requestContext = contextOf(visit);
      return withPrivacy(await handler.queryRoute(request, { requestContext }).catch(orThrown));
    }
    return show(request, visit, null);
  }

  /** @param told a refusal that is no action's own */
  async function show(request: Request, visit: Visit, told: Refused | null): Promise<Response> {
    const requestContext = contextOf(visit);
    const path = new URL(request.url).pathname;
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return withPrivacy(context);
    for (const error of Object.values(context.errors ?? {})) report(error, settings, path);
    const [answered] = Object.values(context.actionData ?? {});
    const [headers] = Object.values(context.actionHeaders);
    // What an action answered itself, for the script of a page.
    if (headers) return withPrivacy(Response.json(answered, { headers }));
    const refused = isRefused(answered) ? answered : told;
    const page = (
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    );
    return pageResponse(
      renderDocument(page, { visit, assets, path }, refused),
      told ? (STATUS[told.problem] ?? 422) : context.statusCode,
      POLICY,
    );
  }
  return answer;
}

const contextOf = (visit: Visit) => new RouterContextProvider(new Map([[visitContext, visit]]));

async function openVisit(settings: DeskSettings, request: Request): Promise<Visit> {
  const { db, now } = settings.context;
  const token = readCookie(request, SESSION_COOKIE);
  const session = token === null ? null : await findSession(db, now(), token);
  const asked = languageCookie(request) ?? acceptedLanguage(request.headers.get('accept-language'));
  return {
    ...settings,
    session,
    challenge: readCookie(request, CHALLENGE_COOKIE) ?? '',
    language: session?.member.language ?? contentLanguageOf(asked),
    address: request.headers.get(CLIENT_ADDRESS_HEADER),
    browser: nameBrowser(request.headers.get('user-agent') ?? '') ?? '',
  };
}

/** @throws what the server answers itself: the database is away */
function report(error: unknown, { context }: DeskSettings, path: string): void {
  if (error instanceof DatabaseUnavailable) throw error;
  if (!isRouteErrorResponse(error)) context.log.error({ err: error, path }, 'a page of the desk failed');
}

/** @returns the answer to a request that may not go on; `none` if this person may not see the page, `again` for a form without a session */
function checkRight(
  request: Request,
  url: URL,
  session: StaffSession | null,
  { role = 'packer' }: RouteRights = {},
): Response | 'again' | 'none' | 'enough' {
  if (!isRead(request) && !isFromDesk(request)) return new Response('Forbidden\n', { status: 403 });
  if (!session && role !== 'nobody') {
    const bytes = Number(request.headers.get('content-length') ?? Number.NaN);
    const isForm = !isRead(request) && bytes <= MOST_AGAIN_BYTES;
    return isForm ? 'again' : redirect(ENTER_PATH + toQuery(url), 303);
  }
  return mayDo(session?.member, role) ? 'enough' : 'none';
}

function toQuery({ pathname, search }: URL): string {
  return pathname === '/desk' ? '' : `?to=${encodeURIComponent(pathname + search)}`;
}

/** A file that is not there is an answer too. */
function orThrown(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}

/** What routes answer by themselves is as private as the pages. */
function withPrivacy(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  return new Response(response.body, { status: response.status, headers });
}

export function isFromDesk(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
