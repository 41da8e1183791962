import type { CartRow } from './carts.ts';
import { type CartUserError, checkEmail, checkPhone } from './check-input.ts';

/** Who buys. What is absent stays as it is, null clears it. */
export interface BuyerIdentity {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  countryCode?: string | null | undefined;
  customerAccessToken?: string | null | undefined;
  companyLocationId?: string | null | undefined;
}

const FIELD = 'buyerIdentity';

/** No customer has an account on this platform yet, so every access token is unknown. */
export function checkBuyer(buyer: BuyerIdentity): CartUserError[] {
  const { email, phone, customerAccessToken, companyLocationId } = buyer;
  const errors: CartUserError[] = [];
  if (email) errors.push(...checkEmail(email.trim(), [FIELD, 'email']));
  if (phone) errors.push(...checkPhone(phone.trim(), [FIELD, 'phone']));
  if (customerAccessToken) {
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

export function toBuyerColumns({ email, phone, countryCode }: BuyerIdentity): Partial<CartRow> {
  return {
    ...(email === undefined ? {} : { buyer_email: email?.trim() || null }),
    ...(phone === undefined ? {} : { buyer_phone: phone?.trim() || null }),
    ...(countryCode ? { country: countryCode } : {}),
  };
}
