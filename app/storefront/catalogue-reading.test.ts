import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import type { CatalogueSource, KeptFiles } from '#domain/catalogue-source.ts';
import { CatalogueReading } from './catalogue-reading.ts';
import type { ProductSummary } from './documents.ts';
import { StorefrontError } from './storefront-error.ts';

type Query = Parameters<CatalogueReading['read']>[0];

const MODELS = ['Latitude 5400', 'ThinkPad T480', 'EliteBook 840 G5', 'MacBook Air M1'];
const MAKERS = ['Dell', 'Lenovo', 'HP', 'Apple'];

function product(number: number, { model = 0, cents = 20_000, isGone = false, words = '' } = {}): ProductSummary {
  const price = { amount: (cents / 100).toFixed(2), currencyCode: 'EUR' as const };
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${number}`,
    handle: `laptop-${number}`,
    title: `${MAKERS[model]} ${MODELS[model]} (i5-8350U, 16GB, 256GB SSD, A+)`,
    description: `Laptop ${words}`,
    vendor: MAKERS[model] ?? '',
    productType: 'Laptop',
    availableForSale: !isGone,
    featuredImage: { url: `/${number}.jpg`, altText: null, width: 800, height: 600 },
    options: [],
    priceRange: { minVariantPrice: price },
    metafields: [],
    variants: {
      nodes: [
        {
          id: `gid://shopify/ProductVariant/${number}`,
          title: 'Default Title',
          sku: `S${number}`,
          availableForSale: !isGone,
          price,
          priorPrice: null,
          selectedOptions: [],
        },
      ],
    },
  } as unknown as ProductSummary;
}

/** A platform that the test plays, with the changes that it tells of. */
function createShop(start: readonly ProductSummary[]) {
  const products = new Map(start.map((one) => [one.id, one]));
  const log: string[] = [];
  const asked = { pages: 0, ids: 0 };
  const query = (async (_document: unknown, variables: { first?: number; after?: string | null; ids?: string[] }) => {
    if (variables.ids) {
      asked.ids += variables.ids.length;
      return { nodes: variables.ids.map((id) => products.get(id) ?? null) };
    }
    asked.pages += 1;
    const from = Number(variables.after ?? 0);
    const to = from + (variables.first ?? 0);
    const all = [...products.values()];
    return {
      products: {
        nodes: all.slice(from, to),
        pageInfo: { hasNextPage: to < all.length, endCursor: String(to) },
      },
    };
  }) as unknown as Query;
  return {
    products,
    log,
    asked,
    query,
    put(one: ProductSummary) {
      products.set(one.id, one);
      log.push(one.id);
    },
    remove(id: string) {
      products.delete(id);
      log.push(id);
    },
    readChanges: async (since: string | null) => ({
      until: String(log.length),
      ids: since === null || Number(since) > log.length ? null : [...new Set(log.slice(Number(since)))],
    }),
  };
}

/** Files in memory, which come back as the disk gives them: a part of a larger buffer. */
function createFiles(rules = 'rules'): KeptFiles & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    shop: 'shop',
    rules,
    files,
    read: async (name) => files.get(name) ?? null,
    async write(name, parts) {
      files.set(name, Buffer.concat([Buffer.alloc(3), ...parts]).subarray(3));
    },
  };
}

function source(shop: ReturnType<typeof createShop>, kept: KeptFiles | null = null): CatalogueSource {
  const [isAnswering, onRead] = [() => false, () => undefined];
  return { pageSize: 3, readChanges: shop.readChanges, kept, isAnswering, onRead, onFailure: fail };
}

function fail(error: unknown): void {
  throw error;
}

async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A kept file in which the facts of products were written otherwise. */
function rewrite(bytes: Buffer, written: RegExp, instead: string): Buffer {
  const end = bytes.indexOf(10);
  const header = JSON.parse(bytes.subarray(0, end).toString()) as { sizes: number[] };
  const from = bytes.length - (header.sizes.at(-1) ?? 0);
  const changed = Buffer.from(bytes.subarray(from).toString().replace(written, instead));
  const sizes = header.sizes.with(-1, changed.length);
  const head = Buffer.from(`${JSON.stringify({ ...header, sizes })}\n`);
  return Buffer.concat([head, bytes.subarray(end + 1, from), changed]);
}

const QUERIES = ['', 'dell', 'thinkpad', 'latitude 5400', 'lenvo', '16gb κάτω από 250', 'lot7'];

