import { formatInstant } from '#domain/delivery/dates.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { returnWords, serviceWords } from '#locales/words.ts';
import { splitTitle } from '../../orders/mail/split-title.ts';
import type { ReturnSteps } from '../../orders/return/read-returns.ts';
import { returnLabel } from '../../orders/return/return-mail.ts';
import { formatMoney } from '../../web/format-money.ts';
import { type Html, html } from '../../web/html.ts';
import { type OrderStatus, type Step, stepHtml } from './order-status.ts';

/** Each return of the order: its goods, its step and, while the parcel is awaited, the text of its label. */
export function returnSections(status: OrderStatus): Html[] {
  const { language } = status.order;
  const words = serviceWords.returnMail[language].page;
  return status.returns.map(
    (steps) => html`<section class="block" id="return-${steps.id}"><h2>${words.title(steps.id)}</h2>
${steps.lines.length > 0 && html`<p>${steps.lines.map(({ title, quantity }) => html`${quantity} × ${splitTitle(title).name}<br>`)}</p>`}
<ol class="steps">${stepsOf(steps, language).map(stepHtml)}</ol>
${steps.status === 'open' && sendForm(status, steps)}</section>`,
  );
}

function stepsOf(steps: ReturnSteps, language: ContentLanguage): Step[] {
  const { requestedText, send } = serviceWords.returnMail[language].page;
  const words = returnWords[language];
  const day = (at: string | null) => (at === null ? '' : formatInstant(new Date(at), language));
  const asked: Step = { state: 'done', title: words['return.requested'], text: day(steps.requestedAt) };
  if (steps.status === 'declined') return [asked, { state: 'done', title: words['return.declined'], text: '' }];
  if (steps.status === 'requested') return [{ ...asked, state: 'now', text: requestedText }];
  const step = (title: string, at: string | null, isNext: boolean, text = ''): Step => ({
    state: at !== null ? 'done' : isNext ? 'now' : 'next',
    title,
    text: [day(at), text].filter(Boolean).join(', '),
  });
  const { sentAt, receivedAt, refundedAt } = steps;
  const sent = sentAt ?? receivedAt ?? refundedAt;
  return [
    asked,
    step(sent === null ? send : words['return.sent'], sent, true, steps.trackingNumber),
    step(words['return.received'], receivedAt ?? refundedAt, sent !== null),
    step(
      words['return.refunded'],
      refundedAt,
      receivedAt !== null,
      steps.refundedCents > 0 ? formatMoney(steps.refundedCents, language) : '',
    ),
  ];
}

function sendForm({ order, token }: OrderStatus, { id }: ReturnSteps): Html {
  const words = serviceWords.returnMail[order.language];
  const field = `tracking-${id}`;
  return html`<p><b>${words.label}</b><br>${returnLabel(id, order.number, order.language).map((row) => html`${row}<br>`)}</p>
<form class="code field return__sent" method="post" action="/checkouts/${token}/returns/${id}"><input type="hidden" name="lang" value="${order.language}">
<label for="${field}">${words.page.tracking}</label>
<div class="code__row"><input id="${field}" name="trackingNumber" autocomplete="off" maxlength="100"><button class="btn btn--line">${words.page.noteSent}</button></div></form>`;
}
