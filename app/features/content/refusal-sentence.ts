import { isRouteErrorResponse } from 'react-router';

const LONGEST = 200;

/**
 * The sentence with which the server refused to read a form (server/http/refusal.ts); null when the error is another one, or the
 * page of some machine in between.
 */
export function refusalSentence(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string') return null;
  const sentence = error.data.trim();
  return sentence === '' || sentence.length > LONGEST || sentence.includes('<') ? null : sentence;
}
