/** The way of docs/opening.md: from an empty server to the first order, and on to another shop. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inEveryLanguage } from '#domain/locale/owner-texts.ts';
import { ownTexts } from '#domain/shop/own-texts.ts';
import type { ShopConfig } from '#domain/shop/shop-config.ts';
import { reviews, shop } from '#shop.config';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { givenMailServer } from '#tests/support/mail-server.ts';
import { paymentSettings, STRIPE_KEYS } from '#tests/support/payment-settings.ts';
import { photo } from '#tests/support/photos.ts';
import { buy } from '#tests/support/test-shop.ts';
import { WOO_ROWS, woocommerceCsv } from '#tests/support/woocommerce-export.ts';
import { exportProducts } from './catalogue/import/export-products.ts';
import { imageSources, importProducts } from './catalogue/import/import-products.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { runCommand } from './cli/run-command.ts';
import type { PlatformContext } from './context.ts';
import { openDatabase } from './db/database.ts';
import { writeMeta } from './db/meta.ts';
import { gatherPictures } from './media/gather-pictures.ts';
import { createMedia } from './media/media.ts';
import { mediaDirectory, sizeOfOwnPicture } from './media/own-pictures.ts';
import { listPictures, sizeOfPicture } from './media/stored-pictures.ts';
import { createNoticeWorker } from './notices/notice-worker.ts';
import { gatewaysOf } from './payments/gateway.ts';
import type { Deployment } from './ready/check-deployment.ts';
import { findMissing } from './ready/find-missing.ts';

const ADDRESS = 'https://www.laptop-volos.gr';
const SHOP = inEveryLanguage<ShopConfig>({
  ...shop,
  company: {
    legalName: { el: 'Λάπτοπ Βόλος ΙΚΕ', en: 'Laptop Volos PC' },
    registryNumber: '012345678000',
    taxNumber: '123456783',
    taxOffice: { el: 'Βόλου', en: 'Volos' },
    parentSite: null,
  },
  contact: {
    ...shop.contact,
    phone: { display: '242 101 2345', tel: '+302421012345' },
    email: 'info@laptop-volos.gr',
    viber: '306940123456',
    social: [],
    address: { ...shop.contact.address, street: { el: 'Ιάσονος 1', en: '1 Iasonos St' } },
  },
  warranty: { ...shop.warranty, harmonisedNotice: { el: '/social-el.jpg', en: '/social-en.jpg' } },
  makers: {
    Lenovo: { name: 'Maker Ltd', address: '1 Main St, Dublin', contact: 'https://example.com', responsible: null },
  },
  assistants: { ...shop.assistants, namespace: 'gr.laptop-volos' },
  certificates: [],
  productPictures: 'photographed',
  textsRead: [...ownTexts],
});
const startMailServer = givenMailServer();
const DEPLOYMENT: Omit<Deployment, 'smtpUrl'> = {
  publicUrl: ADDRESS,
  mailFrom: 'Λάπτοπ Βόλος <info@laptop-volos.gr>',
  contactTo: 'info@laptop-volos.gr',
  isProxyTrusted: true,
  payments: paymentSettings(['stripe'], { ...STRIPE_KEYS, STRIPE_SECRET_KEY: 'sk_live_1' }),
  hostedShop: null,
};

const OLD_NAMES =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,SEO Title,Status,Gift Card';
const NEW_NAMES =
  'URL handle,Title,Description,Vendor,Type,Tags,Published on online store,Option1 name,Option1 value,SKU,Weight value (grams),Inventory quantity,Price,Compare-at price,Barcode,Product image URL,Image position,SEO title,Status,Charge tax';

/** Fifteen products as the hosted platform exports them: one a draft, one oversold, with capitals and apostrophes. */
function exportOfShopify(header: string, first: number): string {
  const rows = Array.from({ length: 15 }, (_, index) => {
    const number = first + index;
    const status = index === 14 ? 'draft' : 'active';
    const stock = index === 13 ? -1 : 3;
    const title = `"Lenovo ThinkPad T48${number} (i5-8350U, 16GB RAM, 256GB SSD, 14"" FHD, A)"`;
    const picture = (which: number) => `https://cdn.shopify.com/s/files/1/0001/files/photo-${which}.jpg?v=17${number}`;
    return `ThinkPad-${number},${title},"<p>Ένα, ${number}</p>",Lenovo,Laptop,"business, 14",TRUE,System,Windows 11 Pro,'SKU-${number},1650.0,${stock},249.00,299.00,'5201234567894,${picture(number % 4)},1,Find ${number},${status},FALSE
ThinkPad-${number},,,,,,,,Ubuntu,SKU-${number}-U,1650.0,${stock},239.00,,,${picture(4)},2,,,`;
  });
  return `${header}\n${rows.join('\n')}\n`;
}

