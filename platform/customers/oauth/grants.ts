/**
 * What the authorization page opens: a code, which becomes a grant with an access token and a refresh token (RFC 6749,
 * with PKCE of RFC 7636). Codes and tokens are told once; the database knows their SHA-256 only.
 */

import type { PlatformContext } from '../../context.ts';
import type { Database, Trx } from '../../db/database.ts';
import { type AccessToken, hashToken, issueToken, loginExpiry } from '../access-tokens.ts';
import { type CustomerRow, findCustomer } from '../customers.ts';

/** The way back from the authorization page takes a moment, not minutes. */
const CODE_LIFETIME_MS = 2 * 60 * 1000;
const ACCESS_LIFETIME_MS = 2 * 60 * 60 * 1000;
/** A used code is remembered for so long: shown again, it ends what it opened. */
const USED_CODE_MS = 30 * 24 * 60 * 60 * 1000;
/** Two tabs that renew at once, or an answer lost on its way, show a refresh token twice; a thief comes later. */
const REPLACED_GRACE_MS = 60 * 1000;
const TOKEN_BYTES = 32;
/** Longer texts are none of ours and are not worth hashing. */
const LONGEST = 200;

/** The client's wishes, from the authorization request. */
export interface AuthorizationDetails {
  clientId: string;
  redirectUri: string;
  scope: string;
  nonce: string;
  codeChallenge: string;
}

export interface Granted {
  grantId: string;
  customer: CustomerRow;
  token: AccessToken;
  refreshToken: string;
  scope: string;
  nonce: string | null;
}

/** Makes a code for a customer who has just logged in, and deletes expired codes. @param browser see `nameBrowser` */
export async function issueCode(
  trx: Trx,
  { now, randomToken }: PlatformContext,
  customerId: number,
  details: AuthorizationDetails,
  browser: string | null,
): Promise<string> {
  const at = now();
  const code = randomToken(TOKEN_BYTES);
  await trx
    .deleteFrom('oauth_codes')
    .where('expires_at', '<=', new Date(at.getTime() - USED_CODE_MS).toISOString())
    .execute();
  await trx
    .insertInto('oauth_codes')
    .values({
      code_hash: hashToken(code),
      customer_id: customerId,
      client_id: details.clientId,
      redirect_uri: details.redirectUri,
      scope: details.scope,
      nonce: details.nonce,
      code_challenge: details.codeChallenge,
      browser,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + CODE_LIFETIME_MS).toISOString(),
    })
    .execute();
  return code;
}

/**
 * Turns a code into tokens, once, whether or not everything else is right. A code that is used twice was stolen, so the tokens of its
 * first use end (RFC 6749, 4.1.2).
 *
 * @returns null for every invalid code; the reason is not revealed
 */
export async function redeemCode(
  context: PlatformContext,
  given: { code: string; clientId: string; redirectUri: string; verifier: string },
): Promise<Granted | null> {
  if (given.code.length > LONGEST || given.verifier.length > LONGEST) return null;
  const at = context.now().toISOString();
  return context.db.transaction().execute(async (trx) => {
    const codeHash = hashToken(given.code);
    const code = await trx
      .updateTable('oauth_codes')
      .set({ used_at: at })
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!code) return endGrantOfCode(trx, codeHash);
    const isRight =
      code.expires_at > at &&
      code.client_id === given.clientId &&
      code.redirect_uri === given.redirectUri &&
      code.code_challenge === hashToken(given.verifier);
    if (!isRight) return null;
    const grantId = context.randomToken(TOKEN_BYTES);
    await trx
      .deleteFrom('oauth_grants')
      .where('customer_id', '=', code.customer_id)
      .where('expires_at', '<=', at)
      .execute();
    await trx
      .insertInto('oauth_grants')
      .values({
        id: grantId,
        customer_id: code.customer_id,
        client_id: code.client_id,
        scope: code.scope,
        browser: code.browser,
        created_at: at,
        expires_at: loginExpiry(context.now(), at).toISOString(),
      })
      .execute();
    await trx.updateTable('oauth_codes').set({ grant_id: grantId }).where('code_hash', '=', codeHash).execute();
    return issueTokens(trx, context, { grantId, customerId: code.customer_id, scope: code.scope, nonce: code.nonce });
  });
}

async function endGrantOfCode(trx: Trx, codeHash: string): Promise<null> {
  const used = await trx
    .selectFrom('oauth_codes')
    .select('grant_id')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  if (used?.grant_id) await endGrant(trx, used.grant_id);
  return null;
}

/**
 * Renews a grant: a new access token, and a new refresh token in the place of this one. A refresh token that was
 * replaced a while ago is in two hands, so the grant ends (RFC 9700, 4.14.2).
 *
 * @returns null when it renews nothing
 */
export async function renewGrant(
  context: PlatformContext,
  { refreshToken, clientId }: { refreshToken: string; clientId: string },
): Promise<Granted | null> {
  if (refreshToken.length > LONGEST) return null;
  const now = context.now();
  const token_hash = hashToken(refreshToken);
  return context.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('oauth_refresh_tokens')
      .select('grant_id')
      .where('token_hash', '=', token_hash)
      .executeTakeFirst();
    // The update locks the grant's row on both databases, so that two who come at once come one after the other.
    const grant = await trx
      .updateTable('oauth_grants')
      .set({ client_id: clientId })
      .where('id', '=', known?.grant_id ?? '')
      .where('client_id', '=', clientId)
      .where('expires_at', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst();
    if (!grant) return null;
    const { replaced_at } = await trx
      .selectFrom('oauth_refresh_tokens')
      .select('replaced_at')
      .where('token_hash', '=', token_hash)
      .executeTakeFirstOrThrow();
    if (replaced_at && Date.parse(replaced_at) + REPLACED_GRACE_MS < now.getTime()) {
      await endGrant(trx, grant.id);
      return null;
    }
    const expiresAt = loginExpiry(now, grant.created_at).toISOString();
    await trx.updateTable('oauth_grants').set({ expires_at: expiresAt }).where('id', '=', grant.id).execute();
    await trx
      .updateTable('oauth_refresh_tokens')
      .set({ replaced_at: replaced_at ?? now.toISOString() })
      .where('token_hash', '=', token_hash)
      .execute();
    const { id: grantId, customer_id: customerId, scope } = grant;
    return issueTokens(trx, context, { grantId, customerId, scope, nonce: null });
  });
}

/** Logs out: every token of the grant ends with it. */
export async function endGrant(db: Database, grantId: string): Promise<void> {
  await db.deleteFrom('oauth_grants').where('id', '=', grantId).execute();
}

async function issueTokens(
  trx: Trx,
  context: PlatformContext,
  { grantId, customerId, scope, nonce }: { grantId: string; customerId: number; scope: string; nonce: string | null },
): Promise<Granted | null> {
  const customer = await findCustomer(trx, customerId);
  if (!customer) return null;
  const token = await issueToken(trx, context, customerId, null, { grantId, lifetimeMs: ACCESS_LIFETIME_MS });
  const refreshToken = context.randomToken(TOKEN_BYTES);
  await trx
    .insertInto('oauth_refresh_tokens')
    .values({ token_hash: hashToken(refreshToken), grant_id: grantId, created_at: context.now().toISOString() })
    .execute();
  return { grantId, customer, token, refreshToken, scope, nonce };
}
