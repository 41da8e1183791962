import { describe, expect, it } from 'vitest';
import { isSessionValid, nextSessionStep } from './session-step.ts';

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
