/** The key by which the shop signs what it sends to agents: ES256, made once and stored in the database. */
import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { claimMeta, readMeta } from '../db/meta.ts';
import type { Signer } from './message-signature.ts';

interface SigningKey {
  kid: string;
  privateKey: JsonWebKey;
}

export async function ensureSigningKey(db: Database): Promise<SigningKey> {
  const known = await readMeta(db, 'ucp_signing_key');
  if (known !== null) return JSON.parse(known) as SigningKey;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const made: SigningKey = { kid: thumbprint(jwk), privateKey: jwk };
  // Of two processes that begin together, the first one's stays.
  await claimMeta(db, 'ucp_signing_key', JSON.stringify(made));
  return JSON.parse((await readMeta(db, 'ucp_signing_key')) ?? JSON.stringify(made)) as SigningKey;
}

export async function readSigner(db: Database): Promise<Signer> {
  const { kid, privateKey } = await ensureSigningKey(db);
  return { kid, privateKey: createPrivateKey({ key: privateKey, format: 'jwk' }) };
}

/** As the profile shows it. */
export function toPublicKey({ kid, privateKey: { crv, x, y } }: SigningKey) {
  return { kid, kty: 'EC', crv, x, y, use: 'sig', alg: 'ES256' };
}

/** RFC 7638. */
function thumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
