import { parseTaxNumber } from '#domain/customer/tax-number.ts';
import type { CartRow } from '../cart/carts.ts';
import { parseDeliveryAddresses } from '../cart/delivery-addresses.ts';
import { chosenAddress } from '../cart/delivery-options.ts';
import { type AddressRow, readAddresses } from '../customers/addresses.ts';
import type { AddressColumns } from '../customers/check-address.ts';
import { type CustomerRow, findCustomer } from '../customers/customers.ts';
import type { Database } from '../db/database.ts';
import { type CheckoutForm, emptyForm, TEXT_FIELDS, type TextField } from './checkout-form.ts';

/** The buyer's known details before typing: those of the cart first, then the customer's. */
export async function prefilledForm(db: Database, cart: CartRow): Promise<CheckoutForm> {
  const customer = cart.customer_id === null ? null : await findCustomer(db, cart.customer_id);
  const known = customer ? await ofCustomer(db, customer) : {};
  const form = { ...emptyForm(), ...known, ...ofCart(cart) };
  return { ...form, email: cart.buyer_email ?? form.email, phone: cart.buyer_phone ?? form.phone };
}

/** The API client's settings: the place of delivery, and the payer. */
function ofCart(cart: CartRow): Partial<CheckoutForm> {
  const address = chosenAddress(parseDeliveryAddresses(cart.delivery_addresses));
  const billing = JSON.parse(cart.billing_address ?? 'null') as AddressColumns | null;
  return {
    ...(address?.country === 'GR' && {
      ...withoutEmpty({ firstName: address.first_name, lastName: address.last_name, phone: address.phone }),
      address1: address.address1 ?? '',
      address2: address.address2 ?? '',
      postcode: address.zip ?? '',
      city: address.city ?? '',
    }),
    ...(billing &&
      withoutEmpty({
        invoiceName: billing.company,
        invoiceAddress: [billing.address1, [billing.zip, billing.city].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', '),
      })),
  };
}

function withoutEmpty(fields: Partial<Record<TextField, string | null>>): Partial<CheckoutForm> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text));
}

/** Whether nothing was typed yet that filling in could overwrite. */
export function isUntouched(form: CheckoutForm, cart: CartRow): boolean {
  const known = new Set(['', cart.buyer_email, cart.buyer_phone, ...Object.values(ofCart(cart))]);
  return form.document === 'receipt' && !form.acceptsMarketing && TEXT_FIELDS.every((field) => known.has(form[field]));
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
