import { makerOf } from '#domain/machine/maker-of.ts';
import type { ShopConfig } from '#domain/shop/shop-config.ts';
import type { Database } from '../db/database.ts';
import { readMeta } from '../db/meta.ts';
import { applyDiscountCodes, foldCode } from '../discounts/discounts.ts';
import { isOwnName } from '../media/own-pictures.ts';
import { listPictures } from '../media/stored-pictures.ts';
import type { Missing } from './missing.ts';

const DAY_MS = 86_400_000;
/** An older backup would lose too many orders. */
const BACKUP_DAYS = 7;
/** Above every minimum that a code may ask for, cents. */
const LARGE_ORDER = 100_000_000;

interface Settings {
  promo: { code: string; percent: number };
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
    ...(await checkPromo(db, promo, now)),
    ...(await checkDemoGoods(db, promo.code)),
    ...(await checkPrices(db)),
    ...(await checkMakers(db, makers)),
    ...(await checkPictures(db, productPictures)),
    ...(await checkMails(db)),
  ];
}

/** Whether there is a backup that is new enough; only SQLite's are known to the store. */
export async function checkBackup(db: Database, now: Date): Promise<Missing[]> {
  const savedAt = await readMeta(db, 'backed_up_at');
  const todo = 'call `npm run shop -- backup FILE` every night, by a timer';
  if (savedAt === null) return [{ check: 'backup', what: 'There was never a backup', todo }];
  const days = Math.floor((now.getTime() - Date.parse(savedAt)) / DAY_MS);
  return days <= BACKUP_DAYS ? [] : [{ check: 'backup', what: `The last backup is ${days} days old`, todo }];
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
  const what = `Without a price, and so not for sale: ${rows.map(({ handle }) => handle).join(', ')}`;
  return [{ check: 'goods', what, todo: '`npm run shop -- price set SKU EUROS`' }];
}

/** The law asks for the maker's facts on each offer (GPSR, article 19). */
async function checkMakers(db: Database, makers: Settings['makers']): Promise<Missing[]> {
  const rows = await db.selectFrom('products').select('vendor').where('status', '=', 'active').distinct().execute();
  const unknown = [...new Set(rows.map(({ vendor }) => vendor.trim()))].filter(
    (vendor) => !makerOf(vendor, { makers }),
  );
  if (unknown.length === 0) return [];
  const what = `Who makes it, and who answers for it in the EU, is not written down of: ${unknown.sort().join(', ')}`;
  return [{ check: 'makers', what, todo: "write the maker's facts into makers in shop.config.ts" }];
}

/** Under drawings the pages say that they are; a photograph must not be called one. */
async function checkPictures(db: Database, pictures: Settings['productPictures']): Promise<Missing[]> {
  if (pictures === 'photographed') return [];
  const rows = await db.selectFrom('product_images').select('file').distinct().execute();
  const own = rows.filter(({ file }) => isOwnName(file)).length;
  if (own === 0) return [];
  const what = `${own} pictures are your own, and the pages call them drawings`;
  return [{ check: 'pictures', what, todo: "set productPictures: 'photographed' in shop.config.ts" }];
}

async function checkPromo(db: Database, { code, percent }: Settings['promo'], now: Date): Promise<Missing[]> {
  const folded = foldCode(code);
  const row = await db.selectFrom('discounts').selectAll().where('code', '=', folded).executeTakeFirst();
  const change = 'or change promo in shop.config.ts';
  if (!row) {
    const todo = `call \`npm run shop -- discounts add ${folded} --percent ${percent} --first-order\`, ${change}`;
    return [{ check: 'promo', what: `The pages advertise the code ${code}, which does not exist`, todo }];
  }
  const given = row.percent === null ? 'an amount' : `${row.percent}%`;
  if (row.percent !== percent) {
    const todo = `make them one, in the database or in promo of shop.config.ts`;
    return [{ check: 'promo', what: `The code ${code} gives ${given}, the pages say ${percent}%`, todo }];
  }
  if (row.minimum_subtotal_cents > 0) {
    const what = `The code ${code} asks for a minimum that the pages do not tell`;
    return [{ check: 'promo', what, todo: `add one without a minimum, ${change}` }];
  }
  const { codes } = await applyDiscountCodes(db, [code], { subtotalCents: LARGE_ORDER, email: null, now });
  const refusal = codes[0]?.refusal;
  if (!refusal) return [];
  return [{ check: 'promo', what: `The code ${code} is refused (${refusal})`, todo: `add a valid one, ${change}` }];
}

async function checkDemoGoods(db: Database, promoCode: string): Promise<Missing[]> {
  const { readSeedFiles } = await import('../seed/seed-files.ts');
  const demo = readSeedFiles(listPictures());
  const handles = new Set(demo.products.map(({ handle }) => handle));
  const products = await db.selectFrom('products').select('handle').execute();
  const goods = products.filter(({ handle }) => handles.has(handle) || handle.startsWith('demo-')).length;
  const codes = new Set(demo.discounts.map(({ code }) => foldCode(code)));
  const rows = await db.selectFrom('discounts').select('code').orderBy('code').execute();
  const left = rows.filter(({ code }) => codes.has(code) && code !== foldCode(promoCode)).map(({ code }) => code);
  const todo = 'begin with an empty database: SEED=none, and `npm run shop -- products import FILE.csv`';
  return [
    ...(goods > 0 ? [{ check: 'goods', what: `${goods} products of the demo shop are for sale`, todo } as const] : []),
    ...(left.length > 0
      ? [{ check: 'goods', what: `Codes of the demo shop are valid for anybody: ${left.join(', ')}`, todo } as const]
      : []),
    ...(products.length === 0
      ? [
          {
            check: 'goods',
            what: 'There is nothing to sell',
            todo: '`npm run shop -- products import FILE.csv`',
          } as const,
        ]
      : []),
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
  if (Number(failed) === 0) return [];
  const todo = 'see `npm run shop -- mail failed`, then `mail resend --all`';
  const what =
    Number(failed) === 1
      ? '1 mail could not be sent and was given up'
      : `${failed} mails could not be sent and were given up`;
  return [{ check: 'mail', what, todo }];
}
