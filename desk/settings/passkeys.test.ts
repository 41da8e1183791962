import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { createAuthenticator, type Passkey } from '#tests/support/authenticator.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk, PASSWORD } from '#tests/support/desk-visitor.ts';
import { PUBLIC_URL, useTestPlatform } from '#tests/support/test-platform.ts';

const PATH = '/desk/settings/passkeys';
const STEP_MS = 30_000;

describe.each(databaseKinds)('passkeys at the desk on %s', (kind) => {
  const shop = useTestPlatform(kind);
  const { create } = createAuthenticator(PUBLIC_URL);
  let desk: ReturnType<typeof openTestDesk>;
  let owner: DeskVisitor;
  let packer: DeskVisitor;
  beforeAll(async () => {
    desk = openTestDesk(shop().platform.context, { dataDir: '/nowhere' });
    owner = await desk.signIn('owner@example.gr', 'owner');
    packer = await desk.signIn('packer@example.gr', 'packer');
  });

  /** Password and a code that was not used yet: half a minute passes for each. */
  async function proofOf(email: string) {
    const { db } = shop().platform.context;
    shop().clock.now = new Date(shop().clock.now.getTime() + STEP_MS);
    const { totp_secret } = await db
      .selectFrom('staff')
      .select('totp_secret')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const totp = new TOTP({ secret: Secret.fromBase32(totp_secret ?? '') });
    return { password: PASSWORD, code: totp.generate({ timestamp: shop().clock.now.getTime() }) };
  }

  async function add(person: DeskVisitor, email: string, name: string): Promise<Passkey> {
    const offered = await person.post(PATH, { action: 'passkey_ask', ...(await proofOf(email)) });
    const { passkey, answer } = create(await offered.json());
    const added = await person.post(PATH, { action: 'passkey_add', name, passkey: answer });
    expect(added.headers.get('location')).toBe(`${PATH}?done=passkey_added`);
    return passkey;
  }

  /** A browser at the door that asked for a passkey, and what it is asked. */
  async function ask() {
    const asked = await desk.nobody.post('/desk/enter', { action: 'passkey_ask' });
    const [cookie = ''] = asked.headers.getSetCookie();
    return { asked, cookie, browser: desk.visitor(cookie.split(';')[0] ?? ''), options: await asked.json() };
  }

  it('makes one for a packer too, and the log says so', async () => {
    await add(packer, 'packer@example.gr', 'Pixel of the table');
    expect(await (await packer.get(PATH)).text()).toContain('Pixel of the table');
    const [entry] = await readAuditLog(shop().platform.context.db, { limit: 1 });
    expect(entry).toMatchObject({
      staff: 'packer@example.gr',
      action: 'passkey_add',
      subject: 'staff packer@example.gr',
      outcome: 'done',
      before: { passkeys: '' },
      after: { passkeys: 'Pixel of the table' },
    });
  });

  it('opens the desk where the address leads, with the session’s cookie, and writes it down', async () => {
    const { db } = shop().platform.context;
    const passkey = await add(packer, 'packer@example.gr', '');
    const { asked, cookie, browser, options } = await ask();
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(cookie).toMatch(/; Max-Age=300; Path=\/desk; HttpOnly; Secure; SameSite=Strict$/);
    const sent = { action: 'passkey_sign_in', passkey: passkey.answer(options) };
    const opened = await browser.post('/desk/enter?to=%2Fdesk%2Forders', sent);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/desk/orders']);
    const [session = ''] = opened.headers.getSetCookie();
    expect(session).toMatch(/^desk_session=/);
    expect((await desk.visitor(session.split(';')[0] ?? '').get('/desk')).status).toBe(200);
    const [entry] = await readAuditLog(db, { limit: 1 });
    expect(entry).toMatchObject({ staff: 'packer@example.gr', action: 'passkey_sign_in', outcome: 'done' });
    const again = await browser.post('/desk/enter', sent);
    expect([again.status, again.headers.getSetCookie()]).toEqual([422, []]);
    expect(await again.text()).toContain('This passkey does not open the desk');
  });

  it('is not shown where no script shows it: password and code are', async () => {
    const page = await (await desk.nobody.get('/desk/enter')).text();
    expect(page).toMatch(/<form[^>]*data-passkey="get" hidden=""/);
    expect(page).toContain('name="password"');
    const own = await (await packer.get(PATH)).text();
    expect(own).toMatch(/<form[^>]*data-passkey="create" hidden=""/);
    expect(own).toContain('This browser has no passkeys');
  });

  it('offers none for a wrong password, and counts that as an attempt to sign in', async () => {
    const other = await desk.signIn('other@example.gr', 'packer');
    const wrong = { action: 'passkey_ask', password: 'opensesame', code: '123456' };
    const first = await other.post(PATH, wrong);
    expect(first.status).toBe(422);
    expect(await first.text()).not.toContain('opensesame');
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await other.post(PATH, wrong)).status);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    const right = { action: 'sign_in', email: 'other@example.gr', ...(await proofOf('other@example.gr')) };
    expect((await desk.nobody.post('/desk/enter', { ...right, code: '1' })).status, 'one allowance').toBe(429);
  });

  it('removes one’s own only', async () => {
    const { id } = await add(owner, 'owner@example.gr', 'Laptop');
    const form = { action: 'passkey_remove', id };
    expect((await packer.post(PATH, form)).status).toBe(422);
    expect((await owner.post(PATH, form)).headers.get('location')).toBe(`${PATH}?done=passkey_removed`);
    expect(await (await owner.get(PATH)).text()).not.toContain('Laptop</td>');
    const [entry] = await readAuditLog(shop().platform.context.db, { limit: 1 });
    expect(entry).toMatchObject({ before: { passkeys: 'Laptop' }, after: { passkeys: '' } });
  });

  it('is asked for no more often than a password', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await desk.nobody.post('/desk/enter', { action: 'passkey_ask' })).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
