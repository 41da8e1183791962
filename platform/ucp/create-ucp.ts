/** The shop's door for buyers' assistants: the Universal Commerce Protocol over MCP and REST. */

import * as v from 'valibot';
import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import {
  acceptedLanguage,
  defaultLanguage,
  type Language,
  localizePath,
  parseLanguage,
} from '#domain/locale/locales.ts';
import type { AssistantSettings } from '#domain/shop/shop-config.ts';
import type { ReadPages } from '../content/page.ts';
import type { PlatformContext } from '../context.ts';
import { CostBuckets } from '../graphql/plugins/cost-limit.ts';
import { createDatabaseLimits } from '../limits/database-limits.ts';
import type { Gateways } from '../payments/gateway.ts';
import { createAgentProfiles } from './agent-profile.ts';
import { OPERATIONS } from './all-operations.ts';
import { answerMcp } from './answer-mcp.ts';
import { answerRest } from './answer-rest.ts';
import { profileResponse } from './discovery.ts';
import { answerOnce } from './idempotency.ts';
import { type RequestMessage, signResponse } from './message-signature.ts';
import { envelope, incompatible, negotiate } from './negotiate.ts';
import { type AskCatalogue, type Operation, rootOf } from './operations.ts';
import { ownCapability, shopCapabilities } from './protocol.ts';
import { readSigner } from './signing-key.ts';
import { UcpError } from './ucp-error.ts';

export interface UcpSettings {
  context: PlatformContext;
  allowed: AssistantSettings;
  shopName: string;
  askCatalogue: AskCatalogue;
  gateways: Gateways;
  readPages: ReadPages;
  allowsLoopbackProfiles: boolean;
}

/** One call, however it came. */
export interface Asked {
  operation: Operation;
  input: unknown;
  profileUrl: string | null;
  idempotencyKey: string | null;
  message: RequestMessage;
}

/** An answer in the protocol's words. */
export interface Answered {
  body: Record<string, unknown>;
  /** Whether something was made. */
  isNew: boolean;
  /** Whether what is asked is no longer possible, which REST tells by its status too. */
  isConflict?: boolean;
}

export interface Ucp extends UcpSettings {
  /** What the owner allows. */
  offered: readonly Operation[];
  /** @throws UcpError for what keeps the call from being processed */
  call: (asked: Asked) => Promise<Answered>;
  homeUrl: (headers: Headers) => string;
}

/** So much of an address's allowance each call takes (cost-limit.ts): 400 at once, then 40 a second. */
const CALL_COST = 5_000;

/** @returns answers `/.well-known/ucp` and `/api/ucp/…`; null for other paths */
export function createUcp(settings: UcpSettings): (request: Request) => Promise<Response | null> {
  const { context, allowed } = settings;
  const limits = createDatabaseLimits(context.db, context.now);
  const shop = shopCapabilities(allowed);
  const { now } = context;
  const allowsLoopback = settings.allowsLoopbackProfiles;
  const readProfile = createAgentProfiles({ now, limits, allowsLoopback });
  const buckets = new CostBuckets();
  const ownName = ownCapability(allowed.namespace).name;
  const services = { context, limits, askCatalogue: settings.askCatalogue, gateways: settings.gateways };

  const call = async ({ operation, input, profileUrl, idempotencyKey, message }: Asked): Promise<Answered> => {
    const { headers } = message;
    const address = headers.get(CLIENT_ADDRESS_HEADER);
    if (address !== null && !buckets.take(address, CALL_COST, now().getTime()).isTaken)
      throw new UcpError('rate_limited', 'Too many calls.', 1);
    const agent = await negotiate({ readProfile, shop, now, allowsLoopback }, { profileUrl, address, message });
    const root = rootOf(operation, ownName);
    const asked = languageFor(input, headers);
    const language = asked ?? defaultLanguage;
    const fail = (messages: readonly object[], path = '/') => ({
      body: {
        ucp: envelope(root, agent, 'error'),
        messages,
        continue_url: context.publicUrl + localizePath(path, language),
      },
      isNew: false,
    });
    const agreed = operation.capability === null ? shop : agent.capabilities;
    if (!Object.hasOwn(agreed, root)) return fail([incompatible(root)]);
    const parsed = v.safeParse(operation.input, input);
    if (!parsed.success) throw new UcpError('invalid_request', describe(parsed.issues[0]));
    if (operation.needsKey && !idempotencyKey)
      throw new UcpError('invalid_request', 'This operation needs an idempotency key.');
    const run = async (): Promise<Answered> => {
      const outcome = await operation.run(
        { services, agent, language, isLanguageAsked: asked !== null, address },
        parsed.output,
      );
      if ('failure' in outcome)
        return { ...fail(outcome.failure, outcome.continuePath), isConflict: outcome.isConflict ?? false };
      return {
        body: { ucp: envelope(root, agent, 'success'), ...outcome.payload },
        isNew: outcome.isNew ?? false,
      };
    };
    if (operation.isReadOnly || !idempotencyKey) return run();
    const scope = [agent.profileUrl, idempotencyKey];
    return answerOnce(context, { scope, request: [operation.name, input] }, run);
  };

  const ucp: Ucp = {
    ...settings,
    offered: OPERATIONS.filter((operation) => Object.hasOwn(shop, rootOf(operation, ownName))),
    call,
    homeUrl: (headers) => context.publicUrl + localizePath('/', acceptedLanguage(headers.get('accept-language'))),
  };
  let signer: ReturnType<typeof readSigner> | undefined;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/.well-known/ucp') return profileResponse(ucp, shop, request);
    if (!pathname.startsWith('/api/ucp/')) return null;
    const { method, url, headers } = request;
    const message = { method, url, headers, body: new Uint8Array(await request.arrayBuffer()) };
    const path = pathname.slice('/api/ucp'.length);
    const response = await (path === '/mcp' ? answerMcp(ucp, message) : answerRest(ucp, message, path));
    signer ??= readSigner(context.db);
    signer.catch(() => {
      signer = undefined;
    });
    return signResponse(response, await signer);
  };
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue as v.BaseIssue<unknown>);
  return `${path ?? 'The request'}: ${issue.message}`.slice(0, 300);
}

/** What the request says, before what its header accepts; null where neither says anything. */
function languageFor(input: unknown, headers: Headers): Language | null {
  const bodies: unknown[] = typeof input === 'object' && input !== null ? Object.values(input) : [];
  const body = bodies.find((part) => typeof part === 'object' && part !== null);
  const context = (body as { context?: { language?: unknown } } | undefined)?.context;
  const asked = typeof context?.language === 'string' ? context.language : '';
  const accepted = headers.get('accept-language');
  return (
    parseLanguage(asked) ??
    parseLanguage(asked.split('-')[0]) ??
    (accepted === null || accepted === '*' ? null : acceptedLanguage(accepted))
  );
}
