import { localizePath } from '#domain/locale/locales.ts';
import { type ServiceWords, serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { addressOf, deliveryTitle, noteRows } from '../../orders/mail/order-mail.ts';
import { transferRows } from '../../orders/mail/received-mail.ts';
import type { Order } from '../../orders/read/read-order.ts';
import type { ReturnSteps } from '../../orders/return/read-returns.ts';
import { isPaidBeforeParcel } from '../../payments/manual-methods.ts';
import type { Assets } from '../../web/assets.ts';
import { type Html, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import { languageLinks, layout, pageHead } from '../../web/layout.ts';
import { headOf, isEnded, type OrderStatus, progressSection } from './order-status.ts';
import { returnSections } from './return-section.ts';
import { summaryLine, summarySums } from './summary.ts';

/**
 * The ordered goods, what has happened since and what happens next. The customer's account links to it, so it is read long after the
 * order too.
 */
export function thankYouPage(status: OrderStatus, assets: Assets): string {
  const { order, token } = status;
  const { language } = order;
  const words = serviceWords.checkout[language];
  const thanks = words.thanks;
  const { title, lead, isGood } = headOf(status);
  const body = html`<div class="checkout checkout--done">
${pageHead(
  language,
  assets,
  languageLinks(language, (other) => `/checkouts/${token}/thank-you?lang=${other}`),
)}
<main class="form form--done" id="main" tabindex="-1">
<h1><span class="done__tick">${icon(isGood ? 'tick' : 'info')}</span><span>${title}</span></h1>
<p class="lead">${lead}</p>
${transferSection(status)}
${progressSection(status)}
${returnSections(status)}
<div class="done__facts">
${addressBlock(order)}
${documentBlock(order, words)}
${notesBlock(order, thanks)}
</div>
${withdrawalSection(status)}
${helpSection(order)}
<p class="form__end"><a class="btn btn--go" href="${localizePath('/products', language)}">${thanks.store}</a> <a class="link-quiet" href="/checkouts/${token}/print?lang=${language}">${thanks.print}</a></p>
</main>
<aside class="summary summary--done" aria-label="${words.summary}"><div class="summary__sheet">
<h2 class="summary__title">${words.summary}</h2>
<ul class="lines">${order.lines.map((line, index) => summaryLine(line, language, piecesText(status, index)))}</ul>
${summarySums(order, language)}
</div></aside>
</div>`;
  return layout({ language, title: thanks.pageTitle(order.number), assets, body });
}

/** What may still be withdrawn from; an open return is named first, and what is in it is not offered again. */
function withdrawalSection({ order, progress, returns }: OrderStatus): Html | null {
  if (isEnded(progress)) return null;
  const { language, number, shippingMethod } = order;
  const words = serviceWords.checkout[language];
  const { thanks } = words;
  const open = returns.filter(({ status }) => AWAITED.has(status));
  const isMore = progress.pieces.length === 0 || progress.pieces.some(({ withdrawable }) => withdrawable > 0);
  if (!isMore && open.length === 0) return null;
  const of = { isCollected: shippingMethod === 'pickup', isRest: open.length > 0 };
  const text = thanks.withdrawalText(shop.warranty.returnDays, of);
  const link = html`<a href="${localizePath(`/withdrawal?order=${number}`, language)}">${words.withdrawalLink}</a>`;
  return html`<section class="block"><h2>${serviceWords.order[language].withdrawal}</h2>${open.map(({ id }) => html`<p><a href="#return-${id}">${thanks.returnBegun(id)}</a></p>`)}${
    isMore && html`<p>${text} ${link}.</p>`
  }</section>`;
}

/** Returns whose goods are not here yet. */
const AWAITED: ReadonlySet<ReturnSteps['status']> = new Set(['requested', 'open', 'sent']);

/** The mails end with the same. */
function helpSection({ language, number }: Order): Html {
  const { thanks } = serviceWords.checkout[language];
  const { email, phone } = shop.contact;
  const subject = encodeURIComponent(serviceWords.order[language].order(number));
  return html`<section class="block"><h2>${serviceWords.mail[language].contact}</h2><p>${phone ? thanks.help : thanks.helpByMail} ${
    phone && html`<a href="tel:${phone.tel}">${phone.display.replaceAll(' ', '\u00a0')}</a>, `
  }<a href="mailto:${email}?subject=${subject}">${email}</a></p></section>`;
}

/** How many pieces of a line were refunded, and how far the others are; nothing while that is clear from the whole order. */
function piecesText({ order, progress }: OrderStatus, index: number): Html | null {
  const pieces = progress.pieces[index];
  if (!pieces || isEnded(progress)) return null;
  const { thanks } = serviceWords.checkout[order.language];
  const { ordered, sent, refunded, left } = pieces;
  const wasPaid = progress.refundedCents > 0;
  const texts = [
    ...(sent > 0 && left > 0 ? [thanks.sentOf(sent, ordered)] : []),
    ...(refunded > 0 ? [(wasPaid ? thanks.refundedOf : thanks.waivedOf)(refunded, ordered)] : []),
  ];
  return texts.length > 0 ? html`<p class="line__detail">${texts.join(', ')}</p>` : null;
}

/** The details for a payment into the shop's account. */
function transferSection({ order, progress }: OrderStatus): Html | null {
  if (progress.money !== 'awaited' || !isPaidBeforeParcel(order.paymentMethod)) return null;
  const words = serviceWords.receivedMail[order.language];
  return html`<section class="block"><h2>${words.transfer}</h2><dl class="facts">${transferRows(order).map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl><p>${words.reasonNote}</p></section>`;
}

function addressBlock(order: Order): Html {
  return html`<section class="block"><h2>${deliveryTitle(order)}</h2><p>${addressOf(order).map((row) => html`${row}<br>`)}</p></section>`;
}

/** The buyer's notes in the cart. */
function notesBlock(order: Order, thanks: ServiceWords['checkout']['thanks']): Html | null {
  const rows = noteRows(order);
  if (rows.length === 0) return null;
  return html`<section class="block"><h2>${thanks.notes}</h2><p class="block__text">${rows.map((row) => html`${row}<br>`)}</p></section>`;
}

function documentBlock({ invoice }: Order, words: ServiceWords['checkout']): Html {
  if (!invoice) return html`<section class="block"><h2>${words.document}</h2><p>${words.receipt}</p></section>`;
  return html`<section class="block"><h2>${words.invoice}</h2><p>${invoice.name}<br>${invoice.profession}<br>
${words.labels.invoiceTaxNumber} ${invoice.taxNumber}, ${words.labels.invoiceTaxOffice} ${invoice.taxOffice}<br>${invoice.address}</p></section>`;
}
