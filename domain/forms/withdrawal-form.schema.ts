/**
 * The statement by which a consumer withdraws from a contract: name, what identifies the contract, and where the
 * acknowledgement goes (Directive 2011/83/EU, Article 11a(2), added by Directive (EU) 2023/2673). No reason is asked for.
 */
import { type InferOutput, object, pipe, string, transform } from 'valibot';
import { EMAIL_LENGTH } from '../customer/email.ts';
import { cleanLine } from '../customer/typed-text.ts';
import { email, fieldsOf, optionalLines, parseForm, requiredLine, type TextError } from './form-schema.ts';

/** Characters. */
export const WITHDRAWAL_LIMITS = { name: 100, email: EMAIL_LENGTH, orderNumber: 50, items: 1000 } as const;

const withdrawalForm = object({
  name: requiredLine(WITHDRAWAL_LIMITS.name),
  email,
  /** As the platform names it, without a leading `#`: `1001`. */
  orderNumber: pipe(
    string(),
    transform((text) => cleanLine(text).replace(/^#\s*/, '')),
    requiredLine(WITHDRAWAL_LIMITS.orderNumber),
  ),
  /** Which items, in the consumer's words; empty means the whole order. */
  items: optionalLines(WITHDRAWAL_LIMITS.items),
});

/** Days after the statement in which the money goes back and the device is sent (Directive 2011/83/EU, Articles 13(1) and 14(1)). */
export const WITHDRAWAL_TERM_DAYS = 14;

export type WithdrawalStatement = InferOutput<typeof withdrawalForm>;
export type WithdrawalField = keyof WithdrawalStatement;
export type WithdrawalErrors = Partial<Record<WithdrawalField, TextError>>;
export const WITHDRAWAL_FIELDS: readonly WithdrawalField[] = fieldsOf(withdrawalForm);

/**
 * Whether such an order exists is not asked here: the statement counts as it was made, and the answer must not tell
 * strangers which orders there are.
 */
export const parseWithdrawal = (input: Partial<Record<WithdrawalField, unknown>>) => parseForm(withdrawalForm, input);
