import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SimulatorCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface SimulatorAnswer {
  status: number;
  body?: string | object;
  location?: string;
}

/** `error`: 500 and nothing done. `lost-request`: no answer and nothing done. `lost-answer`: done, and no answer. */
export type Fault = 'error' | 'lost-request' | 'lost-answer';

export interface SimulatorServer {
  url: string;
  /** What the next requests to this call meet; calls are named by the simulator. */
  fail(call: string, fault: Fault, times?: number): void;
  /** Forgets the faults that no call has met yet. */
  recover(): void;
  /** The calls so far, by name. */
  calls: string[];
  close(): Promise<void>;
}

/**
 * An HTTP server that plays a provider on this machine.
 *
 * @param nameOf names a request, so that a fault can be planned for it
 */
export async function startSimulatorServer(
  handle: (call: SimulatorCall) => Promise<SimulatorAnswer> | SimulatorAnswer,
  nameOf: (call: SimulatorCall) => string,
  port = 0,
): Promise<SimulatorServer> {
  const faults = new Map<string, { fault: Fault; times: number }>();
  const calls: string[] = [];
  const server = createServer((message, reply) => {
    answer(message, reply).catch((error: unknown) => {
      reply.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });

  async function answer(message: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', 'http://simulator');
    const call = {
      method: message.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers,
      body: await text(message),
    };
    const name = nameOf(call);
    calls.push(name);
    const planned = faults.get(name);
    const fault = planned?.fault;
    if (planned && planned.times > 1) planned.times -= 1;
    else faults.delete(name);
    if (fault === 'error') return void reply.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    if (fault === 'lost-request') return void message.socket.destroy();
    const { status, body = '', location } = await handle(call);
    if (fault === 'lost-answer') return void message.socket.destroy();
    const isJson = typeof body === 'object';
    reply.writeHead(status, {
      'content-type': isJson || body.startsWith('{') ? 'application/json' : 'text/html; charset=utf-8',
      ...(location !== undefined && { location }),
    });
    reply.end(isJson ? JSON.stringify(body) : body);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (call, fault, times = 1) => void faults.set(call, { fault, times }),
    recover: () => faults.clear(),
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page with one button for each thing that a buyer, or a bank, may do. */
export function simulatorPage(title: string, text: string, actions: readonly string[]): string {
  const buttons = actions.map((action) => `<p><button name="action" value="${action}">${action}</button></p>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><form method="post">${buttons}</form></html>`;
}

/** What a test does with a provider, whichever it is. */
export interface ProviderSimulator extends SimulatorServer {
  /** Each moves the session as a buyer on the provider's page would. */
  pay(session: string, amountCents?: number): void;
  decline(session: string): void;
  expire(session: string): void;
  /** Refuses the next refund. */
  refuseRefund(): void;
  /** What the provider's books say. */
  books(session: string): { state: string; capturedCents: number; refundedCents: number };
  sessions(): string[];
  /** The messages that the provider would send, in their order, each as a request to the shop. */
  messages(): Request[];
}
