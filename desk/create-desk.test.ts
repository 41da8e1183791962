import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { BODY_CUT_HEADER } from '#domain/customer/client-address.ts';
import type { DatabaseLocation } from '#platform/db/location.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { listSessions } from '#platform/staff/staff-sessions.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { openTestDesk, PASSWORD } from '#tests/support/desk-visitor.ts';
import { NOW, PUBLIC_URL, useTestPlatform } from '#tests/support/test-platform.ts';

describe.each(databaseKinds)('the desk on %s', (kind) => {
  const shop = useTestPlatform(kind);
  const open = () => openTestDesk(shop().platform.context, { dataDir: '/nowhere' });

  it('shows nobody anything but its door', async () => {
    const { nobody } = open();
    for (const path of ['/desk', '/desk/settings', '/desk/settings/passkeys', '/desk/settings/log']) {
      const answer = await nobody.get(path);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/desk\/enter/);
    }
    expect((await nobody.get('/desk/enter')).status).toBe(200);
  });

  it('is private: not indexed, not cached, with a policy of its own and a cookie for its paths alone', async () => {
    const { nobody } = open();
    const page = await nobody.get('/desk/enter');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const left = await nobody.post('/desk/leave', { action: 'leave' });
    expect(left.headers.getSetCookie()[0]).toMatch(/; Path=\/desk; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('lets a wrong password in no more often than the limits say, and tells one like the other', async () => {
    const { nobody } = open();
    const typed = { action: 'sign_in', email: 'maria@example.gr', password: 'opensesame', code: '123456' };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await nobody.post('/desk/enter', typed)).status);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    const page = await (await nobody.post('/desk/enter', { ...typed, email: 'x@example.gr' })).text();
    expect(page).toContain('do not match');
    expect(page).toContain('value="x@example.gr"');
    expect(page).not.toContain('opensesame');
  });

  it('ends a session and writes that down', async () => {
    const { context } = shop().platform;
    const { signIn } = open();
    const owner = await signIn('owner@example.gr', 'owner');
    const packer = await signIn('packer@example.gr', 'packer');
    expect((await packer.get('/desk')).status).toBe(200);
    const sessions = await listSessions(context.db, context.now());
    const { id = 0 } = sessions.find(({ email }) => email === 'packer@example.gr') ?? {};
    const ending = { action: 'session_end', session: String(id) };
    expect((await owner.post('/desk/settings/staff', ending)).headers.get('location')).toContain('done=session_ended');
    expect((await packer.get('/desk')).status).toBe(303);
    const [entry] = await readAuditLog(context.db, { limit: 1 });
    expect(entry).toMatchObject({ staff: 'owner@example.gr', action: 'session_end', outcome: 'done' });
    expect(entry).toMatchObject({ before: { open: true }, after: { open: false } });
    expect(await (await owner.get('/desk/settings/log')).text()).toContain('Session ended');
  });

  it('says what there is not yet, and what no filter leaves', async () => {
    const owner = await open().signIn('owner4@example.gr', 'owner');
    const textOf = async (path: string) => (await owner.get(path)).text();
    expect(await textOf('/desk/orders')).toContain('No order has come yet.');
    expect(await textOf('/desk/orders?show=to-pack')).toContain('No order is like that.');
    expect(await textOf('/desk/products?q=nothing')).toContain('No product is like that.');
    await shop().platform.context.db.deleteFrom('discounts').execute();
    expect(await textOf('/desk/codes')).toContain('There is no code yet.');
  });

  it('opens today also where the shop cannot be looked over', async () => {
    const { context } = shop().platform;
    const location = { databaseUrl: 'no address' } as unknown as DatabaseLocation;
    const owner = await openTestDesk(context, location).signIn('owner5@example.gr', 'owner');
    const today = await owner.get('/desk');
    expect(today.status).toBe(200);
    expect(await today.text()).toContain('<h1>Today</h1>');
  });

  it('speaks the language that a person chose, from then on', async () => {
    const { signIn } = open();
    const owner = await signIn('owner2@example.gr', 'owner');
    expect(await (await owner.get('/desk')).text()).toContain('<h1>Today</h1>');
    await owner.post('/desk/language?to=/desk', { action: 'language', language: 'el' });
    const today = await (await owner.get('/desk')).text();
    expect(today).toContain('<h1>Σήμερα</h1>');
    expect(today, 'what is missing, too').toMatch(
      /Δεν υπάρχει διακομιστής e-mail(?:<!-- -->)?: (?:<!-- -->)?ορίστε το SMTP_URL/,
    );
  });

  it('refuses a form that shows values of before, and says which', async () => {
    const { signIn } = open();
    const owner = await signIn('owner3@example.gr', 'owner');
    await signIn('packer3@example.gr', 'packer');
    const shown = JSON.stringify({ role: 'owner' });
    const form = { action: 'staff_remove', email: 'packer3@example.gr', shown };
    const answer = await owner.post('/desk/settings/staff', form);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/Role: owner → <b>packer<\/b>/);
    expect(await (await owner.get('/desk/settings/staff')).text()).toContain('packer3@example.gr');
  });

  it('loses nothing that was typed when the session ends meanwhile', async () => {
    const { context } = shop().platform;
    const { visitor, signIn, nobody } = open();
    await signIn('owner5@example.gr', 'owner');
    const typed = { action: 'code_add', code_text: 'ΑΝΟΙΞΗ', percent: '5', password: 'never shown' };
    const door = await visitor('desk_session=gone').post('/desk/codes?show=all', typed);
    const html = await door.text();
    expect(door.status).toBe(401);
    expect(html).toContain('You were signed out meanwhile');
    expect(html).toContain('action="/desk/enter?to=%2Fdesk%2Fcodes%3Fshow%3Dall"');
    expect(html).not.toContain('never shown');
    const [, again = ''] = /name="again" value="([^"]+)"/.exec(html.replaceAll('&quot;', "'")) ?? [];
    const owners = context.db.selectFrom('staff').select('totp_secret').where('email', '=', 'owner5@example.gr');
    const secret = (await owners.executeTakeFirstOrThrow()).totp_secret ?? '';
    shop().clock.now = new Date(shop().clock.now.getTime() + 60_000);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop().clock.now.getTime() });
    const credentials = { action: 'sign_in', email: 'owner5@example.gr', password: PASSWORD, code };
    const form = { ...credentials, again: again.replaceAll("'", '"') };
    const wrong = await nobody.post('/desk/enter?to=/desk/codes', { ...form, password: 'wrong' });
    expect([wrong.status, (await wrong.text()).includes('name="again"')]).toEqual([422, true]);
    const entered = await nobody.post('/desk/enter?to=/desk/codes', form);
    expect([entered.status, entered.headers.get('location')]).toEqual([307, '/desk/codes']);
    // The browser sends the same form there, by the new session.
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const done = await visitor(cookie).post('/desk/codes', form);
    expect(done.headers.get('location')).toBe('/desk/codes?done=code_added');
    shop().clock.now = NOW;
  });

  it('says which form was too large, and keeps its page', async () => {
    const owner = await open().signIn('owner6@example.gr', 'owner');
    const cut = new Request(`${PUBLIC_URL}/desk/products/import`, {
      method: 'POST',
      headers: {
        cookie: owner.cookie,
        'accept-language': 'en',
        'sec-fetch-site': 'same-origin',
        [BODY_CUT_HEADER]: '1',
      },
      body: new FormData(),
    });
    const answer = await open().desk(cut);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/more than 20.MB together[\s\S]*Product file/);
  });

  it('reads no form of a stranger that is no form, or does not say how long it is', async () => {
    const { desk } = open();
    const post = (body: string, headers: Record<string, string>) =>
      desk(
        new Request(`${PUBLIC_URL}/desk/codes`, {
          method: 'POST',
          headers: { ...headers, 'sec-fetch-site': 'same-origin' },
          body,
        }),
      );
    const type = 'application/x-www-form-urlencoded';
    for (const answer of [
      await post('a=1', { 'content-type': type }),
      await post('a=1', { 'content-type': type, 'content-length': '1000001' }),
      await post('{}', { 'content-type': 'application/json', 'content-length': '2' }),
    ])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/enter?to=%2Fdesk%2Fcodes']);
    expect((await post('a=1', { 'content-type': type, 'content-length': '3' })).status).toBe(401);
  });

  it('says in its own words that a page is not there', async () => {
    const owner = await open().signIn('owner4@example.gr', 'owner');
    const answer = await owner.get('/desk/nowhere');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no such page');
  });
});
