import { formatDayRange, formatWeekday } from '#domain/delivery/dates.ts';
import { deliveryRange } from '#domain/delivery/delivery.ts';
import { deliveryDays, mayBeRemote } from '#domain/delivery/delivery-methods.ts';
import { nearLockers } from '#domain/delivery/lockers.ts';
import { parsePostcode } from '#domain/delivery/postal-address.ts';
import { ADDRESS_LIMITS } from '#domain/forms/address-form.schema.ts';
import { installmentCents, installmentsFor, NO_PAYMENT_WAYS } from '#domain/money/payment-ways.ts';
import { isReducedVatPostcode } from '#domain/money/vat.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import { isOnline } from '../../payments/gateway.ts';
import { moneyComes } from '../../payments/manual-methods.ts';
import { findPaymentMethod } from '../../payments/payment-methods.ts';
import { type FieldSettings, field, selectField } from '../../web/field.ts';
import { formatMoney } from '../../web/format-money.ts';
import { type Html, type HtmlValue, html } from '../../web/html.ts';
import type { TextField } from '../checkout-form.ts';
import type { CheckoutView } from './checkout-view.ts';
import { errorText } from './error-text.ts';

type Settings = Omit<FieldSettings, 'label' | 'value' | 'error' | 'name'> & { name: TextField };

/** A field whose text is kept. Label, value and error are found by the field's own name. */
function textField({ form, errors, language }: CheckoutView, settings: Settings): Html {
  const { name } = settings;
  const words = serviceWords.checkout[language];
  return field({
    ...settings,
    label: words.labels[name],
    value: form[name],
    error: errorText(words, name, errors[name]),
  });
}

export function contactSection(view: CheckoutView): Html {
  const words = serviceWords.checkout[view.language];
  return html`<fieldset><legend>${words.contact}</legend><div class="fields">
${textField(view, { name: 'email', type: 'email', inputmode: 'email', autocomplete: 'email', hint: words.hints.email, wide: true, maxlength: 255 })}
<label class="check field--wide"><input type="checkbox" name="acceptsMarketing" value="yes"${view.form.acceptsMarketing && html` checked`}><span>${words.marketing}</span></label>
</div></fieldset>`;
}

export function addressSection(view: CheckoutView): Html {
  const words = serviceWords.checkout[view.language];
  const limits = ADDRESS_LIMITS;
  if (view.offer.delivery === 'pickup') return collectorSection(view);
  return html`<fieldset><legend>${words.delivery}</legend><div class="fields">
${textField(view, { name: 'firstName', autocomplete: 'shipping given-name', maxlength: limits.firstName })}
${textField(view, { name: 'lastName', autocomplete: 'shipping family-name', maxlength: limits.lastName })}
${textField(view, { name: 'address1', autocomplete: 'shipping address-line1', wide: true, maxlength: limits.address1 })}
${textField(view, { name: 'address2', autocomplete: 'shipping address-line2', wide: true, optional: words.optional, maxlength: limits.address2 })}
${textField(view, { name: 'postcode', autocomplete: 'shipping postal-code', inputmode: 'numeric', maxlength: limits.postcode, updates: hasLockers(view) })}
${textField(view, { name: 'city', autocomplete: 'shipping address-level2', maxlength: limits.city })}
${textField(view, { name: 'phone', type: 'tel', inputmode: 'tel', autocomplete: 'shipping tel', hint: words.hints.phone, wide: true, maxlength: limits.phone })}${hasLockers(view) && lockerField(view)}
</div></fieldset>`;
}

function hasLockers({ offer }: CheckoutView): boolean {
  return offer.delivery === 'locker' && shopDelivery.lockers !== null;
}

