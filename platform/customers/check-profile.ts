/** What a customer may say of themselves. Every check answers one error at most for its field, under the field's path. */
import { cleanEmail, EMAIL_LENGTH, parseEmail } from '#domain/customer/email.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { cleanLine, countCharacters } from '#domain/customer/typed-text.ts';
import type { CustomerUserError } from './customer-errors.ts';

/** The shop's own rule; the hosted platform asks for five. */
export const PASSWORD_LENGTH = { least: 8, most: 128 };

const TEXT_LENGTH = 255;
const HTML_TAG = /<\/?[a-z!][^>]*>?/i;
const URL_TEXT = /https?:\/\/|www\.\S/i;

/** Domains that can never have a mailbox (RFC 2606 and RFC 6761), and what is no domain name at all. */
const NO_MAILBOX = /\.(?:invalid|localhost|local|onion)$/i;
const HAS_DOTTED_DOMAIN = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

export function checkEmail(text: string, field: string[]): CustomerUserError[] {
  const email = cleanEmail(text);
  if (email === '') return [{ code: 'BLANK', field, message: "Email can't be blank" }];
  const parsed = parseEmail(email);
  if (parsed.ok && !NO_MAILBOX.test(email)) return [];
  if (!parsed.ok && parsed.error === 'too_long') return tooLong('Email', EMAIL_LENGTH, field);
  const [local = ''] = email.split('@');
  const isDomainWrong = HAS_DOTTED_DOMAIN.test(email) && parseEmail(`${local}@example.com`).ok;
  return isDomainWrong
    ? [{ code: 'BAD_DOMAIN', field, message: 'Email contains an invalid domain name' }]
    : [{ code: 'INVALID', field, message: 'Email is invalid' }];
}

export function checkPassword(password: string, field: string[]): CustomerUserError[] {
  const { least, most } = PASSWORD_LENGTH;
  if (password === '') return [{ code: 'BLANK', field, message: "Password can't be blank" }];
  if (password.trim() !== password) {
    const message = 'Password cannot start or end with whitespace';
    return [{ code: 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, message }];
  }
  const length = countCharacters(password);
  if (length > most) return tooLong('Password', most, field);
  if (length >= least) return [];
  return [{ code: 'TOO_SHORT', field, message: `Password is too short (minimum is ${least} characters)` }];
}

/** One line of free text: a name, a street. */
export function checkText(text: string, name: string, field: string[]): CustomerUserError[] {
  if (text.length > TEXT_LENGTH) return tooLong(name, TEXT_LENGTH, field);
  if (HTML_TAG.test(text)) {
    return [{ code: 'CONTAINS_HTML_TAGS', field, message: `${name} cannot contain HTML tags` }];
  }
  return URL_TEXT.test(text) ? [{ code: 'CONTAINS_URL', field, message: `${name} cannot contain URL` }] : [];
}

export function checkPhone(phone: string, field: string[]): CustomerUserError[] {
  return phone.trim() === '' || parsePhone(phone) !== null
    ? []
    : [{ code: 'INVALID', field, message: 'Phone is invalid' }];
}

/** Null for nothing, as the platform answers it. */
export function toText(text: string): string | null {
  return cleanLine(text) || null;
}

function tooLong(name: string, most: number, field: string[]): CustomerUserError[] {
  return [{ code: 'TOO_LONG', field, message: `${name} is too long (maximum is ${most} characters)` }];
}
