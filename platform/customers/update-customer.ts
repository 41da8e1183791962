import { parsePhone } from '#domain/customer/phone.ts';
import type { SchemaType } from '#schema/graphql.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { foldEmail } from '../discounts/discounts.ts';
import { type AccessToken, findCustomerByToken, isFreshLogin, issueToken, revokeAccess } from './access-tokens.ts';
import { queueAccountNews } from './account-news.ts';
import { checkEmail, checkPhone, checkText, toText } from './check-profile.ts';
import { type CustomerUserError, type Outcome, refusal, unknownToken } from './customer-errors.ts';
import { type CustomerRow, findCustomerByEmail, lockCustomer } from './customers.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';

/** What is absent stays as it is; null clears what may be empty. */
export type CustomerChange = SchemaType<'CustomerUpdateInput'>;

type Updated = Outcome<{ customer: CustomerRow; token: AccessToken | null }>;

/** Whether the change is one of what a customer logs in with. */
export function changesCredentials({ email, password }: CustomerChange): boolean {
  return typeof email === 'string' || typeof password === 'string';
}

/**
 * Changes a customer's own data. A new e-mail or password asks for the password again: the token must come from a login of the last
 * minutes. It ends every login, this one too, hands out a new token, and is told to the address that the account had.
 *
 * @param browser see `nameBrowser`
 */
export async function updateCustomer(
  context: PlatformContext,
  token: string,
  change: CustomerChange,
  browser: string | null = null,
): Promise<Updated> {
  const known = await findCustomerByToken(context.db, context.now(), token);
  if (!known) return unknownToken();
  const errors = await checkChange(change, known);
  if (errors.length > 0) return { ok: false, errors };
  if (isOfCredentials(change, known) && !(await isFreshLogin(context.db, context.now(), token))) return NOT_FRESH;
  const { password } = change;
  const passwordHash = typeof password === 'string' ? await hashPassword(password, context.passwordCost) : undefined;
  const columns = { ...toColumns(change), ...(passwordHash && { password_hash: passwordHash }) };
  try {
    return await context.db.transaction().execute(async (trx) => {
      await lockCustomer(trx, known.id, context.now());
      // Asked again under the lock: a change in another tab may have ended this login meanwhile.
      const customer = await findCustomerByToken(trx, context.now(), token);
      return customer ? writeChange(trx, context, customer, columns, browser) : unknownToken();
    });
  } catch (error) {
    // Of two customers who move to one e-mail in the same instant, the database stops the second.
    const holder = columns.email === undefined ? null : await findCustomerByEmail(context.db, columns.email);
    if (holder && holder.id !== known.id) return TAKEN;
    throw error;
  }
}

/** An address that stays as it is, is no change of it. */
function isOfCredentials({ email, password }: CustomerChange, known: CustomerRow): boolean {
  return typeof password === 'string' || (typeof email === 'string' && foldEmail(email) !== known.email);
}

const NOT_FRESH = refusal(
  'UNIDENTIFIED_CUSTOMER',
  ['customerAccessToken'],
  'Log in again before you change the email or the password',
);

const TAKEN = refusal('TAKEN', ['customer', 'email'], 'Email has already been taken');

async function writeChange(
  trx: Trx,
  context: PlatformContext,
  customer: CustomerRow,
  columns: Partial<CustomerRow>,
  browser: string | null,
): Promise<Updated> {
  const isMoving = columns.email !== undefined && columns.email !== customer.email;
  if (isMoving && (await findCustomerByEmail(trx, columns.email ?? ''))) return TAKEN;
  const isOtherConsent = (columns.accepts_marketing ?? customer.accepts_marketing) !== customer.accepts_marketing;
  const changes = { ...columns, ...(isOtherConsent && { marketing_at: context.now().toISOString() }) };
  const updated = Object.keys(changes).length === 0 ? customer : { ...customer, ...changes };
  if (updated !== customer) await trx.updateTable('customers').set(changes).where('id', '=', customer.id).execute();
  if (!isMoving && columns.password_hash === undefined) return { ok: true, customer: updated, token: null };
  await revokeAccess(trx, customer.id);
  if (isMoving) await queueAccountNews(trx, context, customer, 'email');
  if (columns.password_hash !== undefined) await queueAccountNews(trx, context, customer, 'password');
  return { ok: true, customer: updated, token: await issueToken(trx, context, customer.id, browser) };
}

async function checkChange(change: CustomerChange, known: CustomerRow): Promise<CustomerUserError[]> {
  const { email, password, firstName, lastName, phone } = change;
  const typed = [email, firstName, lastName, phone, known.email, known.first_name, known.last_name, known.phone];
  return [
    ...(typeof email === 'string' ? checkEmail(email, ['customer', 'email']) : []),
    ...(typeof password === 'string' ? await checkNewPassword(password, typed, ['customer', 'password']) : []),
    ...checkText(firstName ?? '', 'First name', ['customer', 'firstName']),
    ...checkText(lastName ?? '', 'Last name', ['customer', 'lastName']),
    ...checkPhone(phone ?? '', ['customer', 'phone']),
  ];
}

function toColumns({ email, firstName, lastName, phone, acceptsMarketing }: CustomerChange): Partial<CustomerRow> {
  return {
    ...(typeof email === 'string' && { email: foldEmail(email) }),
    ...(firstName !== undefined && { first_name: toText(firstName ?? '') }),
    ...(lastName !== undefined && { last_name: toText(lastName ?? '') }),
    ...(phone !== undefined && { phone: parsePhone(phone ?? '') }),
    ...(typeof acceptsMarketing === 'boolean' && { accepts_marketing: acceptsMarketing ? 1 : 0 }),
  };
}
