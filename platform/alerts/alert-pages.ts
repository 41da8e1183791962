import { mailboxOf, parseEmail } from '#domain/customer/email.ts';
import { findEmailTypo } from '#domain/customer/email-typo.ts';
import { type ContentLanguage, defaultLanguage, localizePath, parseContentLanguage } from '#domain/locale/locales.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { serviceWords } from '#locales/words.ts';
import type { PlatformContext } from '../context.ts';
import type { AttemptLimits } from '../customers/attempt-limits.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { splitTitle } from '../orders/mail/split-title.ts';
import { type Assets, type BrandSetting, loadAssets } from '../web/assets.ts';
import { field } from '../web/field.ts';
import { html } from '../web/html.ts';
import { layout, pageHead } from '../web/layout.ts';
import { plainNotice } from '../web/plain-notice.ts';
import { readPost } from '../web/read-post.ts';
import { isRead, methodNotAllowed, pageResponse, redirect } from '../web/respond.ts';
import { isSameOrigin } from '../web/same-origin.ts';
import {
  ALERTS_PATH,
  type Alert,
  askForAlert,
  confirmAlert,
  endAlert,
  findAlert,
  findAlertProduct,
} from './stock-alerts.ts';

interface Pages {
  context: PlatformContext;
  attempts: AttemptLimits;
  assets: Assets;
}

type Notice = keyof (typeof serviceWords.alertPages)[ContentLanguage]['notices'];

const STATUS: Record<Notice, number> = { invalid: 404, forbidden: 403, busy: 429, unavailable: 503 };

/** What the form sends. */
const ALERT_FIELDS = { product: 'product', language: 'lang', email: 'email', sure: 'sure' } as const;

/**
 * The pages of "tell me when it is back": the form's target, and where the link of its mail leads. That page waits for a press, because
 * programs open links of mails before their reader does.
 *
 * @param settings.attempts counts the wishes of an address and of a mailbox
 */
export function createAlertPages(settings: {
  context: PlatformContext;
  attempts: AttemptLimits;
  brand?: BrandSetting;
}): (request: Request, address: string | null) => Promise<Response> {
  const pages: Pages = { ...settings, assets: loadAssets(settings.brand) };
  return async (request, address) => {
    const { pathname, searchParams } = new URL(request.url);
    const language = parseContentLanguage(searchParams.get(ALERT_FIELDS.language)) ?? defaultLanguage;
    const name = pathname.slice(ALERTS_PATH.length);
    try {
      if (request.method === 'POST' && !isSameOrigin(request, pages.context.publicUrl))
        return notice(pages, 'forbidden', language);
      if (name !== '') return await atLink(pages, request, name);
      if (request.method !== 'POST') return methodNotAllowed('POST');
      return await takeWish(pages, request, address);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return notice(pages, 'unavailable', language);
      throw error;
    }
  };
}

async function takeWish(pages: Pages, request: Request, address: string | null): Promise<Response> {
  const typed = (await readPost(request)) ?? new URLSearchParams();
  const language = parseContentLanguage(typed.get(ALERT_FIELDS.language)) ?? defaultLanguage;
  const productId = Number(typed.get(ALERT_FIELDS.product));
  const product = Number.isSafeInteger(productId) && (await findAlertProduct(pages.context.db, productId, language));
  if (!product) return notice(pages, 'invalid', language);
  const email = typed.get(ALERT_FIELDS.email) ?? '';
  const wish = { language, productId, ...product };
  // The product's page says the answer itself.
  const isScript = request.headers.get('accept') === 'application/json';
  const again = (asked: TypedWish, error: string) =>
    isScript ? jsonAnswer({ text: error, wrongEmail: asked.email }, 422) : askAgain(pages, asked, error);
  const parsed = parseEmail(email);
  if (!parsed.ok) return again({ ...wish, email }, serviceWords.alertPages[language].wrong);
  // The link would never arrive at `maria@gmail.con`; sent a second time it is meant.
  const meant = typed.get(ALERT_FIELDS.sure) === parsed.email ? null : findEmailTypo(parsed.email);
  if (meant) return again({ ...wish, email: parsed.email }, serviceWords.alertPages[language].meant(meant));
  const taken = await pages.attempts.take('alert', mailboxOf(parsed.email), address);
  if (!taken) return notice(pages, 'busy', language);
  await askForAlert(pages.context, { ...wish, email: parsed.email });
  const text = serviceWords.alertPages[language].sent.text(splitTitle(wish.title).name, parsed.email);
  return isScript ? jsonAnswer({ text }, 200) : aboutProduct(pages, 'sent', { ...wish, email: parsed.email });
}

