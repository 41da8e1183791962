import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';
import type { Platform } from '../../storefront/request.ts';

const VALUES = {
  email: 'Maria@example.gr',
  password: 'secret-12345',
  firstName: 'Μαρία',
  lastName: 'Παπά',
  acceptNewsletter: true,
};
const MARIA = { id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: 'Μαρία', lastName: 'Παπά' };
const NIKOS = { id: 'gid://shopify/Customer/2', email: 'nikos@example.gr', firstName: 'Νίκος', lastName: null };
const TOKEN = { accessToken: 'token', expiresAt: '2126-12-21T12:00:00Z' };

const done = {
  customerCreate: { customer: MARIA, customerUserErrors: [] },
  customerAccessTokenCreate: { customerAccessToken: TOKEN, customerUserErrors: [] },
  customer: MARIA,
};
const refused = { customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'no' }] };

const FAILED = Symbol('a server that fails');

/** The answers, by what is asked for. */
let answers: Record<string, unknown>;
const platform: Platform = {
  endpoint: 'https://shop.example.gr/api/2025-07/graphql.json',
  headers: {},
  async fetch(request) {
    const { query } = (await request.json()) as { query: string };
    const name = /\{\s*(\w+)/.exec(query)?.[1] ?? '';
    if (answers[name] === FAILED) return new Response('', { status: 404 });
    return Response.json({ data: { [name]: answers[name] } });
  },
};

let storage: ReturnType<typeof stubBrowserStorage>;
beforeEach(() => {
  vi.resetModules();
  storage = stubBrowserStorage();
  answers = done;
});

async function open() {
  return { ...(await import('../../state/auth-state.ts')), ...(await import('./account-api.ts')) };
}

describe('signing up', () => {
  it('logs in at once', async () => {
    const { signUp, getSession } = await open();
    expect(await signUp(platform, VALUES, 'el')).toEqual(MARIA);
    expect(getSession()).toMatchObject({ ...TOKEN, customer: MARIA });
  });

  it('that is refused is no half of anything', async () => {
    answers = { ...done, customerCreate: { customer: null, ...refused } };
    const { signUp } = await open();
    await expect(signUp(platform, VALUES, 'el')).rejects.toMatchObject({ name: 'AccountError' });
  });

  it.each([
    ['is refused', { customerAccessToken: null, ...refused }, 'AccountError'],
    ['gives no token', { customerAccessToken: null, customerUserErrors: [] }, 'NoTokenError'],
    ['does not come through', FAILED, 'StorefrontError'],
  ])('says so when the login after it %s', async (_what, login, cause) => {
    answers = { ...done, customerAccessTokenCreate: login };
    const { signUp, getAccessToken } = await open();
    await expect(signUp(platform, VALUES, 'el')).rejects.toMatchObject({
      name: 'LoginAfterSignupError',
      message: 'Login failed after signup',
      cause: { name: cause },
    });
    expect(getAccessToken()).toBeNull();
  });
});

describe('logging in', () => {
  const restore = (customer: object) => storage.local.set('auth', JSON.stringify({ state: { customer }, version: 1 }));

  it('without a token says so', async () => {
    answers = { ...done, customerAccessTokenCreate: { customerAccessToken: null, customerUserErrors: [] } };
    const { logIn } = await open();
    await expect(logIn(platform, VALUES, 'el')).rejects.toMatchObject({
      name: 'NoTokenError',
      message: 'Login failed',
    });
  });

  it.each([
    ['nobody', null, null],
    ['the same customer', MARIA, MARIA],
    ['another customer', NIKOS, null],
  ])('succeeds without the profile, after %s', async (_who, before, customer) => {
    if (before) restore(before);
    answers = { ...done, customer: FAILED };
    const { logIn, getSession } = await open();
    expect(await logIn(platform, VALUES, 'el')).toBeNull();
    expect(getSession()).toMatchObject({ ...TOKEN, customer });
  });

  it('fails when the platform does not know the token that it gave', async () => {
    answers = { ...done, customer: null };
    const { logIn, getAccessToken } = await open();
    await expect(logIn(platform, VALUES, 'el')).rejects.toMatchObject({ name: 'SessionExpiredError' });
    expect(getAccessToken()).toBeNull();
  });
});
