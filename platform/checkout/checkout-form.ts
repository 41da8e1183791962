/** The typed values of the buyer: stored between requests, shown again, checked only at the purchase. */

/** The names of the form's fields; `locker` is the code of one. */
export const TEXT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'postcode',
  'city',
  'phone',
  'locker',
  'invoiceTaxNumber',
  'invoiceTaxOffice',
  'invoiceName',
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

function readForm(textOf: (name: string) => string, acceptsMarketing: boolean): CheckoutForm {
  const texts = Object.fromEntries([...TEXT_FIELDS, ...CHOICES].map((name) => [name, textOf(name)]));
  return {
    ...(texts as Record<TextField | (typeof CHOICES)[number], string>),
    acceptsMarketing,
    document: textOf('document') === 'invoice' ? 'invoice' : 'receipt',
  };
}

export function emptyForm(): CheckoutForm {
  return readForm(() => '', false);
}

export function parseForm(params: URLSearchParams): CheckoutForm {
  const textOf = (name: string) => (params.get(name) ?? '').slice(0, STORED_LENGTH);
  return readForm(textOf, params.get('acceptsMarketing') === 'yes');
}

/** Reads a stored form; a value that does not fit, such as an older version's, is left empty. */
export function parseStoredForm(json: string): CheckoutForm {
  const stored: unknown = JSON.parse(json);
  const values = new Map<string, unknown>(Object.entries(stored ?? {}));
  const textOf = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return readForm(textOf, values.get('acceptsMarketing') === true);
}
