import { type ContentLanguage, defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import { type Assets, type BrandSetting, loadAssets } from '../../web/assets.ts';
import { readPost } from '../../web/read-post.ts';
import { isRead, methodNotAllowed, pageResponse, redirect } from '../../web/respond.ts';
import { isSameOrigin } from '../../web/same-origin.ts';
import type { CustomerUserError } from '../customer-errors.ts';
import type { CustomerRow } from '../customers.ts';
import { answerLogins, LOGINS_PATH } from '../logins.ts';
import { WEAK_PASSWORD } from '../new-password.ts';
import { PasswordsBusyError } from '../passwords.ts';
import { findResetCustomer, parseResetUrl, type ResetLink, resetPassword } from '../reset-password.ts';
import { type AccountNotice, accountNoticePage, type PasswordProblem, resetFormPage } from './reset-form-page.ts';

export interface AccountPages {
  /** Null when the path is not one of these pages. Rejects when the database fails; while it does not answer, the page says so. */
  handle(request: Request): Promise<Response | null>;
}

interface Pages {
  context: PlatformContext;
  assets: Assets;
}

/** One request for a page of an account, taken apart. */
interface Visit {
  pages: Pages;
  request: Request;
  path: string;
  asked: ContentLanguage | null;
}

const RESET = /^\/account\/reset\/[^/]+(?:\/[^/]*)?\/?$/;
const ACTIVATE = /^\/account\/activate\/[^/]+\/[^/]+\/?$/;
const DONE = '/account/reset/done';

const STATUS: Readonly<Record<AccountNotice, number>> = {
  done: 200,
  enabled: 200,
  invalid: 404,
  busy: 503,
  unavailable: 503,
  forbidden: 403,
};

/**
 * The hosted platform's own pages for accounts, where the links of its letters lead: `/account/reset/{id}/{token}` for a
 * new password and `/account/activate/…`, which has nothing to do here; and the list of logins, which the store shows. Their files are the checkout's
 * (`/checkouts/assets/…`), so the checkout is served on the same address.
 *
 * @throws at once when a file of the brand (art/brand) is missing
 */
export function createAccountPages(settings: { context: PlatformContext; brand?: BrandSetting }): AccountPages {
  const pages: Pages = { context: settings.context, assets: loadAssets(settings.brand) };
  return {
    async handle(request) {
      const { pathname, searchParams } = new URL(request.url);
      const visit: Visit = { pages, request, path: pathname, asked: parseContentLanguage(searchParams.get('lang')) };
      if (ACTIVATE.test(pathname)) return isRead(request) ? notice(visit, 'enabled') : methodNotAllowed('GET, HEAD');
      if (!RESET.test(pathname) && pathname !== LOGINS_PATH) return null;
      if (pathname === DONE) return isRead(request) ? notice(visit, 'done') : methodNotAllowed('GET, HEAD');
      try {
        return await (pathname === LOGINS_PATH ? answerLogins(pages.context, request) : atReset(visit));
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return notice(visit, 'unavailable');
        throw error;
      }
    },
  };
}

function notice({ pages, path, asked }: Visit, kind: AccountNotice): Response {
  return pageResponse(accountNoticePage(kind, path, asked ?? defaultLanguage, pages.assets), STATUS[kind]);
}

async function atReset(visit: Visit): Promise<Response> {
  const { request, path } = visit;
  const { context } = visit.pages;
  if (!isRead(request) && request.method !== 'POST') return methodNotAllowed('GET, HEAD, POST');
  if (!isRead(request) && !isSameOrigin(request, context.publicUrl)) return notice(visit, 'forbidden');
  const link = parseResetUrl(`${context.publicUrl}${path}`);
  const customer = await findResetCustomer(context.db, context.now(), link);
  if (!customer) return notice(visit, 'invalid');
  if (isRead(request)) return form(visit, customer, null);
  const typed = await readPost(request);
  return typed ? takePassword(visit, customer, link, typed) : form(visit, customer, 'blank');
}

async function takePassword(
  visit: Visit,
  customer: CustomerRow,
  link: ResetLink,
  typed: URLSearchParams,
): Promise<Response> {
  const password = typed.get('password') ?? '';
  if (password !== '' && password !== typed.get('again')) return form(visit, customer, 'differs');
  try {
    const outcome = await resetPassword(visit.pages.context, link, password, {
      link: ['link'],
      password: ['password'],
    });
    // The page opens no login: the store keeps logins in the browser's storage, which a server cannot write.
    if (outcome.ok) return redirect(`${DONE}?lang=${languageOf(visit, customer)}`, 303);
    const problem = toProblem(outcome.errors[0]);
    return problem ? form(visit, customer, problem) : notice(visit, 'invalid');
  } catch (error) {
    if (error instanceof PasswordsBusyError) return notice(visit, 'busy');
    throw error;
  }
}

/** Null if the link is wrong, because it was used meanwhile. */
function toProblem(error: CustomerUserError | undefined): PasswordProblem | null {
  if (error?.code === 'BLANK') return 'blank';
  if (error?.code === WEAK_PASSWORD) return 'weak';
  if (error?.code === 'TOO_SHORT') return 'too_short';
  if (error?.code === 'TOO_LONG') return 'too_long';
  return error?.code === 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE' ? 'whitespace' : null;
}

function languageOf({ asked }: Visit, customer: CustomerRow): ContentLanguage {
  return asked ?? parseContentLanguage(customer.language) ?? defaultLanguage;
}

function form(visit: Visit, customer: CustomerRow, problem: PasswordProblem | null): Response {
  const { path, pages } = visit;
  const language = languageOf(visit, customer);
  const page = resetFormPage({ path, email: customer.email, language, problem, assets: pages.assets });
  return pageResponse(page, problem ? 422 : 200);
}
