import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueSource, Snapshots } from '#domain/catalogue/catalogue-source.ts';
import { WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import type { ProductSummary } from '../documents.ts';
import { StorefrontError } from '../storefront-error.ts';
import { CatalogueReading } from './catalogue-reading.ts';

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

/** Snapshots in memory, which come back as the disk gives them: as copies. */
function createSnapshots(): Snapshots & { stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  return {
    stored,
    read: async (name) => structuredClone(stored.get(name) ?? null),
    async write(name, value) {
      stored.set(name, structuredClone(value));
    },
  };
}

function source(shop: ReturnType<typeof createShop>, snapshots: Snapshots | null = null): CatalogueSource {
  return { pageSize: 3, readChanges: shop.readChanges, snapshots, onRead: () => undefined };
}

const QUERIES = ['', 'dell', 'thinkpad', 'latitude 5400', 'lenvo', '16gb κάτω από 250', 'lot7'];

/** What pages show of a catalogue. */
async function answersOf(reading: CatalogueReading, query: Query) {
  const catalogue = await reading.read(query);
  return {
    brands: [...catalogue.brandNames],
    families: catalogue.families(6),
    lists: QUERIES.map((text) => {
      const { entries, includes: _, offerOf: __, ...result } = catalogue.select(withQuery(WHOLE_CATALOGUE, text));
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

  it('tells which products have no price', async () => {
    const shop = createShop([...SHOP, product(11, { cents: 0 })]);
    const told: unknown[] = [];
    await new CatalogueReading({ ...source(shop), onRead: (read) => told.push(read) }, 'el').read(shop.query);
    expect(told).toEqual([{ products: 11, unpriced: ['laptop-11'] }]);
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

describe('the snapshot of a catalogue', () => {
  async function store() {
    const shop = createShop(Array.from({ length: 30 }, (_, number) => product(number, { model: number % 4 })));
    const snapshots = createSnapshots();
    await new CatalogueReading(source(shop, snapshots), 'el').read(shop.query);
    expect(snapshots.stored.size).toBe(1);
    shop.asked.pages = 0;
    return { shop, snapshots };
  }

  it('serves the next start, which reads what changed in between', async () => {
    const { shop, snapshots } = await store();
    shop.put(product(3, { cents: 99_900 }));
    shop.remove('gid://shopify/Product/4');
    const next = new CatalogueReading(source(shop, snapshots), 'el');
    const fresh = new CatalogueReading(source(shop), 'el');
    expect(await answersOf(next, shop.query)).toEqual(await answersOf(fresh, shop.query));
    expect(shop.asked).toEqual({ pages: 10, ids: 2 });
  });

  it('has one object for what machines have in common, before a start and after it', async () => {
    const { shop, snapshots } = await store();
    for (const stored of [null, snapshots]) {
      const catalogue = await new CatalogueReading(source(shop, stored), 'el').read(shop.query);
      const [one, other] = ['laptop-0', 'laptop-4'].map((handle) => catalogue.withHandle(handle));
      expect(one?.values).toBe(other?.values);
      expect(one?.facts.machine).toBe(other?.facts.machine);
      expect(one?.values).not.toBe(catalogue.withHandle('laptop-1')?.values);
    }
  });

  it('has every product under each of thousands of words', async () => {
    const wordsOf = (number: number) => Array.from({ length: 300 }, (_, n) => `lot${10_000 + number * 300 + n}`);
    const products = Array.from({ length: 20 }, (_, number) => product(number, { words: wordsOf(number).join(' ') }));
    const [shop, snapshots] = [createShop(products), createSnapshots()];
    await new CatalogueReading(source(shop, snapshots), 'el').read(shop.query);
    const next = await new CatalogueReading(source(shop, snapshots), 'el').read(shop.query);
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

  it('is written again after enough changes, and not before', async () => {
    const { shop, snapshots } = await store();
    const [first] = snapshots.stored.values();
    const reading = new CatalogueReading(source(shop, snapshots), 'el');
    for (let number = 0; number < 19; number += 1) shop.put(product(number, { cents: 30_000 + number }));
    await reading.read(shop.query);
    expect([...snapshots.stored.values()]).toEqual([first]);
    shop.put(product(19, { cents: 30_019 }));
    await reading.read(shop.query);
    const next = new CatalogueReading(source(shop, snapshots), 'el');
    shop.asked.ids = 0;
    expect((await next.read(shop.query)).withHandle('laptop-19')?.priceCents).toBe(30_019);
    expect(shop.asked.ids).toBe(0);
  });

  it('saves describing, not reading, where the platform does not tell of changes', async () => {
    const { shop, snapshots } = await store();
    const next = new CatalogueReading({ ...source(shop, snapshots), readChanges: null }, 'el');
    expect((await next.read(shop.query)).size).toBe(30);
    expect(shop.asked.pages).toBe(10);
  });

  it('is of no use when the database is another one', async () => {
    const { snapshots } = await store();
    const other = createShop([product(1)]);
    const elsewhere = { ...source(other, snapshots), readChanges: async () => ({ until: '0', ids: null }) };
    expect((await new CatalogueReading(elsewhere, 'el').read(other.query)).size).toBe(1);
  });
});
