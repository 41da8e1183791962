import { parseEmail } from '#domain/customer/email.ts';
import { codeOf } from '#domain/customer/error-code.ts';
import { authorizationProof, CALLBACK_PATH, isVerifier } from '#domain/customer/oauth.ts';
import { FORMS } from '#domain/customer/stranger-limits.ts';
import { localizePath } from '#domain/locale/locales.ts';
import { answer, fail } from '../answer.ts';
import type { FunctionsSettings } from '../functions.ts';
import { countCall } from '../rate-limit.ts';
import { languageOf, readForm } from '../read-form.ts';
import {
  type AuthorizationClient,
  type AuthorizationSettings,
  createAuthorizationClient,
  GrantRefusedError,
  type Tokens,
} from './authorization-client.ts';
import type { Profile, Profiles } from './profiles.ts';

export interface CustomerSettings extends AuthorizationSettings {
  /** The store's own address, without a trailing slash: codes come back below it. */
  publicUrl: string;
  profiles: Profiles;
}

const NAME = 'shopify-customer';
const LONGEST = 2_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * POST `{action: 'exchangeCodeAndCreateCustomer', code, state, email, firstName, lastName, codeVerifier, language}` → the
 * customer with an access token; `{action: 'renew', refreshToken}` → a new access token. A failure has `error`, and
 * `code: 'invalid_grant'` when the platform itself refused, so that asking again is of no use.
 */
export function createShopifyCustomer(settings: FunctionsSettings): (request: Request) => Promise<Response> {
  const { customers, now, report } = settings;
  const client = customers && createAuthorizationClient(customers, now);
  return async (request) => {
    if (!customers || !client) return fail(409, 'This shop has classic customer accounts.');
    const wait = await countCall(NAME, settings, { from: request }, FORMS.logins);
    if (wait !== null) return fail(429, 'Too many attempts', { 'retry-after': String(wait) });
    const form = await readForm(request);
    if (!form) return fail(400, 'The request cannot be read');
    try {
      if (form.fields.action === 'renew') return await renew(client, form.fields);
      if (form.fields.action !== 'exchangeCodeAndCreateCustomer') return fail(400, 'No such action');
      const redirectUri = customers.publicUrl + localizePath(CALLBACK_PATH, languageOf(form.fields, request));
      return await exchange({ client, profiles: customers.profiles, redirectUri, report }, form.fields);
    } catch (error) {
      if (error instanceof GrantRefusedError) return refused();
      report({ name: NAME, step: String(form.fields.action), code: codeOf(error) });
      return fail(502, 'The platform does not answer');
    }
  };
}

interface Exchange {
  client: AuthorizationClient;
  profiles: Profiles;
  redirectUri: string;
  report: FunctionsSettings['report'];
}

async function exchange({ client, profiles, redirectUri, report }: Exchange, fields: Fields): Promise<Response> {
  const [code, state, email] = [textOf(fields.code), textOf(fields.state), parseEmail(textOf(fields.email))];
  const { codeVerifier } = fields;
  if (code === '') return fail(400, 'No authorization code received');
  if (!email.ok) return fail(400, 'No customer data found');
  // A foreign authorization, or one that another tab began.
  if (!isVerifier(codeVerifier) || state !== (await authorizationProof(codeVerifier)).state) {
    return fail(400, 'The state does not match');
  }
  const tokens = await client.exchange({ code, state, verifier: codeVerifier, redirectUri });
  const found = await profiles.find(tokens.accessToken);
  if (!found) return refused();
  const names = { firstName: textOf(fields.firstName).trim(), lastName: textOf(fields.lastName).trim() };
  const customer = await nameCustomer({ profiles, report }, tokens, { found, names, email: email.email });
  return answer(200, { ...toBody(tokens), idToken: tokens.idToken, customer });
}

/**
 * Gives a customer without names those of the sign-up. A login to another account than the sign-up's changes nothing there, and a
 * login does not fail because a name could not be written.
 */
async function nameCustomer(
  { profiles, report }: Pick<Exchange, 'profiles' | 'report'>,
  { accessToken }: Tokens,
  { found, names, email }: { found: Profile; names: { firstName: string; lastName: string }; email: string },
): Promise<Profile> {
  const isNameless = !found.firstName && !found.lastName && (names.firstName !== '' || names.lastName !== '');
  if (!isNameless || found.email?.toLowerCase() !== email.toLowerCase()) return found;
  try {
    return await profiles.setNames(accessToken, names);
  } catch (error) {
    report({ name: NAME, step: 'names', code: codeOf(error) });
    return found;
  }
}

async function renew(client: AuthorizationClient, fields: Fields): Promise<Response> {
  const refreshToken = textOf(fields.refreshToken);
  if (refreshToken === '') return refused();
  const tokens = await client.renew(refreshToken);
  // A platform that does not exchange refresh tokens lets the old one live on.
  return answer(200, { ...toBody(tokens), refreshToken: tokens.refreshToken ?? refreshToken });
}

function toBody({ accessToken, expiresAt, refreshToken }: Tokens) {
  return { accessToken, expiresAt, refreshToken };
}

function refused(): Response {
  return answer(401, { error: 'The login is not valid any more', code: 'invalid_grant' });
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST ? value : '';
}
