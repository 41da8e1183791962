import { SCREENS } from '../support/screens/screens.ts';
import { CERTIFICATE, FAULTS, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { createFindings, type Findings, type Outcome } from './report.ts';
import { createShopDatabase } from './shop-database.ts';
import { createStoreProcess } from './store-process.ts';

/** Two seconds are the platform's; the rest is for a machine that does other work. */
const ANSWER_WITHIN_MS = 10_000;
const RECOVER_WITHIN_MS = 90_000;
const POLL_MS = 500;
const AT_ONCE = 4;
/** What is only true when the platform has answered so. */
const NOT_FOUND = /Το προϊόν δεν βρέθηκε|Product not found/;
const MISSING = new Set(['product-missing', 'not-found']);

const addresses = SCREENS.flatMap(({ name, address }) => [
  { name, address },
  { name, address: address === '/' ? '/en' : `/en${address}` },
]);

/** Every screen in both languages: with a platform that fails from the start, then well, then failing again. */
export async function failPlatform(): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase('SQLite', '');
  const platform = await createStoreProcess({ dataDir: shop.dataDir });
  await platform.start();
  const proxy = await startFaultProxy(platform.url);
  let pages = 0;
  for (const fault of FAULTS) {
    const other = await createShopDatabase('SQLite', '');
    const store = await createStoreProcess({
      dataDir: other.dataDir,
      environment: {
        PUBLIC_STORE_DOMAIN: proxy.domain,
        PUBLIC_STOREFRONT_API_TOKEN: 'public',
        NODE_EXTRA_CA_CERTS: CERTIFICATE,
      },
    });
    proxy.setFault(fault);
    await store.start();
    pages += await visitAll(store.url, `cold, platform ${fault}`, findings, false);
    proxy.setFault('none');
    await untilRecovered(store.url, fault, findings);
    pages += await visitAll(store.url, `after ${fault}`, findings, true);
    pages += await visitWarm(store.url, proxy, fault, findings);
    await store.stop();
    other.remove();
  }
  await proxy.close();
  await platform.stop();
  shop.remove();
  return findings.toOutcome('a failing platform', `${FAULTS.length} faults, ${pages} pages`);
}

/** Pages that were read before go on from their last good copy. */
async function visitWarm(
  url: string,
  proxy: FaultProxy,
  fault: (typeof FAULTS)[number],
  findings: Findings,
): Promise<number> {
  proxy.setFault(fault);
  const pages = await visitAll(url, `warm, platform ${fault}`, findings, true);
  proxy.setFault('none');
  return pages;
}

async function visitAll(url: string, when: string, { find }: Findings, isWell: boolean): Promise<number> {
  const waiting = [...addresses];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { name, address } = next;
        const page = await visit(url + address);
        if (!page) find('unexpected', `${when}: ${address} does not answer`);
        else if (isWell && page.status >= 500) find('unexpected', `${when}: ${address} answers ${page.status}`);
        else if (!isWell && page.status !== 503 && page.status >= 500)
          find('untrue', `${when}: ${address} answers ${page.status}`);
        if (page && !MISSING.has(name) && (page.status === 404 || NOT_FOUND.test(page.text))) {
          find('untrue', `${when}: ${address} says that something is not found (${page.status})`);
        }
      }
    }),
  );
  return addresses.length;
}

async function visit(address: string): Promise<{ status: number; text: string } | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  const text = await response?.text().catch(() => null);
  return response && typeof text === 'string' ? { status: response.status, text } : null;
}

/** A page that failed is asked for again by whoever wants it, and comes back without a restart. */
async function untilRecovered(url: string, fault: string, { find }: Findings): Promise<void> {
  const started = performance.now();
  for (const { address } of addresses) {
    let page = await visit(url + address);
    while ((!page || page.status >= 500) && performance.now() - started < RECOVER_WITHIN_MS) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      page = await visit(url + address);
    }
    if (!page || page.status >= 500) find('untrue', `after ${fault}: ${address} did not recover`);
  }
}
