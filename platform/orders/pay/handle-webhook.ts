import { isOnline } from '../../payments/gateway.ts';
import { readText } from '../../web/read-post.ts';
import { findAttempt } from './attempts.ts';
import { type PaymentServices, reconcile } from './reconcile.ts';

const LARGEST_BYTES = 256 * 1024;

/**
 * `/webhooks/{gateway}`: messages of a provider. A message only names the session with news; the provider is then asked for it. So a
 * foreign, forged, old or doubled message changes nothing.
 *
 * @returns null when no such gateway is configured, or it sends no messages
 */
export async function handleWebhook(
  services: PaymentServices,
  gatewayName: string,
  request: Request,
): Promise<Response | null> {
  const { context, gateways } = services;
  const gateway = gateways.get(gatewayName);
  if (!gateway || !isOnline(gateway) || gateway.readWebhook === null) return null;
  if (request.method !== 'GET' && request.method !== 'POST') return answer(405);
  const body = await readText(request, LARGEST_BYTES);
  if (body === null) return answer(413);
  const message = await gateway.readWebhook({ method: request.method, body, headers: request.headers });
  if (message.kind === 'handshake')
    return new Response(message.body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } });
  if (message.kind === 'refused') {
    context.log.warn({ gateway: gatewayName }, 'a webhook that is not the provider’s was refused');
    return answer(400);
  }
  if (message.kind === 'ignored') return answer(200);
  return settle(services, gatewayName, message);
}

async function settle(
  services: PaymentServices,
  gateway: string,
  { eventId, session }: { eventId: string; session: string },
): Promise<Response> {
  const { db, log, now } = services.context;
  const event = { gateway, event_id: eventId.slice(0, 200) };
  const known = db.selectFrom('payment_events').select('event_id').where('gateway', '=', gateway);
  if (await known.where('event_id', '=', event.event_id).executeTakeFirst()) return answer(200);
  const attempt = await findAttempt(db, gateway, session);
  if (!attempt) {
    log.info({ gateway }, 'a webhook about a payment that is not ours was ignored');
    return answer(200);
  }
  // The provider sends it again when it is told so.
  const settled = await reconcile(services, attempt.id);
  if (settled === 'unknown') return answer(503);
  // A message that is early or forged must not block the real one.
  if (settled === 'open' || settled === 'pending') return answer(200);
  await db
    .insertInto('payment_events')
    .values({ ...event, received_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return answer(200);
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
