import { describe, expect, it } from 'vitest';
import type { Services } from '../../../storefront/services.ts';
import { sendContact } from './send-contact.ts';

const TYPED = { name: 'Μαρία', email: 'maria@example.gr', requestType: 'general', subject: 'Θέμα', message: 'Μήνυμα' };

function send(answer: Response, path: string, accept: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(TYPED)) body.set(name, value);
  const request = new Request(`http://shop.test${path}`, { method: 'POST', headers: { accept }, body });
  const services: Pick<Services, 'callFunction' | 'reportError'> = {
    callFunction: async () => answer,
    reportError: (error) => {
      throw error;
    },
  };
  return sendContact({ request, url: new URL(request.url) }, services as Services);
}

describe('what becomes of a message', () => {
  it.each([
    ['says so', { ok: true, copied: true }, true],
    ['says that none left', { ok: true, copied: false }, false],
    ['says nothing of it', { ok: true }, false],
  ])('a copy was sent only when the function %s', async (_, body, isCopied) => {
    const toScript = await send(Response.json(body), '/en/contact/send', 'application/json');
    expect(toScript).toMatchObject({ data: { kind: 'sent', isCopied } });
    const toBrowser = await send(Response.json(body), '/en/contact', 'text/html');
    const page = toBrowser instanceof Response ? toBrowser.headers.get('location') : null;
    expect(page).toBe(`/en/contact?sent=${isCopied ? 'copied' : 1}#contact-form`);
  });

  it('it has left when the function answers with no object', async () => {
    const outcome = await send(new Response(''), '/contact', 'application/json');
    expect(outcome).toMatchObject({ data: { kind: 'sent', isCopied: false } });
  });

  it('it has not when the function refuses, in its words', async () => {
    const refusal = Response.json({ error: 'Πολλά μηνύματα.' }, { status: 429 });
    expect(await send(refusal, '/contact/send', 'application/json')).toMatchObject({
      data: { kind: 'failed', message: 'Πολλά μηνύματα.', values: { email: TYPED.email } },
      init: { status: 200 },
    });
  });
});
