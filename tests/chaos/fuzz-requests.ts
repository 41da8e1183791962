import { request } from 'node:http';
import { seededRandom } from '#domain/shop/seeded-random.ts';
import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase } from './shop-database.ts';
import { createStoreProcess } from './store-process.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;
const ANSWER_WITHIN_MS = 20_000;

const PATHS = [
  '/', '/en', '/products', '/product/laptop/x', '/contact', '/contact/send', '/withdrawal', '/account', '/finder', '/compare',
  '/shopify/getotken', '/api/2025-07/graphql.json', '/functions/v1/send-contact-email', '/functions/v1/shopify-customer',
  '/cart/c/x', '/checkouts/x', '/checkouts/x/thank-you', '/account/reset/x', '/authentication/1/oauth/authorize', '/cdn/shop/x.avif',
  '/_root.data', '/products.data', '/sitemap.xml', '/healthz', '/webhooks/shopify', '/.well-known/openid-configuration',
]; // biome-ignore format: one list of addresses
const PIECES = [
  '%00', '%ff', '..%2f..%2f', '😀', '%', '?q=', '&brand=', '=', "'--", '"', '<script>', '{{7*7}}', '%c0%ae', 'a'.repeat(3_000), '-1',
  '1e309', 'NaN', 'null', '[]', '__proto__', 'constructor', 'ΑΒΓ', '%CE', ';', '\\', '+', '%2b', '#', '//', '@evil.example', '?price=', '&sort=',
]; // biome-ignore format: one list of pieces
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'text/plain',
  '',
  'application/json; charset=utf-7',
];
const BODIES = [
  '', '{}', '[]', 'null', '{"query":"{shop{name}}"}', '{"query":"{', '{"query":"query{products(first:-1){nodes{id}}}"}', '{"variables":[]}',
  'intent=pay', 'intent=__proto__&x=%00', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', `{"query":"${'{a'.repeat(500)}"}`,
]; // biome-ignore format: one list of bodies

/** Requests that nobody's browser sends. Nothing may fail with 500 or stay without an answer. */
export async function fuzzRequests(): Promise<Outcome> {
  const findings = createFindings();
  const random = seededRandom('fuzz');
  const shop = await createShopDatabase('SQLite', '');
  const store = await createStoreProcess({ dataDir: shop.dataDir });
  await store.start();
  let left = REQUESTS;
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const fuzz = makeRequest(random);
        const status = await send(store.url, fuzz);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 0 || status >= 500)
          findings.find('unexpected', `${status} for ${JSON.stringify(fuzz).slice(0, 300)}`);
      }
    }),
  );
  const alive = await fetch(store.url).catch(() => null);
  if (alive?.status !== 200) findings.find('unexpected', 'the store does not answer any more');
  await store.stop();
  shop.remove();
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
  return findings.toOutcome('fuzzed requests', `${REQUESTS} requests: ${counts.join(', ')}`);
}

interface Fuzz {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

function makeRequest(random: () => number): Fuzz {
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('An empty list');
    return item;
  };
  const pieces = Array.from({ length: Math.floor(random() * 4) }, () => pick(PIECES)).join('');
  const method = pick(METHODS);
  const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? pick(BODIES) : '';
  return {
    method,
    // What stands in a request line is in ASCII; everything else is for the server to make sense of.
    path: (pick(PATHS) + pieces).replace(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter)),
    headers: {
      ...(body && { 'content-type': pick(TYPES) }),
      ...(random() < 0.3 && { authorization: pick(['Bearer xana-embedded-functions', 'Bearer', 'Basic eA==']) }),
      ...(random() < 0.5 && { 'x-shopify-storefront-access-token': pick(['xana-embedded-storefront', 'x']) }),
      ...(random() < 0.2 && { 'accept-encoding': pick(['br', 'gzip;q=0', '*', ';;;']) }),
      ...(random() < 0.2 && { range: pick(['bytes=0-1', 'bytes=99999999-', 'bytes=-0', 'x']) }),
      ...(random() < 0.2 && { 'if-none-match': pick(['*', '"x"', 'W/']) }),
      ...(random() < 0.2 && { 'accept-language': pick(['en', 'el', ';', 'a'.repeat(900)]) }),
    },
    body,
  };
}

/** @returns the status; 0 when there was no whole answer in time */
function send(url: string, { method, path, headers, body }: Fuzz): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const sent = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy());
    sent.on('response', (response) => {
      response.on('error', () => resolve(0));
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}
