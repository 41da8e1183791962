import { answerTestPayment, enterTestCard, isTestPaymentOver, readTestPayment } from '../payments/test/test-gateway.ts';
import { readPost } from '../web/read-post.ts';
import { pageResponse, redirect } from '../web/respond.ts';
import { parseCard } from './card-form.ts';
import { testPaymentPage } from './pages/test-payment-page.ts';
import type { CheckoutServices } from './services.ts';

const SESSION = /^[\w-]{20,100}$/;
const ANSWERS = {
  approve: 'approve',
  'approve-stay': 'approve',
  decline: 'decline',
  fail: 'fail',
  leave: 'leave',
} as const;

/**
 * The test gateway's payment page, as a provider would have one: a card, its bank's consent, and the way back to the shop. Who
 * does not come back at once finds the page with the way back as often as they like.
 *
 * @returns null for a session that there is not; 'bad_request' for a post that cannot be read
 */
export async function testPayment(
  services: CheckoutServices,
  session: string,
  request: Request,
): Promise<Response | 'bad_request' | null> {
  const { context } = services;
  if (!services.gateways.has('test') || !SESSION.test(session)) return null;
  const payment = await readTestPayment(context, session);
  if (!payment) return null;
  const back = pathOf(payment.return_url);
  const page = (errors = {}) => testPaymentPage({ payment, back, errors, now: context.now(), assets: services.assets });
  if (request.method !== 'POST') return pageResponse(page());
  const params = await readPost(request);
  if (!params) return 'bad_request';
  const here = redirect(`/payments/test/${session}`, 303);
  if (isTestPaymentOver(payment, context.now())) return here;
  const intent = params.get('intent') ?? '';
  if (intent === 'card') {
    const card = parseCard(params, context.now());
    if (!card.ok) return pageResponse(page(card.errors), 422);
    await enterTestCard(context, session, card.card.number);
    const isAsked = (await readTestPayment(context, session))?.status === 'challenge';
    return isAsked ? here : redirect(back, 303);
  }
  if (!(intent in ANSWERS)) return 'bad_request';
  await answerTestPayment(context, session, ANSWERS[intent as keyof typeof ANSWERS]);
  return intent === 'approve-stay' ? here : redirect(back, 303);
}

/** Without its host: the store may be open under another name than the one it gives its providers. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
