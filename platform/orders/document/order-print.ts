import { hash } from 'node:crypto';
import { formatDayRange, formatInstant } from '#domain/delivery/dates.ts';
import { defaultLanguage } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { sellerOf } from '../../mail/mail-frame.ts';
import { findPaymentMethod } from '../../payments/payment-methods.ts';
import type { Assets } from '../../web/assets.ts';
import { formatMoney } from '../../web/format-money.ts';
import { type Html, html, trusted } from '../../web/html.ts';
import { documentOf, sumsOf } from '../mail/confirmation-mail.ts';
import { addressOf, notesOf, withOnly } from '../mail/order-mail.ts';
import { splitTitle } from '../mail/split-title.ts';
import { visibleAttributes } from '../mail/visible-attributes.ts';
import { arrivalRange } from '../read/arrival.ts';
import type { OwnerOrder } from '../read/list-orders.ts';
import { isParcelWaiting, type Order } from '../read/read-order.ts';

/** The order with the pieces of its next parcel; when all is sent, those of the last one. Null if there is no parcel. */
export function nextParcel(order: OwnerOrder): Order | null {
  const left = order.account.map((one) => ({ line: one.line, quantity: one.left }));
  if (left.some(({ quantity }) => quantity > 0)) return withOnly(order, left);
  const sent = order.parcels.at(-1);
  if (!sent) return null;
  const pieces = order.account.flatMap(({ line }) =>
    sent.pieces.filter(({ lineId }) => lineId === line.id).map(({ quantity }) => ({ line, quantity })),
  );
  return withOnly(order, pieces);
}

/** A packing slip for each order: pieces to tick off and the address, without prices, because the parcel may be a present. */
export function packingSlips(orders: readonly Order[]): string {
  const [first] = orders;
  const language = first?.language ?? defaultLanguage;
  const title = serviceWords.orderPrint[language].slip;
  const numbers = orders.map(({ number }) => `#${number}`).join(', ');
  return page(language, `${title} ${numbers}`, html`${orders.map((order) => toSheet(order, title, slipBody(order)))}`);
}

function slipBody(order: Order): Html {
  const words = serviceWords.orderPrint[order.language];
  const rows = order.lines.map(
    (line) =>
      html`<tr><td class="tick"></td><td class="short">${line.quantity} ×</td><td>${lineText(line, order.language)}</td><td>${line.sku}</td></tr>`,
  );
  return html`${deliveryBlock(order)}
<table><thead><tr><td></td><th>${words.pieces}</th><th>${words.goods}</th><th>${words.sku}</th></tr></thead><tbody>${rows}</tbody></table>
${notesOf(order).map(({ title, rows: notes = [] }) => html`<h2>${title}</h2><p>${lines(notes)}</p>`)}`;
}

/** The parts of the store's page beside the paper: type, wordmark, script, and the way back. */
interface PrintTools {
  assets: Pick<Assets, 'script' | 'stylesheet' | 'logo'>;
  back: string;
}

/** The whole order with its sums, as the owner or the buyer keeps it on paper. It is no fiscal document, and says so. */
export function orderPrint(order: Order, tools?: PrintTools): string {
  const { language } = order;
  const words = serviceWords.orderPrint[language];
  const money = (cents: number) => formatMoney(cents, language);
  const rate = (vat: number | null) => (vat === null ? words.margin : `${vat}%`);
  const rows = order.lines.map(
    (line) =>
      html`<tr><td class="short">${line.quantity} ×</td><td>${lineText(line, language)}</td><td>${line.sku}</td><td class="short">${rate(line.vatPercent)}</td><td class="sum">${money(line.totalCents)}</td></tr>`,
  );
  const sums = sumsOf(order).map(
    ({ label, amount, kind }) => html`<div class="${kind}"><dt>${label}</dt><dd>${amount}</dd></div>\n`,
  );
  const body = html`${tools && toolsOf(tools, language)}<div class="blocks">${deliveryBlock(order)}<div>${documentBlock(order)}${paymentBlock(order)}</div></div>
<table><thead><tr><th>${words.pieces}</th><th>${words.goods}</th><th>${words.sku}</th><th>${words.vat}</th><th class="sum">${words.amount}</th></tr></thead><tbody>${rows}</tbody></table>
<dl>${sums}</dl>
${notesOf(order).map(({ title, rows: notes = [] }) => html`<h2>${title}</h2><p>${lines(notes)}</p>`)}
<p class="small">${words.noDocument}</p>`;
  return page(
    language,
    `${words.order} #${order.number}`,
    toSheet(order, words.order, body, tools?.assets),
    tools?.assets,
  );
}

function lineText({ title, variantTitle, attributes }: Order['lines'][number], language: Order['language']): Html {
  const { name, factsIn } = splitTitle(title);
  const facts = factsIn(language, variantTitle);
  return html`${name}${facts && ` (${facts})`}${[variantTitle, ...visibleAttributes(attributes)].filter(Boolean).map((text) => html`<br><span class="small">${text}</span>`)}`;
}

