/** Characters in one address: what the platform's columns take. */
export const EMAIL_LENGTH = 255;

/**
 * One address, by the rule of HTML's own e-mail fields plus a dot in the domain and letters of any script: no blanks,
 * quotes, commas, angle brackets or line breaks, so it can never be read as a list or as a header of a message.
 */
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The trimmed address, or what is wrong with it. */
export function parseEmail(text: string): { ok: true; email: string } | { ok: false; error: 'format' | 'too_long' } {
  const email = text.trim();
  if (email.length > EMAIL_LENGTH) return { ok: false, error: 'too_long' };
  return EMAIL.test(email) && !isDisguised(email) ? { ok: true, email } : { ok: false, error: 'format' };
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
