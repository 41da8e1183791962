/**
 * Passkeys (WebAuthn): the person's device keeps a key, unlocks it by finger, face or PIN, and signs a challenge of ours with it. The
 * browser binds the key to the host of `PUBLIC_URL`.
 */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { parseJson } from '#domain/parse-json.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { Database, Trx } from '../db/database.ts';
import { giveChallenge, takeChallenge } from './challenges.ts';
import { withProof } from './sign-in.ts';
import { type StaffSession, startSession } from './staff-sessions.ts';

const TOKEN_BYTES = 32;
/** Those of every device. Node reads newer ones by experimental parts only. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The holders of challenges. */
const ofSession = ({ id }: StaffSession) => `session ${id}`;
const ofCookie = (token: string) => `cookie ${token}`;

/** By this a device tells the keys of several people apart. */
const toHandle = (staffId: number) => new Uint8Array(Buffer.from(`staff ${staffId}`));

function siteOf({ publicUrl }: PlatformContext) {
  const { hostname, origin } = new URL(publicUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}

/**
 * Begins a new passkey for a person who proves password and code again: others pass by an open desk.
 *
 * @returns what the browser is asked; null without the proof
 * @throws PasswordsBusyError
 */
export async function offerPasskey(context: PlatformContext, session: StaffSession, proof: PasswordAndCode) {
  const { id, email } = session.member;
  const challenge = await withProof(context, { email, ...proof }, (trx) =>
    giveChallenge(context, trx, ofSession(session)),
  );
  if (!challenge) return null;
  const known = await listPasskeys(context.db, id);
  return generateRegistrationOptions({
    rpName: shop.name[session.member.language],
    rpID: siteOf(context).expectedRPID,
    userName: email,
    userDisplayName: email,
    userID: toHandle(id),
    challenge,
    excludeCredentials: known,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

interface PasswordAndCode {
  password: string;
  code: string;
}

/** @param answer of the browser, JSON @returns whether it is a new key, made for this session just now */
export function addPasskey(
  context: PlatformContext,
  session: StaffSession,
  { answer, name }: { answer: string; name: string },
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const expectedChallenge = await takeChallenge(trx, context.now(), ofSession(session));
    const response = readAnswer<RegistrationResponseJSON>(answer);
    if (expectedChallenge === null || !response) return false;
    const expected = { expectedChallenge, supportedAlgorithmIDs, ...siteOf(context) };
    const verified = await believe(verifyRegistrationResponse({ response, ...expected }));
    if (!verified?.registrationInfo) return false;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('staff_passkeys')
      .values({
        id,
        staff_id: session.member.id,
        name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter: String(counter),
        created_at: context.now().toISOString(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
}

/** What a browser at the door is asked, and the token for the cookie that holds the challenge. Whose passkey it will be is not known yet. */
export async function askForPasskey(context: PlatformContext) {
  const token = context.randomToken(TOKEN_BYTES);
  const challenge = await giveChallenge(context, context.db, ofCookie(token));
  const rpID = siteOf(context).expectedRPID;
  return { token, options: await generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' }) };
}

/**
 * Opens a session by passkey alone. Every answer spends the challenge.
 *
 * @param token of the cookie
 * @param answer of the browser, JSON
 * @returns the e-mail and the session's token, or null
 */
export function signInByPasskey(
  context: PlatformContext,
  { token, answer, browser }: { token: string; answer: string; browser: string },
): Promise<{ email: string; session: string } | null> {
  return context.db.transaction().execute(async (trx) => {
    const expectedChallenge = await takeChallenge(trx, context.now(), ofCookie(token));
    const response = readAnswer<AuthenticationResponseJSON>(answer);
    const row = response && (await findPasskey(trx, response));
    if (expectedChallenge === null || !row) return null;
    const { staffId, email } = row;
    const publicKey = new Uint8Array(Buffer.from(row.publicKey, 'base64url'));
    const credential = { id: response.id, publicKey, counter: Number(row.counter) };
    const expected = { expectedChallenge, credential, ...siteOf(context) };
    const verified = await believe(verifyAuthenticationResponse({ response, ...expected }));
    if (!verified?.verified) return null;
    // The key may have been removed or used meanwhile.
    const { numUpdatedRows } = await trx
      .updateTable('staff_passkeys')
      .set({ counter: String(verified.authenticationInfo.newCounter), used_at: context.now().toISOString() })
      .where('id', '=', response.id)
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    return { email, session: await startSession(context, trx, staffId, browser, response.id) };
  });
}

/** @returns null also for a key that the device has for another person */
async function findPasskey(trx: Trx, { id, response }: AuthenticationResponseJSON) {
  const row = await trx
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_id as staffId', 'public_key as publicKey', 'counter', 'email'])
    .where('staff_passkeys.id', '=', id)
    .executeTakeFirst();
  const isTheirs = row && response.userHandle === Buffer.from(toHandle(row.staffId)).toString('base64url');
  return isTheirs ? row : null;
}

/** The oldest first. */
export async function listPasskeys(db: Database, staffId: number) {
  const columns = ['id', 'name', 'created_at as createdAt', 'used_at as usedAt'] as const;
  return db
    .selectFrom('staff_passkeys')
    .select(columns)
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Ends the sessions that it opened, too. @returns whether this person had such a passkey */
export async function removePasskey(db: Database, staffId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The library checks the rest of the answer. */
function readAnswer<Answer extends { id: string; response: object }>(text: string): Answer | null {
  const answer = parseJson(text) as Partial<Answer> | null | undefined;
  return typeof answer?.id === 'string' && typeof answer.response === 'object' && answer.response !== null
    ? (answer as Answer)
    : null;
}

/** The library throws at each thing that is wrong with an answer; why is not told. */
function believe<Verified>(verifying: Promise<Verified>): Promise<Verified | null> {
  return verifying.catch(() => null);
}
