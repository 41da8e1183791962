import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '#schema/graphql.ts';
import { requestStorefront } from './request.ts';
import { withRetries } from './retry.ts';
import { StorefrontError } from './storefront-error.ts';

const document = graphql('query Shop { shop { name } }');

function ask(answer: (request: Request) => Response | Promise<Response>) {
  const platform = {
    fetch: async (request: Request) => answer(request),
    endpoint: 'http://x/api',
    headers: { token: 't' },
  };
  return requestStorefront(platform, document, {});
}

afterEach(() => vi.useRealTimers());

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('requestStorefront', () => {
  it('returns the data', async () => {
    await expect(ask(() => json({ data: { shop: { name: 'Ξανά' } } }))).resolves.toEqual({ shop: { name: 'Ξανά' } });
  });

  it('sends the document and the caller’s headers', async () => {
    let sent: { token: string | null; body: unknown } | undefined;
    await ask(async (request) => {
      sent = { token: request.headers.get('token'), body: await request.json() };
      return json({ data: {} });
    });
    expect(sent).toEqual({ token: 't', body: { query: 'query Shop { shop { name } }', variables: {} } });
  });

  it.each([
    ['402', () => json({}, 402), { kind: 'payment_required', status: 402 }, 'Shopify: Payment required'],
    ['503', () => json({}, 503), { kind: 'http', status: 503 }, 'HTTP error! status: 503'],
    ['no JSON', () => new Response('<html>'), { kind: 'invalid_response' }, 'Invalid response from Shopify'],
    ['no data', () => json({ data: null }), { kind: 'invalid_response' }, 'Invalid response from Shopify'],
    [
      'GraphQL errors',
      () => json({ errors: [{ message: 'a', extensions: { code: 'THROTTLED' } }, { message: 'b' }] }),
      { kind: 'graphql', codes: ['THROTTLED'], messages: ['a', 'b'] },
      'Error calling Shopify: a, b',
    ],
    [
      'GraphQL errors without words',
      () => json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }),
      { kind: 'graphql', codes: ['UNAUTHORIZED'], messages: ['UNAUTHORIZED'] },
      'Error calling Shopify: UNAUTHORIZED',
    ],
  ])('turns %s into a typed error with the specification’s words', async (_what, answer, failure, message) => {
    const error = await ask(answer).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StorefrontError);
    expect((error as StorefrontError).failure).toEqual(failure);
    expect((error as StorefrontError).message).toBe(message);
  });

  it('says that the network is gone', async () => {
    await expect(ask(() => Promise.reject(new TypeError('fetch failed')))).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
  });

  it('tells a connection that breaks in the middle of an answer from an answer that is none', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('terminated'));
      },
    });
    await expect(ask(() => new Response(body))).rejects.toMatchObject({
      failure: { kind: 'network' },
      isTransient: true,
    });
  });
});

describe('the time for an answer', () => {
  const late = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const brokenOff = async (request: Request) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":'));
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
        },
      }),
    );

  it.each([
    ['does not begin', late],
    ['does not end', brokenOff],
    ['is not to be broken off', () => new Promise<Response>(() => {})],
  ])('is over after ten seconds where it %s', async (_what, answer) => {
    vi.useFakeTimers();
    const error = ask(answer).catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ failure: { kind: 'timeout' } });
  });

  it('is no longer counted after an answer or a failure', async () => {
    vi.useFakeTimers();
    await ask(() => json({ data: {} }));
    await ask(() => json({}, 503)).catch(() => undefined);
    await ask(() => Promise.reject(new TypeError('fetch failed'))).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('withRetries', () => {
  const failing = (failure: ConstructorParameters<typeof StorefrontError>[0], times: number) => {
    let calls = 0;
    const query = async () => {
      calls += 1;
      if (calls <= times) throw new StorefrontError(failure);
      return calls;
    };
    const pauses: number[] = [];
    return { run: () => withRetries(query, async (ms) => void pauses.push(ms)), pauses };
  };

  it('asks three times more, waiting 1, 2 and 4 seconds', async () => {
    const { run, pauses } = failing({ kind: 'network' }, 3);
    await expect(run()).resolves.toBe(4);
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
  });

  it('gives up after that', async () => {
    const { run, pauses } = failing({ kind: 'http', status: 503 }, 9);
    await expect(run()).rejects.toMatchObject({ failure: { kind: 'http', status: 503 } });
    expect(pauses).toHaveLength(3);
  });

  it.each([{ kind: 'http', status: 404 } as const, { kind: 'payment_required', status: 402 } as const])(
    'does not ask again after %j',
    async (failure) => {
      const { run, pauses } = failing(failure, 1);
      await expect(run()).rejects.toBeInstanceOf(StorefrontError);
      expect(pauses).toEqual([]);
    },
  );
});
