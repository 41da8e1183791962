import type { QueuedMail } from '../mail/outbox.ts';
import { html } from '../web/html.ts';

/** Something that the owner should hear of. */
export interface Notice {
  /** The same event has the same id, so it is told once. Letters, digits, `-` and `_`. */
  id: string;
  /** What happened, for programs: `order.created`. */
  event: string;
  subject: string;
  lead?: string;
  /** Label and text. */
  rows: readonly (readonly [label: string, text: string])[];
  note?: string;
  /** For programs; without personal data. */
  data: Record<string, unknown>;
}

export function toMail(notice: Notice, recipient: string): QueuedMail {
  const { id, event, subject, lead = '', rows, note = '' } = notice;
  const lines = rows.map(([label, text]) => `${label}: ${text}`);
  return {
    id,
    kind: `owner-${event.replace('.', '-')}`,
    recipient,
    subject,
    text: `${[subject, lead, lines.join('\n'), note].filter(Boolean).join('\n\n')}\n`,
    html: html`<!doctype html><html lang="el"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#10151f;max-width:600px;margin:24px auto;padding:0 12px">
<h1 style="font-size:22px;line-height:1.25">${subject}</h1>${lead && html`<p>${lead}</p>`}
<table cellpadding="0" cellspacing="0" width="100%">${rows.map(
      ([label, text]) =>
        html`<tr><td style="border-top:1px solid #d9dce2;padding:8px 16px 8px 0;vertical-align:top">${label}</td><td style="border-top:1px solid #d9dce2;padding:8px 0;vertical-align:top">${text}</td></tr>`,
    )}</table>${note && html`<p style="color:#454d5b;font-size:14px">${note}</p>`}</body></html>`.toString(),
  };
}
