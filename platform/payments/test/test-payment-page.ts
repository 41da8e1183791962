import type { Selectable } from 'kysely';
import { formatTime } from '#domain/delivery/dates.ts';
import { type ContentLanguage, defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import { type ServiceWords, serviceWords } from '#locales/words.ts';
import type { Tables } from '../../db/tables.ts';
import type { Assets } from '../../web/assets.ts';
import { field } from '../../web/field.ts';
import { formatMoney } from '../../web/format-money.ts';
import { type Html, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import { layout } from '../../web/layout.ts';
import { CARD_FIELDS, type CardError, type CardErrors, type CardField } from './card-form.ts';
import { isTestPaymentOver } from './test-books.ts';

export interface TestPaymentView {
  payment: Selectable<Tables['test_payments']>;
  /** The way back to the shop. */
  back: string;
  errors: CardErrors;
  now: Date;
  assets: Assets;
}

/** The page of the test gateway: a card, then the consent of its bank, then the way back. */
export function testPaymentPage(view: TestPaymentView): string {
  const { payment, assets } = view;
  const language = parseContentLanguage(payment.language) ?? defaultLanguage;
  const words = serviceWords.checkout[language];
  const page = isTestPaymentOver(payment, view.now)
    ? overPart(view, words)
    : payment.status === 'challenge'
      ? bankPart(view, words, language)
      : cardPart(view, words, language);
  const body = html`<main class="plain plain--payment" id="main" tabindex="-1"><p class="payment__sign">${icon('info')}<b>${words.testGateway.sign}</b></p>${page}</main>`;
  return layout({ language, title: words.testGateway.pageTitle, assets, body });
}

function amountRows(
  { payment }: TestPaymentView,
  { testGateway }: ServiceWords['checkout'],
  language: ContentLanguage,
): Html {
  return html`<dl class="sums"><div class="sums__total"><dt>${testGateway.amount}</dt><dd>${formatMoney(payment.amount_cents, language)}</dd></div></dl>
<p class="form__terms">${testGateway.payBefore(formatTime(new Date(payment.expires_at), language))}</p>`;
}

function cardPart(view: TestPaymentView, words: ServiceWords['checkout'], language: ContentLanguage): Html {
  const { payment, errors } = view;
  const { testGateway } = words;
  const settings = (name: (typeof CARD_FIELDS)[number]) => ({
    name,
    label: words.labels[name],
    error: errorText(words, name, errors),
    inputmode: 'numeric' as const,
  });
  const wrong = CARD_FIELDS.filter((name) => errors[name]);
  return html`<h1>${testGateway.pageTitle}</h1>
${
  wrong.length > 0 &&
  html`<section class="notice notice--error" id="errors" tabindex="-1" aria-labelledby="errors-title" autofocus>${icon('alert')}<div><h2 id="errors-title">${words.errorSummary(wrong.length)}</h2>
<ul>${wrong.map((name) => html`<li><a href="#${name}">${errorText(words, name, errors)}</a></li>`)}</ul></div></section>`
}
${amountRows(view, words, language)}
<form method="post" action="/payments/test/${payment.session}" novalidate data-pay>
<p class="box__test">${icon('info')}<span><b>${words.testPaymentTitle}</b> ${words.testPayment}</span></p>
<div class="fields" data-card>
${field({ ...settings('cardNumber'), autocomplete: 'cc-number', wide: true, maxlength: 30 })}
${field({ ...settings('cardExpiry'), autocomplete: 'cc-exp', maxlength: 9 })}
${field({ ...settings('cardCvc'), autocomplete: 'cc-csc', hint: words.hints.cardCvc, maxlength: 4 })}
</div>
<div class="form__end">
<button class="btn btn--go" name="intent" value="card" data-busy="${words.paying}">${testGateway.pay(formatMoney(payment.amount_cents, language))}</button>
<button class="btn btn--line" name="intent" value="leave">${testGateway.leave}</button>
</div></form>`;
}

function errorText({ errors: texts }: ServiceWords['checkout'], name: CardField, errors: CardErrors): string | null {
  const error = errors[name];
  if (!error) return null;
  const own: Partial<Record<CardError, string>> = texts[name];
  return own[error] ?? texts[name].required;
}

/** 3-D Secure as the buyer sees it: the bank's own page, which may approve, decline or stay open. */
function bankPart(view: TestPaymentView, words: ServiceWords['checkout'], language: ContentLanguage): Html {
  const { testGateway } = words;
  const answer = (intent: string, label: string, kind = 'line') =>
    html`<button class="btn btn--${kind}" name="intent" value="${intent}">${label}</button>`;
  return html`<h1>${testGateway.bankTitle}</h1><p>${testGateway.bankText}</p>
${amountRows(view, words, language)}
<form method="post" action="/payments/test/${view.payment.session}" data-pay><div class="form__end payment__answers">
${answer('approve', testGateway.approve, 'go')}
${answer('approve-stay', testGateway.approveStay)}
${answer('decline', testGateway.decline)}
${answer('fail', testGateway.fail)}
${answer('leave', testGateway.leave)}
</div></form>`;
}

function overPart({ payment, back }: TestPaymentView, { testGateway }: ServiceWords['checkout']): Html {
  const { status } = payment;
  const outcome =
    status === 'open' || status === 'challenge' ? 'expired' : status === 'captured' ? 'authorized' : status;
  return html`<h1>${testGateway.over[outcome]}</h1><p>${testGateway.overText}</p>
<p><a class="btn btn--go" href="${back}">${testGateway.back}</a></p>`;
}
