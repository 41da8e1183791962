/** A small shop for the tests of orders and checkout: three laptops, a few codes, carts on demand. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll } from 'vitest';
import { openCheckout } from '#platform/checkout/checkouts.ts';
import type { PlatformContext } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderDetails } from '#platform/orders/place/order-details.ts';
import { placeOrder } from '#platform/orders/place/place-order.ts';
import { type DatabaseKind, givenDatabase } from './databases.ts';
import { startClock, type TestClock } from './test-clock.ts';

export interface TestShop {
  context: PlatformContext;
  clock: TestClock;
  /** Everything that was logged, as text. */
  logged: string[];
  variants: { t480: number; x280: number; surface: number; cheap: number };
  /** A cart with these lines; returns its token, its key and the path to its checkout. */
  addCart(
    lines: readonly (readonly [variantId: number, quantity: number])[],
    more?: { language?: 'EL' | 'EN'; codes?: string[] },
  ): Promise<{ token: string; key: string; path: string }>;
  /** Places an order for one T480, authorised and not captured; returns its number. */
  buy(email?: string): Promise<number>;
  setPrice(variantId: number, cents: number): Promise<void>;
  setStock(variantId: number, stock: number): Promise<void>;
  stockOf(variantId: number): Promise<number>;
}

const AT = '2026-11-20T08:00:00.000Z';
export const RULES = { freeAboveCents: 25_000, courierCents: 490, vatPercent: 24 };

/**
 * The shop on a database of its own for the tests of one file or `describe`, opened before them and closed after them.
 *
 * @returns the database, the shop in it and where it is; to be used inside tests and hooks only
 */
export function givenShop(kind: DatabaseKind) {
  const { db, location } = givenDatabase(kind);
  const shop = {} as TestShop;
  beforeAll(async () => Object.assign(shop, await openTestShop(db)));
  return { db, shop, location };
}

export async function openTestShop(db: Database): Promise<TestShop> {
  const clock = startClock(AT);
  const logged: string[] = [];
  const context: PlatformContext = {
    db,
    now: () => clock.now,
    randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
    // Without times and process numbers, whose digits would be taken for those of a card.
    log: pino({ level: 'trace', timestamp: false, base: null }, { write: (line: string) => void logged.push(line) }),
    publicUrl: 'https://shop.example.gr',
  };
  const variants = {
    t480: await addLaptop(db, 'Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB, 14", A)', 26_900, 'point-14-front'),
    x280: await addLaptop(db, 'Lenovo ThinkPad X280 (i5-8350U, 8GB, 256GB, 12.5", (A+))', 19_900, 'air-13-front'),
    surface: await addLaptop(db, 'Microsoft Surface Pro 7 (i5-1035G4, 8GB, 256GB, 12.3", A-)', 25_000, 'duo-12-front'),
    cheap: await addLaptop(db, 'Dell Latitude E6420 (i5-2520M, 4GB, 128GB, 14", B)', 9_900, 'slate-15-front'),
  };
  await addDiscounts(db);
  return {
    context,
    clock,
    logged,
    variants,
    addCart: (lines, more) => addCart(context, lines, more),
    buy: (email = 'maria@example.gr') => buy(context, variants.t480, email),
    async setPrice(id, cents) {
      await db.updateTable('product_variants').set({ price_cents: cents }).where('id', '=', id).execute();
    },
    async setStock(id, stock) {
      await db.updateTable('product_variants').set({ stock }).where('id', '=', id).execute();
    },
    async stockOf(id) {
      const row = db.selectFrom('product_variants').select('stock').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).stock;
    },
  };
}

/** Where parcels of tests go. */
export const HOME = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  address1: 'Αριστοτέλους 12',
  postcode: '54624',
  city: 'Θεσσαλονίκη',
  phone: '+306940000000',
};

/** What a buyer typed at the checkout. */
export const detailsOf = (email: string): OrderDetails => ({
  email,
  acceptsMarketing: false,
  address: HOME,
  invoice: null,
  language: 'el',
});

