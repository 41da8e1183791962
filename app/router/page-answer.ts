/** What the answers of a page's routes say together. */
import type { Visit } from './ask-routes.ts';
import type { Outcomes, Redirect } from './encoded-data.ts';
import type { Answer } from './route-answer.ts';

export function isError({ outcome }: Answer): boolean {
  return 'error' in outcome;
}

export function redirectIn(answers: readonly Answer[]): { to: Redirect; status: number; headers: Headers } | null {
  for (const { outcome, status, headers } of answers) {
    if ('redirect' in outcome) return { to: outcome.redirect, status, headers: new Headers(headers) };
  }
  return null;
}

export function outcomesOf(answers: readonly Answer[]): Outcomes {
  return Object.fromEntries(answers.map(({ id, outcome }) => [id, outcome]));
}

/** That of the outermost error; otherwise what the innermost route says that says more than 200. */
export function pageStatus(answers: readonly Answer[]): number {
  const said = answers.find(isError) ?? answers.findLast(({ status }) => status !== 200);
  return said?.status ?? 200;
}

/**
 * The innermost route that is shown and knows of headers says which go with the page.
 *
 * @param errors ids of the routes in whose place an error is shown
 */
export function pageHeaders<Context>(
  { modules, matches }: Visit<Context>,
  answers: readonly Answer[],
  errors: readonly string[],
): Headers {
  const boundary = matches.findIndex(({ id }) => errors.includes(id));
  const shown = boundary < 0 ? matches : matches.slice(0, boundary + 1);
  const route = shown.findLast(({ id }) => modules[id]?.headers);
  if (!route) return new Headers();
  const action = answers.find(({ id, isAction }) => isAction && id === route.id);
  const said = modules[route.id]?.headers?.({
    actionHeaders: action?.headers ?? new Headers(),
    errorHeaders: route === matches[boundary] ? answers.find(isError)?.headers : undefined,
  });
  return new Headers(said);
}
