/** A message to the shop: what it must hold (specification, section 5), checked alike in the browser and on the server. */
import { EMAIL_LENGTH, parseEmail } from './email.ts';
import { cleanLine, cleanLines, countCharacters, hasContent } from './typed-text.ts';

export const REQUEST_TYPES = ['general', 'warranty', 'technical', 'commercial'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** Characters. The specification names no bound for the phone; this one only keeps nonsense out. */
export const CONTACT_LIMITS = { name: 100, email: EMAIL_LENGTH, phone: 50, subject: 200, message: 2000 } as const;

export interface ContactMessage {
  name: string;
  email: string;
  /** As it was typed; empty when it was not given. */
  phone: string;
  requestType: RequestType;
  subject: string;
  /** Lines are separated by `\n`. */
  message: string;
}

export interface ContactErrors {
  name?: 'required' | 'too_long';
  email?: 'format' | 'too_long';
  phone?: 'too_long';
  requestType?: 'required';
  subject?: 'required' | 'too_long';
  message?: 'required' | 'too_long';
}

export type ContactField = keyof ContactMessage;
/** In the order in which the form shows them. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'phone', 'requestType', 'subject', 'message'];

/** Checks everything at once, so that one hears of every mistake together. Values of any type: they may come as JSON. */
export function parseContact(
  input: Partial<Record<ContactField, unknown>>,
): { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors } {
  const name = cleanLine(toText(input.name));
  const phone = cleanLine(toText(input.phone));
  const subject = cleanLine(toText(input.subject));
  const message = cleanLines(toText(input.message));
  const email = parseEmail(toText(input.email));
  const requestType = REQUEST_TYPES.find((type) => type === toText(input.requestType).trim());
  const errors: ContactErrors = {
    ...wrong('name', lengthError(name, CONTACT_LIMITS.name)),
    ...wrong('email', email.ok ? null : email.error),
    ...wrong('phone', countCharacters(phone) > CONTACT_LIMITS.phone ? 'too_long' : null),
    ...wrong('requestType', requestType ? null : 'required'),
    ...wrong('subject', lengthError(subject, CONTACT_LIMITS.subject)),
    ...wrong('message', lengthError(message, CONTACT_LIMITS.message)),
  };
  if (!email.ok || !requestType || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, message: { name, email: email.email, phone, requestType, subject, message } };
}

/** `warranty` from an address such as `/contact?type=warranty`; null for anything else. */
export function parseRequestType(text: string | null): RequestType | null {
  return REQUEST_TYPES.find((type) => type === text) ?? null;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function lengthError(text: string, limit: number): 'required' | 'too_long' | null {
  if (!hasContent(text)) return 'required';
  return countCharacters(text) > limit ? 'too_long' : null;
}

function wrong<Field extends ContactField, Code extends string>(field: Field, code: Code | null) {
  return (code === null ? {} : { [field]: code }) as { [Key in Field]?: Code };
}