function jsonAnswer(answer: { text: string; wrongEmail?: string }, status: number): Response {
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } });
}

interface TypedWish {
  language: ContentLanguage;
  productId: number;
  email: string;
  title: string;
}

/** The form once more, with what was typed and what is wrong with it. */
function askAgain({ assets }: Pages, { language, productId, email, title }: TypedWish, error: string): Response {
  const words = serviceWords.alertPages[language];
  const ofEmail = { type: 'email', autocomplete: 'email', inputmode: 'email', isCredential: true, wide: true } as const;
  const body = html`${pageHead(language, assets, null)}
<main class="plain" id="main" tabindex="-1"><form class="plain__part" method="post" action="${ALERTS_PATH}" novalidate>
<h1>${words.title}</h1>
<p>${splitTitle(title).name}</p>
<input type="hidden" name="${ALERT_FIELDS.product}" value="${String(productId)}">
<input type="hidden" name="${ALERT_FIELDS.language}" value="${language}">
<input type="hidden" name="${ALERT_FIELDS.sure}" value="${email}">
${field({ ...ofEmail, name: ALERT_FIELDS.email, label: words.email, value: email, error })}
<p><button class="btn btn--go">${words.submit}</button></p>
</form></main>`;
  return pageResponse(layout({ language, title: words.title, assets, body }), 422);
}

async function atLink(pages: Pages, request: Request, token: string): Promise<Response> {
  const alert = await findAlert(pages.context, token);
  if (!alert) return notice(pages, 'invalid', defaultLanguage);
  if (isRead(request)) return pageResponse(linkPage(pages.assets, alert, `${ALERTS_PATH}${token}`), 200);
  if (request.method !== 'POST') return methodNotAllowed('GET, HEAD, POST');
  if (!alert.isConfirmed) {
    await confirmAlert(pages.context, token);
    return redirect(`${ALERTS_PATH}${token}`, 303);
  }
  await endAlert(pages.context, token);
  return aboutProduct(pages, 'ended', alert);
}

/** One button: before the confirmation it confirms, afterwards it ends. */
function linkPage(assets: Assets, { language, email, title, handle, isConfirmed }: Alert, path: string): string {
  const words = serviceWords.alertPages[language][isConfirmed ? 'confirmed' : 'confirm'];
  const { name } = splitTitle(title);
  const body = html`${pageHead(language, assets, null)}
<main class="plain" id="main" tabindex="-1"><form class="plain__part" method="post" action="${path}">
<h1>${words.title}</h1>
<p>${words.text(name, email)}</p>
<p><button class="btn ${isConfirmed ? 'btn--line' : 'btn--go'}">${words.submit}</button></p>
<p><a href="${localizePath(productPath(handle), language)}">${name}</a></p>
</form></main>`;
  return layout({ language, title: words.title, assets, body });
}

function notice({ assets }: Pages, kind: Notice, language: ContentLanguage): Response {
  const { title, text } = serviceWords.alertPages[language].notices[kind];
  const link = { href: localizePath('/products', language), label: serviceWords.alertPages[language].toProducts };
  return pageResponse(plainNotice({ language, assets, title, text, link }), STATUS[kind]);
}

/** What was done, for which product and which address; the way on leads back to the product. */
function aboutProduct(
  { assets }: Pages,
  kind: 'sent' | 'ended',
  { language, title: product, handle, email }: Pick<Alert, 'language' | 'title' | 'handle' | 'email'>,
): Response {
  const words = serviceWords.alertPages[language];
  const { title, text } = words[kind];
  const link = { href: localizePath(productPath(handle), language), label: words.toProduct };
  return pageResponse(plainNotice({ language, assets, title, text: text(splitTitle(product).name, email), link }), 200);
}
