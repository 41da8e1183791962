import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bent, createAuthenticator, type Passkey } from '#tests/support/authenticator.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { NOW, PUBLIC_URL, useTestPlatform } from '#tests/support/test-platform.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { addPasskey, askForPasskey, listPasskeys, offerPasskey, removePasskey, signInByPasskey } from './passkeys.ts';
import { inviteStaff, removeStaff } from './staff.ts';
import { findSession, type StaffSession } from './staff-sessions.ts';

const PASSWORD = 'καλοκαίρι στη Σύρο';
const BROWSER = 'Firefox';
const STEP_MS = 30_000;

describe.each(databaseKinds)('passkeys on %s', (kind) => {
  const shop = useTestPlatform(kind);
  const { create } = createAuthenticator(PUBLIC_URL);
  let maria: Person;
  let nikos: Person;

  interface Person {
    email: string;
    session: StaffSession;
    /** A code that was not used yet: half a minute passes for each. */
    code: () => string;
  }

  async function join(email: string): Promise<Person> {
    const { context } = shop().platform;
    const token = (await inviteStaff(context, email, 'owner')) ?? '';
    const { totpSecret = '' } = (await findInvitation(context, token)) ?? {};
    const code = () => {
      shop().clock.now = new Date(context.now().getTime() + STEP_MS);
      return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: context.now().getTime() });
    };
    const typed = { password: PASSWORD, code: code() };
    const outcome = await acceptInvitation(context, token, typed, { browser: BROWSER, language: 'el' });
    const opened = outcome.status === 'accepted' ? outcome.session : '';
    const session = await findSession(context.db, context.now(), opened);
    if (!session) throw new Error('The desk did not open');
    return { email, session, code };
  }

  async function offer({ session, code }: Person, password = PASSWORD) {
    return offerPasskey(shop().platform.context, session, { password, code: code() });
  }

  async function add(person: Person, bent: Bent = {}): Promise<{ passkey: Passkey; isAdded: boolean }> {
    const offered = await offer(person);
    if (!offered) throw new Error('No passkey was offered');
    const { passkey, answer } = create(offered, bent);
    const isAdded = await addPasskey(shop().platform.context, person.session, { answer, name: 'Pixel' });
    return { passkey, isAdded };
  }

  async function enter(passkey: Passkey, bent: Bent = {}) {
    const { context } = shop().platform;
    const { token, options } = await askForPasskey(context);
    return signInByPasskey(context, { token, answer: passkey.answer(options, bent), browser: BROWSER });
  }

  beforeAll(async () => {
    maria = await join('maria@example.gr');
    nikos = await join('nikos@example.gr');
  });

  it('opens the desk by passkey alone, and says when it was used', async () => {
    const { context } = shop().platform;
    const { passkey, isAdded } = await add(maria);
    expect(isAdded).toBe(true);
    const added = context.now().toISOString();
    const { id } = maria.session.member;
    expect(await listPasskeys(context.db, id)).toEqual([
      { id: passkey.id, name: 'Pixel', createdAt: added, usedAt: null },
    ]);
    const entered = await enter(passkey);
    expect(entered?.email).toBe(maria.email);
    const session = await findSession(context.db, context.now(), entered?.session ?? '');
    expect(session?.member).toEqual(maria.session.member);
    expect(await listPasskeys(context.db, id)).toMatchObject([{ usedAt: context.now().toISOString() }]);
  });

  it('asks the browser for the unlocked key of this shop, and for none that is there already', async () => {
    const offered = await offer(nikos);
    expect(offered).toMatchObject({
      rp: { id: new URL(PUBLIC_URL).hostname },
      user: { name: nikos.email },
      excludeCredentials: [],
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { passkey } = await add(nikos);
    expect((await offer(nikos))?.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    const { options } = await askForPasskey(shop().platform.context);
    expect(options).toMatchObject({ rpId: new URL(PUBLIC_URL).hostname, userVerification: 'required' });
    expect(options.allowCredentials ?? [], 'whose keys there are is not told').toEqual([]);
  });

  it('offers one for password and a new code only', async () => {
    expect(await offer(maria, 'another')).toBeNull();
    const { context } = shop().platform;
    const used = { password: PASSWORD, code: maria.code() };
    expect(await offerPasskey(context, maria.session, used)).not.toBeNull();
    expect(await offerPasskey(context, maria.session, used)).toBeNull();
  });

  const FAULTS: Readonly<Record<string, Bent>> = {
    'another origin': { origin: 'https://shop.example.com' },
    'another host': { host: 'shop.example.com' },
    'an unlocked device that was not': { isVerified: false },
    'a challenge of its own': { challenge: Buffer.from('mine').toString('base64url') },
    'an answer to another question': { type: 'webauthn.other' },
  };

  it.each(Object.entries(FAULTS))('takes no new passkey from %s', async (_, bent) => {
    expect((await add(maria, bent)).isAdded).toBe(false);
  });

  it.each(Object.entries(FAULTS))('opens to no passkey from %s', async (_, bent) => {
    const { passkey } = await add(maria);
    expect(await enter(passkey, bent)).toBeNull();
    expect(await enter(passkey), 'without the fault').not.toBeNull();
  });

  it('takes an answer once, and a challenge from the browser that asked', async () => {
    const { context } = shop().platform;
    const { passkey } = await add(maria);
    const [here, there] = [await askForPasskey(context), await askForPasskey(context)];
    const answer = passkey.answer(here.options);
    const send = (token: string) => signInByPasskey(context, { token, answer, browser: BROWSER });
    expect(await send(there.token)).toBeNull();
    const both = await Promise.all([send(here.token), send(here.token)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await send(here.token)).toBeNull();
    expect(await send('')).toBeNull();
  });

  it('takes an answer for a new passkey once, and from the session that asked', async () => {
    const { context } = shop().platform;
    const offered = await offer(maria);
    if (!offered) throw new Error('No passkey was offered');
    const { answer } = create(offered);
    expect(await addPasskey(context, nikos.session, { answer, name: '' })).toBe(false);
    expect(await addPasskey(context, maria.session, { answer, name: '' })).toBe(true);
    expect(await addPasskey(context, maria.session, { answer, name: '' })).toBe(false);
  });

  it('forgets a challenge after minutes', async () => {
    const { context } = shop().platform;
    const { passkey } = await add(maria);
    const { token, options } = await askForPasskey(context);
    const at = context.now();
    shop().clock.now = new Date(at.getTime() + CHALLENGE_MS);
    expect(await signInByPasskey(context, { token, answer: passkey.answer(options), browser: BROWSER })).toBeNull();
    await askForPasskey(context);
    const left = await context.db.selectFrom('staff_challenges').select('expires_at').execute();
    expect(left, 'and clears it away').toHaveLength(1);
  });

  it('opens to nobody for a counter that goes back: the key was copied', async () => {
    const { passkey } = await add(maria);
    expect(await enter(passkey, { counter: 7 })).not.toBeNull();
    for (const counter of [7, 6, 0]) expect(await enter(passkey, { counter })).toBeNull();
    expect(await enter(passkey, { counter: 4_294_967_295 })).not.toBeNull();
  });

  it('takes a device that counts nothing', async () => {
    const { passkey } = await add(maria);
    expect(await enter(passkey, { counter: 0 })).not.toBeNull();
    expect(await enter(passkey, { counter: 0 })).not.toBeNull();
  });

  it('knows whose key it is: another handle or another key’s id opens nothing', async () => {
    const { context } = shop().platform;
    const [mine, other] = [(await add(maria)).passkey, (await add(nikos)).passkey];
    const userHandle = JSON.parse(other.answer({ challenge: '' })).response.userHandle as string;
    expect(await enter(mine, { userHandle })).toBeNull();
    expect(await enter(mine, { userHandle: '' })).toBeNull();
    const { token, options } = await askForPasskey(context);
    const answer = mine.answer(options, { userHandle }).replaceAll(mine.id, other.id);
    expect(await signInByPasskey(context, { token, answer, browser: BROWSER })).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"id":1}',
    '{"id":"x"}',
    '{"id":"x","response":{}}',
    '{"id":"x","rawId":"x","response":1}',
  ])('takes %j for no answer', async (answer) => {
    const { context } = shop().platform;
    const { token } = await askForPasskey(context);
    expect(await signInByPasskey(context, { token, answer, browser: BROWSER })).toBeNull();
    await offer(maria);
    expect(await addPasskey(context, maria.session, { answer, name: '' })).toBe(false);
  });

  it('opens to no passkey that was removed, by its own person only', async () => {
    const { context } = shop().platform;
    const { passkey } = await add(maria);
    expect(await removePasskey(context.db, nikos.session.member.id, passkey.id)).toBe(false);
    const { session = '' } = (await enter(passkey)) ?? {};
    const isOpen = async (token: string) => (await findSession(context.db, context.now(), token)) !== null;
    const other = await enter((await add(maria)).passkey);
    expect(await isOpen(session)).toBe(true);
    expect(await removePasskey(context.db, maria.session.member.id, passkey.id)).toBe(true);
    expect(await enter(passkey)).toBeNull();
    expect(await isOpen(session), 'what it opened is closed').toBe(false);
    expect(await isOpen(other?.session ?? ''), 'what others opened is not').toBe(true);
    expect(await removePasskey(context.db, maria.session.member.id, passkey.id)).toBe(false);
  });

  it('ends with the person’s place, and with a new link', async () => {
    const { context } = shop().platform;
    const eleni = await join('eleni@example.gr');
    const { passkey } = await add(eleni);
    await inviteStaff(context, eleni.email, 'owner');
    expect(await enter(passkey), 'until the link is used').not.toBeNull();
    const again = await join(eleni.email);
    expect(await enter(passkey)).toBeNull();
    const next = (await add(again)).passkey;
    await removeStaff(context.db, eleni.email);
    expect(await enter(next)).toBeNull();
    shop().clock.now = NOW;
  });
});
