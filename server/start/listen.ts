import { once } from 'node:events';
import type { Server } from 'node:http';
import { codeOf } from '#domain/customer/error-code.ts';
import type { Environment } from '../environment.ts';

/** The port or host is not available; `message` is one sentence for the person who starts the store. */
export class NotListening extends Error {
  override name = 'NotListening';
}

/** Connections that wait to be accepted. The system drops those beyond, and their clients try again only after seconds. */
const BACKLOG = 4_096;

/** @throws NotListening */
export async function listen(server: Server, { port, host }: Pick<Environment, 'port' | 'host'>): Promise<void> {
  server.listen(port, host, BACKLOG);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new NotListening(describe(codeOf(error), port, host), { cause: error });
  }
}

function describe(code: string, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Set PORT to a free one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of its networks.`;
    default:
      return `The store cannot listen on ${host}, port ${port} (${code}).`;
  }
}
