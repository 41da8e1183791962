import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than a form with files, so whoever sent one learns why it was refused. */
const MOST_BYTES = 16 * 1024 * 1024;
const WITHIN_MS = 2_000;

/**
 * Keeps a connection usable after an answer that was sent before its request's body was read: the rest is read and thrown away. Otherwise
 * it would stand before the next request, which behind a proxy is another visitor's. A body that does not end closes the connection.
 */
export function drainAfterAnswer(message: IncomingMessage, reply: ServerResponse): void {
  reply.once('finish', () => {
    if (!message.complete && !message.destroyed) drain(message);
  });
}

function drain(message: IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => message.destroy(), WITHIN_MS);
  // Whoever read the body before would keep or stop what comes now.
  message.removeAllListeners('data').removeAllListeners('readable');
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) message.destroy();
  });
  message.once('close', () => clearTimeout(timer));
  message.resume();
}
