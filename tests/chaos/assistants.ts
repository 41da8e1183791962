import { randomUUID } from 'node:crypto';
import { createFindings, type Outcome } from './report.ts';
import { audit, createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { NotOpened, nextAddress, type OpenCheckout, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const UNITS = 60;
const BUYERS = 150;
const AT_ONCE = 16;
/** More calls than one address may make without a pause. */
const CALLS = 700;

/**
 * Assistants prepare more checkouts than there are goods, hold nothing by it, and hand over; all their buyers pay at once. Another calls
 * without a pause and is held up alone.
 */
export async function sellByAssistants(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const find = (text: string) => findings.find('unexpected', text);
  const shop = await createShopDatabase(kind, postgresUrl);
  const environment = { ...shop.environment, AGENT_PROFILES: 'loopback' };
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment });
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  const checkouts: OpenCheckout[] = [];
  await inTurns(BUYERS, async () => {
    checkouts.push(await prepareCheckout(store.url, variantId));
  });
  const held = await db.selectFrom('stock_holds').select('quantity').execute();
  if (held.length > 0) find(`${held.length} checkouts of assistants hold goods`);

  const acknowledged = new Set<string>();
  await inTurns(BUYERS, async (buyer) => {
    const checkout = checkouts[buyer];
    if (!checkout) return find('a checkout is missing');
    // Each fourth assistant reads and writes the checkout in the moment in which its buyer pays.
    const meddling = buyer % 4 === 0 ? meddle(store.url, checkout, variantId) : Promise.resolve([]);
    const answer = await pay(store.url, checkout);
    if (answer === 'placed') acknowledged.add(checkout.token);
    if (!['placed', 'refused'].includes(answer)) find(`a payment is ${answer}`);
    for (const status of await meddling)
      if (![200, 409].includes(status)) find(`an assistant is answered with ${status}`);
  });

  const statuses: number[] = [];
  await inTurns(CALLS, async () => {
    statuses.push((await ask(store.url, 'GET', '/carts/none', '192.0.2.7')).status);
  });
  const refused = statuses.filter((status) => status === 429).length;
  if (refused === 0) find('an assistant may call without a bound');
  if (statuses.some((status) => ![200, 429].includes(status)))
    find(`calls are answered with ${[...new Set(statuses)]}`);
  const other = await ask(store.url, 'GET', '/carts/none', '10.2.0.1');
  if (other.status !== 200) find(`another assistant is answered with ${other.status}`);

  await store.stop();
  const orders = await audit(db, { variantId, units: UNITS, acknowledged }, findings);
  if (orders !== UNITS) find(`${orders} orders of ${UNITS} units, which ${BUYERS} buyers wanted`);
  await db.destroy();
  shop.remove();
  const did = `${BUYERS} buyers of assistants, ${UNITS} units, ${orders} orders; ${refused} of ${CALLS} calls held up`;
  return findings.toOutcome(`assistants, ${kind}`, did);
}

async function inTurns(count: number, work: (turn: number) => Promise<void>): Promise<void> {
  const turns = Array.from({ length: count }, (_, turn) => turn);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) await work(turn);
    }),
  );
}

function ask(url: string, method: string, path: string, address: string, body?: object): Promise<Response> {
  return fetch(`${url}/api/ucp${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'ucp-agent': `profile="${url}/api/ucp/example-agent.json"`,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': address,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** @returns the statuses of the answers */
async function meddle(url: string, { token, address }: OpenCheckout, variantId: number): Promise<number[]> {
  const path = `/checkout-sessions/${token}`;
  const line_items = [{ item: { id: `gid://shopify/ProductVariant/${variantId}` }, quantity: 1 }];
  const asked = [
    ask(url, 'PUT', path, address, { line_items }),
    ask(url, 'GET', path, address),
    ask(url, 'POST', `${path}/complete`, address, {}),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}

/** A checkout as an assistant hands it over, and what its page tells the buyer. @throws NotOpened */
export async function prepareCheckout(
  url: string,
  variantId: number,
  { quantity = 1, address = nextAddress() } = {},
): Promise<OpenCheckout> {
  const line_items = [{ item: { id: `gid://shopify/ProductVariant/${variantId}` }, quantity }];
  const response = await ask(url, 'POST', '/checkout-sessions', address, { line_items });
  const { id, continue_url } = (await response.json()) as { id?: string; continue_url?: string };
  if (!id || !continue_url) throw new NotOpened('No checkout was prepared', response);
  const page = await fetch(continue_url, { headers: { 'x-forwarded-for': address } });
  const [, seen] = /name="seen" value="([^"]*)"/.exec(await page.text()) ?? [];
  if (seen === undefined) throw new NotOpened('No checkout was opened', page);
  return { token: id, address, seen: seen.replaceAll('&quot;', '"') };
}
