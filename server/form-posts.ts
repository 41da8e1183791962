import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Functions } from '#functions/functions.ts';
import { toBoundedRequest } from './bounded-request.ts';
import { sendResponse } from './node-http.ts';

type Middleware = (message: IncomingMessage, reply: ServerResponse) => Promise<boolean>;

/** `/functions/…`: JSON or a form with files, for whoever has the key. */
export function answerFunctions(functions: Functions, publicUrl: string): Middleware {
  return async (message, reply) => {
    if (!message.url?.startsWith('/functions/')) return false;
    const isPost = message.method === 'POST';
    const request = isPost
      ? await toBoundedRequest(message, publicUrl)
      : new Request(new URL('/functions/', publicUrl), { method: 'POST' });
    if (!request) return refuseSize(reply);
    const response = isPost ? await functions.handle(request) : methodNotAllowed();
    await sendResponse(response ?? new Response('Not found\n', { status: 404 }), message, reply);
    return true;
  };
}

/**
 * Forms of the store's own pages. What a form answers is for one visitor, so it is never kept; and a form on a foreign
 * page cannot be sent here.
 */
export function answerForms(render: (request: Request) => Promise<Response>, publicUrl: string): Middleware {
  return async (message, reply) => {
    if (message.method !== 'POST') return false;
    if (!isOwnForm(message)) {
      reply.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      reply.end('This form was sent from another site.\n');
      return true;
    }
    const request = await toBoundedRequest(message, publicUrl);
    if (!request) return refuseSize(reply);
    // Checked above, against the name by which the visitor knows the store: the router knows only its public one.
    request.headers.delete('origin');
    const response = await render(request);
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    headers.delete('etag');
    await sendResponse(new Response(response.body, { status: response.status, headers }), message, reply);
    return true;
  };
}

/** Browsers say where a form comes from in `Sec-Fetch-Site`, older ones only in `Origin`; a client without either is none. */
function isOwnForm({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function refuseSize(reply: ServerResponse): true {
  reply.writeHead(413, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  reply.end('Too large.\n');
  return true;
}

function methodNotAllowed(): Response {
  return Response.json({ error: 'Only POST is answered here.' }, { status: 405, headers: { allow: 'POST' } });
}
