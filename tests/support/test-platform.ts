/** A whole platform with the tests' own catalogue, a clock that stands still and dice that are counted. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { type DatabaseKind, useDatabase } from './databases.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

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
  /** Sends a document with the public token. */
  query: (document: string, variables?: Record<string, unknown>) => Promise<Answer>;
  /** Sends any request to the endpoint. */
  send: (init: RequestInit & { path?: string }) => Promise<Response>;
  /** The log's lines so far. */
  log: () => Record<string, unknown>[];
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
  beforeAll(async () => {
    platform = await createPlatform({
      ...location(),
      seed: 'none',
      publicUrl: PUBLIC_URL,
      storefrontToken: TOKEN,
      privateToken: PRIVATE_TOKEN,
      log: pino(stream),
      now: () => NOW,
      randomToken: (bytes) => `r${String(++rolled).padStart(bytes, '0')}`,
    });
    await seedDemo(platform.context, fixtureCatalogue);
  });
  afterAll(() => platform?.close());
  return () => {
    if (!platform) throw new Error('There is no platform before the tests begin');
    return toTestPlatform(platform, lines);
  };
}

function toTestPlatform(platform: Platform, lines: readonly string[]): TestPlatform {
  const send = ({ path = '/api/2025-07/graphql.json', ...init }: RequestInit & { path?: string }) =>
    platform.storefrontApi(new Request(`${PUBLIC_URL}${path}`, init));
  return {
    platform,
    send,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    async query(document, variables = {}) {
      const response = await send({
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN },
        body: JSON.stringify({ query: document, variables }),
      });
      const { data, errors } = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
      return { status: response.status, headers: response.headers, data, errors };
    },
  };
}
