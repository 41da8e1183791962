import type { IncomingMessage } from 'node:http';
import type { Language } from '#shop.config';

const RETRY_AFTER_S = 5;

const STATUS = { busy: 503, too_large: 413, too_slow: 408, broken_off: 400, foreign: 403 } as const;

export type Refusal = keyof typeof STATUS;

const WORDS: Readonly<Record<Language, Record<Refusal, string>>> = {
  el: {
    busy: 'Αυτή τη στιγμή στέλνουν πολλοί μαζί. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
    too_large: 'Η φόρμα είναι πολύ μεγάλη και δεν διαβάστηκε.',
    too_slow: 'Η φόρμα δεν έφτασε ολόκληρη. Δοκιμάστε ξανά με πιο γρήγορη σύνδεση.',
    broken_off: 'Η φόρμα δεν έφτασε ολόκληρη. Δοκιμάστε ξανά.',
    foreign: 'Η φόρμα στάλθηκε από άλλη ιστοσελίδα.',
  },
  en: {
    busy: 'Many people are sending at this moment. Please try again in a few seconds.',
    too_large: 'The form is too large and was not read.',
    too_slow: 'The form did not arrive completely. Please try again on a faster connection.',
    broken_off: 'The form did not arrive completely. Please try again.',
    foreign: 'This form was sent from another site.',
  },
};

/** An answer to a form that is not read: for a script as `{ error }`, else as text. The connection ends with it. */
export function refuse(refusal: Refusal, message: IncomingMessage): Response {
  const sentence = WORDS[languageOf(message)][refusal];
  const isScript = message.url?.startsWith('/functions/') || /\bapplication\/json\b/.test(message.headers.accept ?? '');
  return new Response(isScript ? JSON.stringify({ error: sentence }) : `${sentence}\n`, {
    status: STATUS[refusal],
    headers: {
      'content-type': isScript ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(refusal === 'busy' && { 'retry-after': String(RETRY_AFTER_S) }),
    },
  });
}

/** The page's, or for the functions what the caller accepts. */
function languageOf({ url = '', headers }: IncomingMessage): Language {
  if (!url.startsWith('/functions/')) return /^\/en(?:[/?.]|$)/.test(url) ? 'en' : 'el';
  return /\b(el|en)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase() === 'en' ? 'en' : 'el';
}
