/** A message as the functions hand it over. Who sends it, and how, is the server's affair. */
export interface OutgoingMail {
  /** Letters, digits and `-`; the same id is the same message. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  date: Date;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
}

/** Resolves when the message has been handed over; rejects when it could not be. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;
