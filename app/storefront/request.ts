import { type TadaDocumentNode, toQueryText } from '#schema/graphql.ts';
import { StorefrontError } from './storefront-error.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** Where the platform answers, and how a caller shows who it is. */
export interface Platform {
  fetch: Fetch;
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** After which a request is given up, ms. */
  timeoutMs?: number;
  /** Told of every failure, before whoever asked. */
  onFailure?: (error: StorefrontError) => void;
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
    if (error instanceof StorefrontError) platform.onFailure?.(error);
    throw error;
  }
}

async function ask<Result, Variables>(
  platform: Platform,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await send(platform, JSON.stringify({ query: toQueryText(document), variables }));
  if (response.status === 402) throw new StorefrontError({ kind: 'payment_required', status: 402 });
  if (!response.ok) throw new StorefrontError({ kind: 'http', status: response.status });
  const body = await readJson(response);
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

async function send(platform: Platform, body: string): Promise<Response> {
  const request = new Request(platform.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...platform.headers },
    body,
    signal: AbortSignal.timeout(platform.timeoutMs ?? TIMEOUT_MS),
  });
  try {
    return await platform.fetch(request);
  } catch (error) {
    throw new StorefrontError({ kind: lostKind(error) }, { cause: error });
  }
}

/** A connection may be lost, and the time run out, before the answer or in the middle of it. */
function lostKind(error: unknown): 'timeout' | 'network' {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

interface GraphqlAnswer {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string } }[];
}

async function readJson(response: Response): Promise<GraphqlAnswer> {
  try {
    return (await response.json()) as GraphqlAnswer;
  } catch (error) {
    const kind = error instanceof SyntaxError ? 'invalid_response' : lostKind(error);
    throw new StorefrontError({ kind }, { cause: error });
  }
}
