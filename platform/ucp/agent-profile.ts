/** The profile of the agent that asks, fetched from the address that it names, and no more of them a minute than a bound. */
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { codeOf } from '#domain/customer/error-code.ts';
import { addressSteps, takeToken } from '#domain/customer/rate-limit.ts';
import { AGENT_PROFILES } from '#domain/customer/stranger-limits.ts';
import { parseJson } from '#domain/parse-json.ts';
import type { DatabaseLimits } from '../limits/database-limits.ts';
import { PrivateAddress } from '../public-network.ts';
import { callAgent, MAX_ANSWER, parseAgentUrl } from './agent-network.ts';
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
  signing_keys: v.optional(
    v.array(
      v.looseObject({
        ...{ kid: v.string(), kty: v.string() },
        ...{ crv: v.optional(v.string()), x: v.optional(v.string()), y: v.optional(v.string()) },
      }),
    ),
    [],
  ),
});

export type AgentProfile = v.InferOutput<typeof agentProfile>;

export interface ProfileRequest {
  url: string | null;
  /** Whose request makes the shop ask. */
  address: string | null;
  /** The key that signed, which a profile from before its rotation does not have. */
  keyId?: string | undefined;
}

export type ReadAgentProfile = (request: ProfileRequest) => Promise<AgentProfile>;

/** The protocol's least and a day at most; what failed is asked for again after the least. */
const FRESH_MS = { least: 60_000, most: 24 * 3_600_000 };
const MOST_PROFILES = 500;

interface Cached {
  from: number;
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
  const cache = new LRUCache<string, Cached>({ max: MOST_PROFILES });
  const pending = new Map<string, Promise<AgentProfile>>();
  let fullAt = 0;

  const bound = async (address: string | null) => {
    const waitMs = await limits.take(addressSteps('agent profiles', address, AGENT_PROFILES.address));
    if (waitMs !== null) throw new UcpError('rate_limited', 'Too many unknown profiles.', Math.ceil(waitMs / 1_000));
    const taken = takeToken(fullAt, now().getTime(), AGENT_PROFILES.all);
    fullAt = taken.fullAt;
    if (taken.waitMs !== null)
      throw new UcpError('unavailable', 'Too many profiles are asked for.', Math.ceil(taken.waitMs / 1_000));
  };

  const read = async (url: URL): Promise<AgentProfile> => {
    const from = now().getTime();
    try {
      const { profile, freshMs } = await fetchProfile(url);
      cache.set(url.href, { from, until: from + freshMs, outcome: profile });
      return profile;
    } catch (error) {
      const failure = error instanceof UcpError ? error : new UcpError('profile_unreachable', UNREACHABLE);
      cache.set(url.href, { from, until: from + FRESH_MS.least, outcome: failure });
      throw failure;
    }
  };

  return async ({ url: text, address, keyId }) => {
    const url = profileUrl(text, allowsLoopback);
    const cached = cache.get(url.href);
    if (cached && cached.until > now().getTime()) {
      const { outcome, from } = cached;
      if (outcome instanceof UcpError) throw outcome;
      const isJustRead = from + FRESH_MS.least > now().getTime();
      if (keyId === undefined || isJustRead || outcome.signing_keys.some(({ kid }) => kid === keyId)) return outcome;
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

/** @throws UcpError `invalid_profile_url` */
function profileUrl(text: string | null, allowsLoopback: boolean): URL {
  if (!text) throw new UcpError('invalid_profile_url', 'The request names no agent profile.');
  const url = parseAgentUrl(text, allowsLoopback);
  if (url) return url;
  throw new UcpError('invalid_profile_url', 'The agent profile is not at an https:// address of a public server.');
}

async function fetchProfile(url: URL): Promise<{ profile: AgentProfile; freshMs: number }> {
  const { status, headers, text } = await callAgent(url, {
    method: 'GET',
    headers: { accept: 'application/json' },
  }).catch((error: unknown) => {
    throw toFailure(error as Error);
  });
  if (status !== 200) throw new UcpError('profile_unreachable', `The agent profile was answered with ${status}.`);
  if (text === null)
    throw new UcpError('profile_malformed', `The agent profile has more than ${MAX_ANSWER / 1024} kB.`);
  const result = v.safeParse(agentProfile, parseJson(text));
  if (!result.success)
    throw new UcpError('profile_malformed', 'The agent profile is not valid JSON of the protocol’s schema.');
  return { profile: result.output, freshMs: freshFor(headers['cache-control']) };
}

function freshFor(cacheControl = ''): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl)?.[1] ?? 0);
  return Math.min(Math.max(seconds * 1_000, FRESH_MS.least), FRESH_MS.most);
}

function toFailure(error: Error): UcpError {
  if (error instanceof PrivateAddress)
    return new UcpError('invalid_profile_url', 'The agent profile is in a private network.');
  if (codeOf(error) === 'ENOTFOUND')
    return new UcpError('invalid_profile_url', 'The server of the agent profile does not exist.');
  return new UcpError('profile_unreachable', UNREACHABLE);
}

/** The address in `UCP-Agent: profile="https://…"`, a dictionary of RFC 8941; null without one. */
export function profileOfHeader(header: string | null): string | null {
  const [, quoted] = /(?:^|[,\s])profile\s*=\s*"((?:[^"\\]|\\.)*)"/.exec(header ?? '') ?? [];
  return quoted === undefined ? null : quoted.replace(/\\(.)/g, '$1');
}
