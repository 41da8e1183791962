import { parseWithdrawal, WITHDRAWAL_FIELDS } from '#domain/withdrawal.ts';
import { readTexts } from './form-answer.ts';
import type { WithdrawalOutcome } from './withdrawal-outcome.ts';

/**
 * The steps that send nothing, answered in the browser by the rules of the server; also where a visitor stands whose
 * confirmation did not reach the server: at the same step, with the same words.
 */
export function answerTyped(form: FormData): WithdrawalOutcome {
  const values = readTexts(form, WITHDRAWAL_FIELDS);
  if (form.get('intent') === 'change') return { step: 'form', values, errors: {} };
  const parsed = parseWithdrawal(values);
  if (!parsed.ok) return { step: 'form', values, errors: parsed.errors };
  const { statement } = parsed;
  const isConfirmed = form.get('intent') === 'confirm';
  return isConfirmed ? { step: 'review', statement, failure: { message: null } } : { step: 'review', statement };
}
