import { parseTaxNumber } from '#domain/tax-number.ts';
import type { CartRow } from '../cart/carts.ts';
import { type AddressRow, readAddresses } from '../customers/addresses.ts';
import { type CustomerRow, findCustomer } from '../customers/customers.ts';
import type { Database } from '../db/database.ts';
import { type CheckoutForm, emptyForm, TEXT_FIELDS } from './checkout-form.ts';

/** What is known of the buyer before anything is typed: the cart's own words first, then the customer's. */
export async function prefilledForm(db: Database, cart: CartRow): Promise<CheckoutForm> {
  const customer = cart.customer_id === null ? null : await findCustomer(db, cart.customer_id);
  const known = customer ? await ofCustomer(db, customer) : {};
  const form = { ...emptyForm(), ...known };
  return { ...form, email: cart.buyer_email ?? form.email, phone: cart.buyer_phone ?? form.phone };
}

/** Whether nothing was typed yet that filling in could overwrite. */
export function isUntouched(form: CheckoutForm, cart: CartRow): boolean {
  const ofCart = new Set(['', cart.buyer_email, cart.buyer_phone]);
  return form.document === 'receipt' && !form.acceptsMarketing && TEXT_FIELDS.every((field) => ofCart.has(form[field]));
}

async function ofCustomer(db: Database, customer: CustomerRow): Promise<Partial<CheckoutForm>> {
  const addresses = await readAddresses(db, customer.id);
  const address = addresses.find(({ id }) => id === customer.default_address_id);
  return {
    email: customer.email,
    firstName: address?.first_name ?? customer.first_name ?? '',
    lastName: address?.last_name ?? customer.last_name ?? '',
    phone: address?.phone ?? customer.phone ?? '',
    acceptsMarketing: customer.accepts_marketing === 1,
    // The checkout delivers in Greece only; an address abroad would be typed over.
    ...(address?.country === 'GR' && ofAddress(address)),
  };
}

/** The account asks for the tax number (ΑΦΜ) in the address' second line; at the checkout that is a field of the invoice. */
function ofAddress({ address1, address2, zip, city, company }: AddressRow): Partial<CheckoutForm> {
  const taxNumber = parseTaxNumber(address2 ?? '');
  return {
    address1: address1 ?? '',
    address2: taxNumber ? '' : (address2 ?? ''),
    postcode: zip ?? '',
    city: city ?? '',
    invoiceName: company ?? '',
    invoiceTaxNumber: taxNumber ?? '',
  };
}
