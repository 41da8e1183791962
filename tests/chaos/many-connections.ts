import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase, type DatabaseKind } from './shop-database.ts';
import { createStoreProcess } from './store-process.ts';

const CONNECTIONS = 1_000;
const REQUESTS_EACH = 4;
const CACHED = '/';

/**
 * A thousand connections ask for pages that were never made. The store answers what it can and asks the others to come back; checks of health
 * and a cached page are answered to everybody all the time, and a new page as soon as the flood is over.
 */
export async function openManyConnections(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase(kind, postgresUrl);
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment: shop.environment });
  await store.start();
  const flood = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const others = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = async (agent: Agent, path: string) => {
    const began = performance.now();
    try {
      const [answer] = (await once(request(store.url + path, { agent }).end(), 'response')) as [IncomingMessage];
      await answer.toArray();
      return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ms: performance.now() - began };
    } catch (error) {
      return { status: String(error), retryAfter: undefined, ms: performance.now() - began };
    }
  };
  const quiet = (await ask(others, '/healthz')).ms;
  await ask(others, CACHED);
  const counts = { pages: 0, refused: 0, slowestMs: 0, slowestHealthMs: 0, checks: 0 };
  let isOver = false;
  const watch = async (path: string) => {
    while (!isOver) {
      const { status, ms } = await ask(others, path);
      counts.checks += 1;
      if (path === '/healthz') counts.slowestHealthMs = Math.max(counts.slowestHealthMs, ms);
      if (status !== 200) findings.find('unexpected', `${path} is answered with ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watching = ['/healthz', CACHED].map(watch);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let turn = 0; turn < REQUESTS_EACH; turn += 1) {
        const { status, retryAfter, ms } = await ask(flood, `/products?q=flood-${connection}-${turn}`);
        counts.slowestMs = Math.max(counts.slowestMs, ms);
        if (status === 200) counts.pages += 1;
        else if (status === 503 && retryAfter !== undefined) counts.refused += 1;
        else findings.find('unexpected', `a page is answered with ${status}`);
      }
    }),
  );
  isOver = true;
  await Promise.all(watching);
  const after = await ask(others, '/products?q=after');
  if (after.status !== 200) findings.find('unexpected', `after the flood, a page is answered with ${after.status}`);
  flood.destroy();
  others.destroy();
  await store.stop();
  shop.remove();
  const times = `slowest answer ${Math.round(counts.slowestMs)} ms, check of health ${Math.round(counts.slowestHealthMs)} ms (quiet ${Math.round(quiet)})`;
  const did = `${counts.pages} pages, ${counts.refused} refused, ${counts.checks} checks meanwhile; ${times}`;
  return findings.toOutcome(`${CONNECTIONS} connections, ${kind}`, did);
}
