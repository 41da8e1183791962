import { fileURLToPath } from 'node:url';
import { firstLine, type Surroundings, startNode, stop } from './child-process.ts';

export interface LoadOrder {
  origin: string;
  /** `{n}` becomes the number of the request. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** With it the requests are POSTs. */
  body?: string;
  connections: number;
  /** Not counted, before what is. */
  warmUpMs: number;
  ms: number;
}

export interface LoadResult {
  /** Answers that count. */
  requests: number;
  /** Everything that was asked, the warm-up too. */
  all: number;
  perSecond: number;
  /** ms */
  p50: number;
  p99: number;
  /** Answers that were not 200. */
  failures: number;
}

const LOAD_CLIENT = fileURLToPath(new URL('./load-client.ts', import.meta.url));
const BROTLI = { 'accept-encoding': 'br', accept: 'text/html' };

/** Sixteen visitors at once for three seconds, unless told otherwise. */
export async function load(
  order: Pick<LoadOrder, 'origin' | 'path'> & Partial<LoadOrder>,
  env: Surroundings,
): Promise<LoadResult> {
  const whole: LoadOrder = { headers: BROTLI, connections: 16, warmUpMs: 500, ms: 3_000, ...order };
  const client = startNode([LOAD_CLIENT, JSON.stringify(whole)], '.', env);
  try {
    return JSON.parse(await firstLine(client)) as LoadResult;
  } finally {
    await stop(client);
  }
}