/** Those near the postcode, which a button shows where there are no scripts. */
function lockerField({ form, errors, language }: CheckoutView): Html {
  const words = serviceWords.checkout[language];
  const postcode = parsePostcode(form.postcode);
  const near = postcode === null ? [] : nearLockers(shopDelivery.lockers ?? [], postcode);
  const choice = selectField({
    name: 'locker',
    label: words.labels.locker,
    options: near.map(({ id, place }) => [id, place]),
    chosen: form.locker,
    none: postcode === null ? words.lockers.postcodeFirst : words.lockers.choose,
    wide: true,
    error: errorText(words, 'locker', errors.locker),
    hint: words.lockers.hint,
  });
  return html`${choice}<noscript class="field--wide"><button class="btn btn--line" name="intent" value="update">${words.lockers.show}</button></noscript>`;
}

/** Who collects the goods is asked for no address; one that was typed before is kept. */
function collectorSection(view: CheckoutView): Html {
  const words = serviceWords.checkout[view.language];
  const { firstName, lastName, phone } = ADDRESS_LIMITS;
  return html`<fieldset><legend>${words.collector}</legend><div class="fields">
${textField(view, { name: 'firstName', autocomplete: 'given-name', maxlength: firstName })}
${textField(view, { name: 'lastName', autocomplete: 'family-name', maxlength: lastName })}
${textField(view, { name: 'phone', type: 'tel', inputmode: 'tel', autocomplete: 'tel', hint: words.hints.collectorPhone, wide: true, maxlength: phone })}
</div>${PLACE_FIELDS.map((name) => html`<input type="hidden" name="${name}" value="${view.form[name]}">`)}</fieldset>`;
}

const PLACE_FIELDS = ['address1', 'address2', 'postcode', 'city'] as const;

/** One way of delivery is named, several are a choice. */
export function shippingSection(view: CheckoutView): Html {
  const words = serviceWords.checkout[view.language];
  const { deliveries, delivery } = view.offer;
  const sayings = words.deliveries(
    shop.delivery.locker?.carrier ?? '',
    shopAddress(shop.contact.address, view.language),
  );
  const row = ({ id, cents }: (typeof deliveries)[number]) => {
    const { title } = sayings[id];
    const note = id === 'locker' && shopDelivery.lockers ? words.lockers.chosenBelow : sayings[id].note;
    return html`<label class="check box__row">${choice('deliveryMethod', id, { isChosen: id === delivery, isOne: deliveries.length === 1 })}<span>${title}<span class="box__note">${note}</span><span class="box__note">${datesOf(view, id)}</span></span><b>${cents === 0 ? words.free : formatMoney(cents, view.language)}</b></label>`;
  };
  return html`<fieldset><legend>${words.shippingMethod}</legend><div class="box box--choice">${deliveries.map(row)}</div></fieldset>`;
}

/** Without a postcode the page says beside the dates that islands take longer, so that it promises no wrong date. */
function datesOf({ form, language, now }: CheckoutView, id: string): HtmlValue {
  const words = serviceWords.checkout[language];
  const postcode = parsePostcode(form.postcode);
  const range = deliveryRange(now, deliveryDays(id, postcode, shopDelivery));
  const dates = formatDayRange(range, language, 'long');
  if (id === 'pickup') return words.readyOn(dates);
  const remote = mayBeRemote(id, postcode, shopDelivery) && html`<br>${words.remote}`;
  if (postcode !== null) return html`${dates}${remote}`;
  const { islandDaysTo, cutOffHour } = shop.delivery;
  const onIslands = deliveryRange(now, { days: { from: 0, to: islandDaysTo }, cutOffHour });
  return html`${dates}<br>${words.islands(formatWeekday(onIslands.to, language))}${remote}`;
}

/** A press shows at once what it costs. */
function choice(name: string, value: string, { isChosen, isOne }: { isChosen: boolean; isOne: boolean }): Html {
  if (isOne) return html`<input type="hidden" name="${name}" value="${value}">`;
  return html`<input type="radio" name="${name}" value="${value}"${isChosen && html` checked`} data-update>`;
}

