import { beforeEach, expect, it, vi } from 'vitest';
import { getSession, startSession } from '../../state/auth-state.ts';
import { SessionExpiredError } from './account-error.ts';
import { requestLogins } from './request-logins.ts';

const LOGIN = { browser: 'Firefox · Windows', since: '2026-11-28T10:00:00.000Z', isThis: true };
const logIn = (accessToken: string) => startSession({ accessToken, expiresAt: '2999-01-01T00:00:00.000Z' });

/** The platform knows one token. @returns the tokens that were shown */
function platform(known: string, onAsk = () => {}) {
  const shown: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: { authorization: string } }) => {
    shown.push(headers.authorization);
    const answer =
      headers.authorization === `Bearer ${known}`
        ? Response.json({ logins: [LOGIN, { browser: 1 }] })
        : Response.json({ error: 'unknown' }, { status: 401 });
    onAsk();
    return answer;
  });
  return shown;
}

beforeEach(() => logIn('first'));

it('lists the logins, without what is none', async () => {
  platform('first');
  expect(await requestLogins('/account/logins/', 'GET')).toEqual([LOGIN]);
});

it('ends the session whose token the platform does not know', async () => {
  platform('another');
  await expect(requestLogins('/account/logins/', 'GET')).rejects.toThrow(SessionExpiredError);
  expect(getSession().accessToken).toBeNull();
});

it('asks again with a token that came meanwhile, and leaves its session', async () => {
  const shown = platform('second', () => logIn('second'));
  expect(await requestLogins('/account/logins/', 'GET')).toEqual([LOGIN]);
  expect(shown).toEqual(['Bearer first', 'Bearer second']);
  expect(getSession().accessToken).toBe('second');
});

it.each([
  ['http_500', () => new Response('', { status: 500 })],
  ['invalid_response', () => new Response('<html>')],
  ['network', () => Promise.reject(new TypeError('fetch failed'))],
])('fails with %s, and the session stays', async (code, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  await expect(requestLogins('/account/logins/', 'GET')).rejects.toMatchObject({ code });
  expect(getSession().accessToken).toBe('first');
});
