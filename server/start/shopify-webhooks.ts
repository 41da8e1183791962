import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isSameSecret } from '#platform/same-secret.ts';

const PATH = '/webhooks/shopify';

/** The topics that change pages. */
const CATALOGUE_TOPICS: ReadonlySet<unknown> = new Set([
  'products/create',
  'products/update',
  'products/delete',
  'inventory_levels/update',
]);

/** A product with all its variants is some 100 kB; the body is checked as it arrives and not kept. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Shopify gives up after five seconds as well (shopify.dev/docs/apps/build/webhooks). */
const TIMEOUT_MS = 5_000;

interface Options {
  /** `SHOPIFY_WEBHOOK_SECRET`. */
  secret: string;
  /** Called for each verified message about products or stock; a message that is delivered twice calls it twice. */
  onChange: () => void;
  log: Logger;
}

/**
 * `POST /webhooks/shopify`: what a hosted shop tells of its products. The body is only the proof that the shop sent it (HMAC
 * SHA-256 of its bytes); what changed is read from the shop itself when a page is asked for.
 *
 * @returns whether the request was for this address
 */
export function createShopifyWebhooks({ secret, onChange, log }: Options) {
  return async (message: IncomingMessage, reply: ServerResponse): Promise<boolean> => {
    if (message.url?.split('?', 1)[0] !== PATH) return false;
    if (message.method !== 'POST') {
      reply.writeHead(405, { allow: 'POST' }).end();
      return true;
    }
    const digest = await digestBody(message, secret);
    if (typeof digest === 'number') {
      reply.writeHead(digest).end();
      return true;
    }
    const topic = message.headers['x-shopify-topic'];
    const isVerified = isSameSecret(digest.toString('base64'), String(message.headers['x-shopify-hmac-sha256']));
    if (!isVerified) log.warn('a webhook with a wrong signature was refused');
    else if (CATALOGUE_TOPICS.has(topic)) onChange();
    else log.info({ topic }, 'a webhook about something else was ignored');
    reply.writeHead(isVerified ? 200 : 401).end();
    return true;
  };
}

/** The HMAC of the whole body; 413 when it is too large, 408 when it does not come to an end. */
async function digestBody(message: IncomingMessage, secret: string): Promise<Buffer | 413 | 408> {
  const hmac = createHmac('sha256', secret);
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(408), TIMEOUT_MS);
    const settle = (result: Buffer | 413 | 408) => {
      clearTimeout(timer);
      resolve(result);
    };
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // The excess is thrown away until the sender is done or the time is over: only then the sender reads the answer.
      if (bytes <= MAX_BYTES) hmac.update(chunk);
    });
    message.once('end', () => settle(bytes <= MAX_BYTES ? hmac.digest() : 413));
    message.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
