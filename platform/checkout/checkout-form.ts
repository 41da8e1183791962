/** What the buyer types, as it is typed: kept between requests, shown again, checked only when it counts. */

/** The names of the form's text fields. */
export const TEXT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'postcode',
  'city',
  'phone',
  'invoiceName',
  'invoiceTaxNumber',
  'invoiceTaxOffice',
  'invoiceProfession',
  'invoiceAddress',
] as const;

const CHOICES = ['paymentMethod', 'deliveryMethod'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

export interface CheckoutForm extends Record<TextField, string> {
  acceptsMarketing: boolean;
  document: 'receipt' | 'invoice';
  /** The name of a gateway; empty before one was chosen. */
  paymentMethod: string;
  /** `courier`, `locker` or `pickup`. */
  deliveryMethod: string;
}

/** Longer texts are cut before they are stored; what is too long for its field is told to the buyer anyway. */
const STORED_LENGTH = 300;

export function emptyForm(): CheckoutForm {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextField, string>;
  return { ...texts, acceptsMarketing: false, document: 'receipt', paymentMethod: '', deliveryMethod: '' };
}

export function parseForm(params: URLSearchParams): CheckoutForm {
  const form = emptyForm();
  for (const field of TEXT_FIELDS) form[field] = (params.get(field) ?? '').slice(0, STORED_LENGTH);
  form.acceptsMarketing = params.get('acceptsMarketing') === 'yes';
  form.document = params.get('document') === 'invoice' ? 'invoice' : 'receipt';
  for (const choice of CHOICES) form[choice] = (params.get(choice) ?? '').slice(0, STORED_LENGTH);
  return form;
}

/** Reads a stored form; whatever does not fit, from an older version say, is left empty. */
export function parseStoredForm(json: string): CheckoutForm {
  const form = emptyForm();
  const stored: unknown = JSON.parse(json);
  if (typeof stored !== 'object' || stored === null) return form;
  const values = new Map<string, unknown>(Object.entries(stored));
  for (const field of TEXT_FIELDS) {
    const value = values.get(field);
    if (typeof value === 'string') form[field] = value;
  }
  form.acceptsMarketing = values.get('acceptsMarketing') === true;
  form.document = values.get('document') === 'invoice' ? 'invoice' : 'receipt';
  for (const choice of CHOICES) {
    const value = values.get(choice);
    if (typeof value === 'string') form[choice] = value;
  }
  return form;
}
