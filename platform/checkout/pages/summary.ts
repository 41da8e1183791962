import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { VatClass } from '#domain/money/vat.ts';
import { serviceWords } from '#locales/words.ts';
import { splitTitle } from '../../orders/mail/split-title.ts';
import { visibleAttributes } from '../../orders/mail/visible-attributes.ts';
import type { OrderCore, OrderLine } from '../../orders/read/read-order.ts';
import { formatMoney } from '../../web/format-money.ts';
import { type Html, type HtmlValue, html } from '../../web/html.ts';

/** A line as the summary shows it: the same for a cart and for an order. */
type SummaryLine = Pick<OrderLine, 'title' | 'variantTitle' | 'imageFile' | 'quantity' | 'totalCents' | 'attributes'>;

type Sum = 'subtotalCents' | 'discountCode' | 'discountCents' | 'discountPercent';

export interface SummarySums extends Pick<OrderCore, Sum | 'shippingCents' | 'paymentFeeCents' | 'totalCents'> {
  vat: readonly VatClass[];
}

/** @param below the part under the facts, such as a warning with its buttons */
export function summaryLine(line: SummaryLine, language: ContentLanguage, below: HtmlValue = null): Html {
  const { name, factsIn } = splitTitle(line.title);
  const facts = factsIn(language, line.variantTitle);
  const words = serviceWords.checkout[language];
  const detail = [line.variantTitle, words.piecesShort(line.quantity)].filter(Boolean).join(', ');
  return html`<li class="line">
${picture(line.imageFile)}
<div class="line__facts"><p class="line__name">${name}</p>${facts && html`<p class="line__detail">${facts}</p>`}<p class="line__detail">${detail}</p>${visibleAttributes(line.attributes).map((text) => html`<p class="line__detail">${text}</p>`)}</div>
<p class="line__price">${formatMoney(line.totalCents, language)}</p>
${below}
</li>`;
}

function picture(file: string | null): Html {
  if (file === null) return html`<span class="line__picture"></span>`;
  return html`<img class="line__picture" src="/cdn/shop/files/${encodeURIComponent(file)}.webp?v=1&amp;width=400" width="400" height="300" alt="" decoding="async">`;
}

export function summarySums(sums: SummarySums, language: ContentLanguage): Html {
  const words = serviceWords.checkout[language];
  const money = (cents: number) => formatMoney(cents, language);
  return html`<dl class="sums">
<div><dt>${words.subtotal}</dt><dd>${money(sums.subtotalCents)}</dd></div>
${
  sums.discountCode !== null &&
  html`<div><dt>${words.discount(sums.discountCode, sums.discountPercent)}</dt><dd>${money(-sums.discountCents)}</dd></div>`
}
<div><dt>${words.shipping}</dt><dd>${sums.shippingCents === 0 ? words.free : money(sums.shippingCents)}</dd></div>
${sums.paymentFeeCents > 0 && html`<div><dt>${words.paymentFee}</dt><dd>${money(sums.paymentFeeCents)}</dd></div>`}
<div class="sums__total"><dt>${words.total}</dt><dd>${money(sums.totalCents)}</dd></div>
${sums.vat.map(
  ({ vatPercent, vatCents, grossCents }) =>
    html`<div class="sums__vat"><dt>${vatPercent === null ? words.marginScheme : words.vat(vatPercent)}</dt><dd>${money(vatPercent === null ? grossCents : vatCents)}</dd></div>`,
)}
</dl>`;
}
