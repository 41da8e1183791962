import { createHmac } from 'node:crypto';
import type { MailMessage, MailTransport } from './transport.ts';

const TIMEOUT_MS = 10_000;

/** The receiver did not take it; it is called again as a mail is sent again. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly code: string;

  constructor(status: number) {
    super(`The webhook was answered with ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/**
 * Posts messages for `https://…` as JSON and passes all others on as mail, so that calls are stored, repeated and given up like
 * mails. The header `X-Xana-Signature` is `t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY`. The receiver compares it, refuses old
 * ones, and recognises repeats by `id`.
 */
export function withWebhook(
  mail: MailTransport,
  { secret, now, fetch = globalThis.fetch }: { secret: string; now: () => Date; fetch?: typeof globalThis.fetch },
): MailTransport {
  const call = async ({ to, text }: MailMessage) => {
    const seconds = Math.floor(now().getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
    const response = await fetch(to, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', 'x-xana-signature': `t=${seconds},v1=${signature}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefused(response.status);
  };
  return {
    send: (message) => (/^https?:\/\//.test(message.to) ? call(message) : mail.send(message)),
    close: () => mail.close(),
  };
}
