/** A message to the shop: what it must hold (specification, section 5), checked alike in the browser and on the server. */
import { type InferOutput, object } from 'valibot';
import { EMAIL_LENGTH } from '../customer/email.ts';
import {
  email,
  fieldsOf,
  optionalLine,
  parsed,
  parseForm,
  requiredLine,
  requiredLines,
  type TextError,
} from './form-schema.ts';

export const REQUEST_TYPES = ['general', 'warranty', 'technical', 'commercial'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** Characters. The specification names no bound for the phone; this one only keeps nonsense out. */
export const CONTACT_LIMITS = { name: 100, email: EMAIL_LENGTH, phone: 50, subject: 200, message: 2000 } as const;

/** Lines of the message are separated by `\n`; the phone is as it was typed, and empty when it was not given. */
const contactForm = object({
  name: requiredLine(CONTACT_LIMITS.name),
  email,
  phone: optionalLine(CONTACT_LIMITS.phone),
  requestType: parsed((text) => parseRequestType(text.trim()), 'required'),
  subject: requiredLine(CONTACT_LIMITS.subject),
  message: requiredLines(CONTACT_LIMITS.message),
});

export type ContactMessage = InferOutput<typeof contactForm>;
export type ContactField = keyof ContactMessage;
export type ContactErrors = Partial<Record<ContactField, TextError>>;
export const CONTACT_FIELDS: readonly ContactField[] = fieldsOf(contactForm);

export const parseContact = (input: Partial<Record<ContactField, unknown>>) => parseForm(contactForm, input);

/** `warranty` from an address such as `/contact?type=warranty`; null for anything else. */
export function parseRequestType(text: string | null): RequestType | null {
  return REQUEST_TYPES.find((type) => type === text) ?? null;
}
