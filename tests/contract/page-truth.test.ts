/** A change of price, stock or publishing is shown two seconds later by every process of one database. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseLocation } from '#platform/db/location.ts';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { toUrl } from '#server/http/node-http.ts';
import { dayVersion } from '#server/pages/day-version.ts';
import { createGeneration } from '#server/pages/generation.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { fixtureCatalogue } from '#tests/support/fixture-catalogue.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';
import { NOW, PUBLIC_URL, TOKEN } from '#tests/support/test-platform.ts';

const log = pino({ enabled: false });

interface StoreProcess {
  platform: Platform;
  /** Ms of the process's own clock; it stands still until the test moves it. */
  clock: { now: number; date: Date };
  get: (path: string) => Promise<{ status: number; html: string; etag: string | null }>;
  renders: () => number;
  /** How often the database was asked whether anything changed. */
  checks: () => number;
  close: () => Promise<void>;
}

describe.each(databaseKinds)('two processes of one store on %s', (kind) => {
  const location = useDatabase(kind);
  const stores: StoreProcess[] = [];

  beforeAll(async () => {
    stores.push(await openStore(location()), await openStore(location()));
    await seedDemo(stores[0]?.platform.context ?? fail(), fixtureCatalogue);
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
  });

  const pass = (ms: number) => {
    for (const { clock } of stores) clock.now += ms;
  };
  /** The same page from both, a second later. */
  const seen = async (path: string) => {
    pass(1_000);
    return Promise.all(stores.map((store) => store.get(path)));
  };
  const db = () => stores[0]?.platform.context.db ?? fail();

  it('show a new price to the first visit after it, on the list and on the product’s page', async () => {
    for (const path of ['/en/products', '/en/product/laptop/beta-13']) {
      for (const { html } of await seen(path)) expect(html.includes('321,09')).toBe(false);
    }
    await db().updateTable('product_variants').set({ price_cents: 32_109 }).where('sku', '=', 'SKU-beta-13').execute();
    for (const path of ['/en/products', '/en/product/laptop/beta-13']) {
      for (const { html } of await seen(path)) expect(html.includes('321.09')).toBe(true);
    }
  });

  it('show that something is sold out', async () => {
    const path = '/en/product/laptop/beta-13';
    for (const { html } of await seen(path)) expect(html.includes('schema.org/InStock')).toBe(true);
    const { id } = await db()
      .selectFrom('products')
      .select('id')
      .where('handle', '=', 'beta-13')
      .executeTakeFirstOrThrow();
    await db().updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', id).execute();
    for (const { html } of await seen(path)) expect(html.includes('schema.org/InStock')).toBe(false);
  });

  it('show that something is there again, and keep their pages when one of many is sold', async () => {
    const path = '/en/product/laptop/beta-13';
    const stock = (pieces: number) =>
      db().updateTable('product_variants').set({ stock: pieces }).where('sku', '=', 'SKU-beta-13').execute();
    await stock(7);
    for (const { html } of await seen(path)) expect(html.includes('schema.org/InStock')).toBe(true);
    const before = stores.map((store) => store.renders());
    await stock(6);
    await seen(path);
    expect(stores.map((store) => store.renders())).toEqual(before);
  });

  it('show an article that is published, and one whose hour comes', async () => {
    const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
    const dates = { created_at: at(-1), updated_at: at(-1) };
    const texts = {
      excerpt_html: '',
      content_html: '<p>x</p>',
      author: 'a',
      tags: '[]',
      image_alt: '',
      image_file: null,
    };
    for (const { html } of await seen('/blog')) expect(html.includes('Πρώτο άρθρο')).toBe(false);
    const { id } = await db()
      .insertInto('blogs')
      .values({ handle: 'news', title: 'Νέα', ...dates })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('articles')
      .values([
        { blog_id: id, handle: 'one', title: 'Πρώτο άρθρο', published_at: at(-1), ...dates, ...texts },
        { blog_id: id, handle: 'two', title: 'Δεύτερο άρθρο', published_at: at(2), ...dates, ...texts },
      ])
      .execute();
    for (const { html } of await seen('/blog')) {
      expect(html.includes('Πρώτο')).toBe(true);
      expect(html.includes('Δεύτερο')).toBe(false);
    }
    for (const { clock } of stores) clock.date = new Date(at(2));
    for (const { html } of await seen('/blog')) expect(html.includes('Δεύτερο')).toBe(true);
  });

  it('no longer show a product that was deleted', async () => {
    const path = '/en/product/laptop/twin-12';
    for (const { status } of await seen(path)) expect(status).toBe(200);
    await db().deleteFrom('products').where('handle', '=', 'twin-12').execute();
    for (const { status } of await seen(path)) expect(status).toBe(404);
    for (const { html } of await seen('/en/products')) expect(html.includes('twin-12')).toBe(false);
  });

  it('keep every page while nothing changes, and ask the database once a second', async () => {
    const paths = ['/en/products', '/en/product/laptop/alpha-14', '/contact'];
    for (const path of paths) await seen(path);
    const before = stores.map((store) => [store.renders(), store.checks()]);
    const visits = 300;
    for (let visit = 0; visit < visits; visit += 1) {
      pass(10);
      for (const store of stores) await store.get(paths[visit % paths.length] ?? '/');
    }
    stores.forEach((store, index) => {
      const [renders = 0, checks = 0] = before[index] ?? [];
      expect(store.renders()).toBe(renders);
      expect(store.checks() - checks).toBeLessThanOrEqual((visits * 10) / 1_000);
    });
  });

  it('show the day of delivery that holds, though nothing in the database changed', async () => {
    const [before] = await seen('/en/contact');
    // Friday afternoon, after the parcels have left.
    for (const { clock } of stores) clock.date = new Date('2026-09-18T18:00:00Z');
    const [after] = await seen('/en/contact');
    expect(after?.etag).not.toBe(before?.etag);
  });
});

