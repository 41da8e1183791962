import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { PlatformContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import { createCustomer } from '../create-customer.ts';
import { findCustomerByEmail } from '../customers.ts';
import { logIn } from '../log-in.ts';
import { recoverPassword } from '../recover-password.ts';
import { createAccountPages } from './create-account-pages.ts';

const ORIGIN = 'https://shop.example.gr';
const OLD = 'παλιός κωδικός';
const NEW = 'καινούργιος κωδικός';

describe.each(databaseKinds)('the page for a new password on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let context: PlatformContext;
  let pages: ReturnType<typeof createAccountPages>;
  let people = 0;
  let email = '';
  beforeAll(async () => {
    context = { ...shop.context, passwordCost: { N: 16, r: 1, p: 1 } };
    pages = createAccountPages({ context });
  });
  beforeEach(async () => {
    people += 1;
    email = `person-${people}@example.gr`;
    await createCustomer(context, { email, password: OLD }, 'el');
  });

  const linkOf = async (recipient: string) => {
    await recoverPassword(context, recipient);
    const mails = db
      .selectFrom('outbox')
      .select('text_body')
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc');
    const { text_body } = await mails.executeTakeFirstOrThrow();
    await db.deleteFrom('outbox').execute();
    return new URL(/https:\S+\/account\/reset\/\S+/.exec(text_body)?.[0] ?? '').pathname;
  };
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await pages.handle(new Request(`${ORIGIN}${path}`, init));
    if (!response) throw new Error(`${path} is no page of an account`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const type = (
    path: string,
    password: string,
    again = password,
    headers: Record<string, string> = { origin: ORIGIN },
  ) => send(path, { method: 'POST', headers, body: new URLSearchParams({ password, again }) });
  const canLogIn = async (password: string) => (await logIn(context, { email, password }, 'el')).ok;

  it('sets the password once, and leads to the login', async () => {
    const path = await linkOf(email);
    const page = await send(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`Για τον λογαριασμό ${email}.`);
    expect((page.text.match(/type="password" autocomplete="new-password"/g) ?? []).length).toBe(2);
    // Programs that look at links before their reader does must not use them up.
    await send(path, { method: 'HEAD' });
    const done = await type(path, NEW);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account/reset/done?lang=el']);
    expect(await canLogIn(OLD)).toBe(false);
    expect(await canLogIn(NEW)).toBe(true);
    const said = await send('/account/reset/done?lang=el');
    expect(said.text).toContain('Ο κωδικός άλλαξε');
    expect(said.text).toContain('href="/account"');
    expect((await type(path, 'ακόμα ένας κωδικός')).status).toBe(404);
    expect((await send(path)).text).toContain('Αυτός ο σύνδεσμος δεν ισχύει πια');
    expect(await canLogIn(NEW)).toBe(true);
  });

  it('speaks the customer’s language, or the one that is asked for', async () => {
    await db.updateTable('customers').set({ language: 'en' }).where('email', '=', email).execute();
    const path = await linkOf(email);
    expect((await send(path)).text).toContain('<h1>New password</h1>');
    const greek = await send(`${path}?lang=el`);
    expect(greek.text).toContain('<html lang="el">');
    expect(greek.text).toContain(`href="${path}?lang=en"`);
    const done = await type(path, NEW);
    expect((await send(done.headers.get('location') ?? '')).text).toContain('href="/en/account"');
  });

  it.each([
    ['', '', 'password', 'Γράψτε τον νέο κωδικό σας.'],
    ['short', 'short', 'password', 'Ο κωδικός θέλει τουλάχιστον 8 χαρακτήρες.'],
    ['x'.repeat(200), 'x'.repeat(200), 'password', 'Ο κωδικός έχει το πολύ 128 χαρακτήρες.'],
    [` ${NEW}`, ` ${NEW}`, 'password', 'δεν αρχίζει και δεν τελειώνει με κενό'],
    [NEW, `${NEW}!`, 'again', 'Οι δύο κωδικοί διαφέρουν.'],
  ])('does not take %j and %j', async (password, again, field, words) => {
    const path = await linkOf(email);
    const { status, text } = await type(path, password, again);
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).toMatch(
      new RegExp(`<input id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error[^>]* autofocus`),
    );
    if (password) expect(text).not.toContain(password);
    expect(await canLogIn(OLD)).toBe(true);
    expect((await type(path, NEW)).status).toBe(303);
  });

  it('takes a form of another kind for an empty one', async () => {
    const path = await linkOf(email);
    const sent = await send(path, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: JSON.stringify({ password: NEW }),
    });
    expect([sent.status, sent.text.includes('Γράψτε τον νέο κωδικό σας.')]).toEqual([422, true]);
    expect(await canLogIn(OLD)).toBe(true);
  });

  it('opens nothing with a wrong, an old or a foreign link', async () => {
    const path = await linkOf(email);
    const [, , , id, token] = path.split('/');
    const stranger = await createCustomer(context, { email: `stranger-${people}@example.gr`, password: OLD }, 'el');
    const other = stranger.ok ? stranger.customer.id : 0;
    const wrong = [
      `/account/reset/${other}/${token}`,
      `/account/reset/${id}/${token}x`,
      `/account/reset/0/${token}`,
      `/account/reset/9999999999/${token}`,
      `/account/reset/${id}/`,
      '/account/reset/a/b',
    ];
    for (const one of wrong) {
      expect([one, (await send(one)).status]).toEqual([one, 404]);
      expect((await type(one, NEW)).status).toBe(404);
    }
    const now = shop.clock.now;
    shop.clock.now = new Date(now.getTime() + 60 * 60 * 1000);
    expect((await type(path, NEW)).status).toBe(404);
    shop.clock.now = now;
    expect(await canLogIn(OLD)).toBe(true);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
  ])('answers a form sent with %o by %i', async (headers, status) => {
    expect((await type(await linkOf(email), NEW, NEW, headers as Record<string, string>)).status).toBe(status);
  });

  it('is private, sends no referrer, and lets no foreign file in', async () => {
    const { headers } = await send(await linkOf(email));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  it('lets nothing that is typed or sent become markup', async () => {
    const path = await linkOf(email);
    const attack = '"><script>alert(1)</script>';
    for (const page of [
      await type(path, attack, attack.slice(1)),
      await send(`${path}?lang=${encodeURIComponent(attack)}`),
    ]) {
      expect(page.text).not.toContain('<script>alert');
    }
    expect((await send(`/account/reset/1/${encodeURIComponent(attack)}`)).text).not.toContain('<script>alert');
  });

  it('asks to come back while the database does not answer', async () => {
    const down = createAccountPages({
      context: {
        ...context,
        get db(): Database {
          throw new DatabaseUnavailable(null);
        },
      },
    });
    const page = await down.handle(new Request(`${ORIGIN}/account/reset/1/abc`));
    expect([page?.status, page?.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('has nothing to activate, and nothing to send to what was done', async () => {
    expect((await send('/account/activate/1/abc?lang=en')).text).toContain('Your account is active already');
    for (const path of ['/account/activate/1/abc', '/account/reset/done'])
      expect((await send(path, { method: 'POST' })).status).toBe(405);
  });

  it('leaves the store’s own paths alone', async () => {
    for (const path of [
      '/account',
      '/account/',
      '/account?tab=orders',
      '/accounts/reset/1/a',
      '/en/account',
      '/account/reset',
    ]) {
      expect(await pages.handle(new Request(`${ORIGIN}${path}`))).toBeNull();
    }
    expect((await send(await linkOf(email), { method: 'DELETE' })).status).toBe(405);
  });

  it('logs nothing', async () => {
    await type(await linkOf(email), NEW);
    expect(shop.logged.join('')).not.toContain(email);
    expect(await findCustomerByEmail(db, email)).not.toBeNull();
  });
});
