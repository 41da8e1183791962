import { cleanEmail } from '#domain/customer/email.ts';
import { cleanCode } from '#domain/customer/typed-text.ts';
import type { SchemaType } from '#schema/graphql.ts';
import { findCustomerByToken } from '../customers/access-tokens.ts';
import { type CustomerRow, findCustomer } from '../customers/customers.ts';
import type { Trx } from '../db/database.ts';
import type { CartRow } from './carts.ts';
import { type CartUserError, checkEmail, checkPhone } from './check-input.ts';

/** Who buys. What is absent stays as it is, null clears it. */
export type BuyerIdentity = SchemaType<'CartBuyerIdentityInput'>;

type BuyerColumns = Partial<CartRow>;

const FIELD = 'buyerIdentity';

/**
 * What a cart is to remember of its buyer. A customer's access token ties the cart, and the order that it becomes, to the
 * customer; the token itself is not kept, so logging out later leaves a cart that is theirs until the client says null.
 *
 * @param before the cart as it is; null for a new one
 */
export async function readBuyer(
  trx: Trx,
  now: Date,
  buyer: BuyerIdentity,
  before: CartRow | null,
): Promise<{ errors: CartUserError[]; columns: BuyerColumns }> {
  const token = buyer.customerAccessToken;
  const customer = token ? await findCustomerByToken(trx, now, token) : null;
  const errors = checkBuyer(buyer, customer);
  if (errors.length > 0) return { errors, columns: {} };
  const given = toColumns(buyer);
  if (token === undefined) return { errors, columns: given };
  if (!customer) return { errors, columns: { ...(await withoutCustomer(trx, before)), ...given } };
  const email = given.buyer_email === undefined ? customer.email : given.buyer_email;
  return { errors, columns: { ...given, buyer_email: email, customer_id: customer.id } };
}

function checkBuyer(buyer: BuyerIdentity, customer: CustomerRow | null): CartUserError[] {
  const { email, phone, customerAccessToken, companyLocationId } = buyer;
  const errors: CartUserError[] = [];
  if (email) errors.push(...checkEmail(email, [FIELD, 'email']));
  if (phone) errors.push(...checkPhone(phone, [FIELD, 'phone']));
  if (customerAccessToken && !customer) {
    errors.push({ code: 'INVALID', field: [FIELD, 'customerAccessToken'], message: 'Customer is invalid' });
  }
  if (companyLocationId) {
    errors.push(
      customerAccessToken
        ? {
            code: 'INVALID_COMPANY_LOCATION',
            field: [FIELD, 'companyLocationId'],
            message: 'Company location is invalid',
          }
        : {
            code: 'MISSING_CUSTOMER_ACCESS_TOKEN',
            field: [FIELD, 'customerAccessToken'],
            message: 'The customer access token is required when setting a company location.',
          },
    );
  }
  return errors;
}

function toColumns({ email, phone, countryCode, preferences }: BuyerIdentity): BuyerColumns {
  return {
    ...(email === undefined ? {} : { buyer_email: email ? cleanEmail(email) || null : null }),
    ...(phone === undefined ? {} : { buyer_phone: phone ? cleanCode(phone) || null : null }),
    ...(countryCode ? { country: countryCode } : {}),
    ...(preferences === undefined ? {} : { preferences: preferences && JSON.stringify(preferences) }),
  };
}

/** The browser's next user must not find the e-mail of the customer who logged out. */
async function withoutCustomer(trx: Trx, before: CartRow | null): Promise<BuyerColumns> {
  const left = before?.customer_id ? await findCustomer(trx, before.customer_id) : null;
  return { customer_id: null, ...(left && left.email === before?.buyer_email && { buyer_email: null }) };
}

/** Empties the form of the cart's checkout when the cart passes to another customer or to a guest. */
export async function forgetCheckoutForm(trx: Trx, cartToken: string): Promise<void> {
  await trx.updateTable('checkouts').set({ form: '{}' }).where('cart_token', '=', cartToken).execute();
}
