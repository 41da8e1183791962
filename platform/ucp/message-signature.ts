/** HTTP message signatures (RFC 9421) as the protocol uses them: ECDSA over the named parts of a message, its body by its digest. */
import { createHash, createPublicKey, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto';
import { UcpError } from './ucp-error.ts';

/** A request as it came, or as it is sent. */
export interface RequestMessage {
  method: string;
  url: string;
  headers: Headers;
  body: Uint8Array;
}

export interface PublicKey {
  kid: string;
  kty: string;
  crv?: string | undefined;
  x?: string | undefined;
  y?: string | undefined;
}

export interface Signer {
  kid: string;
  privateKey: KeyObject;
}

type PartOf = (component: string) => string | null;

const LABEL = 'sig1';
/** Signatures are r and s side by side, not DER. */
const ENCODING = { dsaEncoding: 'ieee-p1363' } as const;
const HASHES: Readonly<Record<string, string>> = { 'P-256': 'sha256', 'P-384': 'sha384' };

export function contentDigest(body: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
}

/** Signs a request with these headers of its own besides what the protocol names. */
export function signRequest(message: RequestMessage, own: readonly string[], signer: Signer): void {
  if (message.body.byteLength > 0) message.headers.set('content-digest', contentDigest(message.body));
  addSignature(message.headers, [...requiredOf(message), ...own], requestParts(message), signer);
}

/** An answer with the shop's signature; one without a body as it is. */
export async function signResponse(response: Response, signer: Signer): Promise<Response> {
  if (response.body === null) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set('content-digest', contentDigest(body));
  const partOf: PartOf = (component) => (component === '@status' ? String(status) : headers.get(component));
  addSignature(headers, ['@status', 'content-digest', 'content-type'], partOf, signer);
  return new Response(body, { status, headers });
}

function addSignature(headers: Headers, components: readonly string[], partOf: PartOf, signer: Signer): void {
  const parameters = `(${components.map((name) => `"${name}"`).join(' ')});keyid="${signer.kid}"`;
  const base = signatureBase(components, parameters, partOf);
  if (base === null) throw new Error('a part that is to be signed is missing');
  const value = sign('sha256', base, { key: signer.privateKey, ...ENCODING }).toString('base64');
  headers.set('signature-input', `${LABEL}=${parameters}`);
  headers.set('signature', `${LABEL}=:${value}:`);
}

export function isSigned(headers: Headers): boolean {
  return headers.has('signature') || headers.has('signature-input');
}

/** The key that is said to have signed; undefined for a message without a signature. */
export function keyIdOf(headers: Headers): string | undefined {
  return parseInput(headers.get('signature-input') ?? '')?.keyId;
}

/** @throws UcpError for a signature that does not prove that the owner of one of the keys sent this message */
export function verifyRequest(message: RequestMessage, keys: readonly PublicKey[], now: Date): void {
  const { headers } = message;
  const input = parseInput(headers.get('signature-input') ?? '');
  const value = input && parseBytes(headers.get('signature') ?? '', input.label);
  if (!input || !value) throw new UcpError('signature_missing', 'Signature-Input and Signature belong together.');
  const uncovered = requiredOf(message).filter((name) => !input.components.includes(name));
  if (uncovered.length > 0)
    throw new UcpError('signature_missing', `The signature does not cover ${uncovered.join(', ')}.`);
  const key = keys.find(({ kid }) => kid === input.keyId);
  if (!key) throw new UcpError('key_not_found', 'The agent profile has no key of this keyid.');
  const hash = key.kty === 'EC' ? HASHES[key.crv ?? ''] : undefined;
  if (!hash) throw new UcpError('algorithm_unsupported', 'Signatures are ES256 or ES384.');
  if (input.components.includes('content-digest') && !hasDigest(message))
    throw new UcpError('digest_mismatch', 'Content-Digest is not the SHA-256 of the body.');
  const base = signatureBase(input.components, input.parameters, requestParts(message));
  const isFresh = input.expires * 1_000 > now.getTime();
  if (base === null || !isFresh || !isValid(hash, base, key, value))
    throw new UcpError('signature_invalid', `The signature of key ${key.kid.slice(0, 100)} is not valid.`);
}

function isValid(hash: string, base: Buffer, key: PublicKey, value: Buffer): boolean {
  try {
    const { kty, crv = '', x = '', y = '' } = key;
    return verify(hash, base, { key: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }), ...ENCODING }, value);
  } catch {
    // A key whose numbers are none verifies nothing.
    return false;
  }
}

/** What a signature must cover, as far as the message has it. */
function requiredOf({ url, headers, body }: RequestMessage): string[] {
  const hasBody = body.byteLength > 0;
  return [
    ...['@method', '@authority', '@path'],
    ...(new URL(url).search ? ['@query'] : []),
    ...['ucp-agent', 'idempotency-key'].filter((name) => headers.has(name)),
    ...(hasBody ? ['content-digest', 'content-type'] : []),
  ];
}

function requestParts({ method, url, headers }: RequestMessage): PartOf {
  const { host, pathname, search, protocol } = new URL(url);
  const derived: Readonly<Record<string, string>> = {
    '@method': method,
    '@authority': host,
    '@path': pathname,
    '@query': search || '?',
    '@scheme': protocol.slice(0, -1),
    '@request-target': pathname + search,
    '@target-uri': url,
  };
  return (component) => (component.startsWith('@') ? (derived[component] ?? null) : headers.get(component));
}

function signatureBase(components: readonly string[], parameters: string, partOf: PartOf): Buffer | null {
  const parts = components.map((name) => [name, partOf(name)] as const);
  if (parts.some(([, part]) => part === null)) return null;
  const lines = [...parts, ['@signature-params', parameters] as const].map(([name, part]) => `"${name}": ${part}`);
  return Buffer.from(lines.join('\n'));
}

function hasDigest({ headers, body }: RequestMessage): boolean {
  const told = parseBytes(headers.get('content-digest') ?? '', 'sha-256');
  const real = createHash('sha256').update(body).digest();
  return told?.byteLength === real.byteLength && timingSafeEqual(told, real);
}

/** The first signature of `Signature-Input`; its parameters stay as they are written, since they are signed. */
function parseInput(header: string) {
  const [, label, parameters = '', list = '', rest = ''] =
    /^\s*([a-z*][a-z0-9_.*-]*)=(\(([^)]*)\)((?:;[a-z*][a-z0-9_.*-]*=(?:"(?:[^"\\]|\\.)*"|[^;,\s"]+))*))/.exec(header) ??
    [];
  if (label === undefined) return null;
  // A component with parameters of its own, such as `"@query";req`, is none of the protocol's.
  const components = list.split(' ').filter(Boolean);
  if (components.some((name) => !/^"[@a-z][a-z0-9-]*"$/.test(name))) return null;
  return {
    label,
    parameters,
    components: components.map((name) => name.slice(1, -1)),
    keyId: /;keyid="([^"]*)"/.exec(rest)?.[1],
    /** Seconds; infinite without it. */
    expires: Number(/;expires=(\d{1,12})(?=;|$)/.exec(rest)?.[1] ?? Infinity),
  };
}

/** The bytes of one member of a dictionary such as `sig1=:…:`. */
function parseBytes(header: string, name: string): Buffer | null {
  const member = header.split(',').find((part) => part.trim().startsWith(`${name}=`));
  const [, base64] = /=:([A-Za-z0-9+/]*={0,2}):\s*$/.exec(member ?? '') ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}
