import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { MailContent, MailLine } from '#domain/shop/mail-content.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';

/** Something that the owner should hear of. */
export interface Notice {
  /** The same event has the same id, so it is told once. Letters, digits, `-` and `_`. */
  id: string;
  /** The event's name, for programs: `order.created`. */
  event: string;
  subject: string;
  /** The subject where it is not said. */
  heading?: string;
  lead?: string;
  highlight?: MailContent['highlight'];
  lines?: readonly MailLine[];
  /** Label and text. */
  rows: readonly (readonly [label: string, text: string])[];
  note?: string;
  /** For programs; without personal data. */
  data: Record<string, unknown>;
}

export function toMail(
  notice: Notice,
  { recipient, language, publicUrl }: { recipient: string; language: ContentLanguage; publicUrl: string },
): QueuedMail {
  const { id, event, subject, heading, lead = '', highlight, lines, rows, note } = notice;
  const parts = [
    ...(lines ? [{ lines }] : []),
    ...(rows.length > 0 ? [{ facts: rows }] : []),
    ...(note ? [{ rows: [note], isSmall: true }] : []),
  ];
  const content: MailContent = {
    language,
    isToShop: true,
    subject,
    heading: heading ?? subject,
    lead,
    ...(highlight && { highlight }),
    parts,
  };
  return {
    id,
    kind: `owner-${event.replace('.', '-')}`,
    recipient,
    ...renderMail(content, publicUrl),
  };
}
