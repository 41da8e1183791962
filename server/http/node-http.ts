/** Between Node's request and response and the fetch-shaped handlers of the rest. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { isRead } from '#platform/web/respond.ts';
import { clientAddress } from './proxy-trust.ts';
import { originOf, type Site } from './request-origin.ts';

/** A handler answers a request, or says with null that the path is not its own. */
export type Handler = (request: Request) => Promise<Response | null> | Response | null;

/**
 * The request as `fetch` shapes it, without a body (bounded-request.ts reads those). It has no signal of a client that went away: one for each
 * request doubled the memory under load (measured by `npm run bench -- pages`), and what is begun here is finished anyway.
 */
export function toRequest(message: IncomingMessage, site: Site): Request {
  const init = { method: message.method ?? 'GET', headers: toHeaders(message, site) };
  return new Request(new URL(toPath(message.url), originOf(message, site)), init);
}

/** One of a request that only reads is never looked at. */
export function hasBody(message: IncomingMessage): boolean {
  const { headers } = message;
  return !isRead(message) && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

/** Takes only the path from the client: a shared answer must not depend on the host that one visitor named. */
export function toUrl(message: IncomingMessage, publicUrl: string): URL {
  return new URL(toPath(message.url), publicUrl);
}

/** `//evil.example` is a path here, never another host. */
export function toPath(url = '/'): string {
  return `/${url.replace(/^(?:https?:\/\/[^/]*)?[/\\]*/i, '')}`;
}

export function toHeaders(message: IncomingMessage, { trustProxy }: Pick<Site, 'trustProxy'>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  // Ours, not the client's: who asks is read off the connection, or is a trusted proxy's word.
  const forwardedFor = message.headers['x-forwarded-for']?.toString();
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(message.socket.remoteAddress, forwardedFor, trustProxy));
  return headers;
}

export async function sendResponse(response: Response, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (reply.destroyed) return response.body?.cancel();
  reply.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader('set-cookie', cookies);
  if (!response.body || message.method === 'HEAD') {
    await response.body?.cancel();
    reply.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), reply);
}
