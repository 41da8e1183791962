/** How the mutations of accounts answer. */
import type { AccessToken } from '../../customers/access-tokens.ts';
import type { Attempt } from '../../customers/attempt-limits.ts';
import type { CustomerUserError, Outcome } from '../../customers/customer-errors.ts';
import type { CustomerRow } from '../../customers/customers.ts';
import { PasswordsBusyError } from '../../customers/passwords.ts';
import { ApiError } from '../api-error.ts';
import type { RequestContext } from '../request-context.ts';
import { toCustomer } from './customer-resolvers.ts';

/** The errors with their codes, and beside them the deprecated list without. */
export function toErrors(errors: readonly CustomerUserError[] = []) {
  return {
    customerUserErrors: errors,
    userErrors: errors.map(({ field, message }) => ({ field, message })),
  };
}

export function toTokenPayload(token: AccessToken | null) {
  return token && { accessToken: token.accessToken, expiresAt: token.expiresAt.toISOString() };
}

/** The customer, and the token where there is a new one; beside errors both are null. */
export function toCustomerPayload(outcome: Outcome<{ customer: CustomerRow; token?: AccessToken | null }>) {
  if (!outcome.ok) return { customer: null, customerAccessToken: null, ...toErrors(outcome.errors) };
  const { customer, token = null } = outcome;
  return { customer: toCustomer(customer), customerAccessToken: toTokenPayload(token), ...toErrors() };
}

type AccountAttempt = Exclude<Attempt, 'alert'>;

/**
 * The words of the hosted platform. It answers them as an error of the whole field with the code `THROTTLED`, not among
 * the user errors.
 */
const MESSAGES: Readonly<Record<AccountAttempt, string>> = {
  login: 'Login attempt limit exceeded. Please try again later.',
  recover: 'Resetting password limit exceeded. Please try again later.',
  create: 'Creating Customer Limit exceeded. Please try again later.',
  change: 'Updating customer limit exceeded. Please try again later.',
};

/**
 * Does the work if the account and the buyer's address may try once more. A successful attempt is given back, so frequent logins
 * are not limited.
 *
 * @throws ApiError `THROTTLED`
 */
export async function withinLimits<Result extends { ok: boolean }>(
  { attempts, buyerAddress }: RequestContext,
  attempt: AccountAttempt,
  account: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const taken = await attempts.take(attempt, account, buyerAddress);
  if (!taken) throw new ApiError('THROTTLED', MESSAGES[attempt]);
  const result = await whileNotBusy(attempt, work);
  if (result.ok && attempt === 'login') await taken.wasRight();
  return result;
}

/** @throws ApiError `THROTTLED` when more passwords are being checked than can wait */
export async function whileNotBusy<Result>(attempt: AccountAttempt, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PasswordsBusyError) throw new ApiError('THROTTLED', MESSAGES[attempt]);
    throw error;
  }
}
