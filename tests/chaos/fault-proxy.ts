import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** What is wrong with the platform. `none` passes everything on. */
export const FAULTS = ['500', 'hang', 'drip', 'truncate', '429', '402'] as const;
export type Fault = (typeof FAULTS)[number] | 'none';

const DRIP_MS = 1_000;

/** For tests on this machine alone: a store that is started with `NODE_EXTRA_CA_CERTS` set to it believes the proxy. */
export const CERTIFICATE = join(import.meta.dirname, 'localhost-certificate.pem');
const KEY = join(import.meta.dirname, 'localhost-key.pem');

export interface FaultProxy {
  /** `localhost:port`, as `PUBLIC_STORE_DOMAIN` wants it. */
  domain: string;
  setFault: (fault: Fault) => void;
  close: () => Promise<void>;
}

/** Stands between a storefront and its platform, and fails as it is told. */
export async function startFaultProxy(platformUrl: string): Promise<FaultProxy> {
  let fault: Fault = 'none';
  const drips = new Set<NodeJS.Timeout>();
  const tls = { cert: readFileSync(CERTIFICATE), key: readFileSync(KEY) };
  const server = createServer(tls, (message, reply) => {
    const answer = async () => {
      if (fault === 'hang') return;
      if (fault === '500' || fault === '429' || fault === '402') {
        reply.writeHead(Number(fault), { 'content-type': 'application/json' }).end('{"errors":"failed"}');
        return;
      }
      const response = await passOn(platformUrl, message);
      if (fault === 'none') sendWhole(reply, response);
      else if (fault === 'truncate') sendHalf(reply, response);
      else drips.add(sendSlowly(reply, response));
    };
    answer().catch(() => reply.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    domain: `localhost:${typeof address === 'object' && address ? address.port : 0}`,
    setFault: (next) => {
      fault = next;
    },
    async close() {
      for (const drip of drips) clearInterval(drip);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

async function passOn(platformUrl: string, message: IncomingMessage): Promise<Answer> {
  const body = await buffer(message);
  const response = await fetch(platformUrl + message.url, {
    method: message.method ?? 'GET',
    headers: {
      'content-type': message.headers['content-type'] ?? '',
      'x-shopify-storefront-access-token': 'xana-embedded-storefront',
    },
    ...(message.method === 'POST' && { body }),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
}

function writeHead(reply: ServerResponse, { status, type, body }: Answer): void {
  reply.writeHead(status, { 'content-type': type, 'content-length': body.length });
}

function sendWhole(reply: ServerResponse, answer: Answer): void {
  writeHead(reply, answer);
  reply.end(answer.body);
}

function sendHalf(reply: ServerResponse, answer: Answer): void {
  writeHead(reply, answer);
  reply.write(answer.body.subarray(0, answer.body.length / 2), () => reply.destroy());
}

/** A byte a second, as a line does that is nearly broken. */
function sendSlowly(reply: ServerResponse, answer: Answer): NodeJS.Timeout {
  writeHead(reply, answer);
  let sent = 0;
  return setInterval(() => {
    if (sent < answer.body.length) reply.write(answer.body.subarray(sent, sent + 1));
    sent += 1;
  }, DRIP_MS);
}
