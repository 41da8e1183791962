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
  return EMAIL.test(email) ? { ok: true, email } : { ok: false, error: 'format' };
}

/** The trimmed address, or null when it is none. */
export function emailOf(text: string): string | null {
  const parsed = parseEmail(text);
  return parsed.ok ? parsed.email : null;
}
