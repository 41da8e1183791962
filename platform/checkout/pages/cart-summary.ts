import { type ServiceWords, serviceWords } from '#locales/words.ts';
import { formatMoney, splitTitle } from '../../orders/format.ts';
import type { PricedCartLine } from '../../orders/price-cart.ts';
import { type Html, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import { type CheckoutView, shortLines } from './checkout-view.ts';
import { summaryLine, summarySums } from './summary.ts';

/** Folded on small screens, with the total in its handle; always open beside the form on large ones. */
export function cartSummary(view: CheckoutView): Html {
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
  return refusal === 'empty' ? words.refusals.empty : words.refusals[refusal](code);
}
