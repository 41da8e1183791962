/** Finds events that the owner was not told of yet, in the tables that the platform writes anyway. */

import { formatAthens } from '#domain/delivery/dates.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import type { Database } from '../db/database.ts';
import { splitTitle } from '../orders/mail/split-title.ts';
import { formatMoney } from '../web/format-money.ts';
import type { Notice } from './notice.ts';
import { findFailedPayments, findUnfinishedPayments } from './payment-notices.ts';
import { isNotTold, LONGEST_ID, wasTold } from './sent-notices.ts';

/** The owner's command line. */
const SHOP = 'npm run shop --';
const DAY_MS = 24 * 60 * 60_000;
/** Older events are not told; this also bounds each reading. */
const LOOK_BACK_MS = 7 * DAY_MS;
const MOST = 50;
const BEST_SELLERS = 10;
/** Pieces of a variant that count as few. */
const FEW = 2;

/**
 * @param begin what happened before is not told: the shop's first start with notices
 * @param language the owner's
 */
export async function findNotices(
  db: Database,
  now: Date,
  begin: string,
  language: ContentLanguage,
): Promise<Notice[]> {
  const back = new Date(now.getTime() - LOOK_BACK_MS).toISOString();
  const since = begin > back ? begin : back;
  return [
    ...(await findOrders(db, since, language)),
    ...(await findFailedPayments(db, now, since, language)),
    ...(await findUnfinishedPayments(db, now, language)),
    ...(await findFailedMails(db, since, language)),
    ...(await findLowStock(db, now, since, language)),
    ...(await findSoldOut(db, since, language)),
  ];
}

async function findOrders(db: Database, since: string, language: ContentLanguage): Promise<Notice[]> {
  const words = serviceWords.notices[language];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('processed_at', '>=', since)
    .where(isNotTold('owner-order-', 'orders.number'))
    .orderBy('number')
    .limit(MOST)
    .execute();
  const notices: Notice[] = [];
  for (const order of orders) {
    const lines = await db
      .selectFrom('order_lines')
      .leftJoin('product_variants', 'product_variants.id', 'order_lines.variant_id')
      .select([
        'order_lines.sku',
        'order_lines.title',
        'variant_title',
        'image_file',
        'quantity',
        'total_cents',
        'stock',
      ])
      .where('order_id', '=', order.id)
      .orderBy('order_lines.position')
      .execute();
    const total = formatMoney(order.total_cents, language);
    const isPaid = order.financial_status === 'AUTHORIZED' || order.financial_status === 'PAID';
    notices.push({
      id: `owner-order-${order.number}`,
      event: 'order.created',
      subject: words.order.subject(order.number, total),
      heading: words.order.heading(order.number),
      highlight: { label: words.order.total, text: total },
      lines: lines.map(({ quantity, title, variant_title, sku, image_file, total_cents, stock }) => ({
        name: `${quantity} × ${splitTitle(title).name}`,
        facts: [
          splitTitle(title).factsIn(language),
          [variant_title, sku, ...(stock === null ? [] : [words.order.left(stock)])].filter(Boolean).join(', '),
        ],
        amount: formatMoney(total_cents, language),
        picture: image_file ?? undefined,
      })),
      rows: [
        [words.order.placed, formatAthens(new Date(order.processed_at), language)],
        [words.order.delivery, words.order.methods[order.shipping_method] ?? order.shipping_method],
        [words.order.payment, isPaid ? words.order.paid : words.order.waiting],
      ],
      note: words.order.note(`${SHOP} orders show ${order.number}`),
      data: {
        number: order.number,
        totalCents: order.total_cents,
        currency: order.currency,
        financialStatus: order.financial_status,
        lines: lines.map(({ sku, quantity, total_cents, stock }) => ({
          sku,
          quantity,
          totalCents: total_cents,
          stock,
        })),
      },
    });
  }
  return notices;
}

/** A notice that could not be sent is not told by another one. */
async function findFailedMails(db: Database, since: string, language: ContentLanguage): Promise<Notice[]> {
  const words = serviceWords.notices[language];
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'last_error'])
    .where('status', '=', 'failed')
    .where('created_at', '>=', since)
    .where('kind', 'not like', 'owner-%')
    .where('kind', '!=', 'agent-order')
    .where(isNotTold('owner-mail-', 'outbox.id'))
    .limit(MOST)
    .execute();
  return rows.map(({ id, kind, last_error }) => ({
    id: `owner-mail-${id}`.slice(0, LONGEST_ID),
    event: 'mail.failed',
    subject: words.mail.subject,
    lead: words.mail.lead,
    rows: [
      [words.mail.kind, kind],
      [words.mail.error, last_error ?? '–'],
    ],
    note: words.mail.note(`${SHOP} mail resend ${id}`),
    data: { id, kind, error: last_error },
  }));
}

/** Once a day, of what was sold on the day before (UTC). */
async function findLowStock(db: Database, now: Date, since: string, language: ContentLanguage): Promise<Notice[]> {
  const words = serviceWords.notices[language];
  const to = now.toISOString().slice(0, 10);
  const from = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  const id = `owner-stock-${to}`;
  if (await wasTold(db, id)) return [];
  const rows = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .innerJoin('order_lines', 'order_lines.variant_id', 'product_variants.id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['product_variants.sku', 'product_variants.stock', 'products.title'])
    .where('product_variants.stock', '<=', FEW)
    .where('orders.processed_at', '>=', from > since ? from : since)
    .where('orders.processed_at', '<', to)
    .distinct()
    .orderBy('product_variants.sku')
    .limit(MOST)
    .execute();
  if (rows.length === 0) return [];
  return [
    {
      id,
      event: 'stock.low',
      subject: words.stock.subject,
      lead: words.stock.lead,
      rows: rows.map(({ sku, title, stock }) => [sku, `${title}: ${words.order.left(stock)}`] as const),
      note: words.stock.note(`${SHOP} stock set SKU N`),
      data: { variants: rows.map(({ sku, stock }) => ({ sku, stock })) },
    },
  ];
}

async function findSoldOut(db: Database, since: string, language: ContentLanguage): Promise<Notice[]> {
  const words = serviceWords.notices[language];
  const best = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.product_id as id', (row) => row.fn.max('orders.number').as('number')])
    .select((row) => row.fn.max('orders.processed_at').as('soldAt'))
    .groupBy('order_lines.product_id')
    .orderBy((row) => row.fn.sum('order_lines.quantity'), 'desc')
    .orderBy('order_lines.product_id')
    .limit(BEST_SELLERS)
    .execute();
  const notices: Notice[] = [];
  for (const { id, number, soldAt } of best) {
    const notice = `owner-soldout-${id}-${number}`;
    if (soldAt < since || (await wasTold(db, notice))) continue;
    const product = await db
      .selectFrom('products')
      .innerJoin('product_variants', 'product_variants.product_id', 'products.id')
      .select(['products.title', 'products.handle', (row) => row.fn.max('stock').as('stock')])
      .where('products.id', '=', id)
      .where('products.status', '=', 'active')
      .groupBy(['products.title', 'products.handle'])
      .executeTakeFirst();
    if (!product || Number(product.stock) > 0) continue;
    notices.push({
      id: notice,
      event: 'product.soldout',
      subject: words.soldOut.subject(product.title),
      lead: words.soldOut.lead,
      rows: [],
      data: { handle: product.handle },
    });
  }
  return notices;
}
