import { parsePhone } from '#domain/customer/phone.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { SchemaType } from '#schema/graphql.ts';
import type { PlatformContext } from '../context.ts';
import { foldEmail } from '../discounts/discounts.ts';
import { checkEmail, checkPhone, checkText, toText } from './check-profile.ts';
import type { CustomerUserError, Outcome } from './customer-errors.ts';
import { type CustomerRow, findCustomerByEmail } from './customers.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';

export type NewCustomer = SchemaType<'CustomerCreateInput'>;

/**
 * Opens an account. It tells whether an e-mail is taken, as the hosted platform does: a sign-up that fails must say why. The caller
 * limits the attempts.
 *
 * Earlier orders with the same e-mail do not become the new customer's: the address is not verified, so typing a stranger's address
 * would show the stranger's orders. A link to a new password verifies it (`resetPassword`).
 *
 * @param language of mails to the customer
 */
export async function createCustomer(
  context: PlatformContext,
  input: NewCustomer,
  language: ContentLanguage,
): Promise<Outcome<{ customer: CustomerRow }>> {
  const errors = await checkNewCustomer(input);
  if (await findCustomerByEmail(context.db, input.email)) errors.push(TAKEN);
  if (errors.length > 0) return { ok: false, errors };
  const at = context.now().toISOString();
  const customer = await context.db
    .insertInto('customers')
    .values({
      email: foldEmail(input.email),
      first_name: toText(input.firstName ?? ''),
      last_name: toText(input.lastName ?? ''),
      phone: parsePhone(input.phone ?? ''),
      accepts_marketing: input.acceptsMarketing ? 1 : 0,
      password_hash: await hashPassword(input.password, context.passwordCost),
      language,
      created_at: at,
      updated_at: at,
    })
    // Two sign-ups at once: the second one finds the first one's row.
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return customer ? { ok: true, customer } : { ok: false, errors: [TAKEN] };
}

const TAKEN: CustomerUserError = {
  code: 'TAKEN',
  field: ['input', 'email'],
  message: 'Email has already been taken',
};

async function checkNewCustomer(input: NewCustomer): Promise<CustomerUserError[]> {
  const { email, password, firstName, lastName, phone } = input;
  return [
    ...checkEmail(email, ['input', 'email']),
    ...(await checkNewPassword(password, [email, firstName, lastName, phone], ['input', 'password'])),
    ...checkText(firstName ?? '', 'First name', ['input', 'firstName']),
    ...checkText(lastName ?? '', 'Last name', ['input', 'lastName']),
    ...checkPhone(phone ?? '', ['input', 'phone']),
  ];
}