export function documentSection(view: CheckoutView): Html {
  const words = serviceWords.checkout[view.language];
  const isInvoice = view.form.document === 'invoice';
  // For a business on some islands the VAT in the sum is another.
  const update = isReducedVatPostcode(view.form.postcode) && html` data-update`;
  return html`<fieldset><legend>${words.document}</legend><div class="box box--choice">
<label class="check box__row"><input type="radio" name="document" value="receipt"${!isInvoice && html` checked`}${update}><span>${words.receipt}</span></label>
<label class="check box__row"><input type="radio" name="document" value="invoice"${isInvoice && html` checked`}${update}><span>${words.invoice}<span class="box__note">${words.invoiceHint}</span></span></label>
<div class="box__in box__in--invoice fields">
${textField(view, { name: 'invoiceTaxNumber', autocomplete: 'off', inputmode: 'numeric', maxlength: 20 })}
${textField(view, { name: 'invoiceTaxOffice', autocomplete: 'off', maxlength: 200 })}
${view.canFindCompany && companyRow(view)}
${textField(view, { name: 'invoiceName', autocomplete: 'billing organization', wide: true, maxlength: 200 })}
${textField(view, { name: 'invoiceProfession', autocomplete: 'organization-title', wide: true, maxlength: 200 })}
${textField(view, { name: 'invoiceAddress', autocomplete: 'billing street-address', wide: true, maxlength: 200 })}
</div></div></fieldset>`;
}

/** Pressed by who wants it: the number goes to another's server. */
function companyRow({ language, companyNews }: CheckoutView): Html {
  const words = serviceWords.checkout[language].company;
  return html`<div class="field field--wide"><p><button class="btn btn--line" name="intent" value="company">${words.find}</button></p>
<p class="field__hint">${words.hint}</p>${companyNews && html`<p role="status">${words[companyNews]}</p>`}</div>`;
}

/** One way of paying is named, several are a choice. */
export function paymentSection(view: CheckoutView): Html {
  const words = serviceWords.checkout[view.language];
  const { methods, method, isCashRefused } = view.offer;
  const { cards } = view.paymentWays;
  const row = (name: string) => {
    const { title, note, ways } = wordsOf(name, view);
    const fee = moneyComes(name) === 'to-courier' ? shop.payments.codFeeCents : 0;
    return html`<label class="check box__row">${choice('paymentMethod', name, { isChosen: name === method, isOne: methods.length === 1 })}<span>${title}<span class="box__note">${note}</span></span>${
      ways.includes('card') && cards.length > 0 && html`<b class="box__small">${cards.join(' · ')}</b>`
    }${fee > 0 && html`<b>+${formatMoney(fee, view.language)}</b>`}</label>`;
  };
  return html`<fieldset><legend>${words.payment}</legend><div class="box box--choice">${
    methods.length > 0 ? methods.map(row) : html`<p class="box__row">${words.noMethod}</p>`
  }</div>${isCashRefused && html`<p class="form__terms">${words.codOnly(formatMoney(shop.payments.codBelowCents, view.language))}</p>`}</fieldset>`;
}

/** IRIS and instalments are offered only where the account at the provider has them. */
function wordsOf(name: string, { language, offer }: CheckoutView) {
  const words = serviceWords.checkout[language];
  const { title = name, note = '' } = findPaymentMethod(name)?.words(language) ?? {};
  const gateway = offer.gateways.get(name);
  const { ways, installments } = gateway && isOnline(gateway) ? gateway : NO_PAYMENT_WAYS;
  const { totalCents } = offer.cart;
  const count = installmentsFor(totalCents, installments);
  const each = formatMoney(installmentCents(totalCents, count), language);
  return {
    title: ways.includes('iris') ? words.cardOrIris : title,
    note: count > 1 ? html`${note}<br>${words.installments(count, each)}` : note,
    ways,
  };
}
