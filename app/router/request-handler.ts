/** The server's half of the router: what the routes of an address load is rendered, or sent to the browser's half as data. */
import { askAction, askLoaders, isPost, type ServerRoute, toShown, type Visit } from './ask-routes.ts';
import { DATA_ANSWER_HEADER, pageOfAddress } from './data-address.ts';
import { encodeOutcomes, type Outcomes, Redirect } from './encoded-data.ts';
import { createMatcher } from './match-routes.ts';
import { isError, outcomesOf, pageHeaders, pageStatus, redirectIn } from './page-answer.ts';
import { respond, statusOf } from './route-answer.ts';
import { boundaryOf, mergeData } from './route-loading.ts';
import { toAnswer } from './send-form.ts';
import type { RouteModule, Screen } from './types.ts';

export interface RenderedScreen<Context> {
  screen: Screen;
  status: number;
  headers: Headers;
  request: Request;
  context: Context;
  /** Hears which routes with an `ErrorBoundary` were rendered. */
  onBoundary: (routeId: string) => void;
}

interface Options<Context> extends Pick<Visit<Context>, 'reportError' | 'isDevelopment'> {
  routes: Readonly<Record<string, ServerRoute<Context> | undefined>>;
  /** @throws what a component throws */
  render: (rendered: RenderedScreen<Context>) => Promise<Response>;
}

type PageVisit<Context> = Visit<Context> & Pick<Options<Context>, 'render'>;

/** Answers pages, forms that are posted to them, requests for their data, and routes without a screen. */
export function createRequestHandler<Context>(
  options: Options<Context>,
): (request: Request, context: Context) => Promise<Response> {
  const match = createMatcher(options.routes);
  const modules = Object.fromEntries(Object.values(options.routes).map((route) => [route?.id, route?.module ?? {}]));
  return async (request, context) => {
    const address = new URL(request.url);
    const data = pageOfAddress(address);
    const page = data?.page ?? address;
    const matches = match(page.pathname) ?? [];
    const leaf = matches.at(-1);
    if (!leaf) return new Response('Not Found\n', { status: 404 });
    const asked = data ? new Request(page, request) : request;
    const visit = { ...options, modules, matches, leaf, page, request: asked, context };
    if (!hasScreen(modules[leaf.id])) return answerResource(visit, data !== null);
    return data ? answerData(visit, data.routes) : answerPage(visit);
  };
}

function hasScreen(module: RouteModule | undefined): boolean {
  return module?.default !== undefined || module?.ErrorBoundary !== undefined;
}

/** A route without a screen says itself what is answered; the browser's half of the router can only follow where it leads. */
async function answerResource<Context>(visit: Visit<Context>, isForData: boolean): Promise<Response> {
  const { modules, leaf, request, context } = visit;
  const { loader, action } = modules[leaf.id] ?? {};
  const handler = isPost(request) ? action : loader;
  if (!handler) return new Response('Method Not Allowed\n', { status: 405 });
  try {
    const response = await respond(() => handler({ request, params: leaf.params, context }));
    if (!isForData) return response;
    const to = response.headers.get('location');
    return to === null
      ? new Response('Not Found\n', { status: 404 })
      : dataResponse(new Redirect(to), 200, response.headers);
  } catch (error) {
    visit.reportError(error, request);
    return failed();
  }
}

async function answerData<Context>(visit: Visit<Context>, routes: readonly string[] | null): Promise<Response> {
  const asked = routes ? visit.matches.filter(({ id }) => routes.includes(id)) : visit.matches;
  const answers = isPost(visit.request) ? [await askAction(visit)] : await askLoaders(visit, asked);
  const redirect = redirectIn(answers);
  if (redirect) return dataResponse(redirect.to, 200, redirect.headers);
  const outcomes = outcomesOf(answers);
  const errors = answers.filter(isError).map(({ id }) => id);
  return dataResponse(outcomes, pageStatus(answers), pageHeaders(visit, answers, errors));
}

async function answerPage<Context>(visit: PageVisit<Context>): Promise<Response> {
  const { modules, matches, page } = visit;
  const action = isPost(visit.request) ? await askAction(visit) : null;
  // Where a page shows an error only what stands around it is loaded.
  const boundary = action && isError(action) ? boundaryOf(modules, matches) : null;
  const end = matches.findIndex(({ id }) => id === boundary);
  const shown = boundary === null ? matches : matches.slice(0, end);
  const loaded = action && 'redirect' in action.outcome ? [] : await askLoaders(visit, shown);
  const answers = action ? [...loaded, action] : loaded;
  const redirect = redirectIn(answers);
  if (redirect) return new Response(null, { status: redirect.status, headers: redirect.headers });
  const { loaderData, errors } = mergeData(modules, { loaderData: {} }, matches, outcomesOf(loaded));
  const answered = toAnswer(modules, matches, action?.outcome ?? null);
  const screen: Screen = {
    location: { pathname: page.pathname, search: page.search, hash: '', key: 'default' },
    matches,
    loaderData,
    actionData: answered.actionData,
    errors: errors || answered.errors ? { ...answered.errors, ...errors } : null,
  };
  return renderScreen(
    visit,
    screen,
    pageStatus(answers),
    pageHeaders(visit, answers, Object.keys(screen.errors ?? {})),
  );
}

/** What a component throws is shown by the innermost `ErrorBoundary` that was rendered. */
async function renderScreen<Context>(
  visit: PageVisit<Context>,
  screen: Screen,
  status: number,
  headers: Headers,
): Promise<Response> {
  const { render, reportError, request, context } = visit;
  let boundary = 'root';
  const onBoundary = (id: string) => {
    boundary = id;
  };
  const rendered = { screen, status, headers, request, context, onBoundary };
  try {
    return await render(rendered);
  } catch (error) {
    const errors = { [boundary]: toShown(visit, error) };
    try {
      return await render({ ...rendered, screen: { ...screen, errors }, status: statusOf(error) });
    } catch (second) {
      reportError(second, request);
      return failed();
    }
  }
}

function dataResponse(answer: Outcomes | Redirect, status: number, said: Headers): Response {
  const headers = new Headers(said);
  headers.delete('location');
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set(DATA_ANSWER_HEADER, 'yes');
  return new Response(encodeOutcomes(answer), { status, headers });
}

function failed(): Response {
  return new Response('Unexpected Server Error\n', {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
