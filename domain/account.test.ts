import { describe, expect, it } from 'vitest';
import { type AuthValues, isSessionValid, parseAuth } from './account.ts';

const whole: AuthValues = {
  email: ' maria@example.gr ',
  password: ' secret 12',
  firstName: ' Μαρία ',
  lastName: 'Παππά',
  acceptNewsletter: true,
};

describe('parseAuth', () => {
  it('trims names and e-mail, and leaves the password alone', () =>
    expect(parseAuth(whole, 'signup')).toEqual({
      ok: true,
      values: { ...whole, email: 'maria@example.gr', firstName: 'Μαρία' },
    }));

  it.each([
    [{ email: 'maria' }, 'signup', { email: 'format' }],
    [{ password: '1234567' }, 'signup', { password: 'too_short' }],
    [{ firstName: '  ', lastName: '' }, 'signup', { firstName: 'required', lastName: 'required' }],
    [{ email: '', password: '' }, 'login', { email: 'format', password: 'too_short' }],
  ] as const)('%j at %s: %j', (change, mode, errors) =>
    expect(parseAuth({ ...whole, ...change }, mode)).toEqual({ ok: false, errors }),
  );

  it('asks for no name at login', () =>
    expect(parseAuth({ ...whole, firstName: '', lastName: '' }, 'login').ok).toBe(true));
});

it.each([
  [{ accessToken: 't', expiresAt: '2026-12-01T00:00:00Z' }, true],
  [{ accessToken: 't', expiresAt: '2026-11-01T00:00:00Z' }, false],
  [{ accessToken: 't', expiresAt: null }, false],
  [{ accessToken: 't', expiresAt: 'soon' }, false],
  [{ accessToken: '', expiresAt: '2026-12-01T00:00:00Z' }, false],
  [{ accessToken: null, expiresAt: '2026-12-01T00:00:00Z' }, false],
])('a session of %j is valid: %s', (session, valid) =>
  expect(isSessionValid(session, Date.parse('2026-11-21T00:00:00Z'))).toBe(valid),
);
