import { emailOf } from '#domain/customer/email.ts';
import { formatTime } from '#domain/delivery/dates.ts';
import { contentLocalesBeside, localizePath } from '#domain/locale/locales.ts';
import { type ServiceWords, serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { splitTitle } from '../../orders/mail/split-title.ts';
import type { PricedCartLine } from '../../orders/price/price-cart.ts';
import { formatMoney } from '../../web/format-money.ts';
import { type Html, type HtmlValue, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import { layout, pageHead } from '../../web/layout.ts';
import { TEXT_FIELDS, type TextField } from '../checkout-form.ts';
import { toSeen } from '../seen-total.ts';
import { type CheckoutView, type Notice, shortLines } from './checkout-view.ts';
import { errorText } from './error-text.ts';
import { addressSection, contactSection, documentSection, paymentSection, shippingSection } from './form-sections.ts';
import { summaryLine, summarySums } from './summary.ts';

/**
 * The checkout: one form around both columns, so that whatever is pressed, everything typed travels along.
 *
 * The form's first button is what Enter presses. It only saves and shows the page again: an order with an obligation to
 * pay is placed by its own button, never by a key in some other field.
 */
export function checkoutPage(view: CheckoutView): string {
  const { language, assets } = view;
  const words = serviceWords.checkout[language];
  const hasProblem = problemFields(view).length > 0 || view.notice !== null;
  const body = html`<form class="checkout" method="post" action="/checkouts/${view.token}" novalidate data-checkout>
<button class="vh" name="intent" value="update" tabindex="-1" aria-hidden="true"></button>
<input type="hidden" name="seen" value="${JSON.stringify(toSeen(view.offer.cart))}">
${view.notice?.kind === 'emailTypo' && html`<input type="hidden" name="emailSeen" value="${emailOf(view.form.email) ?? ''}">`}${view.confirmKey !== '' && html`<input type="hidden" name="confirm" value="${view.confirmKey}">`}${pageHead(language, assets, languageButtons(view))}
${(hasProblem || view.underWay !== null) && html`<div class="alerts">${underWayBox(view)}${noticeBox(view)}${errorBox(view)}</div>`}
${cartSummary(view)}
<main class="form">
<h1 id="main" tabindex="-1">${words.pageTitle}</h1>
${contactSection(view)}
${shippingSection(view)}
${addressSection(view)}
${documentSection(view)}
${paymentSection(view)}
<div class="form__end">
${harmonisedNotice(language)}
<button class="btn btn--go" name="intent" value="pay" data-busy="${words.paying}">${words.pay(formatMoney(view.offer.cart.totalCents, language))}</button>
<p class="form__terms">${words.termsBefore} <a href="${localizePath('/terms', language)}">${words.termsLink}</a>${words.termsBetween(shop.warranty.returnDays)} <a href="${localizePath('/withdrawal', language)}">${words.withdrawalLink}</a>${words.termsAfter}</p>
${helpLine(language)}
</div>
</main>
</form>`;
  const title = hasProblem ? `${words.errorTitle}: ${words.pageTitle}` : words.pageTitle;
  return layout({ language, title, assets, body });
}

/** Whom to ask before one pays. */
function helpLine(language: CheckoutView['language']): Html {
  const { phone, email } = shop.contact;
  const { help } = serviceWords.checkout[language];
  const link = phone
    ? html`<a href="tel:${phone.tel}">${phone.display.replaceAll(' ', '\u00a0')}</a>`
    : html`<a href="mailto:${email}">${email}</a>`;
  return html`<p class="form__terms">${help} ${link}</p>`;
}

/** Before the contract, as the Consumer Rights Directive asks (Art. 5 and 6); the picture is the Commission's. */
function harmonisedNotice(language: CheckoutView['language']): Html | null {
  const notice = shop.warranty.harmonisedNotice;
  return (
    notice &&
    html`<img class="form__notice" src="${notice[language]}" alt="${serviceWords.checkout[language].harmonisedNotice}">`
  );
}

/** Buttons, not links: what was typed comes along into the other language. */
function languageButtons({ language }: CheckoutView): HtmlValue {
  return contentLocalesBeside(language).map(
    ({ tag, name }) =>
      html`<button class="link-quiet" name="intent" value="language:${tag}" lang="${tag}">${name}</button>`,
  );
}

/** The goods are held for a payment that was begun: how long, and the ways on. */
function underWayBox({ underWay, language }: CheckoutView): Html | null {
  if (underWay === null) return null;
  const words = serviceWords.checkout[language];
  const { title, text } = underWay.isPending ? words.pendingPayment : words.underWay;
  return html`<section class="notice notice--clay" id="under-way" tabindex="-1" aria-labelledby="under-way-title" autofocus>
${icon('info')}<div><h2 id="under-way-title">${title}</h2><p>${text(underWay.until && formatTime(underWay.until, language))}</p>
<p class="notice__ways">${!underWay.isPending && html`<a class="btn btn--go" href="${underWay.url}">${words.continuePayment}</a>`}<a class="btn btn--line" href="${underWay.checkPath}">${words.checkPayment}</a><button class="btn btn--line" name="intent" value="leave-payment">${words.leavePayment}</button></p></div></section>`;
}

/** Notices that ask for a step of the buyer's, where nothing failed. */
const CALM: ReadonlySet<Notice['kind']> = new Set(['changed', 'unavailable', 'confirm', 'confirmed', 'emailTypo']);

function noticeBox({ notice, language }: CheckoutView): Html | null {
  if (!notice) return null;
  const words = serviceWords.checkout[language];
  const { title, text } = words.notices[notice.kind];
  const tone = CALM.has(notice.kind) ? 'clay' : 'error';
  return html`<section class="notice notice--${tone}" id="notice" tabindex="-1" aria-labelledby="notice-title" autofocus>
${icon(tone === 'clay' ? 'info' : 'alert')}<div><h2 id="notice-title">${title}</h2>
${notice.changes.length > 0 && html`<ul>${notice.changes.map((change) => html`<li>${change}</li>`)}</ul>`}
<p>${text}</p></div></section>`;
}

function problemFields({ errors }: CheckoutView): TextField[] {
  return TEXT_FIELDS.filter((name) => errors[name] !== undefined);
}

function errorBox(view: CheckoutView): Html | null {
  const words = serviceWords.checkout[view.language];
  const fields = problemFields(view);
  if (fields.length === 0) return null;
  return html`<section class="notice notice--error" id="errors" tabindex="-1" aria-labelledby="errors-title"${view.notice === null && html` autofocus`}>
${icon('alert')}<div><h2 id="errors-title">${words.errorSummary(fields.length)}</h2>
<ul>${fields.map((name) => html`<li><a href="#${name}">${errorText(words, name, view.errors[name])}</a></li>`)}</ul></div></section>`;
}

/** Folded on small screens, with the total in its handle; always open beside the form on large ones. */
function cartSummary(view: CheckoutView): Html {
  const { language } = view;
  const { cart } = view.offer;
  const words = serviceWords.checkout[language];
  const short = new Set(shortLines(cart).map((line) => line.id));
  const pieces = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const open = view.summaryOpen || view.discountError !== null || short.size > 0;
  return html`<aside class="summary" id="summary" aria-label="${words.summary}">
<details class="summary__fold"${open && html` open`}>
<summary><span>${words.summary}, ${words.pieces(pieces)}</span><b class="summary__amount">${formatMoney(cart.totalCents, language)}<span class="summary__arrow">${icon('down')}</span></b></summary>
<div class="summary__sheet">
<h2 class="summary__title">${words.summary}</h2>
<ul class="lines">${cart.lines.map((line) => summaryLine(line, language, short.has(line.id) && shortage(line, words)))}</ul>
${discountBlock(view, words)}
${summarySums({ ...cart, ...discountOf(view) }, language)}
</div>
</details>
</aside>`;
}

function discountOf({ offer: { cart } }: CheckoutView) {
  const { discount } = cart;
  return { discountCode: discount?.code ?? null, discountPercent: discount?.percent ?? null };
}

function shortage(line: PricedCartLine, words: ServiceWords['checkout']): Html {
  const { name } = splitTitle(line.title);
  return html`<div class="line__short"><p>${line.stock === 0 ? words.soldOut : words.fewLeft(line.stock)}</p>
<p class="line__ways">${
    line.stock > 0 &&
    html`<button class="btn btn--line" name="intent" value="keep:${line.id}" aria-label="${words.keepLine(name, line.stock)}">${words.keepStock(line.stock)}</button>`
  }<button class="btn btn--line" name="intent" value="remove:${line.id}" aria-label="${words.removeLine(name)}">${words.remove}</button></p></div>`;
}

function discountBlock(view: CheckoutView, words: ServiceWords['checkout']): Html {
  const { discount } = view.offer.cart;
  if (discount && !view.discountError) {
    return html`<div class="code"><p class="code__applied">${icon('tick')}<span><b>${discount.code}</b></span></p>
<button class="link-button" name="intent" value="discount-remove" aria-label="${words.removeDiscount(discount.code)}">${words.remove}</button></div>`;
  }
  // A code that came with the cart and does nothing is told too, with its reason.
  const inert = view.offer.cart.codes.find(({ refusal }) => refusal !== null);
  const error = view.discountError ?? (inert?.refusal ? { code: inert.code, refusal: inert.refusal } : null);
  return html`<div class="code field">
<label for="discount">${words.discountLabel}</label>
<div class="code__row"><input id="discount" name="discount" value="${error?.code ?? ''}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60"${error && html` aria-invalid="true" aria-describedby="discount-error"`}>
<button class="btn btn--line" name="intent" value="discount">${words.apply}</button></div>
${error && html`<p class="field__error" id="discount-error">${icon('alert')}<span>${refusalText(error, words)}</span></p>`}
</div>`;
}

function refusalText(
  { code, refusal }: NonNullable<CheckoutView['discountError']>,
  words: ServiceWords['checkout'],
): string {
  return refusal === 'empty' || refusal === 'too_many' ? words.refusals[refusal] : words.refusals[refusal](code);
}
