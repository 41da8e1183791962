import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { MailMessage, MailTransport } from './transport.ts';
import { withWebhook } from './webhook-transport.ts';

const NOW = new Date('2026-11-24T10:00:00.700Z');
const message: MailMessage = {
  id: 'order-1',
  to: 'https://books.example/hook',
  subject: 'order',
  text: '{"id":"order-1"}',
  html: '',
  date: NOW,
};

function given(status = 200) {
  const mail: MailTransport = { send: vi.fn(async () => undefined), close: vi.fn() };
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response('taken', { status }));
  return { mail, fetch, transport: withWebhook(mail, { secret: 's3cret', now: () => NOW, fetch }) };
}

it('posts what is addressed to a program, signed', async () => {
  const { mail, fetch, transport } = given();
  await transport.send(message);
  expect(mail.send).not.toHaveBeenCalled();
  const signature = createHmac('sha256', 's3cret').update(`1795514400.${message.text}`).digest('hex');
  expect(fetch).toHaveBeenCalledWith(message.to, {
    method: 'POST',
    body: message.text,
    headers: { 'content-type': 'application/json', 'x-xana-signature': `t=1795514400,v1=${signature}` },
    redirect: 'error',
    signal: expect.any(AbortSignal),
  });
});

it.each([404, 500])('fails where it is answered with %i, so that it is sent again', async (status) => {
  await expect(given(status).transport.send(message)).rejects.toMatchObject({
    name: 'WebhookRefused',
    code: `HTTP_${status}`,
  });
});

it('passes mail on, and lets go of its connections', async () => {
  const { mail, fetch, transport } = given();
  const letter = { ...message, to: 'maria@example.gr' };
  await transport.send(letter);
  transport.close();
  expect(mail.send).toHaveBeenCalledWith(letter);
  expect(mail.close).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});
