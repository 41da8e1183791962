/** Asks the loaders and actions of the routes of one request. */
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router';
import { type Answer, answerOf } from './route-answer.ts';
import type { RouteMatch, RouteModule } from './types.ts';

/** What a file of `routes/` exports to the server. */
export interface ServerRouteModule<Context> extends RouteModule {
  loader?: (args: ServerArguments<Context>) => unknown;
  action?: (args: ServerArguments<Context>) => unknown;
  headers?: (args: HeadersArguments) => HeadersInit;
}

interface ServerArguments<Context> {
  /** Its address is the page's, also where the browser asks for data alone. */
  request: Request;
  params: RouteMatch['params'];
  context: Context;
}

interface HeadersArguments {
  /** What this route's action said; empty without one. */
  actionHeaders: Headers;
  /** What the loader or action said whose error this route shows. */
  errorHeaders: Headers | undefined;
}

export interface ServerRoute<Context> {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: ServerRouteModule<Context>;
}

/** One request for the routes of an address. */
export interface Visit<Context> {
  modules: Readonly<Record<string, ServerRouteModule<Context>>>;
  /** From the root to the leaf. */
  matches: readonly RouteMatch[];
  leaf: RouteMatch;
  page: URL;
  request: Request;
  context: Context;
  /** Hears what a loader, an action or a component threw, unless it is an answer to the visitor. */
  reportError: (error: unknown, request: Request) => void;
  /** Then pages show what was thrown. */
  isDevelopment: boolean;
}

export function isPost({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

export async function askAction<Context>(visit: Visit<Context>): Promise<Answer> {
  const { modules, leaf, request, context } = visit;
  const answer = await answerOf(() => {
    const { action } = modules[leaf.id] ?? {};
    if (!action) throw new ErrorResponse(405, 'Method Not Allowed', null);
    return action({ request, params: leaf.params, context });
  });
  return { id: leaf.id, isAction: true, ...answer, outcome: shownOutcome(visit, answer.outcome) };
}

export async function askLoaders<Context>(visit: Visit<Context>, routes: readonly RouteMatch[]): Promise<Answer[]> {
  const { modules, page, context } = visit;
  // A form is read by its action alone.
  const request = isPost(visit.request) ? new Request(page, { headers: visit.request.headers }) : visit.request;
  return Promise.all(
    routes.flatMap(({ id, params }) => {
      const loader = modules[id]?.loader;
      if (!loader) return [];
      const answering = answerOf(() => loader({ request, params, context }));
      return answering.then((answer) => ({
        id,
        isAction: false,
        ...answer,
        outcome: shownOutcome(visit, answer.outcome),
      }));
    }),
  );
}

function shownOutcome<Context>(visit: Visit<Context>, outcome: Answer['outcome']): Answer['outcome'] {
  return 'error' in outcome ? { error: toShown(visit, outcome.error) } : outcome;
}

/** A visitor is told of a mistake of ours only that there was one. */
export function toShown<Context>({ reportError, request, isDevelopment }: Visit<Context>, error: unknown): unknown {
  if (isRouteErrorResponse(error)) return error;
  reportError(error, request);
  return isDevelopment ? error : new Error('Unexpected Server Error');
}
