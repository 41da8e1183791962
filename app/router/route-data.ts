/** React Router's requests for data: `{path}.data`, answered in its own encoding. */
import { UNSAFE_decodeViaTurboStream as decode, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import type { Screen } from './types.ts';

/** What the server rendered a page from. */
export type ScreenData = Pick<Screen, 'loaderData' | 'actionData' | 'errors'>;

/** A loader or an action sends the visitor to another address. */
export class Redirect {
  readonly to: string;
  /** The address is not for the router: the browser is to load it. */
  readonly isDocument: boolean;
  readonly isReplace: boolean;

  constructor({ redirect, reload, replace }: EncodedRedirect) {
    this.to = redirect;
    this.isDocument = reload;
    this.isReplace = replace;
  }
}

interface EncodedRedirect {
  redirect: string;
  reload: boolean;
  replace: boolean;
}

/** What one loader or action gave. */
export type Outcome = { data: unknown } | { error: unknown } | { redirect: Redirect };

/** The answers of all loaders of a page, by the id of the route; one that is not among them was not asked. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/**
 * @param routes of which the data are asked for; null for all of the page
 * @throws what `fetch` throws, and an ErrorResponse for an answer that no loader gave
 */
export async function fetchLoaderData(
  page: URL,
  routes: readonly string[] | null,
  signal: AbortSignal,
): Promise<Outcomes | Redirect> {
  const answer = await ask(dataAddress(page, routes), { signal });
  const decoded = (await decodeBody(answer)) as object;
  // React Router wraps a redirect into an object whose one key is a symbol of its own.
  const [marked] = Object.getOwnPropertySymbols(decoded);
  return marked
    ? new Redirect((decoded as Record<symbol, EncodedRedirect>)[marked] as EncodedRedirect)
    : (decoded as Outcomes);
}

/** @throws as `fetchLoaderData` */
export async function postToAction(page: URL, body: BodyInit, signal: AbortSignal): Promise<Outcome> {
  const answer = await ask(dataAddress(page, null), { method: 'POST', body, signal });
  const decoded = (await decodeBody(answer)) as { data: unknown } | { error: unknown } | EncodedRedirect;
  return 'redirect' in decoded ? { redirect: new Redirect(decoded) } : decoded;
}

/** @returns where the data of a page are asked for; `_routes` names those routes whose data are wanted alone */
export function dataAddress(page: URL, routes: readonly string[] | null): URL {
  const address = new URL(page);
  address.hash = '';
  address.pathname += address.pathname.endsWith('/') ? '_.data' : '.data';
  if (routes) address.searchParams.set('_routes', routes.join(','));
  return address;
}

/** @returns what the loaders of the first page gave, as the server encoded it */
export async function decodeScreenData(stream: ReadableStream<Uint8Array>): Promise<ScreenData> {
  return (await decode(stream, window)).value as ScreenData;
}

async function ask(address: URL, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  if (answer.status >= 400 && !answer.headers.has('x-remix-response')) {
    throw new ErrorResponse(answer.status, answer.statusText, await answer.text());
  }
  return answer;
}

async function decodeBody({ body, status }: Response): Promise<unknown> {
  if (!body) throw new Error(`The answer ${status} has no data`);
  return (await decode(body, window)).value;
}