function deliveryBlock(order: Order): Html {
  const { language, shippingMethod } = order;
  const words = serviceWords.orderPrint[language];
  const range = arrivalRange(order, null);
  const day = isParcelWaiting(order) ? [] : [formatDayRange(range, language, 'long')];
  const method = shippingMethod === 'pickup' || shippingMethod === 'locker' ? shippingMethod : 'courier';
  return html`<div><h2>${words.methods[method]}</h2><p>${lines([...addressOf(order), ...day])}</p></div>`;
}

/** Shown by the page's script, where there is one. */
function toolsOf({ assets, back }: PrintTools, language: Order['language']): Html {
  const words = serviceWords.orderPrint[language];
  return html`<p class="tools"><a href="${back}">${words.back}</a><button type="button" data-print hidden>${words.print}</button></p><script src="${assets.script}" defer></script>`;
}

function paymentBlock({ paymentMethod, language }: Order): Html | null {
  const method = findPaymentMethod(paymentMethod);
  return method
    ? html`<h2>${serviceWords.checkout[language].payment}</h2><p>${method.words(language).title}</p>`
    : null;
}

function documentBlock(order: Order): Html {
  const rows = documentOf(order);
  const [title = '', ...rest] = order.invoice ? rows : [serviceWords.checkout[order.language].document, ...rows];
  return html`<h2>${title}</h2><p>${lines(rest)}</p>`;
}

function lines(rows: readonly string[]): Html {
  return html`${rows.map((row) => html`${row}<br>`)}`;
}

const STYLE = `
@page { size: A4; margin: 18mm 16mm }
body { font: 11pt/1.4 Commissioner, system-ui, "Segoe UI", Roboto, Arial, sans-serif; color: black; background: white; max-width: 178mm; margin: 0 auto; padding: 8mm 0 }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4mm 10mm; border-bottom: 1pt solid black; padding-bottom: 4mm; margin-bottom: 6mm }
.mark { margin: 0 0 3mm } .mark svg, .mark img { display: block; width: auto; height: 8mm }
h1 { font-size: 18pt; margin: 0 } h2 { font-size: 11pt; margin: 0 0 1mm } p { margin: 0 0 5mm }
.blocks { display: flex; flex-wrap: wrap; column-gap: 12mm } .blocks > div { flex: 1 0 60mm }
table { width: 100%; border-collapse: collapse; margin-bottom: 6mm } th { text-align: start; font-size: 9pt } td, th { padding: 1.5mm 3mm 1.5mm 0; border-bottom: .5pt solid silver; vertical-align: top }
td, header { overflow-wrap: anywhere } .short { white-space: nowrap }
tr { break-inside: avoid } .sheet + .sheet { break-before: page } .sum { text-align: end; white-space: nowrap; padding-inline-end: 0 }
.tick::before { content: ""; display: inline-block; width: 4mm; height: 4mm; border: .7pt solid black }
dl { margin: 0 0 8mm auto; width: 80mm } dl div { display: flex; justify-content: space-between; gap: 6mm } dd { margin: 0; white-space: nowrap }
.total { font-weight: 600; border-top: 1pt solid black; padding-top: 1mm } .small { font-size: 9pt }
@media screen and (max-width: 480px) { td, th { padding-inline-end: 1.5mm } }
@media screen { body { padding: 6mm 4mm } .tools { display: flex; justify-content: space-between; align-items: center; gap: 6mm } }
@media print { .tools { display: none } }
.tools button { padding: 2mm 5mm; border: 1pt solid; border-radius: 2mm } .tools [hidden] { display: none }
`;
/** For the policy of the page that shows it. */
export const PRINT_STYLE_HASH = `'sha256-${hash('sha256', STYLE, 'base64')}'`;

/** @param brand what the store's own page has; a file that the owner prints brings no type */
function toSheet(
  { number, processedAt, language }: Order,
  title: string,
  body: Html,
  brand?: Pick<Assets, 'stylesheet' | 'logo'>,
): Html {
  const head = [serviceWords.order[language].order(number), formatInstant(processedAt, language)].join(', ');
  return html`<section class="sheet"><header><div>${brand && html`<p class="mark">${brand.logo[language]}</p>`}<h1>${title}</h1>${head}</div><div class="small">${lines(sellerOf(language))}</div></header>
${body}</section>`;
}

function page(language: Order['language'], title: string, sheets: Html, brand?: Pick<Assets, 'stylesheet'>): string {
  return `${html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${brand && html`<link rel="stylesheet" href="${brand.stylesheet}">`}<style>${trusted(STYLE)}</style></head><body>
<main>${sheets}</main>
</body></html>`}\n`;
}
