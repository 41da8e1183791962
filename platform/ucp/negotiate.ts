/** What one request may do: the agent's profile against the shop's. */
import type { Message } from '#domain/assistant/catalogue-answers.ts';
import { parseAgentUrl } from './agent-network.ts';
import type { AgentProfile, ReadAgentProfile } from './agent-profile.ts';
import { isSigned, keyIdOf, type RequestMessage, verifyRequest } from './message-signature.ts';
import { CAPABILITY, type Capabilities, intersect, relevantTo, UCP_VERSION } from './protocol.ts';
import { UcpError } from './ucp-error.ts';

export interface Negotiated {
  capabilities: Capabilities;
  /** Where the agent's profile is: names the agent. */
  profileUrl: string;
  /** Where it wants to be told of orders; null where it does not, or where the shop may not call. */
  webhookUrl: string | null;
}

interface Shop {
  readProfile: ReadAgentProfile;
  shop: Capabilities;
  now: () => Date;
  allowsLoopback: boolean;
}

/** @throws UcpError for a profile that cannot be read, another version of the protocol, and a signature that is not the agent's */
export async function negotiate(
  { readProfile, shop, now, allowsLoopback }: Shop,
  { profileUrl, address, message }: { profileUrl: string | null; address: string | null; message: RequestMessage },
): Promise<Negotiated> {
  const profile = await readProfile({ url: profileUrl, address, keyId: keyIdOf(message.headers) });
  const { ucp } = profile;
  if (ucp.version !== UCP_VERSION)
    throw new UcpError(
      'version_unsupported',
      `Protocol version ${ucp.version} is not supported. This shop supports version ${UCP_VERSION}.`,
    );
  if (isSigned(message.headers)) verifyRequest(message, profile.signing_keys, now());
  const capabilities = intersect(shop, ucp.capabilities as Capabilities);
  const webhook = webhookOf(profile, capabilities);
  return {
    capabilities,
    profileUrl: profileUrl ?? '',
    webhookUrl: webhook === null ? null : (parseAgentUrl(webhook, allowsLoopback)?.href ?? null),
  };
}

function webhookOf({ ucp }: AgentProfile, capabilities: Capabilities): string | null {
  const version = capabilities[CAPABILITY.order]?.[0]?.version;
  const asked = ucp.capabilities[CAPABILITY.order]?.find((order) => order.version === version)?.config?.webhook_url;
  return typeof asked === 'string' ? asked : null;
}

export interface Envelope {
  version: string;
  status: 'success' | 'error';
  capabilities: Record<string, { version: string }[]>;
  payment_handlers?: Record<string, never>;
}

export function envelope(root: string, { capabilities }: Negotiated, status: Envelope['status']): Envelope {
  return {
    version: UCP_VERSION,
    status,
    capabilities: relevantTo(root, capabilities),
    ...(root === CAPABILITY.checkout && { payment_handlers: {} }),
  };
}

export function incompatible(root: string): Message {
  return {
    type: 'error',
    code: 'capabilities_incompatible',
    content: `${root} in version ${UCP_VERSION} is not a capability of both the agent and this shop.`,
    severity: 'unrecoverable',
  };
}
