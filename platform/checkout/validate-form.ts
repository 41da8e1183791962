import { object, pipe } from 'valibot';
import { parseEmail } from '#domain/customer/email.ts';
import { parseTaxNumber } from '#domain/customer/tax-number.ts';
import type { Locker } from '#domain/delivery/lockers.ts';
import { type AddressError, type AddressErrors, parsePostalAddress } from '#domain/forms/address-form.schema.ts';
import { parsed, parseForm, requiredLine } from '#domain/forms/form-schema.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { shopDelivery } from '../cart/shop-delivery.ts';
import type { InvoiceParty, OrderDetails } from '../orders/place/order-details.ts';
import type { CheckoutForm, TextField } from './checkout-form.ts';

/** `dots`, of an e-mail; `unknown`, of a postcode. */
export type FieldError = 'required' | 'too_long' | 'format' | 'dots' | 'unknown' | 'expired';
export type FormErrors = Partial<Record<TextField, FieldError>>;

const INVOICE_LENGTH = 200;

/**
 * Checks everything at once, so the buyer hears of every mistake together.
 *
 * @param lockers the list that the buyer chooses from; null if the courier picks a locker near the address
 */
export function validateForm(
  form: CheckoutForm,
  language: ContentLanguage,
  lockers: readonly Locker[] | null = shopDelivery.lockers,
): { ok: true; details: OrderDetails } | { ok: false; errors: FormErrors } {
  const address = parsePostalAddress(form, { hasPlace: form.deliveryMethod !== 'pickup' });
  const locker = form.deliveryMethod === 'locker' ? lockers?.find(({ id }) => id === form.locker) : null;
  const invoice = form.document === 'invoice' ? parseInvoice(form) : null;
  const email = parseEmail(form.email);
  const errors: FormErrors = {
    ...(!email.ok && { email: form.email.trim() === '' ? ('required' as const) : email.error }),
    ...(!address.ok && toFormErrors(address.errors)),
    ...(lockers && locker === undefined && { locker: 'required' as const }),
    ...(invoice && !invoice.ok && invoice.errors),
  };
  if (!email.ok || !address.ok || errors.locker || (invoice && !invoice.ok)) return { ok: false, errors };
  const details: OrderDetails = {
    email: email.email,
    acceptsMarketing: form.acceptsMarketing,
    address: { ...address.values, ...(locker && { locker: { id: locker.id, place: locker.place } }) },
    invoice: invoice?.party ?? null,
    language,
  };
  return { ok: true, details };
}

const FIELD_ERRORS: Record<AddressError, FieldError> = {
  required: 'required',
  too_long: 'too_long',
  postcode_format: 'format',
  postcode_unknown: 'unknown',
  phone_format: 'format',
};

function toFormErrors(errors: AddressErrors): FormErrors {
  const entries = Object.entries(errors) as [TextField, AddressError][];
  return Object.fromEntries(entries.map(([field, error]) => [field, FIELD_ERRORS[error]]));
}

const invoiceForm = object({
  invoiceTaxNumber: pipe(requiredLine(INVOICE_LENGTH), parsed(parseTaxNumber, 'format')),
  invoiceName: requiredLine(INVOICE_LENGTH),
  invoiceTaxOffice: requiredLine(INVOICE_LENGTH),
  invoiceProfession: requiredLine(INVOICE_LENGTH),
  invoiceAddress: requiredLine(INVOICE_LENGTH),
});

function parseInvoice(form: CheckoutForm): { ok: true; party: InvoiceParty } | { ok: false; errors: FormErrors } {
  const invoice = parseForm(invoiceForm, form);
  if (!invoice.ok) return invoice;
  const { invoiceName, invoiceTaxNumber, invoiceTaxOffice, invoiceProfession, invoiceAddress } = invoice.values;
  const party = {
    name: invoiceName,
    taxNumber: invoiceTaxNumber,
    taxOffice: invoiceTaxOffice,
    profession: invoiceProfession,
    address: invoiceAddress,
  };
  return { ok: true, party };
}
