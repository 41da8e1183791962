/** "Tell me when it is back": asked for on a sold-out page, confirmed by a link in a mail, told once and then forgotten. */
import { type ContentLanguage, defaultLanguage, localizePath, parseContentLanguage } from '#domain/locale/locales.ts';
import type { MailContent } from '#domain/shop/mail-content.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import { hashToken } from '../customers/access-tokens.ts';
import type { Database } from '../db/database.ts';
import { foldEmail } from '../discounts/discounts.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';
import { splitTitle } from '../orders/mail/split-title.ts';
import { sellableStock } from '../stock/sellable-stock.ts';
import { formatMoney } from '../web/format-money.ts';

export const ALERTS_PATH = '/stock-alerts/';

const DAY_MS = 24 * 60 * 60_000;
/** How long a wish waits for its confirmation. */
const CONFIRM_MS = 7 * DAY_MS;
/** How long a confirmed wish lasts; `/privacy` names it. */
const LIFETIME_MS = 365 * DAY_MS;
const TOKEN_BYTES = 24;
/** Mails of one run. */
const MOST = 100;

type Context = Pick<PlatformContext, 'db' | 'now' | 'publicUrl' | 'randomToken'>;

export interface Alert {
  language: ContentLanguage;
  email: string;
  title: string;
  handle: string;
  isConfirmed: boolean;
}

/** The product's name in a language, and its picture; null for one that is not on sale at all. */
export async function findAlertProduct(db: Database, productId: number, language: ContentLanguage) {
  const row = await db
    .selectFrom('products')
    .select(['handle', 'title'])
    .select((product) =>
      product
        .selectFrom('product_images as picture')
        .select('picture.file')
        .whereRef('picture.product_id', '=', 'products.id')
        .orderBy('picture.position')
        .limit(1)
        .as('imageFile'),
    )
    .where('id', '=', productId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!row || language === defaultLanguage) return row ?? null;
  const translated = await db
    .selectFrom('translations')
    .select('value')
    .where('resource', '=', 'product')
    .where('resource_id', '=', productId)
    .where('language', '=', language)
    .where('key', '=', 'title')
    .executeTakeFirst();
  return { ...row, title: translated?.value ?? row.title };
}

interface Wish {
  email: string;
  productId: number;
  title: string;
  imageFile: string | null;
}

/** Sends the link by which the wish counts. One that is confirmed already stays, and brings no second mail. */
export async function askForAlert(
  context: Context,
  { email, productId, title, imageFile, language }: Wish & { language: ContentLanguage },
): Promise<void> {
  const now = context.now();
  const token = context.randomToken(TOKEN_BYTES);
  const words = serviceWords.alertMails[language].confirm;
  const { name } = splitTitle(title);
  await context.db.transaction().execute(async (trx) => {
    const wish = trx
      .insertInto('stock_alerts')
      .values({
        token_hash: hashToken(token),
        email: foldEmail(email),
        product_id: productId,
        language,
        created_at: now.toISOString(),
        confirmed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'product_id'])
          .doUpdateSet({ token_hash: hashToken(token), language, created_at: now.toISOString() })
          .where('stock_alerts.confirmed_at', 'is', null),
      );
    const { numInsertedOrUpdatedRows = 0n } = await wish.executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await queueMail(
      trx,
      {
        ...toMail(context, email, {
          language,
          subject: words.subject(name),
          heading: words.heading,
          lead: words.lead(name),
          action: { label: words.link, href: `${context.publicUrl}${ALERTS_PATH}${token}` },
          notes: [words.once, words.ignore],
          parts: [productPart({ title, imageFile }, language)],
        }),
        kind: 'stock-alert-ask',
        id: `stock-alert-ask-${hashToken(token).slice(0, 24)}`,
        sendBefore: new Date(now.getTime() + CONFIRM_MS),
      },
      now,
    );
  });
}

export async function findAlert({ db, now }: Context, token: string): Promise<Alert | null> {
  await forgetOld(db, now());
  const row = await db
    .selectFrom('stock_alerts')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const language = parseContentLanguage(row?.language) ?? defaultLanguage;
  const product = row && (await findAlertProduct(db, row.product_id, language));
  if (!product) return null;
  return { language, email: row.email, ...product, isConfirmed: row.confirmed_at !== null };
}

export async function confirmAlert({ db, now }: Context, token: string): Promise<void> {
  await db
    .updateTable('stock_alerts')
    .set({ confirmed_at: now().toISOString() })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

export async function endAlert({ db }: Context, token: string): Promise<void> {
  await db.deleteFrom('stock_alerts').where('token_hash', '=', hashToken(token)).execute();
}

/** Mails those whose product can be bought again, each in the transaction that forgets the wish. @returns how many */
export async function tellAvailable(context: Context): Promise<number> {
  const { db, now, publicUrl } = context;
  await forgetOld(db, now());
  const due = await db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .innerJoin('product_variants', 'product_variants.product_id', 'products.id')
    .select((row) => ['token_hash', row.fn.min<number>('product_variants.price_cents').as('cents')])
    .where('confirmed_at', 'is not', null)
    .where(sellableStock('products', 'product_variants'), '>', 0)
    // A product without a picture is not sold yet.
    .where((row) =>
      row.exists(row.selectFrom('product_images').select('id').whereRef('product_id', '=', 'products.id')),
    )
    .groupBy('token_hash')
    .limit(MOST)
    .execute();
  for (const { token_hash, cents } of due) {
    await db.transaction().execute(async (trx) => {
      const [wish] = await trx.deleteFrom('stock_alerts').where('token_hash', '=', token_hash).returningAll().execute();
      const language = parseContentLanguage(wish?.language) ?? defaultLanguage;
      const product = wish && (await findAlertProduct(trx, wish.product_id, language));
      if (!product) return;
      const words = serviceWords.alertMails[language].back;
      const { name } = splitTitle(product.title);
      const mail = toMail({ publicUrl }, wish.email, {
        language,
        subject: words.subject(name),
        heading: words.heading,
        lead: words.lead(name),
        action: { label: words.link, href: publicUrl + localizePath(productPath(product.handle), language) },
        notes: [words.end],
        parts: [productPart(product, language, words.from(formatMoney(Number(cents), language)))],
      });
      await queueMail(
        trx,
        { ...mail, kind: 'stock-alert-back', id: `stock-alert-back-${token_hash.slice(0, 24)}` },
        now(),
      );
    });
  }
  return due.length;
}

/** The machine as the mails of an order show it. */
function productPart({ title, imageFile }: Pick<Wish, 'title' | 'imageFile'>, language: ContentLanguage, amount = '') {
  const { name, factsIn } = splitTitle(title);
  return { lines: [{ name, facts: [factsIn(language)].filter(Boolean), amount, picture: imageFile ?? undefined }] };
}

async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db
    .deleteFrom('stock_alerts')
    .where((row) =>
      row.or([
        row.and([row('confirmed_at', 'is', null), row('created_at', '<', before(CONFIRM_MS))]),
        row('confirmed_at', '<', before(LIFETIME_MS)),
      ]),
    )
    .execute();
}

function toMail({ publicUrl }: Pick<Context, 'publicUrl'>, recipient: string, content: MailContent) {
  return { recipient, replyTo: shop.contact.email, ...renderMail(content, publicUrl) };
}
