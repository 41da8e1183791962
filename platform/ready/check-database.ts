import { makerOf } from '#domain/machine/maker-of.ts';
import type { ShopConfig } from '#domain/shop/shop-config.ts';
import type { Database } from '../db/database.ts';
import { readMeta } from '../db/meta.ts';
import { applyDiscountCodes, foldCode } from '../discounts/discounts.ts';
import { isOwnName } from '../media/own-pictures.ts';
import { listPictures } from '../media/stored-pictures.ts';
import { commandText, lacks, type Missing } from './missing.ts';

const DAY_MS = 86_400_000;
/** An older backup would lose too many orders. */
const BACKUP_DAYS = 7;
/** Above every minimum that a code may ask for, cents. */
const LARGE_ORDER = 100_000_000;
const BACKUP = commandText('backup FILE');
const IMPORT = commandText('products import FILE.csv');

interface Settings {
  promo: ShopConfig['promo'];
  makers: ShopConfig['makers'];
  productPictures: ShopConfig['productPictures'];
  now: Date;
}

/** Finds what the embedded platform's database lacks, or still has from the demo shop. */
export async function checkDatabase(
  db: Database,
  { promo, makers, productPictures, now }: Settings,
): Promise<Missing[]> {
  return [
    ...(promo ? await checkPromo(db, promo, now) : []),
    ...(await checkDemoGoods(db, promo?.code ?? '')),
    ...(await checkPrices(db)),
    ...(await checkMakers(db, makers)),
    ...(await checkPictures(db, productPictures)),
    ...(await checkMails(db)),
  ];
}

/** Whether there is a backup that is new enough; only SQLite's are known to the store. */
export async function checkBackup(db: Database, now: Date): Promise<Missing[]> {
  const savedAt = await readMeta(db, 'backed_up_at');
  if (savedAt === null) return [lacks('backup', (words) => words.noBackup(null, BACKUP))];
  const days = Math.floor((now.getTime() - Date.parse(savedAt)) / DAY_MS);
  return days <= BACKUP_DAYS ? [] : [lacks('backup', (words) => words.noBackup(days, BACKUP))];
}

/** A variant at 0 euro is never sold. */
async function checkPrices(db: Database): Promise<Missing[]> {
  const rows = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select('products.handle')
    .where('products.status', '=', 'active')
    .where('product_variants.price_cents', '<=', 0)
    .distinct()
    .orderBy('products.handle')
    .execute();
  if (rows.length === 0) return [];
  const handles = rows.map(({ handle }) => handle).join(', ');
  return [lacks('goods', (words) => words.noPrice(handles, commandText('price set SKU EUROS')))];
}

/** The law asks for the maker's facts on each offer (GPSR, article 19). */
async function checkMakers(db: Database, makers: Settings['makers']): Promise<Missing[]> {
  const rows = await db.selectFrom('products').select('vendor').where('status', '=', 'active').distinct().execute();
  const unknown = [...new Set(rows.map(({ vendor }) => vendor.trim()))].filter(
    (vendor) => !makerOf(vendor, { makers }),
  );
  if (unknown.length === 0) return [];
  return [lacks('makers', (words) => words.noMaker(unknown.toSorted().join(', ')))];
}

/** Under drawings the pages say that they are; a photograph must not be called one. */
async function checkPictures(db: Database, pictures: Settings['productPictures']): Promise<Missing[]> {
  if (pictures === 'photographed') return [];
  const rows = await db.selectFrom('product_images').select('file').distinct().execute();
  const own = rows.filter(({ file }) => isOwnName(file)).length;
  return own === 0 ? [] : [lacks('pictures', (words) => words.ownPictures(own, "productPictures: 'photographed'"))];
}

async function checkPromo(
  db: Database,
  { code, percent }: NonNullable<Settings['promo']>,
  now: Date,
): Promise<Missing[]> {
  const folded = foldCode(code);
  const row = await db.selectFrom('discounts').selectAll().where('code', '=', folded).executeTakeFirst();
  if (!row) {
    const command = commandText(`discounts add ${folded} --percent ${percent} --first-order`);
    return [lacks('promo', (words) => words.noPromo(code, command))];
  }
  if (row.percent !== percent) return [lacks('promo', (words) => words.otherPromo(code, row.percent, percent))];
  if (row.minimum_subtotal_cents > 0) return [lacks('promo', (words) => words.promoMinimum(code))];
  const { codes } = await applyDiscountCodes(db, [code], { subtotalCents: LARGE_ORDER, email: null, now });
  const refusal = codes[0]?.refusal;
  return refusal ? [lacks('promo', (words) => words.promoRefused(code, refusal))] : [];
}

/** A shop whose database never had the demo's goods may have some of the same names, and need not wait for the files. */
async function readDemo(db: Database) {
  if ((await readMeta(db, 'seeded_at')) === null) return { products: [], discounts: [] };
  const { readSeedFiles } = await import('../seed/seed-files.ts');
  return readSeedFiles(listPictures());
}

async function checkDemoGoods(db: Database, promoCode: string): Promise<Missing[]> {
  const demo = await readDemo(db);
  const handles = new Set(demo.products.map(({ handle }) => handle));
  const products = await db.selectFrom('products').select('handle').execute();
  const goods = products.filter(({ handle }) => handles.has(handle) || handle.startsWith('demo-')).length;
  const codes = new Set(demo.discounts.map(({ code }) => foldCode(code)));
  const rows = await db.selectFrom('discounts').select('code').orderBy('code').execute();
  const left = rows.filter(({ code }) => codes.has(code) && code !== foldCode(promoCode)).map(({ code }) => code);
  return [
    ...(goods > 0 ? [lacks('goods', (words) => words.demoGoods(goods, IMPORT))] : []),
    ...(left.length > 0 ? [lacks('goods', (words) => words.demoCodes(left.join(', '), IMPORT))] : []),
    ...(products.length === 0 ? [lacks('goods', (words) => words.noGoods(IMPORT))] : []),
  ];
}

/** Mails that were given up, without those that expired. */
export async function checkMails(db: Database): Promise<Missing[]> {
  const { failed } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll().as('failed'))
    .where('status', '=', 'failed')
    .where((row) => row.or([row('last_error', 'is', null), row('last_error', '!=', 'EXPIRED')]))
    .executeTakeFirstOrThrow();
  return Number(failed) === 0
    ? []
    : [lacks('mail', (words) => words.mailsGivenUp(Number(failed), commandText('mail failed'), '`mail resend --all`'))];
}
