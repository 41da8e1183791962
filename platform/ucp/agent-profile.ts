/**
 * The profile of the agent that asks, fetched from the address that it names. The address is a stranger's: only public servers are asked,
 * by https, without following redirects, and no more of them a minute than a bound.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { type Allowance, takeToken } from '#domain/customer/rate-limit.ts';
import { parseJson } from '#domain/parse-json.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { addressSteps, type DatabaseLimits } from '../limits/database-limits.ts';
import { isPublicAddress, PrivateAddress, publicLookup } from '../public-network.ts';
import { UcpError } from './ucp-error.ts';

const capability = v.looseObject({
  version: v.string(),
  extends: v.optional(v.union([v.string(), v.array(v.string())])),
  config: v.optional(v.record(v.string(), v.unknown())),
});

const registry = v.record(v.string(), v.array(v.looseObject({ version: v.string() })));

const agentProfile = v.looseObject({
  ucp: v.looseObject({
    version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    services: v.optional(registry),
    capabilities: v.optional(v.record(v.string(), v.array(capability)), {}),
    payment_handlers: v.optional(registry),
  }),
  signing_keys: v.optional(v.array(v.looseObject({ kid: v.string(), kty: v.string() }))),
});

export type AgentProfile = v.InferOutput<typeof agentProfile>;

export type ReadAgentProfile = (url: string | null, address: string | null) => Promise<AgentProfile>;

const MAX_URL = 2_000;
const MAX_BYTES = 128 * 1024;
const TIMEOUT_MS = 4_000;
/** The protocol's least and a day at most; what failed is asked for again after the least. */
const FRESH_MS = { least: 60_000, most: 24 * 3_600_000 };
const MOST_PROFILES = 500;
/** Fetches of this process, for all agents; those that one network of addresses makes it do, and unknown profiles alone. */
const FETCHES: Allowance = { capacity: 60, refillMs: 1_000 };
const FETCHES_FROM: Allowance = { capacity: 20, refillMs: 3_000 };

interface Cached {
  size: 1;
  until: number;
  outcome: AgentProfile | UcpError;
}

interface Options {
  now: () => Date;
  limits: Pick<DatabaseLimits, 'take'>;
  /** Whether profiles on this machine may be named, as developers have them. */
  allowsLoopback: boolean;
}

export function createAgentProfiles({ now, limits, allowsLoopback }: Options): ReadAgentProfile {
  const cache = new BoundedCache<Cached>(MOST_PROFILES);
  const pending = new Map<string, Promise<AgentProfile>>();
  let fullAt = 0;

  const bound = async (address: string | null) => {
    const waitMs = await limits.take(addressSteps('agent profiles', address, FETCHES_FROM));
    if (waitMs !== null) throw new UcpError('rate_limited', 'Too many unknown profiles.', Math.ceil(waitMs / 1_000));
    const taken = takeToken(fullAt, now().getTime(), FETCHES);
    fullAt = taken.fullAt;
    if (taken.waitMs !== null)
      throw new UcpError('unavailable', 'Too many profiles are asked for.', Math.ceil(taken.waitMs / 1_000));
  };

  const read = async (url: URL): Promise<AgentProfile> => {
    const until = (ms: number) => now().getTime() + ms;
    try {
      const { profile, freshMs } = await fetchProfile(url);
      cache.set(url.href, { size: 1, until: until(freshMs), outcome: profile });
      return profile;
    } catch (error) {
      const failure = error instanceof UcpError ? error : new UcpError('profile_unreachable', UNREACHABLE);
      cache.set(url.href, { size: 1, until: until(FRESH_MS.least), outcome: failure });
      throw failure;
    }
  };

  return async (text, address) => {
    const url = parseProfileUrl(text, allowsLoopback);
    const cached = cache.get(url.href);
    if (cached && cached.until > now().getTime()) {
      if (cached.outcome instanceof UcpError) throw cached.outcome;
      return cached.outcome;
    }
    const known = pending.get(url.href);
    if (known) return known;
    await bound(address);
    const reading = read(url).finally(() => pending.delete(url.href));
    pending.set(url.href, reading);
    return reading;
  };
}

const UNREACHABLE = 'The agent profile could not be fetched.';
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** @throws UcpError `invalid_profile_url` for all but https addresses of public servers */
function parseProfileUrl(text: string | null, allowsLoopback: boolean): URL {
  if (!text) throw new UcpError('invalid_profile_url', 'The request names no agent profile.');
  const url = text.length <= MAX_URL && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username + url.password !== '')
    throw new UcpError('invalid_profile_url', 'The address of the agent profile is malformed.');
  if (allowsLoopback && isLoopback(url)) return url;
  if (url.protocol !== 'https:')
    throw new UcpError('invalid_profile_url', 'The address of the agent profile must begin with https://.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if ((isIP(host) > 0 && !isPublicAddress(host)) || LOOPBACK.test(url.hostname))
    throw new UcpError('invalid_profile_url', PRIVATE);
  return url;
}

const PRIVATE = 'The agent profile is in a private network.';

function isLoopback(url: URL): boolean {
  return (url.protocol === 'http:' || url.protocol === 'https:') && LOOPBACK.test(url.hostname);
}

async function fetchProfile(url: URL): Promise<{ profile: AgentProfile; freshMs: number }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await ask(url, signal);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new UcpError('profile_unreachable', `The agent profile was answered with ${response.statusCode}.`);
  }
  const result = v.safeParse(agentProfile, parseJson(await readText(response)));
  if (!result.success)
    throw new UcpError('profile_malformed', 'The agent profile is not valid JSON of the protocol’s schema.');
  return { profile: result.output, freshMs: freshFor(response.headers['cache-control']) };
}

function freshFor(cacheControl = ''): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl)?.[1] ?? 0);
  return Math.min(Math.max(seconds * 1_000, FRESH_MS.least), FRESH_MS.most);
}

function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      headers: { accept: 'application/json', 'user-agent': 'xana-shop' },
      // A connection of an earlier fetch may be closed from the other side at this moment.
      agent: false as const,
      signal,
      ...(!isLoopback(url) && { lookup: publicLookup }),
    };
    const asked = request(url, options, resolve);
    asked.on('error', (error) => reject(toFailure(error)));
    asked.end();
  });
}

function toFailure(error: Error & { code?: string }): UcpError {
  if (error instanceof PrivateAddress) return new UcpError('invalid_profile_url', PRIVATE);
  if (error.code === 'ENOTFOUND')
    return new UcpError('invalid_profile_url', 'The server of the agent profile does not exist.');
  return new UcpError('profile_unreachable', UNREACHABLE);
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length > MAX_BYTES) {
      response.destroy();
      throw new UcpError('profile_malformed', `The agent profile has more than ${MAX_BYTES / 1024} kB.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The address in `UCP-Agent: profile="https://…"`, a dictionary of RFC 8941; null without one. */
export function profileOfHeader(header: string | null): string | null {
  const [, quoted] = /(?:^|[,\s])profile\s*=\s*"((?:[^"\\]|\\.)*)"/.exec(header ?? '') ?? [];
  return quoted === undefined ? null : quoted.replace(/\\(.)/g, '$1');
}
