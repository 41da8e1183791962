import { formatAthens } from '#domain/delivery/dates.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import type { Database } from '../db/database.ts';
import { RESERVATION } from '../payments/manual-methods.ts';
import { formatMoney } from '../web/format-money.ts';
import type { Notice } from './notice.ts';
import { wasTold } from './sent-notices.ts';

const HOUR_MS = 60 * 60_000;
const MOST = 50;
/** The owner is told of so many payments under way at once, or pieces held for them: a busy hour has a tenth. */
const MANY_PAYMENTS = 40;
const MANY_HELD = 20;

/** One mail per finished hour, so that a person trying out cards does not fill the owner's mailbox. */
export async function findFailedPayments(
  db: Database,
  now: Date,
  since: string,
  language: ContentLanguage,
): Promise<Notice[]> {
  const words = serviceWords.notices[language];
  const to = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const from = new Date(to.getTime() - HOUR_MS).toISOString();
  const id = `owner-payments-${from.slice(0, 13)}`;
  if (await wasTold(db, id)) return [];
  const rows = await db
    .selectFrom('payments')
    .select(['gateway', 'status', 'amount_cents', 'updated_at'])
    .where('status', 'in', ['declined', 'failed'])
    .where('order_id', 'is', null)
    .where('updated_at', '>=', from > since ? from : since)
    .where('updated_at', '<', to.toISOString())
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  return [
    {
      id,
      event: 'payment.failed',
      subject: words.payments.subject(rows.length),
      lead: words.payments.lead,
      rows: rows.slice(0, MOST).map(({ gateway, status, amount_cents, updated_at }) => {
        const reason = status === 'declined' ? words.payments.declined : words.payments.failed;
        const amount = formatMoney(amount_cents, language);
        return [formatAthens(new Date(updated_at), language), `${amount}, ${gateway}: ${reason}`] as const;
      }),
      data: { count: rows.length, from, to: to.toISOString() },
    },
  ];
}

/** Once an hour while it lasts: payments that are never finished may be taking goods off sale on purpose. */
export async function findUnfinishedPayments(db: Database, now: Date, language: ContentLanguage): Promise<Notice[]> {
  const words = serviceWords.notices[language].unfinished;
  const id = `owner-unfinished-${now.toISOString().slice(0, 13)}`;
  const counted = await db
    .selectFrom('payments')
    .leftJoin('stock_holds', 'stock_holds.payment_id', 'payments.id')
    .select((row) => [
      row.fn.count<number | string>('payments.id').distinct().as('payments'),
      row.fn.sum<number | string | null>('stock_holds.quantity').as('pieces'),
    ])
    .where('payments.status', '=', 'started')
    .where('payments.gateway', '!=', RESERVATION)
    .where('payments.expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  const [payments, pieces] = [Number(counted.payments), Number(counted.pieces ?? 0)];
  if ((payments < MANY_PAYMENTS && pieces < MANY_HELD) || (await wasTold(db, id))) return [];
  return [
    {
      id,
      event: 'payment.unfinished',
      subject: words.subject(payments),
      lead: words.lead,
      rows: [
        [words.payments, String(payments)],
        [words.pieces, String(pieces)],
      ],
      data: { payments, pieces },
    },
  ];
}
