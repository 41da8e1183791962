import type { ContentLanguage } from '#domain/locales.ts';
import { type AddressError, type AddressErrors, parsePostalAddress } from '#domain/postal-address.ts';
import { parseTaxNumber } from '#domain/tax-number.ts';
import { cleanLine } from '#domain/typed-text.ts';
import type { InvoiceParty, OrderDetails } from '../orders/order-details.ts';
import type { CheckoutForm, TextField } from './checkout-form.ts';

export type FieldError = 'required' | 'too_long' | 'format' | 'expired';
export type FormErrors = Partial<Record<TextField, FieldError>>;

const EMAIL_LENGTH = 255;
const INVOICE_LENGTH = 200;

/**
 * One address, by the rule of HTML's own e-mail fields plus a dot in the domain and letters of any script: no blanks,
 * quotes, commas or angle brackets, so it can never be read as a list or a header.
 */
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The trimmed address, or null when it is none. */
export function parseEmail(text: string): string | null {
  const email = text.trim();
  return email.length <= EMAIL_LENGTH && EMAIL.test(email) ? email : null;
}

/** Checks everything at once, so the buyer hears of every mistake together. */
export function validateForm(
  form: CheckoutForm,
  language: ContentLanguage,
): { ok: true; details: OrderDetails } | { ok: false; errors: FormErrors } {
  const address = parsePostalAddress(form, { hasPlace: form.deliveryMethod !== 'pickup' });
  const invoice = form.document === 'invoice' ? parseInvoice(form) : null;
  const email = parseEmail(form.email);
  const errors: FormErrors = {
    ...(email === null && { email: form.email.trim() === '' ? ('required' as const) : ('format' as const) }),
    ...(!address.ok && toFormErrors(address.errors)),
    ...(invoice && !invoice.ok && invoice.errors),
  };
  if (email === null || !address.ok || (invoice && !invoice.ok)) return { ok: false, errors };
  const details: OrderDetails = {
    email,
    acceptsMarketing: form.acceptsMarketing,
    address: address.address,
    invoice: invoice?.party ?? null,
    language,
  };
  return { ok: true, details };
}

function toFormErrors(errors: AddressErrors): FormErrors {
  const entries = Object.entries(errors) as [TextField, AddressError][];
  return Object.fromEntries(
    entries.map(([field, error]) => [field, error === 'required' || error === 'too_long' ? error : 'format']),
  );
}

function parseInvoice(form: CheckoutForm): { ok: true; party: InvoiceParty } | { ok: false; errors: FormErrors } {
  const errors: FormErrors = {};
  const textOf = (field: TextField) => {
    const text = cleanLine(form[field]);
    if (text === '') errors[field] = 'required';
    else if (text.length > INVOICE_LENGTH) errors[field] = 'too_long';
    return text;
  };
  const typed = textOf('invoiceTaxNumber');
  const taxNumber = parseTaxNumber(typed);
  if (typed !== '' && taxNumber === null) errors.invoiceTaxNumber = 'format';
  const party = {
    name: textOf('invoiceName'),
    taxNumber: taxNumber ?? '',
    taxOffice: textOf('invoiceTaxOffice'),
    profession: textOf('invoiceProfession'),
    address: textOf('invoiceAddress'),
  };
  return Object.keys(errors).length === 0 ? { ok: true, party } : { ok: false, errors };
}
