import { describe, expect, it } from 'vitest';
import { parseAuth, parseIdentity } from './auth-form.schema.ts';

const whole = {
  email: ' maria@example.gr ',
  password: ' secret 12',
  firstName: ' Μαρία ',
  lastName: 'Παππά',
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
