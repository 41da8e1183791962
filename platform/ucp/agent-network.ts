/** Calls to the servers of agents. Their addresses are strangers': only public servers are called, by https, and no redirect is followed. */
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from '../public-network.ts';

const MAX_URL = 2_000;
/** Bytes. */
export const MAX_ANSWER = 128 * 1024;
const TIMEOUT_MS = 4_000;
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** @returns null for all but https addresses of public servers, and those of this machine where they are allowed */
export function parseAgentUrl(text: string, allowsLoopback: boolean): URL | null {
  const url = text.length <= MAX_URL && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username + url.password !== '') return null;
  if (isLoopback(url)) return allowsLoopback ? url : null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(host) === 0 || isPublicAddress(host);
  return url.protocol === 'https:' && isPublic ? url : null;
}

function isLoopback(url: URL): boolean {
  return (url.protocol === 'http:' || url.protocol === 'https:') && LOOPBACK.test(url.hostname);
}

export interface AgentCall {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Uint8Array;
}

export interface AgentAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Null for one that is too long. */
  text: string | null;
}

/** @throws what kept the server from answering; `PrivateAddress` for a name that leads into a private network */
export async function callAgent(url: URL, { method, headers, body }: AgentCall): Promise<AgentAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      method,
      headers: { 'user-agent': 'xana-shop', ...headers },
      // A connection of an earlier call may be closed from the other side at this moment.
      agent: false as const,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isLoopback(url) && { lookup: publicLookup }),
    };
    request(url, options, resolve).on('error', reject).end(body);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await readText(answer) };
}

async function readText(answer: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length > MAX_ANSWER) {
      answer.destroy();
      return null;
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
