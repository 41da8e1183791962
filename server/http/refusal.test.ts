import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { refuse } from './refusal.ts';
import { refusalWords } from './refusal-words.ts';

const asked = (url: string, headers: Record<string, string> = {}) => ({ url, headers }) as unknown as IncomingMessage;
const { el, en } = refusalWords;
const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

it.each([
  ['a page', '/contact', {}, TEXT_TYPE, `${el.too_large}\n`],
  ['an English page', '/en/contact?type=warranty', {}, TEXT_TYPE, `${en.too_large}\n`],
  ['a script', '/contact', { accept: 'application/json' }, JSON_TYPE, JSON.stringify({ error: el.too_large })],
  ['a function', '/functions/v1/withdraw', {}, JSON_TYPE, JSON.stringify({ error: el.too_large })],
  [
    'an English caller of a function',
    '/functions/v1/withdraw',
    { 'accept-language': 'en' },
    JSON_TYPE,
    JSON.stringify({ error: en.too_large }),
  ],
])('tells %s in its own form and language', async (_whom, url, headers, type, body) => {
  const answer = refuse('too_large', asked(url, headers));
  expect(answer.status).toBe(413);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe(body);
});

it.each([
  ['busy', 503, '5'],
  ['unavailable', 503, '5'],
  ['too_slow', 408, null],
  ['broken_off', 400, null],
  ['foreign', 403, null],
] as const)('%s is %i, with a time to come back at only where that helps', (refusal, status, retryAfter) => {
  const answer = refuse(refusal, asked('/'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
});
