/** What helps a developer to try the shop's tools: a profile to name, and the schemas of the shop's own tools. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Ucp } from './create-ucp.ts';
import { ownOperations } from './operations.ts';
import { SHOPPING, serviceSchema, shopCapabilities, specOf, UCP_VERSION } from './protocol.ts';

const CACHED = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };

/** The profile of an agent that can do all that this shop can. */
export function exampleAgent({ allowed }: Pick<Ucp, 'allowed'>): Response {
  const service = { version: UCP_VERSION, spec: specOf('overview') };
  const services = {
    [SHOPPING]: [
      { ...service, transport: 'rest', schema: serviceSchema('rest.openapi.json') },
      { ...service, transport: 'mcp', schema: serviceSchema('mcp.openrpc.json') },
    ],
  };
  const ucp = { version: UCP_VERSION, services, capabilities: shopCapabilities(allowed), payment_handlers: {} };
  return Response.json({ ucp }, { headers: CACHED });
}

export function finderSchema(): Response {
  const $defs = Object.fromEntries(
    ownOperations.map(({ name, input }) => {
      const { $schema: _, ...schema } = toJsonSchema(input, { errorMode: 'ignore', target: 'draft-2020-12' });
      return [name, schema];
    }),
  );
  return Response.json(
    { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Finder', $defs },
    { headers: CACHED },
  );
}
