import type { PlatformContext } from '../context.ts';
import type { Database, Trx } from '../db/database.ts';
import { type AccessToken, hashToken, issueToken, revokeAccess } from './access-tokens.ts';
import { queueAccountNews } from './account-news.ts';
import { type Outcome, refusal } from './customer-errors.ts';
import { type CustomerRow, lockCustomer } from './customers.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';

/** What a link to a new password says. */
export interface ResetLink {
  /** Null if the link does not have this form, and so is invalid. */
  customerId: number | null;
  token: string;
}

/** Where the client wrote what may be wrong. */
interface Fields {
  link: string[];
  password: string[];
}

/** The database's keys are 32-bit integers. */
const MAX_ROW_ID = 2 ** 31 - 1;

/** `…/account/reset/12/abc`, on whatever host the shop is reached. */
export function parseResetUrl(url: string): ResetLink {
  const match = /^\/account\/reset\/(\d{1,10})\/([\w-]{1,200})\/?$/.exec(URL.parse(url)?.pathname ?? '');
  const id = Number(match?.[1] ?? Number.NaN);
  return { customerId: id <= MAX_ROW_ID ? id : null, token: match?.[2] ?? '' };
}

/** Whose link this is; null when it is unknown, used or too old. Looking does not use it up: mail scanners look too. */
export async function findResetCustomer(db: Database, now: Date, link: ResetLink): Promise<CustomerRow | null> {
  if (link.customerId === null || link.token === '') return null;
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
    .selectAll('customers')
    .where('token_hash', '=', hashToken(link.token))
    .where('customer_id', '=', link.customerId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Sets a new password by a link, once: every login and every link of the customer ends, and a new login begins. @param browser see `nameBrowser` */
export async function resetPassword(
  context: PlatformContext,
  link: ResetLink,
  password: string,
  fields: Fields,
  browser: string | null = null,
): Promise<Outcome<{ customer: CustomerRow; token: AccessToken }>> {
  const invalid = refusal('TOKEN_INVALID', fields.link, 'Invalid reset token');
  // Asked before the costly hash, so that guessing at links costs the shop nothing.
  const known = await findResetCustomer(context.db, context.now(), link);
  if (!known) return invalid;
  const typed = [known.email, known.first_name, known.last_name, known.phone];
  const errors = await checkNewPassword(password, typed, fields.password);
  if (errors.length > 0) return { ok: false, errors };
  const password_hash = await hashPassword(password, context.passwordCost);
  return context.db.transaction().execute(async (trx) => {
    await lockCustomer(trx, known.id, context.now());
    const customer = await findResetCustomer(trx, context.now(), link);
    if (!customer) return invalid;
    await trx.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute();
    await adoptGuestOrders(trx, customer);
    await revokeAccess(trx, customer.id);
    await queueAccountNews(trx, context, customer, 'password');
    return { ok: true as const, customer, token: await issueToken(trx, context, customer.id, browser) };
  });
}

/** The link came by mail, so the address is the customer's, and so are the orders that were placed with it without an account. */
async function adoptGuestOrders(trx: Trx, { id, email }: CustomerRow): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ customer_id: id })
    .where('customer_id', 'is', null)
    .where('email', '=', email)
    .execute();
}
