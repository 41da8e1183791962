/** `/.well-known/ucp`: what the shop can do, and where. */
import { isRead, methodNotAllowed } from '../web/respond.ts';
import type { Ucp } from './create-ucp.ts';
import { type Capabilities, SHOPPING, serviceSchema, specOf, UCP_VERSION } from './protocol.ts';
import { ensureSigningKey, toPublicKey } from './signing-key.ts';

/** No redirects, and shared caches may have it, as the protocol asks of a profile. */
export async function profileResponse(
  { context }: Pick<Ucp, 'context'>,
  capabilities: Capabilities,
  request: Request,
): Promise<Response> {
  if (!isRead(request)) return methodNotAllowed('GET, HEAD');
  const endpoint = `${context.publicUrl}/api/ucp`;
  const service = { version: UCP_VERSION, spec: specOf('overview') };
  const profile = {
    ucp: {
      version: UCP_VERSION,
      services: {
        [SHOPPING]: [
          { ...service, transport: 'rest', endpoint, schema: serviceSchema('rest.openapi.json') },
          { ...service, transport: 'mcp', endpoint: `${endpoint}/mcp`, schema: serviceSchema('mcp.openrpc.json') },
        ],
      },
      capabilities,
      // No way of paying that is configured here may charge for an agent: the buyer pays on the shop's own page.
      payment_handlers: {},
    },
    signing_keys: [toPublicKey(await ensureSigningKey(context.db))],
  };
  return Response.json(profile, {
    headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' },
  });
}
