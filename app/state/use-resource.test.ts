import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StorefrontError } from '../storefront/storefront-error.ts';
import { isPaymentRequired } from './payment-required.ts';
import { getToasts } from './toasts.ts';
import { useResource } from './use-resource.ts';

/** One component: its state, and what it does when it goes. */
const shown = vi.hoisted(() => ({ state: undefined as unknown, leave: undefined as (() => void) | undefined }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: () => [shown.state, (next: unknown) => Object.assign(shown, { state: next })],
  useEffect: (effect: () => (() => void) | undefined) => Object.assign(shown, { leave: effect() }),
  useCallback: <Callback>(callback: Callback) => callback,
}));
vi.mock('../i18n/i18n-context.tsx', () => ({ useI18n: () => ({ t: (key: string) => key }) }));

const answer = (body: object, status = 200) => vi.fn(async () => Response.json(body, { status }));
/** Until the answer has been read. */
const settle = () => new Promise((done) => setImmediate(done));

beforeEach(() => Object.assign(shown, { state: 'before', leave: undefined }));

describe('what an address of the store answers', () => {
  it('is shown', async () => {
    const fetched = answer({ cards: [1] });
    vi.stubGlobal('fetch', fetched);
    useResource('/cards');
    await settle();
    expect(shown.state).toEqual({ cards: [1] });
    expect(fetched).toHaveBeenCalledWith(
      '/cards',
      expect.objectContaining({ headers: { accept: 'application/json' } }),
    );
  });

  it('is not asked for without an address, and what was there stays', async () => {
    const fetched = answer({});
    vi.stubGlobal('fetch', fetched);
    useResource(null);
    await settle();
    expect([shown.state, fetched.mock.calls.length]).toEqual(['before', 0]);
  });

  it.each([
    ['an error', async () => Response.json({ cards: [1] }, { status: 500 })],
    ['no JSON', async () => new Response('<p>')],
    ['nobody', async () => Promise.reject(new TypeError('offline'))],
  ])('is nothing where %s answers', async (_what, fetched) => {
    vi.stubGlobal('fetch', fetched);
    useResource('/cards');
    await settle();
    expect(shown.state).toBeNull();
  });

  it('is nothing where the platform fails, and says so where it wants to be paid', async () => {
    vi.stubGlobal('fetch', answer({ missingReason: 'failed' }, 503));
    useResource('/cards');
    await settle();
    expect([shown.state, getToasts()]).toEqual([null, []]);
    vi.stubGlobal('fetch', answer({ missingReason: 'payment_required' }, 503));
    useResource('/cards');
    await settle();
    expect(getToasts()).toMatchObject([{ kind: 'error', title: 'Shopify: Payment required', lang: 'en' }]);
  });

  it('is left alone when its part of the page has gone', async () => {
    vi.stubGlobal('fetch', answer({ cards: [1] }));
    useResource('/cards');
    shown.leave?.();
    await settle();
    expect(shown.state).toBe('before');
  });
});

it('knows the error of a platform that wants to be paid', () => {
  expect(isPaymentRequired(new StorefrontError({ kind: 'payment_required', status: 402 }))).toBe(true);
  expect(isPaymentRequired(new StorefrontError({ kind: 'network' }))).toBe(false);
  expect(isPaymentRequired(new Error('x'))).toBe(false);
});
