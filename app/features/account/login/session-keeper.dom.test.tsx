import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { expireSession, getSession, startSession } from '../../../state/auth-state.ts';
import { getToasts, takeBackToasts } from '../../../state/toasts.ts';
import { SessionKeeper } from './session-keeper.tsx';

const DAY = 24 * 60 * 60_000;
const ends = (ms: number) => new Date(Date.now() + ms).toISOString();
const titles = () => getToasts().map(({ title }) => title);

/** What the platform says to a renewal. */
function platform(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}
const renewed = (accessToken: string | null) => () =>
  Response.json({
    data: {
      customerAccessTokenRenew: {
        customerAccessToken: accessToken && { accessToken, expiresAt: ends(30 * DAY) },
        userErrors: accessToken ? [] : [{ message: 'access token does not exist' }],
      },
    },
  });
const open = () => act(async () => void render(<SessionKeeper />, { wrapper: Layout }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const request = (_name: string, work: () => unknown) => work();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  takeBackToasts('login');
});
afterEach(() => {
  expireSession();
  vi.useRealTimers();
});

it('renews a session that runs out soon, once, and says nothing', async () => {
  const asked = platform(renewed('next'));
  startSession({ accessToken: 'first', expiresAt: ends(2 * DAY) });
  await open();
  expect(getSession().accessToken).toBe('next');
  await pass(DAY);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual([]);
});

it('leaves a session that lasts alone until its end is near', async () => {
  const asked = platform(renewed('next'));
  startSession({ accessToken: 'first', expiresAt: ends(25 * DAY) });
  await open();
  expect(asked).not.toHaveBeenCalled();
  await pass(24 * DAY);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says calmly that a session is over which the platform refuses', async () => {
  platform(renewed(null));
  startSession({ accessToken: 'first', expiresAt: ends(2 * DAY) });
  await open();
  expect(getSession().accessToken).toBeNull();
  expect(titles()).toHaveLength(1);
});

it('says nothing of a platform that was not reached, and asks again in a minute', async () => {
  let isDown = true;
  const asked = platform(() => (isDown ? Promise.reject(new TypeError('fetch failed')) : renewed('next')()));
  startSession({ accessToken: 'first', expiresAt: ends(2 * DAY) });
  await open();
  expect([getSession().accessToken, titles()]).toEqual(['first', []]);
  isDown = false;
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(getSession().accessToken).toBe('next');
});

it('tells the end of a session when it comes, on an open page', async () => {
  platform(() => Promise.reject(new TypeError('fetch failed')));
  startSession({ accessToken: 'first', expiresAt: ends(30_000) });
  await open();
  await pass(31_000);
  expect(getSession().accessToken).toBeNull();
  expect(titles()).toHaveLength(1);
});
