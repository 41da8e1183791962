import type { IncomingMessage } from 'node:http';
import { acceptedLanguage, type Language, languageOf } from '#domain/locale/locales.ts';
import { RETRY_AFTER_S } from '#platform/web/respond.ts';
import { type Refusal, refusalWords } from './refusal-words.ts';

const STATUS: Readonly<Record<Refusal, number>> = {
  busy: 503,
  unavailable: 503,
  too_large: 413,
  too_slow: 408,
  broken_off: 400,
  foreign: 403,
};

/** The answer to a refused request: for a script as `{ error }`, otherwise as text. */
export function refuse(refusal: Refusal, message: IncomingMessage): Response {
  const sentence = refusalWords[refusalLanguage(message)][refusal];
  const isScript = message.url?.startsWith('/functions/') || /\bapplication\/json\b/.test(message.headers.accept ?? '');
  return new Response(isScript ? JSON.stringify({ error: sentence }) : `${sentence}\n`, {
    status: STATUS[refusal],
    headers: {
      'content-type': isScript ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(STATUS[refusal] === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    },
  });
}

/** The page's, or for the functions what the caller accepts. */
function refusalLanguage({ url = '', headers }: IncomingMessage): Language {
  if (url.startsWith('/functions/')) return acceptedLanguage(headers['accept-language']);
  return languageOf(url.split(/[?.]/)[0] ?? '');
}
