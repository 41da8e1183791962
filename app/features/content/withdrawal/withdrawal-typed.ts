import {
  parseWithdrawal,
  WITHDRAWAL_FIELDS,
  type WithdrawalErrors,
  type WithdrawalField,
  type WithdrawalStatement,
} from '#domain/forms/withdrawal-form.schema.ts';
import { readTexts } from '../../../storefront/form-answer.ts';

export type WithdrawalValues = Record<WithdrawalField, string>;

/** The visitor's step: one with or without mistakes, two, or done. */
export type WithdrawalOutcome =
  | { step: 'form'; values: WithdrawalValues; errors: WithdrawalErrors }
  /** `failure`: it was confirmed but not sent; the server's sentence, or null when there is none. */
  | { step: 'review'; statement: WithdrawalStatement; failure?: { message: string | null } }
  | { step: 'done'; statement: WithdrawalStatement; receivedAt: string; refundBy: string; isAcknowledged: boolean };

/**
 * Answers the steps that send nothing, by the same rules in the browser and on the server. A visitor whose confirmation did not reach
 * the server stays at the same step, with the same words.
 *
 * @param message the server's sentence about that, when it had one
 */
export function answerTyped(form: FormData, message: string | null = null): WithdrawalOutcome {
  const values = readTexts(form, WITHDRAWAL_FIELDS);
  if (form.get('intent') === 'change') return { step: 'form', values, errors: {} };
  const parsed = parseWithdrawal(values);
  if (!parsed.ok) return { step: 'form', values, errors: parsed.errors };
  const statement = parsed.values;
  const isConfirmed = form.get('intent') === 'confirm';
  return isConfirmed ? { step: 'review', statement, failure: { message } } : { step: 'review', statement };
}
