import { loadText } from '../features/content/load-text.ts';
import { refusalSentence } from '../features/content/refusal-sentence.ts';
import { sendWithdrawal } from '../features/content/withdrawal/send-withdrawal.ts';
import { WithdrawalScreen } from '../features/content/withdrawal/withdrawal-screen.tsx';
import { answerTyped, type WithdrawalOutcome } from '../features/content/withdrawal/withdrawal-typed.ts';
import { formPage } from '../storefront/form-answer.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/withdrawal';

export const headers = formPage;

export const loader = ({ url }: Route.LoaderArgs) => loadText(url, ({ withdrawal }) => withdrawal);

export const action = ({ context, ...sent }: Route.ActionArgs) => sendWithdrawal(sent, context.get(servicesContext));

/** The text does not change because a form was sent. */
export const shouldRevalidate = () => false;

/** A connection that breaks off must not cost the page, for on it is what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<WithdrawalOutcome> {
  const form = await request.clone().formData();
  if (form.get('intent') !== 'confirm') return answerTyped(form);
  try {
    return await serverAction();
  } catch (error) {
    return answerTyped(form, refusalSentence(error));
  }
}

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalScreen text={loaderData} outcome={actionData} />;
}
