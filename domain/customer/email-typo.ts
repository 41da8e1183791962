import { fold } from '../locale/fold.ts';
import { switchLayout } from '../words/keyboard-layout.ts';
import { findNearWords } from '../words/near-words.ts';

/** The mailbox providers of most buyers, sorted. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.gr',
  'icloud.com',
  'outlook.com',
  'outlook.com.gr',
  'yahoo.com',
  'yahoo.gr',
];

/** Providers whose names are a letter away from one of those. */
const OTHERS: ReadonlySet<string> = new Set(['mail.com', 'ymail.com', 'yahoo.fr', 'hotmail.fr']);

const GREEK = /\p{Script=Greek}/u;

/** The address that was probably meant: `maria@gmail.com` for `maria@gmail.con`; null for most. */
export function findEmailTypo(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (COMMON.includes(domain) || OTHERS.has(domain)) {
    // These providers have no mailboxes in Greek letters: the keyboard was set to them.
    const latin = switchLayout(fold(email.slice(0, at - 1)));
    return latin !== null && GREEK.test(email) ? `${latin}@${domain}` : null;
  }
  const meant = COMMON[findNearWords(COMMON, domain, 1)[0]?.at ?? -1];
  return meant === undefined ? null : email.slice(0, at) + meant;
}
