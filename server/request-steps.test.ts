import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { health, hostedPaths, type Middleware, runSteps } from './request-steps.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function ask(step: Middleware, path: string) {
  const server = createServer((message, reply) => void runSteps([step], message, reply));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const asked = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path }).end();
  const [reply] = await once(asked, 'response');
  return { status: reply.statusCode, location: reply.headers.location, text: (await reply.toArray()).join('') };
}

it.each([
  ['/readyz', false, [], 200, 'ok\n'],
  ['/readyz', false, ['database'], 503, 'not ready: database\n'],
  ['/readyz', true, [], 503, 'not ready: closing\n'],
  ['/healthz', true, ['database'], 200, 'ok\n'],
])('%s, closing: %s, failing: %j', async (path, isClosing, failing, status, text) => {
  expect(
    await ask(
      health(async () => failing, { isClosing }),
      path,
    ),
  ).toMatchObject({ status, text });
});

it.each([
  ['/products/alpha-14?variant=7', '/product/laptop/alpha-14?variant=7'],
  ['/en/policies/shipping-policy?x=1', '/en/terms?x=1#delivery'],
])('%s moves to %s, with its query', async (path, location) => {
  expect(await ask(hostedPaths, path)).toMatchObject({ status: 301, location });
});
