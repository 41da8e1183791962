import type { Generated } from 'kysely';

export interface MailTables {
  /** Mail that must go out: written in the transaction of its cause, sent by a worker, so a crash in between loses nothing. */
  outbox: {
    id: string;
    kind: string;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    reply_to: string | null;
    /** JSON of further headers. */
    headers: string;
    status: 'queued' | 'sending' | 'sent' | 'failed';
    attempts: number;
    next_attempt_at: string;
    created_at: string;
    sent_at: string | null;
    /** The code of the last failure. */
    last_error: Generated<string | null>;
    /** After that it is not sent any more; null: it is true for ever. */
    send_before: Generated<string | null>;
  };

  /** The files of a mail until it was sent. */
  outbox_attachments: {
    mail_id: string;
    position: number;
    filename: string;
    content_type: string;
    bytes: number;
    /** Base64. */
    content: string;
  };
}
