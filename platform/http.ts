/** The Storefront API's endpoint, as a function from request to response. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ExecuteRequest, GraphqlRequest } from './graphql/execute-request.ts';

interface StorefrontTokens {
  /** What browsers send; it is public and only names the shop. */
  storefrontToken: string;
  /** What servers send, when there is one. */
  privateToken?: string | undefined;
}

const API_VERSION = '2025-07';

const MAX_BODY_BYTES = 256 * 1024;
const PATH = /^\/api\/[\w-]+\/graphql(\.json)?$/;
const PUBLIC_TOKEN_HEADER = 'x-shopify-storefront-access-token';
const PRIVATE_TOKEN_HEADER = 'shopify-storefront-private-token';
const ALLOWED_HEADERS = `content-type, accept, accept-language, ${PUBLIC_TOKEN_HEADER}, ${PRIVATE_TOKEN_HEADER}, shopify-storefront-buyer-ip`;

/** A request that is answered before any GraphQL is read. */
class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export function createStorefrontApi(
  execute: ExecuteRequest,
  tokens: StorefrontTokens,
): (request: Request) => Promise<Response> {
  const accepts = tokenCheck(tokens);
  return async (request) => {
    const requestId = randomUUID();
    const headers = answerHeaders(requestId);
    try {
      if (request.method === 'OPTIONS') return preflight(request, headers);
      checkAddress(request);
      if (!accepts(request.headers)) throw new HttpRefusal(401, 'UNAUTHORIZED', '');
      const body = await execute(await readGraphqlRequest(request), requestId);
      return new Response(body, { status: 200, headers });
    } catch (error) {
      if (!(error instanceof HttpRefusal)) throw error;
      const errors = [{ message: error.message, extensions: { code: error.code } }];
      return new Response(JSON.stringify({ errors }), {
        status: error.status,
        headers: { ...headers, ...error.headers },
      });
    }
  };
}

function answerHeaders(requestId: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-shopify-api-version': API_VERSION,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-request-id, x-shopify-api-version',
  };
}

/** Tokens stand in headers, never in cookies, so any origin may ask. */
function preflight(request: Request, headers: Record<string, string>): Response {
  const { 'content-type': _none, ...rest } = headers;
  return new Response(null, {
    status: 204,
    headers: {
      ...rest,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? ALLOWED_HEADERS,
      'access-control-max-age': '7200',
      vary: 'access-control-request-headers',
    },
  });
}

/** A version that is not served is answered with the one that is, as the hosted platform "falls forward". */
function checkAddress(request: Request): void {
  if (!PATH.test(new URL(request.url).pathname)) throw new HttpRefusal(404, 'NOT_FOUND', 'Not Found');
  if (request.method !== 'POST') {
    throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'Use POST.', { allow: 'POST, OPTIONS' });
  }
}

function tokenCheck({ storefrontToken, privateToken }: StorefrontTokens): (headers: Headers) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const publicDigest = digest(storefrontToken);
  const privateDigest = privateToken ? digest(privateToken) : null;
  const matches = (given: string | null, expected: Buffer | null) =>
    given !== null && expected !== null && timingSafeEqual(digest(given), expected);
  return (headers) =>
    matches(headers.get(PUBLIC_TOKEN_HEADER), publicDigest) ||
    matches(headers.get(PRIVATE_TOKEN_HEADER), privateDigest);
}

async function readGraphqlRequest(request: Request): Promise<GraphqlRequest> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/graphql') {
    throw new HttpRefusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json or application/graphql.');
  }
  const text = await readText(request);
  return type === 'application/graphql' ? { query: text } : parseGraphqlRequest(text);
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new HttpRefusal(413, 'PAYLOAD_TOO_LARGE', `The body is limited to ${MAX_BODY_BYTES} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseGraphqlRequest(text: string): GraphqlRequest {
  const bad = (message: string) => new HttpRefusal(400, 'BAD_REQUEST', message);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw bad('The body is not valid JSON.');
  }
  if (!isRecord(body)) throw bad('The body must be a JSON object.');
  const { query, operationName, variables } = body;
  if (typeof query !== 'string' || query.trim() === '') throw bad('The body must have a `query`.');
  if (!isAbsent(operationName) && typeof operationName !== 'string') throw bad('`operationName` must be a string.');
  if (!isAbsent(variables) && !isRecord(variables)) throw bad('`variables` must be an object.');
  return { query, operationName: operationName || null, variables: variables ?? null };
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
