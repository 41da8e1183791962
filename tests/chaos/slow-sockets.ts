import { connect, type Socket } from 'node:net';
import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase } from './shop-database.ts';
import { createStoreProcess } from './store-process.ts';

const SOCKETS = 600;
const VISITS = 40;
const POSTS = [
  '/contact',
  '/functions/v1/send-contact-email',
  '/api/2025-07/graphql.json',
  '/checkouts/nothing',
  '/webhooks/stripe',
];
const PAGES = ['/', '/products', '/en/contact', '/withdrawal'];

/** Half of the sockets share one address, the other half come from one each; none of them ever finishes its request. */
export async function holdSlowSockets(): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase('SQLite', '');
  const store = await createStoreProcess({ dataDir: shop.dataDir });
  await store.start();
  const { hostname, port } = new URL(store.url);
  const sockets: Socket[] = [];
  for (let index = 0; index < SOCKETS; index += 1) {
    const address = index % 2 === 0 ? '203.0.113.9' : `198.51.${index >> 8}.${index & 255}`;
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `POST ${POSTS[(index >> 1) % POSTS.length]} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
        `X-Forwarded-For: ${address}\r\nAuthorization: Bearer xana-embedded-functions\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n-\r\n',
    );
    sockets.push(socket);
  }
  let answered = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const visitor = { 'x-forwarded-for': `192.0.2.${visit + 1}` };
    const page = await fetch(store.url + (PAGES[visit % PAGES.length] ?? '/'), { headers: visitor });
    await page.arrayBuffer();
    if (page.status !== 200) findings.find('unexpected', `${page.url} answers ${page.status}`);
    const message = await fetch(`${store.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { ...visitor, authorization: 'Bearer xana-embedded-functions', 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Μαρία',
        email: `visitor.${visit}@example.gr`,
        requestType: 'general',
        subject: 'Ερώτηση',
        message: 'Έχετε κατάστημα;',
      }),
    });
    const cart = await fetch(`${store.url}/api/2025-07/graphql.json`, {
      method: 'POST',
      headers: {
        ...visitor,
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'xana-embedded-storefront',
      },
      body: JSON.stringify({ query: 'mutation { cartCreate { cart { id } } }' }),
    });
    await cart.arrayBuffer();
    if (cart.status !== 200) findings.find('lost', `a cart while sockets are held: ${cart.status}`);
    if (message.status === 200) answered += 1;
    else findings.find('lost', `a message while sockets are held: ${message.status}`);
    for (const socket of sockets) if (!socket.destroyed) socket.write('1\r\n-\r\n');
  }
  for (const socket of sockets) socket.destroy();
  await store.stop();
  shop.remove();
  return findings.toOutcome(
    'slow sockets',
    `${SOCKETS} unfinished requests, ${VISITS} pages, carts and ${answered} messages meanwhile`,
  );
}
