import * as v from 'valibot';
import { parseJson } from '#domain/parse-json.ts';
import type { Trx } from '../../db/database.ts';
import { queueMail } from '../../mail/outbox.ts';

/** How the outbox's ids of news to agents begin; what they say is written when they are sent (ucp/order-webhook.ts). */
export const AGENT_NEWS = 'agent-';

const part = v.object({ webhookUrl: v.string() });

/** Queues news of an order to the agent that prepared it, if one did and wants to hear, in the transaction of its cause. */
export async function queueAgentNews(trx: Trx, number: number, cause: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('orders')
    .innerJoin('checkouts', 'checkouts.token', 'orders.checkout_token')
    .select(['checkouts.token', 'checkouts.agent'])
    .where('orders.number', '=', number)
    .executeTakeFirst();
  const agent = v.safeParse(part, parseJson(row?.agent ?? 'null'));
  if (!row || !agent.success) return;
  const call = { id: AGENT_NEWS + cause, kind: 'agent-order', recipient: agent.output.webhookUrl };
  await queueMail(trx, { ...call, subject: cause, text: row.token, html: '' }, now);
}
