/** Signatures: an agent signs its calls, and the shop its answers. */
import { randomUUID, sign } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentDigest } from '#platform/ucp/message-signature.ts';
import { type Answer, agentProfile, useAgentShop } from '../support/agent-shop.ts';
import { baseOf, isSignedBy, keyOf } from '../support/agent-signature.ts';
import { databaseKinds } from '../support/databases.ts';

describe.each(databaseKinds)('signatures of assistants on %s', (kind) => {
  const given = useAgentShop(kind);
  const agentKey = keyOf('agent-1');
  const tellProfile = (keys: object[] = [agentKey.jwk]) => {
    given().profile.body = JSON.stringify({ ...agentProfile(), signing_keys: keys });
    // What is cached of an earlier profile is no longer fresh.
    given().clock.pass(25 * 3_600_000);
  };
  const publishedKey = async () => {
    const profile: Answer = await (await given().send('/.well-known/ucp')).json();
    return profile.signing_keys[0];
  };

  beforeEach(() => tellProfile());

  interface Changed {
    key?: ReturnType<typeof keyOf>;
    names?: string[];
    parameters?: string;
    path?: string;
    body?: string;
    drop?: string;
    digest?: string;
  }

  /** Signs as an agent does, and changes what a test says afterwards. */
  async function signed(path: string, body: string, more: Record<string, string> = {}, changed: Changed = {}) {
    const { key = agentKey } = changed;
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'ucp-agent': `profile="${given().profileUrl}"`,
      'content-digest': changed.digest ?? contentDigest(Buffer.from(body)),
      ...more,
    };
    const names = changed.names ?? ['@method', '@authority', '@path', ...Object.keys(headers).sort()];
    const parameters = `(${names.map((name) => `"${name}"`).join(' ')});keyid="${key.kid}"${changed.parameters ?? ''}`;
    const own: Record<string, string> = { '@method': 'POST', '@authority': 'shop.example.gr', '@path': path };
    const base = baseOf(`sig1=${parameters}`, (name) => own[name] ?? headers[name]);
    const value = sign(key.hash, Buffer.from(base), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
    headers['signature-input'] = `sig1=${parameters}`;
    headers.signature = `sig1=:${value.toString('base64')}:`;
    if (changed.drop) delete headers[changed.drop];
    const init = { method: 'POST', headers, body: changed.body ?? body };
    const response = await given().send(changed.path ?? path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const search = JSON.stringify({ query: 'laptop', pagination: { limit: 1 } });
  const call = JSON.stringify({
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'search_catalog', arguments: { catalog: JSON.parse(search) } },
  });

  it('takes an agent’s signature over REST and MCP, whose profile stands in the header', async () => {
    for (const [path, body] of [
      ['/api/ucp/catalog/search', search],
      ['/api/ucp/mcp', call],
    ] as const) {
      const { status, text } = await signed(path, body, { 'idempotency-key': randomUUID() });
      expect([status, text]).toEqual([200, expect.stringContaining('"products":[{')]);
    }
    const key = keyOf('agent-384', 'P-384');
    tellProfile([key.jwk]);
    expect((await signed('/api/ucp/catalog/search', search, {}, { key })).status).toBe(200);
  });

  it.each<[string, Changed, number, string]>([
    ['of another key with the same name', { key: keyOf('agent-1') }, 401, 'signature_invalid'],
    ['of an unknown key', { key: keyOf('agent-2') }, 401, 'key_not_found'],
    ['over another body', { body: '{"query":"dell"}' }, 400, 'digest_mismatch'],
    ['with a digest that is none', { digest: 'sha-512=:AAAA:' }, 400, 'digest_mismatch'],
    ['for another path', { path: '/api/ucp/catalog/lookup' }, 401, 'signature_invalid'],
    [
      'that does not cover the body',
      { names: ['@method', '@authority', '@path', 'ucp-agent'] },
      401,
      'signature_missing',
    ],
    ['without its value', { drop: 'signature' }, 401, 'signature_missing'],
    ['without its components', { drop: 'signature-input' }, 401, 'signature_missing'],
    ['that has ended', { parameters: ';created=1;expires=2' }, 401, 'signature_invalid'],
  ])('refuses a signature %s', async (_what, changed, status, code) => {
    const path = '/api/ucp/catalog/search';
    const rest = await signed(path, search, {}, changed);
    expect([rest.status, JSON.parse(rest.text).code]).toEqual([status, code]);
    if (changed.path || changed.body) return;
    const mcp = await signed('/api/ucp/mcp', call, {}, changed);
    const { error } = JSON.parse(mcp.text);
    expect([mcp.status, error.data.code, error.code]).toEqual([status, code, status === 401 ? -32_000 : -32_600]);
  });

  it('refuses algorithms that it does not know, and keys that are none', async () => {
    const key = keyOf('agent-521', 'P-521');
    tellProfile([key.jwk, { kid: 'agent-1', kty: 'EC', crv: 'P-256', x: 'no', y: 'key' }]);
    const path = '/api/ucp/catalog/search';
    const unknown = await signed(path, search, {}, { key });
    expect([unknown.status, JSON.parse(unknown.text).code]).toEqual([400, 'algorithm_unsupported']);
    expect(JSON.parse((await signed(path, search)).text).code).toBe('signature_invalid');
  });

  it('reads a profile again when an unknown key signs, once a minute at most', async () => {
    const path = '/api/ucp/catalog/search';
    given().profile.headers['cache-control'] = 'public, max-age=86400';
    expect((await signed(path, search)).status).toBe(200);
    const next = keyOf('agent-next');
    given().profile.body = given().profile.body.replace(
      '"signing_keys":[',
      `"signing_keys":[${JSON.stringify(next.jwk)},`,
    );
    expect((await signed(path, search, {}, { key: next })).status).toBe(401);
    given().clock.pass(61_000);
    expect((await signed(path, search, {}, { key: next })).status).toBe(200);
    delete given().profile.headers['cache-control'];
  });

  it('refuses a call that names one agent in its header and another in its arguments', async () => {
    const meta = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };
    const { body } = await given().tool('get_cart', { id: 'x' }, meta);
    expect(body.error.data.code).not.toBe('invalid_request');
    const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${given().profileUrl}"` };
    const params = { name: 'get_cart', arguments: { meta, id: 'x' } };
    const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const response = await given().send('/api/ucp/mcp', { method: 'POST', headers, body: asked });
    expect((await response.json()).error.data.code).toBe('invalid_request');
  });

  it('signs its answers', async () => {
    const key = await publishedKey();
    for (const [path, body] of [
      ['/api/ucp/catalog/search', search],
      ['/api/ucp/catalog/search', '{}'],
      ['/api/ucp/mcp', call],
    ] as const) {
      const { status, headers, text } = await signed(path, body);
      expect(headers.get('content-digest')).toBe(contentDigest(Buffer.from(text)));
      const base = baseOf(headers.get('signature-input') ?? '', (name) =>
        name === '@status' ? String(status) : (headers.get(name) ?? undefined),
      );
      expect(isSignedBy(key, base, headers.get('signature'))).toBe(true);
    }
  });
});
