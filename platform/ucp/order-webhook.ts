/** News of an order to the agent that prepared it: the whole order as it is when it is sent, with the shop's signature. */
import { createHash } from 'node:crypto';
import type { PlatformContext } from '../context.ts';
import type { MailMessage, MailTransport } from '../mail/transport.ts';
import { WebhookRefused } from '../mail/webhook-transport.ts';
import { AGENT_NEWS } from '../orders/mail/queue-agent-news.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { callAgent, parseAgentUrl } from './agent-network.ts';
import { signRequest } from './message-signature.ts';
import { orderSnapshot } from './order-snapshot.ts';
import { CAPABILITY, UCP_VERSION } from './protocol.ts';
import { readSigner } from './signing-key.ts';

interface Settings {
  context: Pick<PlatformContext, 'db' | 'publicUrl'>;
  allowsLoopback: boolean;
}

/** Sends what the outbox has for agents and passes all else on as mail, so that calls are stored, repeated and given up like mails. */
export function withOrderWebhooks(mail: MailTransport, settings: Settings): MailTransport {
  return {
    send: (message) => (message.id.startsWith(AGENT_NEWS) ? tellAgent(settings, message) : mail.send(message)),
    close: () => mail.close(),
  };
}

async function tellAgent({ context, allowsLoopback }: Settings, { id, to, text, date }: MailMessage): Promise<void> {
  const order = await readOrderOfCheckout(context.db, text);
  // Its buyer wanted to be forgotten.
  if (!order) return;
  const url = parseAgentUrl(to, allowsLoopback);
  if (!url) throw new TypeError('The address of an agent is not public.');
  const ucp = {
    version: UCP_VERSION,
    status: 'success',
    capabilities: { [CAPABILITY.order]: [{ version: UCP_VERSION }] },
  };
  const body = Buffer.from(JSON.stringify({ ucp, ...(await orderSnapshot(context, order, order.language)) }));
  const event = toUuid(id);
  const headers = new Headers({
    'content-type': 'application/json',
    'ucp-agent': `profile="${context.publicUrl}/.well-known/ucp"`,
    'webhook-id': event,
    'webhook-timestamp': String(Math.floor(date.getTime() / 1_000)),
    'idempotency-key': event,
  });
  const message = { method: 'POST', url: url.href, headers, body } as const;
  signRequest(message, ['webhook-id', 'webhook-timestamp'], await readSigner(context.db));
  const { status } = await callAgent(url, { method: message.method, headers: Object.fromEntries(headers), body });
  if (status < 200 || status > 299) throw new WebhookRefused(status);
}

/** The same for each attempt (RFC 9562, version 8). */
function toUuid(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
