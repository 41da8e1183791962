/** The protocol's MCP binding, by the official SDK: each request has a server of its own, without a session. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { profileOfHeader } from './agent-profile.ts';
import { OPERATIONS } from './all-operations.ts';
import type { Ucp } from './create-ucp.ts';
import type { RequestMessage } from './message-signature.ts';
import { type Operation, rootOf } from './operations.ts';
import { listPolicies, readPolicy } from './policies.ts';
import { ownCapability } from './protocol.ts';
import { errorBody, toUcpError, UcpError } from './ucp-error.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, UCP-Agent, Idempotency-Key, Signature, Signature-Input, Content-Digest',
  'access-control-max-age': '7200',
};

export async function answerMcp(ucp: Ucp, request: RequestMessage): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  // There is nothing that the shop would tell unasked, and no session that could be ended.
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { ...CORS, allow: 'POST, OPTIONS' } });
  const failures: UcpError[] = [];
  const server = createServer(ucp, request, failures);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return withStatus(await transport.handleRequest(acceptingBoth(request)), failures);
  } finally {
    await server.close();
  }
}

/** Answers are JSON, whatever else a client names. */
function acceptingBoth({ method, url, headers: given, body }: RequestMessage): Request {
  const headers = new Headers(given);
  headers.set('accept', 'application/json, text/event-stream');
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: Buffer.from(body) });
}

/** The status of HTTP says what kept a call from being processed, beside the code of JSON-RPC. */
function withStatus(response: Response, [failure]: readonly UcpError[]): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(CORS)) headers.set(name, value);
  headers.set('cache-control', 'no-store');
  if (failure?.retryAfterS !== undefined) headers.set('retry-after', String(failure.retryAfterS));
  const status = failure && failure.code !== ErrorCode.InvalidParams ? failure.status : response.status;
  return new Response(response.body, { status, headers });
}

const meta = v.looseObject({
  'ucp-agent': v.optional(
    v.pipe(
      v.looseObject({ profile: v.optional(v.string()) }),
      v.description('{ "profile": "https://…" }: where the profile of the agent is.'),
    ),
  ),
  'idempotency-key': v.optional(v.pipe(v.string(), v.description('A UUID; a repeated call is answered as the first.'))),
});

function createServer(ucp: Ucp, request: RequestMessage, failures: UcpError[]): Server {
  const server = new Server(
    { name: ucp.shopName, version: '1.0.0', websiteUrl: ucp.context.publicUrl },
    {
      capabilities: { tools: {}, resources: {} },
      instructions:
        'A Greek shop for refurbished laptops. Prices are in euro cents and include VAT. A checkout is paid by the buyer, at its continue_url.',
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: ucp.offered.map((operation) => toTool(operation, ucp.allowed.namespace)),
  }));
  // The library's own handler would call parameters that are malformed a failure of the server.
  server.fallbackRequestHandler = async ({ method, params }) => {
    if (method !== 'tools/call') throw new McpError(ErrorCode.MethodNotFound, 'Method not found');
    try {
      return await callTool(ucp, params, request);
    } catch (error) {
      const failure = toUcpError(error, ucp.context.log);
      failures.push(failure);
      throw Object.assign(failure, { data: errorBody(failure, ucp.homeUrl(request.headers)) });
    }
  };
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: await listPolicies(ucp) }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const text = await readPolicy(ucp, uri);
    if (text === null) throw new McpError(-32002, 'Resource not found', { uri });
    return { contents: [{ uri, mimeType: 'text/plain', text }] };
  });
  return server;
}

const toolCall = v.object({ name: v.string(), arguments: v.optional(v.record(v.string(), v.unknown()), {}) });

async function callTool(ucp: Ucp, params: unknown, request: RequestMessage): Promise<CallToolResult> {
  const asked = v.safeParse(toolCall, params);
  if (!asked.success) throw new UcpError('invalid_request', 'A call has the name of a tool and its arguments.');
  const { name, arguments: given } = asked.output;
  const operation = OPERATIONS.find((known) => known.name === name);
  if (!operation) throw new UcpError('invalid_request', `There is no tool ${name.slice(0, 100)}.`);
  const { meta: told, ...input } = given;
  const read = v.safeParse(meta, told);
  const { headers } = request;
  const { body } = await ucp.call({
    operation,
    input,
    profileUrl: oneOf(read.success && read.output['ucp-agent']?.profile, profileOfHeader(headers.get('ucp-agent'))),
    idempotencyKey: oneOf(read.success && read.output['idempotency-key'], headers.get('idempotency-key')),
    message: request,
  });
  return { structuredContent: body, content: [{ type: 'text', text: JSON.stringify(body) }] };
}

/** What the arguments say, or the header, which may stand in for them. */
function oneOf(told: string | false | undefined, header: string | null): string | null {
  if (told && header && told !== header)
    throw new UcpError('invalid_request', 'The header and the arguments differ in the agent or the idempotency key.');
  return told || header;
}

function toTool(operation: Operation, namespace: string) {
  const { name, title, description, input, answer, isReadOnly } = operation;
  const { $schema: _, ...schema } = toJsonSchema(input, { errorMode: 'ignore' });
  return {
    name,
    title,
    description,
    inputSchema: {
      ...schema,
      type: 'object' as const,
      properties: { meta: toMetaSchema(), ...schema.properties },
      required: ['meta', ...(schema.required ?? [])],
    },
    // Clients check answers by it and fetch nothing: where the protocol describes them in full stands in the description.
    outputSchema: {
      type: 'object' as const,
      ...(answer && { description: answer }),
      properties: { ucp: { type: 'object' } },
      required: ['ucp'],
    },
    annotations: { title, readOnlyHint: isReadOnly, openWorldHint: false },
    _meta: { [`${namespace}/capability`]: rootOf(operation, ownCapability(namespace).name) },
  };
}

function toMetaSchema() {
  const { $schema: _, ...schema } = toJsonSchema(meta, { errorMode: 'ignore' });
  return { ...schema, required: ['ucp-agent'] };
}
