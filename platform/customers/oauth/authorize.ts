/** The authorization page: who logs in or signs up here is sent back to the store with a code. */

import { nameBrowser } from '#domain/customer/name-browser.ts';
import type { PlatformContext } from '../../context.ts';
import { foldEmail } from '../../discounts/discounts.ts';
import type { Assets } from '../../web/assets.ts';
import { readPost } from '../../web/read-post.ts';
import { isRead, methodNotAllowed, pageResponse, redirect } from '../../web/respond.ts';
import { isSameOrigin } from '../../web/same-origin.ts';
import type { Attempt, AttemptLimits } from '../attempt-limits.ts';
import { checkEmail } from '../check-profile.ts';
import { createCustomer } from '../create-customer.ts';
import type { CustomerUserError } from '../customer-errors.ts';
import { admit, type Credentials } from '../log-in.ts';
import { WEAK_PASSWORD } from '../new-password.ts';
import { PasswordsBusyError } from '../passwords.ts';
import { recoverPassword } from '../recover-password.ts';
import {
  type AuthorizationRequest,
  type OauthClient,
  parseAuthorizationRequest,
  toRedirect,
  uiLanguage,
} from './authorization-request.ts';
import { issueCode } from './grants.ts';
import { type AuthorizationNotice, authorizationNoticePage, type LoginProblem, loginPage } from './login-page.ts';

export interface AuthorizeServices {
  context: PlatformContext;
  attempts: AttemptLimits;
  client: OauthClient;
  assets: Assets;
}

/** One request for the page, taken apart. */
interface Visit extends AuthorizeServices {
  request: AuthorizationRequest;
  address: URL;
  /** Of the visitor's connection, for counting attempts. */
  visitor: string | null;
  /** See `nameBrowser`. */
  browser: string | null;
}

type Submitted = { ok: true; location: string } | { ok: false; problem: LoginProblem } | { ok: 'sent' };

const STATUS: Partial<Record<LoginProblem, number>> = { throttled: 429, busy: 503, unreadable: 400 };

/** @param visitor address of the visitor's connection; null when it is not known */
export async function authorize(
  services: AuthorizeServices,
  message: Request,
  visitor: string | null,
): Promise<Response> {
  const isReading = isRead(message);
  if (!isReading && message.method !== 'POST') return methodNotAllowed('GET, HEAD, POST');
  const address = new URL(message.url);
  const parsed = parseAuthorizationRequest(address.searchParams, services.client);
  const language = uiLanguage(address.searchParams);
  const notice = (kind: AuthorizationNotice, status: number) =>
    pageResponse(authorizationNoticePage(kind, language, services.assets), status);
  if (!parsed.ok) return parsed.reason === 'refused' ? redirect(parsed.redirect, 303) : notice(parsed.reason, 400);
  // A foreign page could else log a visitor into an account that is not theirs.
  if (!isReading && !isSameOrigin(message, services.context.publicUrl)) return notice('forbidden', 403);
  const browser = nameBrowser(message.headers.get('user-agent') ?? '');
  const visit: Visit = { ...services, request: parsed.request, address, visitor, browser };
  return isReading ? page(visit, parsed.request.loginHint, null) : answerPost(visit, await readPost(message));
}

async function answerPost(visit: Visit, typed: URLSearchParams | null): Promise<Response> {
  if (!typed) return page(visit, visit.request.loginHint, 'unreadable');
  const email = (typed.get('email') ?? '').slice(0, 300);
  const submitted = await submit(visit, email, typed);
  if (submitted.ok === true) return redirect(submitted.location, 303);
  return submitted.ok === 'sent' ? page(visit, email, null, true) : page(visit, email, submitted.problem);
}

function page(visit: Visit, email: string, problem: LoginProblem | null, isSent = false): Response {
  const { request, address, assets } = visit;
  return pageResponse(
    loginPage({ request, address, email, problem, isSent, assets }),
    problem ? (STATUS[problem] ?? 422) : 200,
  );
}

const ATTEMPTS = { login: 'login', signup: 'create', recover: 'recover' } as const satisfies Record<string, Attempt>;

/** Counted before anything is checked; an attempt that was right is given back. */
async function submit(visit: Visit, email: string, typed: URLSearchParams): Promise<Submitted> {
  const { screen } = visit.request;
  const [wrong] = checkEmail(email, ['email']);
  if (wrong) return { ok: false, problem: 'email' };
  const taken = await visit.attempts.take(ATTEMPTS[screen], foldEmail(email).slice(0, 255), visit.visitor);
  if (!taken) return { ok: false, problem: 'throttled' };
  try {
    if (screen === 'recover') {
      await recoverPassword(visit.context, email);
      return { ok: 'sent' };
    }
    const credentials = { email, password: typed.get('password') ?? '' };
    const outcome =
      screen === 'signup' ? await signUp(visit, credentials, typed.has('newsletter')) : await logIn(visit, credentials);
    if (outcome.ok && screen === 'login') await taken.wasRight();
    return outcome;
  } catch (error) {
    if (error instanceof PasswordsBusyError) return { ok: false, problem: 'busy' };
    throw error;
  }
}

async function signUp(visit: Visit, credentials: Credentials, acceptsMarketing: boolean): Promise<Submitted> {
  const { context, request } = visit;
  const created = await createCustomer(context, { ...credentials, acceptsMarketing }, request.language);
  return created.ok ? logIn(visit, credentials) : { ok: false, problem: toProblem(created.errors[0]) };
}

async function logIn({ context, request, browser }: Visit, credentials: Credentials): Promise<Submitted> {
  if (credentials.password === '') return { ok: false, problem: 'blank' };
  const outcome = await admit(context, credentials, request.language, (trx, id) =>
    issueCode(trx, context, id, request, browser),
  );
  if (!outcome.ok) return { ok: false, problem: 'unidentified' };
  return { ok: true, location: toRedirect(request.redirectUri, { code: outcome.pass, state: request.state }) };
}

/** Of a sign-up: the first thing that is wrong with the e-mail or the password. */
function toProblem(error: CustomerUserError | undefined): LoginProblem {
  if (error?.code === 'TAKEN') return 'taken';
  if (error?.field?.at(-1) === 'email') return 'email';
  if (error?.code === 'TOO_LONG') return 'too_long';
  if (error?.code === WEAK_PASSWORD) return 'weak';
  if (error?.code === 'TOO_SHORT') return 'too_short';
  return error?.code === 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE' ? 'whitespace' : 'blank';
}
