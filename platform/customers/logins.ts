import type { PlatformContext } from '../context.ts';
import { isRead, methodNotAllowed } from '../web/respond.ts';
import { findCustomerByToken, hashToken, revokeAccess } from './access-tokens.ts';

export const LOGINS_PATH = '/account/logins/';

/** A login that has not ended, as the customer is shown it. */
export interface Login {
  /** See `nameBrowser`; null where the login did not tell. */
  browser: string | null;
  /** ISO 8601. */
  since: string;
  /** The one that asks. */
  isThis: boolean;
}

/**
 * `GET` lists the logins of an account, `DELETE` ends them all, this one too. The caller is known by an access token in
 * `Authorization: Bearer`, never by a cookie, so a foreign page has nothing to send.
 */
export async function answerLogins(context: PlatformContext, request: Request): Promise<Response> {
  if (!isRead(request) && request.method !== 'DELETE') return methodNotAllowed('GET, HEAD, DELETE');
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const customer = await findCustomerByToken(context.db, context.now(), token);
  if (!customer) return answer(401, { error: 'The access token is unknown or has ended' });
  if (isRead(request)) return answer(200, { logins: await readLogins(context, customer.id, token) });
  await context.db.transaction().execute((trx) => revokeAccess(trx, customer.id));
  return answer(200, { logins: [] });
}

/** The newest first. A login of newer accounts is one, however many access tokens it has. */
async function readLogins({ db, now }: PlatformContext, customerId: number, token: string): Promise<Login[]> {
  const at = now().toISOString();
  const own = hashToken(token);
  const tokens = await db
    .selectFrom('customer_access_tokens')
    .select(['token_hash', 'grant_id', 'browser', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .execute();
  const grants = await db
    .selectFrom('oauth_grants')
    .select(['id', 'browser', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .execute();
  const ownGrant = tokens.find(({ token_hash }) => token_hash === own)?.grant_id;
  const toLogin = (row: { browser: string | null; created_at: string }, isThis: boolean): Login => {
    return { browser: row.browser, since: row.created_at, isThis };
  };
  return [
    ...tokens.filter(({ grant_id }) => grant_id === null).map((row) => toLogin(row, row.token_hash === own)),
    ...grants.map((row) => toLogin(row, row.id === ownGrant)),
  ].sort((one, other) => other.since.localeCompare(one.since));
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
