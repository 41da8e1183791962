import { formatAthens, formatTermEnd } from '#domain/delivery/dates.ts';
import { WITHDRAWAL_TERM_DAYS, type WithdrawalStatement } from '#domain/forms/withdrawal-form.schema.ts';
import { type Language, languageOf } from '#domain/locale/locales.ts';
import { answerForm, type Posted, readPostedForm, readRefusal } from '../../../storefront/form-answer.ts';
import type { Services } from '../../../storefront/services.ts';
import { answerTyped, type WithdrawalOutcome } from './withdrawal-typed.ts';

/**
 * The withdrawal form's action. First `review`: what was typed is checked and shown again, and nothing is sent; then
 * `confirm`, the consumer's second and explicit step (Directive 2011/83/EU, Article 11a(3)). Runs on the server alone.
 */
export async function sendWithdrawal(sent: Posted, services: Services) {
  const { request } = sent;
  const form = await readPostedForm(request);
  const typed = answerTyped(form);
  if (typed.step === 'review' && form.get('intent') === 'confirm') return confirm(sent, typed.statement, services);
  const isWrong = typed.step === 'form' && Object.keys(typed.errors).length > 0;
  return answerForm(request, typed, isWrong ? 422 : 200);
}

async function confirm(
  { request, url: { pathname } }: Posted,
  statement: WithdrawalStatement,
  { callFunction, reportError }: Services,
) {
  const language = languageOf(pathname);
  try {
    const response = await callFunction('withdraw', toForm({ ...statement, language }), request);
    if (response.ok) return answerForm<WithdrawalOutcome>(request, toDone(statement, await response.json(), language));
    const message = await readRefusal(response);
    return answerForm<WithdrawalOutcome>(request, { step: 'review', statement, failure: { message } }, response.status);
  } catch (error) {
    reportError(error, pathname);
    return answerForm<WithdrawalOutcome>(request, { step: 'review', statement, failure: { message: null } }, 502);
  }
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function toDone(statement: WithdrawalStatement, answer: unknown, language: Language): WithdrawalOutcome {
  const { receivedAt, acknowledged } = answer as { receivedAt: string; acknowledged: boolean };
  const date = new Date(receivedAt);
  return {
    step: 'done',
    statement,
    receivedAt: formatAthens(date, language),
    refundBy: formatTermEnd(date, WITHDRAWAL_TERM_DAYS, language),
    isAcknowledged: acknowledged,
  };
}
