import { inOneAlphabet } from '../words/one-alphabet.ts';

/** Characters in one address: what the platform's columns take. */
export const EMAIL_LENGTH = 255;

/**
 * One address, by the rule of HTML's own e-mail fields plus a dot in the domain and letters of any script: no blanks,
 * quotes, commas, angle brackets or line breaks, so it can never be read as a list or as a header of a message.
 */
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** No mailbox begins or ends with a dot, or has two in a row (RFC 5321): a mail server would refuse it. */
const EXTRA_DOTS = /^\.+|\.+(?=[.@])/gu;

/** The address without blanks around it and invisible marks in it, or what is wrong with it. */
export function parseEmail(
  text: string,
): { ok: true; email: string } | { ok: false; error: 'format' | 'dots' | 'too_long' } {
  const email = cleanEmail(text);
  if (email.length > EMAIL_LENGTH) return { ok: false, error: 'too_long' };
  const mended = email.replace(EXTRA_DOTS, '');
  if (!EMAIL.test(mended) || isDisguised(email)) return { ok: false, error: 'format' };
  return mended === email ? { ok: true, email } : { ok: false, error: 'dots' };
}

/** Invisible marks come along when an address is copied, and Greek letters that look Latin when it is typed. */
export function cleanEmail(text: string): string {
  return inOneAlphabet(text.replace(/\p{Cf}/gu, '').trim());
}

/** Looks like another address: letters of two scripts in one word (`mаria` with a Cyrillic `а`), ligatures, full-width letters. */
function isDisguised(email: string): boolean {
  if (email.normalize('NFKC') !== email) return true;
  return (email.match(/\p{L}+/gu) ?? []).some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u,
];

/**
 * The mailbox that an address leads to, for counting persons: `maria+shop@`, `m.a.ria@` and `Maria@` are one. Where dots tell mailboxes
 * apart, two persons whose addresses differ in nothing else are counted as one.
 */
export function mailboxOf(email: string): string {
  const folded = email.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const [name = ''] = folded.slice(0, at).split('+');
  return `${name.replaceAll('.', '')}${folded.slice(at)}`;
}

/** The trimmed address; null for another text. */
export function emailOf(text: string): string | null {
  const parsed = parseEmail(text);
  return parsed.ok ? parsed.email : null;
}
