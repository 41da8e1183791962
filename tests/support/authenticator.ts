/** A device with passkeys, in software: ES256, no attestation. What it says can be bent. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Asked {
  challenge: string;
}

/** What a device may do wrong. */
export interface Bent {
  origin?: string;
  host?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  challenge?: string;
  type?: string;
}

export interface Passkey {
  id: string;
  /** The counter of the last signature. */
  counter: number;
  /** @returns the browser's answer to a sign-in, JSON */
  answer: (asked: Asked, bent?: Bent) => string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** @param siteUrl the address of the shop that the browser shows */
export function createAuthenticator(siteUrl: string) {
  const { origin, hostname } = new URL(siteUrl);

  function clientData(type: string, asked: Asked, bent: Bent): Buffer {
    const { challenge = asked.challenge } = bent;
    return Buffer.from(
      JSON.stringify({ type: bent.type ?? type, challenge, origin: bent.origin ?? origin, crossOrigin: false }),
    );
  }

  function authenticatorData(counter: number, bent: Bent, key: Uint8Array = new Uint8Array()): Buffer {
    const flags = PRESENT + (bent.isVerified === false ? 0 : VERIFIED) + (key.length > 0 ? WITH_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(bent.counter ?? counter);
    return Buffer.concat([sha256(bent.host ?? hostname), Buffer.from([flags]), count, key]);
  }

  /** @returns the new passkey, and the browser's answer to an offer, JSON */
  function create(asked: Asked & { user: { id: string } }, bent: Bent = {}): { passkey: Passkey; answer: string } {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const rawId = randomBytes(32);
    const id = base64url(rawId);
    const data = authenticatorData(0, bent, attested(rawId, publicKey));
    const response = {
      clientDataJSON: base64url(clientData('webauthn.create', asked, bent)),
      attestationObject: base64url(withoutAttestation(data)),
      transports: ['internal'],
    };
    const passkey: Passkey = {
      id,
      counter: 0,
      answer(askedThen, bentThen = {}) {
        passkey.counter += 1;
        const signed = authenticatorData(passkey.counter, bentThen);
        const client = clientData('webauthn.get', askedThen, bentThen);
        return toJson(id, {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(signed),
          signature: base64url(sign('sha256', Buffer.concat([signed, sha256(client)]), privateKey)),
          userHandle: bentThen.userHandle ?? asked.user.id,
        });
      },
    };
    return { passkey, answer: toJson(id, response) };
  }
  return { create };
}

function toJson(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
}

/** AAGUID, credential id and the public key as COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function attested(id: Uint8Array, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (name: number, text: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(text, 'base64url')]);
  const cose = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), point(0x21, x), point(0x22, y)];
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...cose]);
}

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
function withoutAttestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const statement = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...statement,
    text('authData'),
    Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
    data,
  ]);
}
