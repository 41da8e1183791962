import { parseWithdrawal, WITHDRAWAL_FIELDS } from '#domain/forms/withdrawal-form.ts';
import { readTexts } from '../form-answer.ts';
import type { WithdrawalOutcome } from './withdrawal-outcome.ts';

/**
 * The steps that send nothing, answered by the same rules in the browser and on the server; also where a visitor stands whose
 * confirmation did not reach the server: at the same step, with the same words.
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
