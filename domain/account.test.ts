import { describe, expect, it } from 'vitest';
import { type AuthValues, isSessionValid, nextSessionStep, parseAuth, parseIdentity } from './account.ts';

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

  it('asks for no password where the platform does', () => {
    const { email, firstName, lastName } = whole;
    expect(parseIdentity({ email, firstName, lastName }, 'signup')).toEqual({
      ok: true,
      values: { email: 'maria@example.gr', firstName: 'Μαρία', lastName: 'Παππά' },
    });
    expect(parseIdentity({ email: 'x', firstName: '', lastName }, 'signup')).toEqual({
      ok: false,
      errors: { email: 'format', firstName: 'required' },
    });
  });
});

describe('nextSessionStep', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const classic = (expiresAt: string) => ({ accessToken: 't', expiresAt, refreshToken: null });
  const newer = (expiresAt: string | null) => ({ accessToken: expiresAt && 't', expiresAt, refreshToken: 'r' });
  it.each([
    ['nobody is logged in', { accessToken: null, expiresAt: null, refreshToken: null }, { kind: 'none' }],
    ['a month is left', classic('2026-12-21T12:00:00Z'), { kind: 'wait', ms: 23 * 24 * 3_600_000 }],
    ['a week is left', classic('2026-11-28T12:00:00Z'), { kind: 'renew' }],
    ['a second is left', classic('2026-11-21T12:00:01Z'), { kind: 'renew' }],
    ['it ran out', classic('2026-11-21T12:00:00Z'), { kind: 'end' }],
    ['the expiry is none', classic('soon'), { kind: 'end' }],
    ['two hours are left of a newer account', newer('2026-11-21T14:00:00Z'), { kind: 'wait', ms: 110 * 60_000 }],
    ['ten minutes are left', newer('2026-11-21T12:10:00Z'), { kind: 'renew' }],
    ['it ran out, and can be renewed', newer('2026-11-20T12:00:00Z'), { kind: 'renew' }],
    ['only the refresh token is left', newer(null), { kind: 'renew' }],
  ] as const)('when %s', (_when, session, step) => expect(nextSessionStep(session, now)).toEqual(step));
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
