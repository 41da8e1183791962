import type { IncomingMessage } from 'node:http';
import type { Environment } from '../environment.ts';

/** The settings that decide the store's address and the visitor's. */
export type Site = Pick<Environment, 'publicUrl' | 'isPublicUrlSet' | 'trustProxy'>;

/** A host name, an IPv4 address or an IPv6 address in brackets, perhaps with a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin under which this visitor knows the store: `PUBLIC_URL` if it is set, otherwise the host that was asked. The client
 * chooses that host, so it may only reach answers that are not shared.
 */
export function originOf(message: IncomingMessage, { publicUrl, isPublicUrlSet, trustProxy }: Site): string {
  if (isPublicUrlSet) return publicUrl;
  const { headers, socket } = message;
  const isProxied = trustProxy(socket.remoteAddress ?? '', 0);
  const protocol = isProxied && lastOf(headers['x-forwarded-proto']) === 'https' ? 'https:' : 'http:';
  const host = (isProxied && lastOf(headers['x-forwarded-host'])) || headers.host;
  return toOrigin(protocol, host) ?? publicUrl;
}

/**
 * Where a request is sent that came under another name than `PUBLIC_URL`; null when it may stay. A proxy that calls the
 * store by an inner name says in `X-Forwarded-Host` what was asked; believing that can only spare a redirect.
 */
export function canonicalLocation(message: IncomingMessage, path: string, { publicUrl, isPublicUrlSet }: Site) {
  if (!isPublicUrlSet) return null;
  const { protocol, origin } = new URL(publicUrl);
  const { headers } = message;
  const asked = [headers.host, lastOf(headers['x-forwarded-host'])];
  return asked.some((host) => toOrigin(protocol, host) === origin) ? null : publicUrl + path;
}

function toOrigin(protocol: string, host: string | undefined): string | null {
  if (!host || !HOST.test(host)) return null;
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** The one that the nearest proxy has added. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',').at(-1)?.trim();
}