function fail(): never {
  throw new Error('There is no store before the tests begin');
}

/** One process, as server/store.ts puts it together, without its files and forms. */
async function openStore(location: DatabaseLocation): Promise<StoreProcess> {
  const clock = { now: 0, date: NOW };
  const platform = await createPlatform({
    ...location,
    seed: 'none',
    publicUrl: PUBLIC_URL,
    storefrontToken: TOKEN,
    log,
    now: () => clock.date,
  });
  let checks = 0;
  let renders = 0;
  let isKeptStale = false;
  const readGeneration = createGeneration({
    async readVersion() {
      checks += 1;
      return `${await platform.readVersion()} ${dayVersion(clock.date)}`;
    },
    // A busy machine may take longer than a shop's visitors wait.
    checkTimeoutMs: 60_000,
    now: () => clock.now,
    log,
  });
  const { render } = await createTestStorefront({
    readGeneration,
    now: () => clock.date,
    async platform(request) {
      const headers = new Headers(request.headers);
      headers.set('X-Shopify-Storefront-Access-Token', TOKEN);
      const init = { method: 'POST', headers, body: await request.text() };
      return platform.storefrontApi(new Request(`${PUBLIC_URL}/api/2025-07/graphql.json`, init));
    },
  });
  const cache = new PageCache({
    render(request) {
      renders += 1;
      return render(request);
    },
    readGeneration,
    now: () => clock.now,
    log: Object.assign(pino({ enabled: false }), {
      warn: () => {
        isKeptStale = true;
      },
    }),
  });
  const server = createServer((message, reply) => {
    cache.answer(toUrl(message, PUBLIC_URL), message, reply).catch(() => reply.writeHead(500).end());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    platform,
    clock,
    renders: () => renders,
    checks: () => checks,
    async get(path) {
      for (;;) {
        isKeptStale = false;
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        const { status, headers } = answer;
        const html = await answer.text();
        const isComplete = status !== 200 || headers.get('cache-control') !== 'no-store';
        if (isComplete && !isKeptStale) return { status, html, etag: headers.get('etag') };
        // On a busy machine the platform may need longer than a page waits for it. Such a page, or the one before it, is shown for two seconds.
        clock.now += 3_000;
      }
    },
    async close() {
      await closeServer(server);
      await platform.close();
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
