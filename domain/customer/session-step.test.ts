import { describe, expect, it } from 'vitest';
import { expiryOnDevice, isSessionValid, nextSessionStep } from './session-step.ts';

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

describe('expiryOnDevice', () => {
  const issued = Date.parse('2026-11-29T10:00:00Z');
  const expiresAt = '2026-12-13T10:00:00.000Z';

  it('is the platform’s own word where the clock can be right', () => {
    expect(expiryOnDevice(expiresAt, false, issued)).toBe(expiresAt);
  });

  it('keeps a new session alive where the clock is years ahead', () => {
    const now = Date.parse('2032-11-29T10:00:00Z');
    for (const refreshToken of ['r', null]) {
      const session = {
        accessToken: 'a',
        refreshToken,
        expiresAt: expiryOnDevice(expiresAt, refreshToken !== null, now),
      };
      expect(isSessionValid(session, now)).toBe(true);
      expect(nextSessionStep(session, now)).toEqual({ kind: 'wait', ms: refreshToken ? 600_000 : 7 * 86_400_000 });
    }
  });
});
