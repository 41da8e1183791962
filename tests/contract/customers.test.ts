import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailWorker } from '#platform/mail/mail-worker.ts';
import { customersOf, PASSWORD } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { NOW, useTestPlatform } from '../support/test-platform.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('customers on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { run, newEmail, logIn, signUp } = customersOf(() => given().query);
  beforeEach(() => {
    given().clock.now = NOW;
  });
  const errorsOf = (result: { customerUserErrors: { code: string; field: string[] | null }[] }) =>
    result.customerUserErrors.map(({ code, field }) => [code, field?.join('.') ?? null]);

  describe('signing up', () => {
    it('makes a customer, with the e-mail folded and the texts trimmed', async () => {
      const email = newEmail();
      const input = {
        email: ` ${email.toUpperCase()} `,
        password: PASSWORD,
        firstName: ' Μαρία ',
        phone: '694 000 0000',
      };
      const { customer, customerUserErrors, userErrors } = await run('create', { input });
      expect({ customerUserErrors, userErrors }).toEqual({ customerUserErrors: [], userErrors: [] });
      expect(customer).toEqual({
        id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
        email,
        firstName: 'Μαρία',
        lastName: null,
        displayName: 'Μαρία',
        phone: '+306940000000',
        acceptsMarketing: false,
      });
      const token = await logIn(email.toUpperCase());
      expect(await run('customer', { token })).toMatchObject({
        email,
        createdAt: '2026-09-15T10:00:00Z',
        updatedAt: '2026-09-15T10:00:00Z',
        tags: [],
        numberOfOrders: '0',
        defaultAddress: null,
        addresses: { nodes: [] },
      });
    });

    it('tells everything that is wrong at once', async () => {
      expect(errorsOf(await run('create', { input: { email: 'x', password: '1', firstName: '<i>' } }))).toEqual([
        ['INVALID', 'input.email'],
        ['TOO_SHORT', 'input.password'],
        ['CONTAINS_HTML_TAGS', 'input.firstName'],
      ]);
    });

    it('takes an e-mail once, in any case, also at the same instant', async () => {
      const email = newEmail();
      const inputs = [email, email.toUpperCase(), ` ${email}`].map((one) => ({ email: one, password: PASSWORD }));
      const results = await Promise.all(inputs.map((input) => run('create', { input })));
      expect(results.filter(({ customer }) => customer)).toHaveLength(1);
      const refused = results.filter(({ customer }) => !customer);
      for (const result of refused) expect(errorsOf(result)).toEqual([['TAKEN', 'input.email']]);
      expect(refused[0].customerUserErrors[0].message).toBe('Email has already been taken');
    });
  });

  describe('logging in', () => {
    it('says the same of a wrong password and of an unknown e-mail', async () => {
      const { email } = await signUp();
      const wrong = await run('logIn', { input: { email, password: `${PASSWORD}!` } });
      const unknown = await run('logIn', { input: { email: newEmail(), password: PASSWORD } });
      expect(wrong).toEqual(unknown);
      expect(wrong).toEqual({
        customerAccessToken: null,
        customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' }],
        userErrors: [{ field: null, message: 'Unidentified customer' }],
      });
    });

    it.each(['', 'x', '\u0000', 'a\u0000@example.gr', `${'x'.repeat(300)}@example.gr`, "' or 1=1 --"])(
      'e-mail %j is nobody’s',
      async (email) => {
        const { customerUserErrors } = await run('logIn', { input: { email, password: '\u0000' } });
        expect(customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }]);
      },
    );

    it('takes a password typed with other code points for the same letters', async () => {
      const email = newEmail();
      await run('create', { input: { email, password: 'κωδικός-ά'.normalize('NFC') } });
      expect(await logIn(email, 'κωδικός-ά'.normalize('NFD'))).toBeTruthy();
    });

    it('renews a token, while it lives', async () => {
      const { token, email } = await signUp();
      given().clock.pass(29 * DAY);
      const { customerAccessToken, userErrors } = await run('renew', { token });
      expect({ customerAccessToken, userErrors }).toEqual({
        customerAccessToken: { accessToken: token, expiresAt: '2026-11-13T10:00:00Z' },
        userErrors: [],
      });
      given().clock.pass(29 * DAY);
      expect(await run('customer', { token })).toMatchObject({ email });
      given().clock.pass(DAY);
      expect(await run('renew', { token })).toEqual({
        customerAccessToken: null,
        userErrors: [{ field: ['customerAccessToken'], message: 'access token does not exist' }],
      });
    });

    it('logs out this token and no other', async () => {
      const { token, email } = await signUp();
      const other = await logIn(email);
      expect(await run('logOut', { token })).toEqual({ deletedAccessToken: token, userErrors: [] });
      expect(await run('customer', { token })).toBeNull();
      expect(await run('customer', { token: other })).not.toBeNull();
      expect((await run('logOut', { token })).userErrors).toHaveLength(1);
      expect((await run('logOut', { token: '' })).deletedAccessToken).toBeNull();
    });
  });

  describe('recovering a password', () => {
    const lastLink = async () => {
      const { db } = given().platform.context;
      const mails = await db.selectFrom('outbox').selectAll().where('kind', '=', 'password-reset').execute();
      const mail = mails.at(-1);
      const url = /https:\/\/\S+\/account\/reset\/\d+\/[\w-]+/.exec(mail?.text_body ?? '')?.[0] ?? '';
      return { url, token: url.split('/').at(-1) ?? '', mail, count: mails.length };
    };
    afterEach(() => given().platform.context.db.deleteFrom('outbox').execute());

    it('answers the same for known and unknown e-mails, and mails known ones only', async () => {
      const { email } = await signUp();
      const unknown = await run('recover', { email: newEmail() });
      expect((await lastLink()).count).toBe(0);
      expect(await run('recover', { email: email.toUpperCase() })).toEqual(unknown);
      expect(unknown).toEqual({ customerUserErrors: [], userErrors: [] });
      const { mail, url } = await lastLink();
      expect(mail).toMatchObject({
        recipient: email,
        subject: 'Νέος κωδικός για τον λογαριασμό σας στο κατάστημα Ξανά',
      });
      expect(mail?.html_body).toContain(url);
      expect(errorsOf(await run('recover', { email: 'nobody' }))).toEqual([['INVALID', 'email']]);
    });

    it('writes in the customer’s language', async () => {
      const email = newEmail();
      await run('createInEnglish', { input: { email, password: PASSWORD } });
      await run('recover', { email });
      expect((await lastLink()).mail?.subject).toBe('A new password for your Xana account');
    });

    it('a link works once, ends every login and begins a new one', async () => {
      const { email, token } = await signUp();
      await run('recover', { email });
      const { url } = await lastLink();
      const result = await run('resetByUrl', { url, password: 'νέος κωδικός 3' });
      expect(result.customer).toMatchObject({ email });
      expect(await run('customer', { token: result.customerAccessToken.accessToken })).toMatchObject({ email });
      expect(await run('customer', { token })).toBeNull();
      expect(await logIn(email)).toBeUndefined();
      expect(await logIn(email, 'νέος κωδικός 3')).toBeTruthy();
      expect(errorsOf(await run('resetByUrl', { url, password: 'νέος κωδικός 4' }))).toEqual([
        ['TOKEN_INVALID', 'resetUrl'],
      ]);
    });

    it('works once also for two who press at the same instant', async () => {
      const { email } = await signUp();
      await run('recover', { email });
      const { url } = await lastLink();
      const passwords = ['νέος κωδικός 5', 'νέος κωδικός 6'];
      const results = await Promise.all(passwords.map((password) => run('resetByUrl', { url, password })));
      expect(results.filter(({ customer }) => customer)).toHaveLength(1);
    });

    it('works by id and token too, after a password that was too short', async () => {
      const { id, email } = await signUp();
      await run('recover', { email });
      const { token: resetToken } = await lastLink();
      const short = await run('reset', { id, input: { resetToken, password: 'short' } });
      expect(errorsOf(short)).toEqual([['TOO_SHORT', 'input.password']]);
      const done = await run('reset', { id, input: { resetToken, password: PASSWORD } });
      expect(done.customer).toMatchObject({ id, email });
    });

    it('lives for an hour, and only the newest one', async () => {
      const { email } = await signUp();
      await run('recover', { email });
      const old = await lastLink();
      await given().platform.context.db.deleteFrom('outbox').execute();
      await run('recover', { email });
      const { url } = await lastLink();
      expect(errorsOf(await run('resetByUrl', { url: old.url, password: PASSWORD }))).toEqual([
        ['TOKEN_INVALID', 'resetUrl'],
      ]);
      given().clock.pass(60 * 60 * 1000);
      expect(errorsOf(await run('resetByUrl', { url, password: PASSWORD }))).toEqual([['TOKEN_INVALID', 'resetUrl']]);
    });

    it('ends with a password that was changed meanwhile', async () => {
      const { email, token } = await signUp();
      await run('recover', { email });
      const { url } = await lastLink();
      await run('update', { token, customer: { password: 'νέος κωδικός 7' } });
      expect(errorsOf(await run('resetByUrl', { url, password: PASSWORD }))).toEqual([['TOKEN_INVALID', 'resetUrl']]);
    });

    it('an e-mail without a customer leaves a row that opens nothing and goes after its hour', async () => {
      const { db } = given().platform.context;
      await run('recover', { email: newEmail() });
      const nobodys = () => db.selectFrom('password_resets').selectAll().where('customer_id', 'is', null).execute();
      expect((await nobodys()).length).toBeGreaterThan(0);
      given().clock.pass(2 * 60 * 60 * 1000);
      await run('recover', { email: newEmail() });
      expect(await nobodys()).toHaveLength(1);
    });
  });

  it('a customer is enabled from the start', async () => {
    const payload = `customer { id } ${'customerUserErrors { code field }'}`;
    const { data } = await given().query(`mutation {
      one: customerActivate(id: "gid://shopify/Customer/1", input: { activationToken: "a", password: "12345678" }) { ${payload} }
      two: customerActivateByUrl(activationUrl: "https://shop.example.gr/account/activate/1/a", password: "12345678") { ${payload} }
      three: customerAccessTokenCreateWithMultipass(multipassToken: "a") { customerUserErrors { code field } } }`);
    const enabled = { customer: null, customerUserErrors: [{ code: 'ALREADY_ENABLED', field: null }] };
    expect(data).toMatchObject({ one: enabled, two: enabled });
    expect(data.three.customerUserErrors).toEqual([{ code: 'INVALID_MULTIPASS_REQUEST', field: ['multipassToken'] }]);
  });

  it('keeps no password and no token in the database, and logs nothing personal', async () => {
    const secret = 'πολύ κρυφός κωδικός';
    const email = newEmail();
    await run('create', { input: { email, password: secret, firstName: 'Πηνελόπη' } });
    const token = await logIn(email, secret);
    await run('recover', { email });
    const { context } = given().platform;
    const transport = { send: async () => undefined, close: () => undefined };
    expect(await createMailWorker({ ...context, transport }).drainOnce()).toBeGreaterThan(0);
    const { db } = context;
    const rows = JSON.stringify([
      await db.selectFrom('customers').selectAll().execute(),
      await db.selectFrom('customer_access_tokens').selectAll().execute(),
      await db.selectFrom('password_resets').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(rows).toContain('password-reset');
    expect(rows).not.toContain('/account/reset/');
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(`"${token}"`);
    expect(rows).toContain('scrypt$16$1$1$');
    const log = JSON.stringify(given().log());
    for (const text of [secret, email, 'Πηνελόπη', '@example.gr', token]) expect(log).not.toContain(text);
  });

  it('is never answered out of the memory for the catalogue', async () => {
    const { token } = await signUp({ firstName: 'Πρώτη' });
    const document = `query($token: String!) { shop { name } customer(customerAccessToken: $token) { firstName } }`;
    expect((await given().query(document, { token })).data.customer.firstName).toBe('Πρώτη');
    await run('update', { token, customer: { firstName: 'Δεύτερη' } });
    expect((await given().query(document, { token })).data.customer.firstName).toBe('Δεύτερη');
    await run('logOut', { token });
    expect((await given().query(document, { token })).data.customer).toBeNull();
    expect(
      given()
        .log()
        .filter(({ kept }) => kept),
    ).toEqual([]);
  });
});
