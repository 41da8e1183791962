import type { WithdrawalStatement } from '#domain/forms/withdrawal-form.schema.ts';
import type { MailContent } from '#domain/shop/mail-content.ts';

/** A message as the functions hand it over. Who sends it, and how, is the server's affair. */
export interface OutgoingMail {
  /** Letters, digits and `-`; the same id is the same message. */
  id: string;
  /** Its kind, for logs: `contact`. */
  kind: string;
  to: string;
  /** Its words; the server sets them as HTML and as plain text. */
  content: MailContent;
  replyTo?: string;
  date: Date;
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[];
}

/**
 * Writes messages down, all or none: from then on they are sent however long the mail server is away and whatever ends this
 * process. Rejects when they could not be written.
 */
export type QueueMails = (mails: readonly OutgoingMail[]) => Promise<void>;

/** The return that a withdrawal became, and the page of its order; null if it fits no order and stays a message. */
export type WithdrawalOutcome = { returnId: number; status: 'opened' | 'requested'; orderPath: string } | null;

/**
 * Makes a statement of withdrawal a return of its order, where there is one, and writes down the mails that tell of it, in one
 * go. Rejects when that could not be written.
 */
export type RecordWithdrawal = (
  statement: WithdrawalStatement & { id: string },
  mailsFor: (outcome: WithdrawalOutcome) => readonly OutgoingMail[],
) => Promise<void>;