/** Runs a command of the owner's in a shop. */
async function runIn(locate: ReturnType<typeof useDatabase>, context: PlatformContext, argv: readonly string[]) {
  const output: string[] = [];
  const code = await runCommand([...argv], {
    locate,
    openShop: async () => context,
    gateways: () => gatewaysOf(),
    deployment: () => ({ ...DEPLOYMENT, smtpUrl: undefined }),
    now: context.now,
    output: { write: (part: string) => output.push(part) },
    errors: { write: (part: string) => output.push(part) },
  });
  return { code, output: output.join('') };
}

describe.each(databaseKinds)('opening a shop on %s', (kind) => {
  // The second shop is on the other kind of database, as when a shop outgrows SQLite.
  const [first, second] = [useDatabase(kind), useDatabase(kind === 'sqlite' ? 'postgres' : 'sqlite')];
  const now = () => new Date('2026-11-22T10:00:00.000Z');
  let context: PlatformContext;

  beforeAll(async () => {
    const db = await openDatabase(first());
    const log = pino({ enabled: false });
    context = { db, now, log, publicUrl: ADDRESS, randomToken: () => crypto.randomUUID() };
    mkdirSync(join(first().dataDir, 'photos'));
    for (const number of [0, 1, 2, 3, 4]) {
      writeFileSync(join(first().dataDir, 'photos', `photo-${number}.jpg`), await photo(number));
    }
  });
  afterAll(() => context.db.destroy());

  const command = (...argv: string[]) => runIn(first, context, argv);
  const ready = async (config: ShopConfig) =>
    findMissing({
      shop: config,
      reviews: reviews.map((review) => ({ ...review, isSample: false })),
      deployment: { ...DEPLOYMENT, smtpUrl: await startMailServer() },
      location: first(),
      now: now(),
    });

  it('names what is missing in an empty one', async () => {
    const { missing } = await ready(shop);
    const checks = missing.map(({ check }) => check);
    expect(checks).toEqual(expect.arrayContaining(['goods', 'promo']));
    expect(missing.map(({ told }) => told.en.what)).toContain('There is nothing to sell');
  });

  it('takes real product files in, with their photos', async () => {
    for (const [name, header, from] of [
      ['old.csv', OLD_NAMES, 1],
      ['new.csv', NEW_NAMES, 16],
    ] as const) {
      const file = join(first().dataDir, name);
      writeFileSync(file, exportOfShopify(header, from));
      const { code, output } = await command('products', 'import', file, '--images', join(first().dataDir, 'photos'));
      expect(output).toContain('15 products created');
      expect(output).toContain('-1 pieces are read as 0');
      expect(code).toBe(0);
    }
    const { products, hidden } = await readCatalogue(context.db);
    expect([products.length, hidden.length]).toEqual([28, 2]);
    expect(products[0]).toMatchObject({
      handle: 'thinkpad-1',
      seoTitle: { el: 'Find 1' },
      images: [{ width: 640 }, { width: 640 }],
      variants: [
        { sku: 'SKU-1', compareAtCents: 29_900, barcode: '5201234567894', weightGrams: 1650 },
        { sku: 'SKU-1-U', compareAtCents: null },
      ],
    });
  });

  it('is ready when the facts are written and the code exists', async () => {
    const { missing: drawn } = await ready({ ...SHOP, productPictures: 'drawn' });
    expect(drawn.find(({ check }) => check === 'pictures')?.told.en.what).toMatch(/^5 pictures are your own/);
    const { missing: unmade } = await ready({ ...SHOP, makers: {} });
    expect(unmade.find(({ check }) => check === 'makers')?.told.en.what).toMatch(/: Lenovo$/);
    await writeMeta(context.db, 'public_url', ADDRESS);
    expect((await command('discounts', 'add', SHOP.promo?.code ?? '', '--percent', '5')).code).toBe(0);
    await writeMeta(context.db, 'backed_up_at', now().toISOString());
    expect((await ready(SHOP)).missing).toEqual([]);
  });

  it('tells the owner of the first order', async () => {
    const worker = createNoticeWorker({ context, recipient: DEPLOYMENT.contactTo });
    await worker.tellOnce();
    const variant = (await readCatalogue(context.db)).productByHandle.get('thinkpad-2')?.variants[0];
    const number = await buy(context, variant?.id ?? 0, 'maria@example.gr', 24_900 + 490);
    expect(await worker.tellOnce()).toBe(1);
    const mail = await context.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body'])
      .where('id', '=', `owner-order-${number}`)
      .executeTakeFirst();
    expect(mail).toMatchObject({
      recipient: 'info@laptop-volos.gr',
      subject: expect.stringContaining(`#${number}`),
      text_body: expect.stringContaining('SKU-2'),
    });
    expect((await command('orders', 'list', '--to-pack')).output).toContain(`#${number}`);
  });

  it('moves into a second shop, the same', async () => {
    const { csv, products } = await exportProducts(context, { publicUrl: ADDRESS });
    expect(products).toBe(30);
    const db = await openDatabase(second());
    const directory = mediaDirectory(second().dataDir);
    const media = createMedia({ own: mediaDirectory(first().dataDir) });
    const bytes = new TextEncoder().encode(csv);
    const pictures = await gatherPictures(imageSources(bytes), {
      stored: listPictures(),
      directory,
      fetch: async (address) => new Uint8Array(await (await media(new Request(address))).arrayBuffer()),
    });
    const result = await importProducts({ db, now }, bytes, {
      findPicture: pictures.find,
      makePictures: pictures.make,
      sizeOf: (file) => sizeOfOwnPicture(directory, file) ?? sizeOfPicture(file),
    });
    await pictures.close();
    expect(result).toMatchObject({ status: 'imported', created: 30, warnings: [], ignoredColumns: [] });
    expect((await exportProducts({ db }, { publicUrl: ADDRESS })).csv).toBe(csv);
    await db.destroy();
  });
});

