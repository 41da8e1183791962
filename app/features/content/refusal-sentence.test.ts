import { expect, it } from 'vitest';
import { refusalSentence } from './refusal-sentence.ts';

const answered = (data: unknown) => ({ status: 503, statusText: '', internal: false, data });

it.each([
  [answered('Try again in a few seconds.\n'), 'Try again in a few seconds.'],
  [answered('<html>Bad Gateway</html>'), null],
  [answered('x'.repeat(201)), null],
  [answered(''), null],
  [answered({ error: 'x' }), null],
  [new TypeError('Failed to fetch'), null],
])('of %j is %j', (error, sentence) => expect(refusalSentence(error)).toBe(sentence));
