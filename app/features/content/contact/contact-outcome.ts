import type { AttachmentProblem } from '#domain/customer/attachment.ts';
import type { ContactErrors, ContactField } from '#domain/forms/contact-form.schema.ts';

export type ContactValues = Record<ContactField, string>;

export type ContactOutcome =
  /** `isCopied` says whether the sender was sent a copy. */
  | { kind: 'sent'; isCopied: boolean }
  | { kind: 'invalid'; values: ContactValues; errors: ContactErrors; problem: AttachmentProblem | null }
  /** `message` is the server's sentence; null when there is none. `values` is null when the page still holds them. */
  | { kind: 'failed'; values: ContactValues | null; message: string | null };
