import { deliveryRange, deliveryRuleFor } from '#domain/delivery.ts';
import { ADDRESS_LIMITS, parsePostcode } from '#domain/postal-address.ts';
import { shop } from '#shop.config';
import { formatDate, formatDateRange, formatMoney } from '../../orders/format.ts';
import type { TextField } from '../checkout-form.ts';
import { type Html, html } from '../html.ts';
import { messages } from '../messages/messages.ts';
import type { CheckoutView, PaymentMethodName } from './checkout-view.ts';
import { type FieldSettings, field } from './field.ts';

type Settings = Omit<FieldSettings, 'value' | 'error' | 'name'> & { name: TextField };

/** A field whose text is kept. Values and errors come from the view by the field's own name. */
function textField({ form, errors, language }: CheckoutView, settings: Settings): Html {
  return field(messages[language], {
    ...settings,
    value: form[settings.name],
    error: errors[settings.name],
  });
}

export function contactSection(view: CheckoutView): Html {
  const words = messages[view.language];
  return html`<fieldset><legend>${words.contact}</legend><div class="fields">
${textField(view, { name: 'email', type: 'email', inputmode: 'email', autocomplete: 'email', hint: words.hints.email, wide: true, maxlength: 255 })}
<label class="check field--wide"><input type="checkbox" name="acceptsMarketing" value="yes"${view.form.acceptsMarketing && html` checked`}><span>${words.marketing}</span></label>
</div></fieldset>`;
}

export function addressSection(view: CheckoutView): Html {
  const words = messages[view.language];
  const limits = ADDRESS_LIMITS;
  return html`<fieldset><legend>${words.delivery}</legend><div class="fields">
${textField(view, { name: 'firstName', autocomplete: 'shipping given-name', maxlength: limits.firstName })}
${textField(view, { name: 'lastName', autocomplete: 'shipping family-name', maxlength: limits.lastName })}
${textField(view, { name: 'address1', autocomplete: 'shipping address-line1', wide: true, maxlength: limits.address1 })}
${textField(view, { name: 'address2', autocomplete: 'shipping address-line2', wide: true, optional: true, maxlength: limits.address2 })}
${textField(view, { name: 'postcode', autocomplete: 'shipping postal-code', inputmode: 'numeric', maxlength: limits.postcode })}
${textField(view, { name: 'city', autocomplete: 'shipping address-level2', maxlength: limits.city })}
${textField(view, { name: 'phone', type: 'tel', inputmode: 'tel', autocomplete: 'shipping tel', hint: words.hints.phone, wide: true, maxlength: limits.phone })}
</div></fieldset>`;
}

/** While the postcode is unknown, both promises are shown: nobody on an island is told a date that cannot hold. */
export function shippingSection(view: CheckoutView): Html {
  const { language, now } = view;
  const words = messages[language];
  const postcode = parsePostcode(view.form.postcode);
  const range = deliveryRange(now, deliveryRuleFor(postcode, shop.delivery));
  const { days, islandDaysTo, cutOffHour } = shop.delivery;
  const onIslands = deliveryRange(now, { days: { from: days.from, to: islandDaysTo }, cutOffHour });
  const price = view.cart.shippingCents === 0 ? words.free : formatMoney(view.cart.shippingCents, language);
  return html`<section class="block"><h2>${words.shippingMethod}</h2><div class="box"><div class="box__row box__row--dates">
<p>${words.courier}</p><b>${price}</b><p class="box__note">${formatDateRange(range, language)}${
    postcode === null && html`<br>${words.islands(formatDate(onIslands.to, language))}`
  }</p></div></div></section>`;
}

export function documentSection(view: CheckoutView): Html {
  const words = messages[view.language];
  const isInvoice = view.form.document === 'invoice';
  return html`<fieldset><legend>${words.document}</legend><div class="box box--choice">
<label class="check box__row"><input type="radio" name="document" value="receipt"${!isInvoice && html` checked`}><span>${words.receipt}</span></label>
<label class="check box__row"><input type="radio" name="document" value="invoice"${isInvoice && html` checked`}><span>${words.invoice}<span class="box__note">${words.invoiceHint}</span></span></label>
<div class="box__in box__in--invoice fields">
${textField(view, { name: 'invoiceName', autocomplete: 'billing organization', wide: true, maxlength: 200 })}
${textField(view, { name: 'invoiceTaxNumber', autocomplete: 'off', inputmode: 'numeric', maxlength: 20 })}
${textField(view, { name: 'invoiceTaxOffice', autocomplete: 'off', maxlength: 200 })}
${textField(view, { name: 'invoiceProfession', autocomplete: 'organization-title', wide: true, maxlength: 200 })}
${textField(view, { name: 'invoiceAddress', autocomplete: 'billing street-address', wide: true, maxlength: 200 })}
</div></div></fieldset>`;
}

/** One way of paying is named, several are a choice. */
export function paymentSection(view: CheckoutView): Html {
  const words = messages[view.language];
  const { methods, method } = view;
  const row = (name: PaymentMethodName) => {
    const { title, note } = words.methods[name];
    const isChosen = name === method;
    const input =
      methods.length > 1
        ? html`<input type="radio" name="paymentMethod" value="${name}"${isChosen && html` checked`} data-update>`
        : html`<input type="hidden" name="paymentMethod" value="${name}">`;
    return html`<label class="check box__row">${input}<span>${title}<span class="box__note">${note}</span></span>${
      CARD_METHODS.has(name) && html`<b class="box__small">${shop.paymentMethods.join(' · ')}</b>`
    }</label>`;
  };
  return html`<fieldset><legend>${words.payment}</legend><div class="box box--choice">${methods.map(row)}</div></fieldset>`;
}

const CARD_METHODS: ReadonlySet<string> = new Set(['test', 'stripe', 'viva']);
