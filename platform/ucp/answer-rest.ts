/** The protocol's REST binding: paths and methods of its OpenAPI document, under `/api/ucp`. */
import { decodeAddress } from '#domain/locale/decode-address.ts';
import { parseJson } from '#domain/parse-json.ts';
import { profileOfHeader } from './agent-profile.ts';
import { OPERATIONS } from './all-operations.ts';
import type { Ucp } from './create-ucp.ts';
import { exampleAgent, finderSchema } from './example-agent.ts';
import type { RequestMessage } from './message-signature.ts';
import { errorBody, toUcpError, UcpError } from './ucp-error.ts';

interface Route {
  method: 'GET' | 'POST' | 'PUT';
  path: RegExp;
  operation: string;
  /** Under which name the operation has the body, where it has one. */
  body?: string;
}

const ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/catalog\/search$/, operation: 'search_catalog', body: 'catalog' },
  { method: 'POST', path: /^\/catalog\/lookup$/, operation: 'lookup_catalog', body: 'catalog' },
  { method: 'POST', path: /^\/catalog\/product$/, operation: 'get_product', body: 'catalog' },
  { method: 'POST', path: /^\/carts$/, operation: 'create_cart', body: 'cart' },
  { method: 'GET', path: /^\/carts\/(?<id>[^/]+)$/, operation: 'get_cart' },
  { method: 'PUT', path: /^\/carts\/(?<id>[^/]+)$/, operation: 'update_cart', body: 'cart' },
  { method: 'POST', path: /^\/carts\/(?<id>[^/]+)\/cancel$/, operation: 'cancel_cart' },
  { method: 'POST', path: /^\/checkout-sessions$/, operation: 'create_checkout', body: 'checkout' },
  { method: 'GET', path: /^\/checkout-sessions\/(?<id>[^/]+)$/, operation: 'get_checkout' },
  { method: 'PUT', path: /^\/checkout-sessions\/(?<id>[^/]+)$/, operation: 'update_checkout', body: 'checkout' },
  {
    method: 'POST',
    path: /^\/checkout-sessions\/(?<id>[^/]+)\/complete$/,
    operation: 'complete_checkout',
    body: 'checkout',
  },
  { method: 'POST', path: /^\/checkout-sessions\/(?<id>[^/]+)\/cancel$/, operation: 'cancel_checkout' },
  { method: 'GET', path: /^\/orders\/(?<id>[^/]+)$/, operation: 'get_order' },
];

const DOCUMENTS: Readonly<Record<string, (ucp: Ucp) => Response>> = {
  '/example-agent.json': exampleAgent,
  '/schemas/finder.json': finderSchema,
};

const JSON_TYPE = 'application/json';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers':
    'Content-Type, UCP-Agent, Idempotency-Key, Request-Id, Signature, Signature-Input, Content-Digest',
  'access-control-max-age': '7200',
};

export async function answerRest(ucp: Ucp, request: RequestMessage, path: string): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  try {
    return await answer(ucp, request, path);
  } catch (error) {
    const failure = toUcpError(error, ucp.context.log);
    const headers = new Headers({ ...CORS, 'cache-control': 'no-store' });
    if (failure.retryAfterS !== undefined) headers.set('retry-after', String(failure.retryAfterS));
    return Response.json(errorBody(failure, ucp.homeUrl(request.headers)), { status: failure.status, headers });
  }
}

async function answer(ucp: Ucp, request: RequestMessage, path: string): Promise<Response> {
  const asked = request.method === 'HEAD' ? 'GET' : request.method;
  const document = DOCUMENTS[path];
  if (document && asked === 'GET') return document(ucp);
  const known = document ? [{ method: 'GET' }] : ROUTES.filter((route) => route.path.test(path));
  const route = ROUTES.find(({ method, path: pattern }) => method === asked && pattern.test(path));
  const operation = OPERATIONS.find(({ name }) => name === route?.operation);
  if (known.length > 0 && !route)
    return new Response(null, {
      status: 405,
      headers: { ...CORS, allow: known.map(({ method }) => method).join(', ') },
    });
  if (!route || !operation) throw new UcpError('not_found', 'There is no such operation.');
  const { headers } = request;
  const id = route.path.exec(path)?.groups?.id;
  const { body, isNew, isConflict } = await ucp.call({
    operation,
    input: { ...(route.body && { [route.body]: readBody(request) }), ...(id && { id: decodeAddress(id) }) },
    profileUrl: profileOfHeader(headers.get('ucp-agent')),
    idempotencyKey: headers.get('idempotency-key'),
    message: request,
  });
  const requestId = headers.get('request-id');
  return Response.json(body, {
    status: isConflict ? 409 : isNew ? 201 : 200,
    headers: { ...CORS, 'cache-control': 'no-store', ...(requestId && { 'request-id': requestId.slice(0, 100) }) },
  });
}

function readBody({ headers, body }: RequestMessage): unknown {
  if (body.byteLength === 0) return {};
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? JSON_TYPE))
    throw new UcpError('unsupported_media_type', `Bodies are ${JSON_TYPE}.`);
  const value = parseJson(Buffer.from(body).toString('utf8'));
  if (value === undefined) throw new UcpError('invalid_request', 'The body is not valid JSON.');
  return value;
}
