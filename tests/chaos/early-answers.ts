import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase, type DatabaseKind } from './shop-database.ts';
import { createStoreProcess } from './store-process.ts';

const POSTS = 60;
const VISITS_A_POST = 3;
const CONNECTIONS = 2;
/** Each is answered before its body was read, or after a part of it. */
const EARLY = [
  ['/api/2025-07/graphql.json', 300_000],
  ['/checkouts/nothing', 2_000_000],
  ['/webhooks/stripe', 300_000],
  ['/functions/v1/withdraw', 2_000_000],
  ['/products', 2_000_000],
] as const;
const PAGES = ['/', '/products', '/healthz', '/en/contact'];

/**
 * Large bodies that are refused share their connections with the next visitors, behind nginx where this machine has it. No visitor waits for
 * another one's body, and none gets its answer.
 */
export async function refuseBodies(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase(kind, postgresUrl);
  const store = await createStoreProcess({
    dataDir: shop.dataDir,
    environment: { ...shop.environment, TRUST_PROXY: '1' },
  });
  await store.start();
  const storePort = Number(new URL(store.url).port);
  const proxy = hasNginx ? await startNginx(storePort) : null;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = async (method: string, path: string, body = ''): Promise<number | string | undefined> => {
    const host = proxy ? 'shop.example.gr' : new URL(store.url).host;
    const headers = { host, 'content-length': body.length };
    const sent = request({ agent, port: proxy?.port ?? storePort, host: '127.0.0.1', method, path, headers }).end(body);
    try {
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      await answer.toArray();
      return answer.statusCode;
    } catch (error) {
      return String(error);
    }
  };
  for (let post = 0; post < POSTS; post += 1) {
    const [path, bytes] = EARLY[post % EARLY.length] ?? ['/', 1];
    const refused = ask('POST', path, 'x'.repeat(bytes)).then((status) => {
      if (typeof status !== 'number' || status >= 500)
        findings.find('unexpected', `POST ${path} is answered with ${status}`);
    });
    const visits = Array.from({ length: VISITS_A_POST }, async (_, visit) => {
      const page = PAGES[(post + visit) % PAGES.length] ?? '/';
      const status = await ask('GET', page);
      // The store sends another host to its own address.
      if (status !== 200 && status !== 308) findings.find('unexpected', `${page} is answered with ${status}`);
    });
    await Promise.all([refused, ...visits]);
  }
  agent.destroy();
  await proxy?.stop();
  await store.stop();
  shop.remove();
  const between = proxy ? 'behind nginx' : 'on kept connections';
  return findings.toOutcome(
    `early answers, ${kind}`,
    `${POSTS} refused bodies, ${POSTS * VISITS_A_POST} pages, ${between}`,
  );
}