/** What pages show of a catalogue. */
async function answersOf(reading: CatalogueReading, query: Query) {
  const catalogue = await reading.read(query);
  return {
    brands: [...catalogue.brandNames],
    families: catalogue.families(6),
    lists: QUERIES.map((text) => {
      const { entries, includes: _, ...result } = catalogue.select(withQuery(WHOLE_CATALOGUE, text));
      return { ...result, cards: entries().map(({ card }) => card), facts: entries(0, 2).map(({ facts }) => facts) };
    }),
  };
}

const SHOP = Array.from({ length: 10 }, (_, number) =>
  product(number, { model: number % 4, cents: 15_000 + number * 1_000, words: `lot${number}` }),
);

describe('reading the catalogue', () => {
  it('is the same after any changes as a fresh one', async () => {
    const change = fc.record({
      number: fc.nat(14),
      model: fc.nat(3),
      cents: fc.integer({ min: 10_000, max: 40_000 }),
      isGone: fc.boolean(),
      isRemoved: fc.boolean(),
      words: fc.constantFrom('lot7', 'μεταχειρισμένο', 'touch'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 4 }), async (rounds) => {
        const shop = createShop(SHOP);
        const reading = new CatalogueReading(source(shop), 'el');
        await reading.read(shop.query);
        for (const changes of rounds) {
          for (const { number, isRemoved, ...more } of changes) {
            if (isRemoved) shop.remove(`gid://shopify/Product/${number}`);
            else shop.put(product(number, more));
          }
          const fresh = new CatalogueReading(source(shop), 'el');
          expect(await answersOf(reading, shop.query)).toEqual(await answersOf(fresh, shop.query));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('reads what changed and nothing else', async () => {
    const shop = createShop(SHOP);
    const reading = new CatalogueReading(source(shop), 'el');
    const before = await reading.read(shop.query);
    expect(shop.asked).toEqual({ pages: 4, ids: 0 });
    expect(await reading.read(shop.query)).toBe(before);
    shop.put(product(3, { cents: 99_900 }));
    const after = await reading.read(shop.query);
    expect(after.withHandle('laptop-3')?.priceCents).toBe(99_900);
    expect(before.withHandle('laptop-3')?.priceCents).toBe(18_000);
    expect(shop.asked).toEqual({ pages: 4, ids: 1 });
  });

  it('reads all products where the platform does not tell, and describes those that changed', async () => {
    const shop = createShop(SHOP);
    const reading = new CatalogueReading({ ...source(shop), readChanges: null }, 'el');
    const before = await reading.read(shop.query);
    expect(await reading.read(shop.query)).toBe(before);
    shop.put(product(3, { cents: 99_900 }));
    const after = await reading.read(shop.query);
    expect(after.withHandle('laptop-3')?.priceCents).toBe(99_900);
    expect(after.withHandle('laptop-4')).toBe(before.withHandle('laptop-4'));
    shop.remove('gid://shopify/Product/3');
    expect((await reading.read(shop.query)).size).toBe(9);
  });

  it('goes on after a failure', async () => {
    const shop = createShop(SHOP);
    const reading = new CatalogueReading(source(shop), 'el');
    const failing = (async () => {
      throw new StorefrontError({ kind: 'timeout' });
    }) as Query;
    await expect(reading.read(failing)).rejects.toThrow('timeout');
    expect((await reading.read(shop.query)).size).toBe(10);
    shop.put(product(3, { cents: 99_900 }));
    await expect(reading.read(failing)).rejects.toThrow('timeout');
    expect((await reading.read(shop.query)).withHandle('laptop-3')?.priceCents).toBe(99_900);
  });
});

describe('what is kept of the catalogue', () => {
  async function keep() {
    const shop = createShop(Array.from({ length: 30 }, (_, number) => product(number, { model: number % 4 })));
    const files = createFiles();
    await new CatalogueReading(source(shop, files), 'el').read(shop.query);
    await settle();
    expect(files.files.size).toBe(1);
    shop.asked.pages = 0;
    return { shop, files };
  }

  it('serves the next start, which reads what changed in between', async () => {
    const { shop, files } = await keep();
    shop.put(product(3, { cents: 99_900 }));
    shop.remove('gid://shopify/Product/4');
    const next = new CatalogueReading(source(shop, files), 'el');
    const fresh = new CatalogueReading(source(shop), 'el');
    expect(await answersOf(next, shop.query)).toEqual(await answersOf(fresh, shop.query));
    expect(shop.asked).toEqual({ pages: 10, ids: 2 });
  });

  it('finds every product by each of thousands of words', async () => {
    const wordsOf = (number: number) => Array.from({ length: 300 }, (_, n) => `lot${10_000 + number * 300 + n}`);
    const products = Array.from({ length: 20 }, (_, number) => product(number, { words: wordsOf(number).join(' ') }));
    const [shop, files] = [createShop(products), createFiles()];
    await new CatalogueReading(source(shop, files), 'el').read(shop.query);
    await settle();
    const next = await new CatalogueReading(source(shop, files), 'el').read(shop.query);
    const found = (query: string) => next.select({ ...WHOLE_CATALOGUE, query, isExact: true }).entries();
    for (const [number, { id }] of products.entries()) {
      const missed = wordsOf(number).filter(
        (word) =>
          found(word)
            .map((one) => one.id)
            .join() !== id,
      );
      expect(missed).toEqual([]);
    }
    expect(shop.asked).toEqual({ pages: 7, ids: 0 });
  });

  it.each([
    [
      'of another shop',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('"shop":"shop"', '"shop":"else"'), 'latin1'),
    ],
    ['that is cut off', (bytes: Buffer) => bytes.subarray(0, -10)],
    ['that is none', () => Buffer.from('nothing of ours')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('is read anew instead of a file %s', async (_name, damage) => {
    const { shop, files } = await keep();
    for (const [name, bytes] of files.files) files.files.set(name, damage(bytes));
    const next = await new CatalogueReading(source(shop, files), 'el').read(shop.query);
    expect(next.size).toBe(30);
    expect(shop.asked.pages).toBe(10);
  });

  describe('by an older release', () => {
    const older = (files: ReturnType<typeof createFiles>): KeptFiles => ({ ...files, rules: 'new rules' });
    const inFile = (files: ReturnType<typeof createFiles>) => [...files.files.values()].join().slice(0, 200);

    it('serves until everything was described anew, with the prices of today', async () => {
      const { shop, files } = await keep();
      shop.put(product(3, { cents: 99_900 }));
      const next = new CatalogueReading(source(shop, older(files)), 'el');
      const fresh = new CatalogueReading(source(shop), 'el');
      const before = await next.read(shop.query);
      expect(next.isOlder).toBe(true);
      expect(before.withHandle('laptop-3')?.priceCents).toBe(99_900);
      shop.put(product(4, { cents: 88_800 }));
      expect((await next.read(shop.query)).withHandle('laptop-4')?.priceCents).toBe(88_800);
      await expect.poll(() => next.isOlder).toBe(false);
      expect(await answersOf(next, shop.query)).toEqual(await answersOf(fresh, shop.query));
      expect(next.catalogue.withHandle('laptop-5')).not.toBe(before.withHandle('laptop-5'));
      await expect.poll(() => inFile(files)).toContain('new rules');
    });

    it('is tried again when reading fails', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const { shop, files } = await keep();
      const failures: unknown[] = [];
      const { query } = shop;
      const flaky = (async (document: unknown, variables: { first?: number }) => {
        if (variables.first && failures.length === 0) throw new StorefrontError({ kind: 'timeout' });
        return query(document as never, variables as never);
      }) as Query;
      const noted = { ...source(shop, older(files)), onFailure: (error: unknown) => void failures.push(error) };
      const next = new CatalogueReading(noted, 'el');
      expect((await next.read(flaky)).size).toBe(30);
      await settle();
      expect([failures.length, next.isOlder]).toEqual([1, true]);
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(() => expect(next.isOlder).toBe(false), { timeout: 60_000 });
      vi.useRealTimers();
    });

    it.each([
      ['lacks a field that pages have', /"isLaptop":true,/g, ''],
      ['has a field of another type', /"storageGb":256/g, '"storageGb":"256 GB"'],
    ])('is not shown when it %s', async (_name, written, instead) => {
      const { shop, files } = await keep();
      for (const [name, bytes] of files.files) files.files.set(name, rewrite(bytes, written, instead));
      const next = new CatalogueReading(source(shop, older(files)), 'el');
      expect((await next.read(shop.query)).size).toBe(30);
      expect(next.isOlder).toBe(false);
      expect(shop.asked.pages).toBe(10);
    });

    it('is not shown of a platform that does not tell of changes', async () => {
      const { shop, files } = await keep();
      const hosted = { ...source(shop, older(files)), readChanges: null };
      const next = new CatalogueReading(hosted, 'el');
      await next.read(shop.query);
      expect([next.isOlder, shop.asked.pages]).toEqual([false, 10]);
    });
  });

  it('is read anew when the database is another one', async () => {
    const { files } = await keep();
    const other = createShop([product(1)]);
    const elsewhere = { ...source(other, files), readChanges: async () => ({ until: '0', ids: null }) };
    expect((await new CatalogueReading(elsewhere, 'el').read(other.query)).size).toBe(1);
  });
});
