import type { Assets } from '../../web/assets.ts';
import { readPost } from '../../web/read-post.ts';
import { pageResponse, redirect } from '../../web/respond.ts';
import { parseCard } from './card-form.ts';
import {
  answerTestPayment,
  enterTestCard,
  isTestPaymentOver,
  readTestPayment,
  type TestSettings,
} from './test-books.ts';
import { testPaymentPage } from './test-payment-page.ts';

const SESSION = /^[\w-]{20,100}$/;
const ANSWERS = {
  approve: 'approve',
  'approve-stay': 'approve',
  decline: 'decline',
  fail: 'fail',
  leave: 'leave',
} as const;

/**
 * The test gateway's payment page, as a provider would have one: a card, its bank's consent, and the way back to the shop. A buyer
 * who does not come back at once finds the page with the way back again.
 *
 * @returns null if the session does not exist; 'bad_request' for a post that cannot be read
 */
export async function testPayment(
  settings: TestSettings,
  session: string,
  { request, assets }: { request: Request; assets: Assets },
): Promise<Response | 'bad_request' | null> {
  if (!SESSION.test(session)) return null;
  const payment = await readTestPayment(settings, session);
  if (!payment) return null;
  const back = pathOf(payment.return_url);
  const now = settings.now();
  const page = (errors = {}) => testPaymentPage({ payment, back, errors, now, assets });
  if (request.method !== 'POST') return pageResponse(page());
  const params = await readPost(request);
  if (!params) return 'bad_request';
  const here = redirect(`/payments/test/${session}`, 303);
  if (isTestPaymentOver(payment, now)) return here;
  const intent = params.get('intent') ?? '';
  if (intent === 'card') {
    const card = parseCard(params, now);
    if (!card.ok) return pageResponse(page(card.errors), 422);
    await enterTestCard(settings, session, card.card.number);
    const isAsked = (await readTestPayment(settings, session))?.status === 'challenge';
    return isAsked ? here : redirect(back, 303);
  }
  if (!(intent in ANSWERS)) return 'bad_request';
  await answerTestPayment(settings, session, ANSWERS[intent as keyof typeof ANSWERS]);
  return intent === 'approve-stay' ? here : redirect(back, 303);
}

/** Without its host: the store may be open under another name than the one it gives its providers. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