/** Places an order for one article, authorised and not captured. @param amountCents with shipping @returns its number */
export async function buy(
  context: PlatformContext,
  variantId: number,
  email: string,
  amountCents = 26_900,
  quantity = 1,
): Promise<number> {
  const cart = await addCart(context, [[variantId, quantity]]);
  const checkoutToken = (await openCheckout(context, cart.token, cart.key)) ?? '';
  const placed = await placeOrder(context, {
    checkoutToken,
    details: detailsOf(email),
    payment: { gateway: 'test', idempotencyKey: checkoutToken, reference: 'ref', amountCents },
    rules: RULES,
  });
  if (placed.status !== 'placed') throw new Error(placed.status);
  return placed.number;
}

async function addLaptop(db: Database, title: string, cents: number, file: string): Promise<number> {
  const handle = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const stamps = { created_at: AT, updated_at: AT, published_at: AT };
  const texts = {
    handle,
    title,
    description_html: '',
    vendor: title.split(' ')[0] ?? '',
    product_type: 'Laptop',
    tags: '[]',
  };
  const product = await db
    .insertInto('products')
    .values({ ...texts, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const productId = product.id;
  await db
    .insertInto('product_images')
    .values({ product_id: productId, position: 1, file, alt: '', width: 1200, height: 900 })
    .execute();
  const english = { resource: 'product', resource_id: productId, language: 'en', key: 'title' } as const;
  await db
    .insertInto('translations')
    .values({ ...english, value: title })
    .execute();
  const option = await db
    .insertInto('product_options')
    .values({ product_id: productId, position: 1, name: 'Λειτουργικό' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const value = await db
    .insertInto('product_option_values')
    .values({ option_id: option.id, position: 1, name: 'Windows 11 Pro' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const variant = await db
    .insertInto('product_variants')
    .values({
      product_id: productId,
      position: 1,
      sku: handle,
      barcode: null,
      price_cents: cents,
      stock: 50,
      weight_grams: 1500,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('variant_option_values')
    .values({ variant_id: variant.id, option_id: option.id, option_value_id: value.id })
    .execute();
  return variant.id;
}

async function addDiscounts(db: Database): Promise<void> {
  const limits = { minimum_subtotal_cents: 0, first_order_only: 0, usage_limit: null, used_count: 0 };
  const none = { ...limits, amount_cents: null, percent: null, starts_at: null, ends_at: null };
  await db
    .insertInto('discounts')
    .values([
      { ...none, code: 'XANA5', title: 'Καλωσόρισμα', percent: 5, first_order_only: 1 },
      { ...none, code: 'ONCE', title: 'Μία φορά', percent: 10, usage_limit: 1 },
      { ...none, code: 'TEN', title: 'Δέκα ευρώ', amount_cents: 1_000 },
      { ...none, code: 'OVER', title: 'Παλιός', percent: 50, ends_at: '2026-01-01T00:00:00.000Z' },
    ])
    .execute();
}

async function addCart(
  { db, randomToken }: PlatformContext,
  lines: readonly (readonly [number, number])[],
  { language = 'EL', codes = [] }: { language?: 'EL' | 'EN'; codes?: string[] } = {},
): Promise<{ token: string; key: string; path: string }> {
  const token = randomToken(16);
  const key = randomToken(16);
  await db
    .insertInto('carts')
    .values({
      token,
      key,
      language,
      country: 'GR',
      buyer_email: null,
      buyer_phone: null,
      note: '',
      attributes: '[]',
      created_at: AT,
      updated_at: AT,
      completed_at: null,
    })
    .execute();
  for (const [index, [variantId, quantity]] of lines.entries()) {
    const line = { cart_token: token, position: index + 1, variant_id: variantId, quantity, attributes: '[]' };
    await db
      .insertInto('cart_lines')
      .values({ id: `${token}-${index + 1}`, ...line })
      .execute();
  }
  for (const [index, code] of codes.entries()) {
    await db
      .insertInto('cart_discount_codes')
      .values({ cart_token: token, position: index + 1, code })
      .execute();
  }
  return { token, key, path: `/cart/c/${token}?key=${key}` };
}
