import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripLanguage } from '#domain/locale/locales.ts';
import { withCors } from '#functions/cors.ts';
import type { Functions } from '#functions/functions.ts';
import type { AnswerBody, BodyKind } from './bounded-request.ts';
import { sendResponse, toHeaders, toUrl } from './node-http.ts';
import { refuse } from './refusal.ts';
import { originOf, type Site } from './request-origin.ts';

type Middleware = (message: IncomingMessage, reply: ServerResponse) => Promise<boolean>;

/** Where files may come along: the contact form and its function. */
const WITH_FILES = /^(?:\/functions\/v1\/send-contact-email|\/contact(?:\.data|\/send)?)$/;

/** `/functions/…`: JSON or a form with files. The body of a request without the key is not read. */
export function answerFunctions(functions: Functions, site: Site, bodies: AnswerBody): Middleware {
  return async (message, reply) => {
    if (!message.url?.startsWith('/functions/')) return false;
    const init = { method: message.method ?? 'GET', headers: toHeaders(message, site) };
    const refusal = functions.refuse(new Request(toUrl(message, site.publicUrl), init));
    if (refusal) {
      await sendResponse(refusal, message, reply);
      return true;
    }
    const response = await bodies(message, kindOf(message, site), async (request) => {
      return (await functions.handle(request)) ?? new Response('Not found\n', { status: 404 });
    });
    // A body that is too large or too slow is refused before the function sees it.
    await sendResponse(withCors(response), message, reply);
    return true;
  };
}

function kindOf(message: IncomingMessage, { publicUrl }: Site): BodyKind {
  return WITH_FILES.test(stripLanguage(toUrl(message, publicUrl).pathname)) ? 'files' : 'texts';
}

/**
 * Forms of the store's own pages. What a form answers is for one visitor, so it is never kept; and a form on a foreign
 * page cannot be sent here.
 */
export function answerForms(
  render: (request: Request) => Promise<Response>,
  site: Site,
  bodies: AnswerBody,
): Middleware {
  return async (message, reply) => {
    if (message.method !== 'POST') return false;
    const response = isOwnForm(message, site)
      ? await bodies(message, kindOf(message, site), (request) => answerForm(render, request))
      : refuse('foreign', message);
    await sendResponse(response, message, reply);
    return true;
  };
}

async function answerForm(render: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  const response = await render(request);
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  headers.delete('etag');
  return new Response(response.body, { status: response.status, headers });
}

/** Browsers name a form's origin in `Sec-Fetch-Site`, older ones only in `Origin`; a client without either is not a browser. */
function isOwnForm(message: IncomingMessage, site: Site): boolean {
  const { origin, 'sec-fetch-site': sentFrom } = message.headers;
  if (sentFrom !== undefined) return sentFrom === 'same-origin' || sentFrom === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(originOf(message, site)).host;
}
