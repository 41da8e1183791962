import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';

// The hooks are asked for what they would show now.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <Value>(_subscribe: unknown, get: () => Value) => get(),
}));

const LATER = '2999-01-01T00:00:00Z';
const EARLIER = '2001-01-01T00:00:00Z';
const maria = { id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: 'Μαρία', lastName: null };
const tokens = { accessToken: 'a', expiresAt: LATER, refreshToken: 'r', idToken: 'i' };

let storage: ReturnType<typeof stubBrowserStorage>;
beforeEach(() => {
  vi.resetModules();
  storage = stubBrowserStorage();
});

const load = () => import('./auth-state.ts');
const stored = () => JSON.parse(storage.local.get('auth') ?? 'null').state;

describe('the session', () => {
  it('holds what a login hands out, and nothing of the login before', async () => {
    const { startSession, getSession, getAccessToken } = await load();
    startSession(tokens);
    expect(getSession()).toMatchObject(tokens);
    startSession({ accessToken: 'b', expiresAt: LATER });
    expect(getSession()).toMatchObject({ accessToken: 'b', refreshToken: null, idToken: null });
    expect(stored()).toMatchObject({ accessToken: 'b', refreshToken: null, idToken: null });
    expect(getAccessToken()).toBe('b');
  });

  it('shows its customer while the token is valid, and says when it ran out by itself', async () => {
    const { startSession, rememberCustomer, useSession, expireSession, endSession } = await load();
    const nobody = { isAuthenticated: false, isOver: false, customer: null, accessToken: null };
    expect(useSession()).toEqual(nobody);
    startSession(tokens);
    rememberCustomer({ ...maria, tags: ['kept by nobody'] } as typeof maria);
    expect(useSession()).toEqual({ isAuthenticated: true, isOver: false, customer: maria, accessToken: 'a' });
    expireSession();
    expect(useSession()).toEqual({ ...nobody, isOver: true });
    expect(stored()).toMatchObject({ refreshToken: null, idToken: null, customer: maria });
    endSession();
    expect(useSession()).toEqual(nobody);
    expect(stored()).toMatchObject({ accessToken: null, refreshToken: null, customer: null });
  });

  it('can lose its access token alone, which may be renewed', async () => {
    const { startSession, dropAccessToken, getAccessToken, getSession } = await load();
    startSession(tokens);
    dropAccessToken();
    expect(getAccessToken()).toBeNull();
    expect(getSession()).toMatchObject({ accessToken: null, expiresAt: null, refreshToken: 'r', idToken: 'i' });
  });

  it('forgets its customer until the next is known, and is busy only here', async () => {
    const { startSession, rememberCustomer, forgetCustomer, setSessionLoading, getSession } = await load();
    startSession(tokens);
    rememberCustomer(maria);
    forgetCustomer();
    expect(getSession()).toMatchObject({ customer: null, accessToken: 'a' });
    setSessionLoading(true);
    expect(getSession().isLoading).toBe(true);
  });

  it('that has just begun counts, whatever the clock of the device says', async () => {
    const { startSession, getAccessToken } = await load();
    startSession({ ...tokens, expiresAt: EARLIER });
    expect(getAccessToken()).toBe('a');
  });
});

describe('a stored session', () => {
  const restore = async (state: unknown) => {
    storage.local.set('auth', JSON.stringify({ state, version: 1 }));
    return (await load()).getSession();
  };

  it('is taken up whole, but not busy', async () => {
    const state = { ...tokens, customer: maria, isLoading: true };
    expect(await restore(state)).toEqual({ ...state, isLoading: false });
  });

  it('that ran out keeps what renews it', async () => {
    expect(await restore({ ...tokens, expiresAt: EARLIER, customer: maria })).toMatchObject({
      accessToken: null,
      expiresAt: null,
      refreshToken: 'r',
      customer: maria,
    });
  });

  it.each([
    ['no object', 'x', { accessToken: null }],
    ['tokens that are no text', { accessToken: 1, expiresAt: LATER, refreshToken: '' }, { refreshToken: null }],
    ['a customer without an id', { customer: { ...maria, id: 1 } }, { customer: null }],
    ['a customer whose name is no text', { customer: { ...maria, lastName: {} } }, { customer: null }],
  ])('with %s is not taken as it is', async (_what, state, expected) => {
    expect(await restore(state)).toMatchObject(expected);
  });
});
