/** The demo shop behind its door for buyers' assistants, and an agent whose profile is on this machine. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { AssistantSettings } from '#domain/shop/shop-config.ts';
import { createCheckout } from '#platform/checkout/create-checkout.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { createTestGateway } from '#platform/payments/test/test-gateway.ts';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { createUcp } from '#platform/ucp/create-ucp.ts';
import { shopCapabilities } from '#platform/ucp/protocol.ts';
import { catalogueAsker } from '#server/pages/open-assistants.ts';
import { shop } from '#shop.config';
import { type DatabaseKind, useDatabase } from './databases.ts';
import { fixturePages } from './fixture-pages.ts';
import { createTestStorefront } from './storefront-handler.tsx';
import { startClock, type TestClock } from './test-clock.ts';
import { wireFaults } from './ucp-schemas.ts';

export const AGENT_SHOP_URL = 'https://shop.example.gr';
const TOKEN = 'public-test-token';

/** Every capability of the shop; a test may leave some out. */
export function agentProfile(more: object = {}) {
  return {
    ucp: {
      version: '2026-04-08',
      services: {},
      capabilities: shopCapabilities(shop.assistants),
      payment_handlers: {},
      ...more,
    },
  };
}

export interface AgentShop {
  platform: Platform;
  /** Where the agent's profile is. */
  profileUrl: string;
  /** What the profile's address answers. */
  profile: { body: string; status: number; headers: Record<string, string>; asked: number };
  /** What the shop told the agent of orders, and what it is answered. */
  webhooks: { status: number; received: { headers: IncomingHttpHeaders; body: string }[] };
  clock: TestClock;
  /** Throws for an answer that is not what the official schemas say. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** One REST call with the agent's profile. */
  rest: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Answer; headers: Headers }>;
  /** One tool call as JSON-RPC. */
  tool: (name: string, input: object, meta?: object) => Promise<{ status: number; body: Answer }>;
  connect: () => Promise<Client>;
  /** The same shop after its owner switched something. */
  withSwitches: (switches: Partial<AssistantSettings>) => Callers;
  log: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects and fails where they are not
export type Answer = any;

type Callers = Pick<AgentShop, 'send' | 'rest' | 'tool' | 'connect'>;

export function useAgentShop(kind: DatabaseKind): () => AgentShop {
  const location = useDatabase(kind);
  let given: AgentShop | undefined;
  let close: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const log: string[] = [];
    const clock = startClock('2026-11-20T08:00:00Z');
    const platform = await createPlatform({
      ...location(),
      seed: 'demo',
      publicUrl: AGENT_SHOP_URL,
      storefrontToken: TOKEN,
      log: pino({ level: 'warn' }, { write: (line: string) => log.push(line) }),
      now: () => clock.now,
      readPages: async () => fixturePages,
    });
    let known = { version: '', generation: 0 };
    const storefront = await createTestStorefront({
      async platform(request) {
        const headers = new Headers(request.headers);
        headers.set('X-Shopify-Storefront-Access-Token', TOKEN);
        const init = { method: 'POST', headers, body: await request.text() };
        return platform.storefrontApi(new Request(`${AGENT_SHOP_URL}/api/2025-07/graphql.json`, init), { baseUrl: '' });
      },
      async readGeneration() {
        const version = await platform.readVersion();
        if (version !== known.version) known = { version, generation: known.generation + 1 };
        return known.generation;
      },
      now: () => clock.now,
    });
    const gateways = gatewaysOf(createTestGateway(platform.context));
    const pages = createCheckout({ context: platform.context, gateways });
    const askCatalogue = catalogueAsker(storefront.render, AGENT_SHOP_URL);
    // A busy machine may read the catalogue for longer than a request waits for it.
    for (const language of ['el', 'en'] as const)
      await vi.waitFor(
        async () => expect(await askCatalogue('search', language, { query: 'laptop' })).toHaveProperty('products'),
        60_000,
      );
    const open = (switches: Partial<AssistantSettings> = {}) => {
      const answer = createUcp({
        context: platform.context,
        allowed: { ...shop.assistants, ...switches },
        shopName: 'Xana',
        gateways,
        askCatalogue,
        readPages: async () => fixturePages,
        allowsLoopbackProfiles: true,
      });
      return sender(answer, pages.handle);
    };
    const profile = { body: JSON.stringify(agentProfile()), status: 200, headers: {}, asked: 0 };
    const webhooks: AgentShop['webhooks'] = { status: 200, received: [] };
    const server = createServer(async (message, reply) => {
      if (message.method === 'POST') {
        const body = Buffer.concat(await message.toArray()).toString('utf8');
        webhooks.received.push({ headers: message.headers, body });
        return reply.writeHead(webhooks.status).end();
      }
      profile.asked += 1;
      return reply
        .writeHead(profile.status, { 'content-type': 'application/json', ...profile.headers })
        .end(profile.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const profileUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/agent.json`;
    close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await platform.close();
    };
    const withSwitches: AgentShop['withSwitches'] = (switches) => callers(open(switches), profileUrl);
    given = { platform, profileUrl, profile, webhooks, clock, log, withSwitches, ...callers(open(), profileUrl) };
  });
  afterAll(() => close());
  return () => {
    if (!given) throw new Error('There is no shop before the tests begin');
    return given;
  };
}

type Door = (request: Request) => Promise<Response | null>;

function sender(answer: Door, page: Door): AgentShop['send'] {
  return async (path, init = {}) => {
    const request = () => new Request(AGENT_SHOP_URL + path, init);
    const response = await answer(request());
    if (!response) return (await page(request())) ?? new Response(null, { status: 404 });
    const faults = wireFaults(path, init, await response.clone().text());
    if (faults.length > 0) throw new Error(`${init.method ?? 'GET'} ${path}: ${faults.join('; ')}`);
    return response;
  };
}

function callers(send: AgentShop['send'], profileUrl: string): Callers {
  return {
    send,
    async rest(method, path, body, headers = {}) {
      const response = await send(`/api/ucp${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profileUrl}"`, ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await response.json().catch(() => null) };
    },
    async tool(name, input, meta = {}) {
      const params = { name, arguments: { meta: { 'ucp-agent': { profile: profileUrl }, ...meta }, ...input } };
      const response = await send('/api/ucp/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      });
      return { status: response.status, body: await response.json() };
    },
    async connect() {
      const client = new Client({ name: 'test', version: '1.0.0' });
      const transport = new StreamableHTTPClientTransport(new URL(`${AGENT_SHOP_URL}/api/ucp/mcp`), {
        fetch: (url, init) => send(new URL(url).pathname, init),
      });
      await client.connect(transport);
      return client;
    },
  };
}
