import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { authorizationProof, isVerifier, toVerifier } from './oauth.ts';

const verifier = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toVerifier);
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

describe('authorizationProof', () => {
  it('is the example of RFC 7636, appendix B', async () => {
    const { challenge } = await authorizationProof('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('is three different hashes of the one secret, always the same', () =>
    fc.assert(
      fc.asyncProperty(verifier, async (secret) => {
        expect(isVerifier(secret)).toBe(true);
        const proof = await authorizationProof(secret);
        expect(proof).toEqual({
          challenge: sha256(secret),
          state: sha256(`state ${secret}`),
          nonce: sha256(`nonce ${secret}`),
        });
        expect(new Set([secret, ...Object.values(proof)]).size).toBe(4);
      }),
    ));
});

it.each(['', 'short', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}!`, null, 7])('%j is no verifier', (text) =>
  expect(isVerifier(text)).toBe(false),
);
