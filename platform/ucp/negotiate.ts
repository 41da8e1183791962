/** What one request may do: the agent's profile against the shop's. */
import type { Message } from '#domain/assistant/catalogue-answers.ts';
import type { ReadAgentProfile } from './agent-profile.ts';
import { CAPABILITY, type Capabilities, intersect, relevantTo, UCP_VERSION } from './protocol.ts';
import { UcpError } from './ucp-error.ts';

export interface Negotiated {
  capabilities: Capabilities;
  /** Where the agent's profile is: names the agent. */
  profileUrl: string;
}

/** @throws UcpError for a profile that cannot be read, and for another version of the protocol */
export async function negotiate(
  { readProfile, shop }: { readProfile: ReadAgentProfile; shop: Capabilities },
  profileUrl: string | null,
  address: string | null,
): Promise<Negotiated> {
  const { ucp } = await readProfile(profileUrl, address);
  if (ucp.version !== UCP_VERSION)
    throw new UcpError(
      'version_unsupported',
      `Protocol version ${ucp.version} is not supported. This shop supports version ${UCP_VERSION}.`,
    );
  return { capabilities: intersect(shop, ucp.capabilities as Capabilities), profileUrl: profileUrl ?? '' };
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
    content: `The agent profile does not name ${root} in version ${UCP_VERSION}.`,
    severity: 'unrecoverable',
  };
}
