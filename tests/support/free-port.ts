import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from '#domain/customer/error-code.ts';

/**
 * Below the ports that systems give to outgoing connections (Linux: from 32768, /proc/sys/net/ipv4/ip_local_port_range), one of
 * which could take a port between its being found and its being listened on.
 */
const FIRST = 12_000;
const COUNT = 20_000;

/** Processes that look at the same time begin far from each other. */
let next = (process.pid * 61) % COUNT;

/** @returns a port of 127.0.0.1 on which nothing listens; never the same twice until the range is through */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error(`None of the ports ${FIRST} to ${FIRST + COUNT - 1} is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
