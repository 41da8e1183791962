export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** A message ready to leave. */
export interface MailMessage {
  /** The outbox's id: names the file and, with the sender's domain, the Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** When the message was written; its Date header. */
  date: Date;
  attachments?: readonly MailAttachment[];
}

export interface MailTransport {
  /** Resolves when the message has been handed over for good. Sending the same id again must do no harm. */
  send(message: MailMessage): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}

/** Stable, so that a mail client shows a message that was sent twice only once. */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
