import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { type AccessToken, issueToken } from './access-tokens.ts';
import { type Outcome, refusal } from './customer-errors.ts';
import { findCustomerByEmail } from './customers.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Logs in. A wrong password and an unknown e-mail get the same answer after the same work.
 *
 * @param language of the store that the customer uses now; letters follow it
 * @param browser see `nameBrowser`
 */
export async function logIn(
  context: PlatformContext,
  credentials: Credentials,
  language: ContentLanguage,
  browser: string | null = null,
): Promise<Outcome<{ token: AccessToken }>> {
  const outcome = await admit(context, credentials, language, (trx, id) => issueToken(trx, context, id, browser));
  return outcome.ok ? { ok: true, token: outcome.pass } : outcome;
}

/**
 * Checks a password and hands out what it opens, in one transaction.
 *
 * @param issue makes the pass: an access token, or a code for one
 */
export async function admit<Pass>(
  context: PlatformContext,
  { email, password }: Credentials,
  language: ContentLanguage,
  issue: (trx: Trx, customerId: number) => Promise<Pass>,
): Promise<Outcome<{ pass: Pass }>> {
  const customer = await findCustomerByEmail(context.db, email);
  const isRight = await isPassword(password, customer?.password_hash ?? null, context.passwordCost);
  if (!customer || !isRight) return refusal('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer');
  const renewed = isOutdated(customer.password_hash, context.passwordCost)
    ? await hashPassword(password, context.passwordCost)
    : customer.password_hash;
  return context.db.transaction().execute(async (trx) => {
    // The password may have been changed while it was being checked: then this one is wrong by now.
    const { numUpdatedRows } = await trx
      .updateTable('customers')
      .set({ password_hash: renewed, language })
      .where('id', '=', customer.id)
      .where('password_hash', '=', customer.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refusal('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer');
    return { ok: true as const, pass: await issue(trx, customer.id) };
  });
}
