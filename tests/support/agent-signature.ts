/** Message signatures as an agent makes and checks them, without the shop's own code. */
import { createPublicKey, generateKeyPairSync, type JsonWebKey, verify } from 'node:crypto';

const SHA = { 'P-256': 'sha256', 'P-384': 'sha384', 'P-521': 'sha512' } as const;

/** An agent's key, as it signs and as its profile shows it. */
export function keyOf(kid: string, namedCurve: keyof typeof SHA = 'P-256') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return { kid, privateKey, hash: SHA[namedCurve], jwk: { ...publicKey.export({ format: 'jwk' }), kid } };
}

type Part = (name: string) => string | undefined;

/** What is signed, from `Signature-Input` and the parts of the message. */
export function baseOf(input: string, part: Part): string {
  const parameters = input.slice(input.indexOf('=') + 1);
  const names = [...(/\(([^)]*)\)/.exec(parameters)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  return [...names.map((name) => `"${name}": ${part(name)}`), `"@signature-params": ${parameters}`].join('\n');
}

/** Whether a value of `Signature` is that of the key, as the shop publishes it, over this base. */
export function isSignedBy(jwk: JsonWebKey, base: string, header: string | null | undefined): boolean {
  const value = Buffer.from((header ?? '').replace(/^sig1=:|:$/g, ''), 'base64');
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  return value.byteLength === 64 && verify('sha256', Buffer.from(base), key, value);
}
