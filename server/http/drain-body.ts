import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than a form with files, so its sender learns why it was refused. */
const MOST_BYTES = 16 * 1024 * 1024;
const WITHIN_MS = 2_000;

/**
 * Keeps a connection usable after an answer that was sent before its request's body was read: reads the rest and throws it away. Otherwise
 * the rest would precede the next request, which behind a proxy is another visitor's. A body that does not end closes the connection.
 */
export function drainAfterAnswer(message: IncomingMessage, reply: ServerResponse): void {
  reply.once('finish', () => {
    if (!message.complete && !message.destroyed) drain(message);
  });
}

function drain(message: IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => message.destroy(), WITHIN_MS);
  // An earlier reader of the body would keep or stop the rest.
  message.removeAllListeners('data').removeAllListeners('readable');
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) message.destroy();
  });
  message.once('close', () => clearTimeout(timer));
  message.resume();
}
