import { describe, expect, it } from 'vitest';
import { AccountError, LoginAfterSignupError, NoTokenError, SessionExpiredError } from './account-error.ts';
import { type AccountKey, accountWords } from './account-words.ts';
import { failureWords } from './failure-words.ts';

const wordsOf = (language: 'el' | 'en') => (key: AccountKey) => accountWords[language][key];
const words = wordsOf('en');
const refusal = (code: string, message = 'The platform’s words') => new AccountError([{ code, message } as never]);

describe('a login whose answer has no token', () => {
  it('says that it failed, and where it goes on', () =>
    expect(failureWords(new NoTokenError('Login failed'), 'error.login', words)).toEqual({
      kind: 'info',
      title: 'You will be redirected to the store’s login page.',
      description: 'Login failed.',
    }));

  it('after a sign-up says that too', () =>
    expect(failureWords(new LoginAfterSignupError(new NoTokenError('')), 'error.signup', words)).toMatchObject({
      kind: 'info',
      description: 'Login failed after signup.',
    }));

  it('is said in Greek too', () =>
    expect(failureWords(new NoTokenError(''), 'error.login', wordsOf('el')).description).toBe(
      'Η σύνδεση δεν ολοκληρώθηκε.',
    ));
});

it('says of a login that was refused after its sign-up what there is to do', () =>
  expect(failureWords(new LoginAfterSignupError(refusal('UNIDENTIFIED_CUSTOMER')), 'error.signup', words)).toEqual({
    kind: 'error',
    title: 'Login failed after signup.',
    description: 'Your account was created. Log in with your password.',
  }));

it.each([
  [refusal('UNIDENTIFIED_CUSTOMER'), 'error.login', 'The e-mail or the password is not right.'],
  [refusal('TAKEN'), 'error.signup', 'There is already an account with this e-mail. Log in.'],
  [refusal('TAKEN'), 'error.address', 'The same address is already in your account.'],
  [refusal('INVALID'), 'error.login', 'The platform’s words'],
  [refusal('INVALID', ''), 'error.login', 'Login failed. Please try again.'],
  [new TypeError('x'), 'error.orders', 'Error loading your orders.'],
] as const)('says what the platform refused, or the screen’s own words', (error, fallback, title) =>
  expect(failureWords(error, fallback, words)).toEqual({ kind: 'error', title }),
);

it('says that a session is over', () =>
  expect(failureWords(new SessionExpiredError(''), 'error.info', words)).toMatchObject({
    kind: 'info',
    title: 'Your session has ended. Log in again.',
  }));
