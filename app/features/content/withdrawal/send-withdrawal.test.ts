/** The statement of withdrawal on the server: two steps, and nothing is sent by the first. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../storefront/services.ts';
import { sendWithdrawal } from './send-withdrawal.ts';

const STATEMENT = { name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr', orderNumber: '1001', items: '' };
const sent = vi.fn();
const reportError = vi.fn();
afterEach(() => vi.clearAllMocks());

async function post(
  fields: Record<string, string>,
  answer: () => Response = () => Response.json({}),
  accept = 'text/html',
) {
  const services: Pick<Services, 'callFunction' | 'reportError'> = {
    async callFunction(name, form) {
      sent(name, Object.fromEntries(form as FormData));
      return answer();
    },
    reportError,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...STATEMENT, ...fields })) body.set(name, value);
  const request = new Request('https://shop.example.gr/en/withdrawal', { method: 'POST', body, headers: { accept } });
  const { data, init } = await sendWithdrawal({ request, url: new URL(request.url) }, services as Services);
  expect(new Headers(init?.headers).get('cache-control')).toBe('no-store');
  return { status: init?.status, outcome: data };
}

it('shows the statement again before it is sent', async () => {
  expect(await post({ intent: 'review' })).toEqual({ status: 200, outcome: { step: 'review', statement: STATEMENT } });
  expect(sent).not.toHaveBeenCalled();
});

it('goes back to what was typed, without a complaint', async () => {
  const values = { ...STATEMENT, email: 'maria' };
  expect(await post({ email: 'maria', intent: 'change' })).toEqual({
    status: 200,
    outcome: { step: 'form', values, errors: {} },
  });
});

it.each(['review', 'confirm'])('refuses what is wrong at the step «%s»; a script reads it with 200', async (intent) => {
  const outcome = { step: 'form', values: { ...STATEMENT, email: 'maria' }, errors: { email: 'format' } };
  expect(await post({ email: 'maria', intent })).toEqual({ status: 422, outcome });
  expect(await post({ email: 'maria', intent }, undefined, '*/*')).toEqual({ status: 200, outcome });
  expect(sent).not.toHaveBeenCalled();
});

it('sends it once it is confirmed, with the page’s language', async () => {
  const answer = () => Response.json({ receivedAt: '2026-11-20T08:48:00Z', acknowledged: true });
  expect(await post({ intent: 'confirm' }, answer)).toMatchObject({
    status: 200,
    outcome: {
      step: 'done',
      statement: STATEMENT,
      receivedAt: expect.stringContaining('10:48'),
      refundBy: 'December 4, 2026',
      isAcknowledged: true,
    },
  });
  expect(sent).toHaveBeenCalledExactlyOnceWith('withdraw', { ...STATEMENT, language: 'en' });
});

it('stays at the second step when it is refused or not answered, and says why where that is known', async () => {
  const refusal = () => Response.json({ error: 'Too many at once.' }, { status: 429 });
  expect(await post({ intent: 'confirm' }, refusal)).toEqual({
    status: 429,
    outcome: { step: 'review', statement: STATEMENT, failure: { message: 'Too many at once.' } },
  });
  expect(reportError).not.toHaveBeenCalled();
  const silence = () => {
    throw new Error('away');
  };
  expect(await post({ intent: 'confirm' }, silence)).toEqual({
    status: 502,
    outcome: { step: 'review', statement: STATEMENT, failure: { message: null } },
  });
  expect(reportError).toHaveBeenCalledOnce();
});
