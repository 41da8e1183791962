import type { OutgoingMail } from '#functions/mail.ts';
import type { QueuedMail } from '#platform/mail/outbox.ts';
import { renderMail } from '#platform/mail/render-mail.ts';

/** A message of the functions as the outbox takes it. @param publicUrl the store's address without a trailing slash */
export function toQueuedMail({ to, content, ...mail }: OutgoingMail, publicUrl: string): QueuedMail {
  return { ...mail, ...renderMail(content, publicUrl), recipient: to };
}
