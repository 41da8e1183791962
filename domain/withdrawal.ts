/**
 * The statement by which a consumer withdraws from a contract: name, what identifies the contract, and where the
 * acknowledgement goes (Directive 2011/83/EU, Article 11a(2), added by Directive (EU) 2023/2673). No reason is asked for.
 */
import { EMAIL_LENGTH, parseEmail } from './email.ts';
import { cleanLine, cleanLines, countCharacters, hasContent } from './typed-text.ts';

/** Characters. */
export const WITHDRAWAL_LIMITS = { name: 100, email: EMAIL_LENGTH, orderNumber: 50, items: 1000 } as const;

export interface WithdrawalStatement {
  name: string;
  email: string;
  /** As the platform names it, without a leading `#`: `1001`. */
  orderNumber: string;
  /** Which items, in the consumer's words; empty means the whole order. */
  items: string;
}

export interface WithdrawalErrors {
  name?: 'required' | 'too_long';
  email?: 'format' | 'too_long';
  orderNumber?: 'required' | 'too_long';
  items?: 'too_long';
}

export type WithdrawalField = keyof WithdrawalStatement;
export const WITHDRAWAL_FIELDS: readonly WithdrawalField[] = ['name', 'email', 'orderNumber', 'items'];

/**
 * Checks everything at once. Whether such an order exists is not asked here: the statement counts as it was made, and
 * the answer must not tell strangers which orders there are.
 */
export function parseWithdrawal(
  input: Partial<Record<WithdrawalField, unknown>>,
): { ok: true; statement: WithdrawalStatement } | { ok: false; errors: WithdrawalErrors } {
  const name = cleanLine(toText(input.name));
  const email = parseEmail(toText(input.email));
  const orderNumber = cleanLine(toText(input.orderNumber)).replace(/^#\s*/, '');
  const items = cleanLines(toText(input.items));
  const errors: WithdrawalErrors = {};
  const nameError = lengthError(name, WITHDRAWAL_LIMITS.name);
  const orderError = lengthError(orderNumber, WITHDRAWAL_LIMITS.orderNumber);
  if (nameError) errors.name = nameError;
  if (!email.ok) errors.email = email.error;
  if (orderError) errors.orderNumber = orderError;
  if (countCharacters(items) > WITHDRAWAL_LIMITS.items) errors.items = 'too_long';
  if (!email.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, statement: { name, email: email.email, orderNumber, items } };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function lengthError(text: string, limit: number): 'required' | 'too_long' | null {
  if (!hasContent(text)) return 'required';
  return countCharacters(text) > limit ? 'too_long' : null;
}