describe.each(databaseKinds)('opening a shop with WooCommerce’s export on %s', (kind) => {
  const location = useDatabase(kind);
  const now = () => new Date('2026-11-22T10:00:00.000Z');
  const PHOTOS = ['pro-14-front.jpg', 'grade-a.jpg', 'air-13-front.jpg'];
  let context: PlatformContext;
  beforeAll(async () => {
    const db = await openDatabase(location());
    const log = pino({ enabled: false });
    context = { db, now, log, publicUrl: ADDRESS, randomToken: () => crypto.randomUUID() };
    await db.deleteFrom('products').execute();
    mkdirSync(join(location().dataDir, 'photos'));
    for (const [number, name] of PHOTOS.entries()) {
      writeFileSync(join(location().dataDir, 'photos', name), await photo(number));
    }
  });
  afterAll(() => context.db.destroy());
  const command = (...argv: string[]) => runIn(location, context, argv);

  it('takes goods and photos in, and has something to sell', async () => {
    const file = join(location().dataDir, 'woo.csv');
    writeFileSync(file, woocommerceCsv(WOO_ROWS, { inGreek: true }));
    const photos = join(location().dataDir, 'photos');
    const { code, output } = await command('products', 'import', file, '--from', 'woocommerce', '--images', photos);
    expect([code, output]).toEqual([0, expect.stringContaining('7 products created')]);
    const { productByHandle } = await readCatalogue(context.db);
    const images = productByHandle.get('φορητός-lenovo-t480')?.images ?? [];
    const first = productByHandle.get('dell-latitude-7490-i5-8350u-16gb-ram-256gb-ssd-14-a');
    // Its own photos, and not the shop's drawings of the same names.
    expect([first?.images.map(({ width }) => width), images.map(({ width }) => width)]).toEqual([[640, 640], [640]]);
  });

  it('is ready but for what the export does not price', async () => {
    await writeMeta(context.db, 'public_url', ADDRESS);
    await writeMeta(context.db, 'backed_up_at', now().toISOString());
    expect((await command('discounts', 'add', SHOP.promo?.code ?? '', '--percent', '5')).code).toBe(0);
    const maker = {
      name: 'Maker Ltd',
      address: '1 Main St, Dublin',
      contact: 'https://example.com',
      responsible: null,
    };
    const { missing } = await findMissing({
      shop: { ...SHOP, makers: { Lenovo: maker, Dell: maker } },
      reviews: [],
      deployment: { ...DEPLOYMENT, smtpUrl: await startMailServer() },
      location: location(),
      now: now(),
    });
    expect(missing.map(({ told }) => told.en.what)).toEqual([
      'Without a price, and so not for sale: dell-without-a-price',
    ]);
  });
});
