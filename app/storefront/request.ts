import { type TadaDocumentNode, toOperationName, toQueryText } from '#schema/graphql.ts';
import { StorefrontError } from './storefront-error.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** Where the platform answers, and how a caller shows who it is. */
export interface Platform {
  fetch: Fetch;
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** After which a request is given up, ms. */
  timeoutMs?: number;
  /** Told of every failure, before the caller. @param operation the document's name */
  onFailure?: (error: StorefrontError, operation: string) => void;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends one document and returns its data.
 *
 * @throws StorefrontError for every failure: not reached, too slow, HTTP status, GraphQL errors, an unreadable answer
 */
export async function requestStorefront<Result, Variables>(
  platform: Platform,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  try {
    return await ask(platform, document, variables);
  } catch (error) {
    if (error instanceof StorefrontError) platform.onFailure?.(error, toOperationName(document));
    throw error;
  }
}

async function ask<Result, Variables>(
  platform: Platform,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const text = JSON.stringify({ query: toQueryText(document), variables });
  const body = await withinMs(platform.timeoutMs ?? TIMEOUT_MS, (signal) => send(platform, text, signal));
  if (body.errors?.length) {
    const messages = body.errors.map(
      ({ message, extensions }) => message || extensions?.code || 'error without a message',
    );
    const codes = body.errors.map((error) => error.extensions?.code ?? '').filter(Boolean);
    throw new StorefrontError({ kind: 'graphql', codes, messages });
  }
  if (!body.data) throw new StorefrontError({ kind: 'invalid_response' });
  return body.data as Result;
}

/** `AbortSignal.timeout` would keep all that hangs on a request in memory until its time is over, long after the answer. */
async function withinMs<Result>(ms: number, act: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  try {
    return await answerWithin(ms, act(controller.signal));
  } catch (error) {
    controller.abort();
    throw error;
  }
}

/** @throws StorefrontError of kind `timeout` when the answer takes longer than `ms` */
export function answerWithin<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorefrontError({ kind: 'timeout' })), Math.max(0, ms));
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function send(platform: Platform, body: string, signal: AbortSignal): Promise<GraphqlAnswer> {
  const request = new Request(platform.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...platform.headers },
    body,
    signal,
  });
  const response = await platform.fetch(request).catch((error: unknown) => {
    throw new StorefrontError({ kind: 'network' }, { cause: error });
  });
  if (response.status === 402) throw new StorefrontError({ kind: 'payment_required', status: 402 });
  if (!response.ok) throw new StorefrontError({ kind: 'http', status: response.status });
  return readJson(response);
}

interface GraphqlAnswer {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string } }[];
}

async function readJson(response: Response): Promise<GraphqlAnswer> {
  try {
    return (await response.json()) as GraphqlAnswer;
  } catch (error) {
    // A connection may be lost in the middle of an answer.
    const kind = error instanceof SyntaxError ? 'invalid_response' : 'network';
    throw new StorefrontError({ kind }, { cause: error });
  }
}
