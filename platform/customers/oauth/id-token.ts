/** ID tokens: who logged in, signed (OpenID Connect Core 1.0, RS256), and the public key to check that by. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hash,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { PlatformContext } from '../../context.ts';
import type { Granted } from './grants.ts';

/** Long enough to be checked; it opens no login. */
const LIFETIME_S = 60 * 60;
/** Longer texts are none of ours. */
const LONGEST = 4_000;
const KEY_NAME = 'id_token';

interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

export interface IdTokens {
  sign(granted: Granted, clientId: string): Promise<string>;
  /**
   * The grant of a token that was signed here, also after its expiry: a browser that logs out may hold an old one.
   *
   * @returns null when it was not signed here, or for another client
   */
  grantOf(idToken: string): Promise<{ grantId: string; clientId: string } | null>;
  /** The public key as a JSON Web Key Set. */
  keys(): Promise<{ keys: JsonWebKey[] }>;
}

/** @param issuer the name under which the platform signs */
export function createIdTokens(context: PlatformContext, issuer: string): IdTokens {
  let loading: Promise<SigningKey> | undefined;
  const load = () => {
    loading ??= loadKey(context).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    async sign(granted, clientId) {
      const { id, privateKey } = await load();
      const index = Math.floor(context.now().getTime() / 1000);
      const header = { alg: 'RS256', typ: 'JWT', kid: id };
      const content = `${encode(header)}.${encode({ iss: issuer, aud: clientId, ...claimsOf(granted, index) })}`;
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    async grantOf(idToken) {
      const { publicKey } = await load();
      const match = idToken.length <= LONGEST ? /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(idToken) : null;
      if (!match) return null;
      const [, content = '', signature = ''] = match;
      if (!verify('sha256', Buffer.from(content), publicKey, Buffer.from(signature, 'base64url'))) return null;
      const claims = JSON.parse(Buffer.from(content.split('.')[1] ?? '', 'base64url').toString()) as Claims;
      return claims.iss === issuer ? { grantId: claims.sid, clientId: claims.aud } : null;
    },
    async keys() {
      const { id, publicKey } = await load();
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: id }] };
    },
  };
}

/** Of a token that we signed ourselves. */
interface Claims {
  iss: string;
  aud: string;
  sid: string;
}

function claimsOf({ grantId, customer, nonce }: Granted, index: number) {
  return {
    sub: String(customer.id),
    sid: grantId,
    iat: index,
    exp: index + LIFETIME_S,
    auth_time: index,
    email: customer.email,
    // The address is not verified.
    email_verified: false,
    ...(nonce !== null && { nonce }),
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The key is made when it is first needed. Of two processes that make one at once, the first one's is kept. */
async function loadKey({ db, now }: PlatformContext): Promise<SigningKey> {
  const find = () => db.selectFrom('oauth_keys').select('private_key').where('name', '=', KEY_NAME).executeTakeFirst();
  if (!(await find())) {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await db
      .insertInto('oauth_keys')
      .values({ name: KEY_NAME, private_key: pem, created_at: now().toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  const row = await find();
  if (!row) throw new Error('The key for ID tokens could not be stored');
  const privateKey = createPrivateKey(row.private_key);
  const publicKey = createPublicKey(privateKey);
  const id = hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'base64url').slice(0, 16);
  return { id, privateKey, publicKey };
}
