/** A whole platform with the tests' own catalogue, a clock that stands still and dice that are counted. */

import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import type { ApiVersion } from '#schema/build-schema.ts';
import { type DatabaseKind, useDatabase } from './databases.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';
import { fixturePages } from './fixture-pages.ts';
import { startClock, type TestClock } from './test-clock.ts';

export const TOKEN = 'public-test-token';
export const PRIVATE_TOKEN = 'private-test-token';
export const PUBLIC_URL = 'https://shop.example.gr';

/** An answer of the API, as a test reads it. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects and fails where they are not
  data: any;
  errors:
    | { message: string; path?: (string | number)[]; extensions: { code: string; requestId?: string } }[]
    | undefined;
}

interface TestPlatform {
  platform: Platform;
  /** Sends a document with the public token, as if from this address. */
  query: (
    document: string,
    variables?: Record<string, unknown>,
    address?: string,
    version?: ApiVersion,
  ) => Promise<Answer>;
  /** Sends any request to the endpoint. */
  send: (init: RequestInit & { path?: string; address?: string }) => Promise<Response>;
  /** The log's lines so far. */
  log: () => Record<string, unknown>[];
  clock: TestClock;
}

export const NOW = new Date('2026-09-15T10:00:00.000Z');

/** @returns the platform; to be called inside tests and hooks only */
export function useTestPlatform(kind: DatabaseKind): () => TestPlatform {
  const location = useDatabase(kind);
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  let platform: Platform | undefined;
  let rolled = 0;
  const clock = startClock(NOW);
  beforeAll(async () => {
    platform = await createPlatform({
      ...location(),
      seed: 'none',
      publicUrl: PUBLIC_URL,
      storefrontToken: TOKEN,
      privateToken: PRIVATE_TOKEN,
      readPages: async () => fixturePages,
      log: pino(stream),
      now: () => clock.now,
      randomToken: (bytes) => `r${String(++rolled).padStart(bytes, '0')}`,
      // The least that scrypt takes: these tests are not about how long a guess takes.
      passwordCost: { N: 16, r: 1, p: 1 },
    });
    await seedDemo(platform.context, fixtureCatalogue);
  });
  afterAll(() => platform?.close());
  return () => {
    if (!platform) throw new Error('There is no platform before the tests begin');
    return toTestPlatform(platform, lines, clock);
  };
}

function toTestPlatform(platform: Platform, lines: readonly string[], clock: TestClock): TestPlatform {
  const send = ({
    path = '/api/2025-07/graphql.json',
    address,
    ...init
  }: RequestInit & { path?: string; address?: string }) =>
    platform.storefrontApi(new Request(`${PUBLIC_URL}${path}`, init), { address });
  return {
    platform,
    send,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    clock,
    async query(document, variables = {}, address, version = '2025-07') {
      const response = await send({
        path: `/api/${version}/graphql.json`,
        ...(address && { address }),
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN },
        body: JSON.stringify({ query: document, variables }),
      });
      const { data, errors } = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
      return { status: response.status, headers: response.headers, data, errors };
    },
  };
}
