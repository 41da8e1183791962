import { beforeEach, describe, expect, it } from 'vitest';
import { customersOf, documents, PASSWORD } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { NOW, PRIVATE_TOKEN, TOKEN, useTestPlatform } from '../support/test-platform.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('how often one may try on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { newEmail, signUp } = customersOf(() => given().query);
  let block = 0;
  let home = '';
  beforeEach(() => {
    given().clock.now = NOW;
    block += 1;
    home = `203.0.${block}.1`;
  });
  /** `fine`, the code of the first user error, or the code of the whole answer. */
  const outcome = async (name: keyof typeof documents, variables: Record<string, unknown>, address?: string) => {
    const { data, errors } = await given().query(documents[name], variables, address);
    return errors?.[0]?.extensions.code ?? data.result.customerUserErrors[0]?.code ?? 'fine';
  };
  const logIn = (email: string, password: string, address = home) =>
    outcome('logIn', { input: { email, password } }, address);
  const times = async (count: number, attempt: (index: number) => Promise<string>) => {
    const outcomes: string[] = [];
    for (let index = 0; index < count; index += 1) outcomes.push(await attempt(index));
    return outcomes;
  };
  const [WRONG, STOPPED] = ['UNIDENTIFIED_CUSTOMER', 'THROTTLED'];

  it('ten wrong passwords, then none, the right one included; after a minute one more', async () => {
    const { email } = await signUp();
    expect(await times(11, () => logIn(email, 'λάθος κωδικός'))).toEqual([...Array(10).fill(WRONG), STOPPED]);
    expect(await logIn(email, PASSWORD)).toBe(STOPPED);
    given().clock.pass(MINUTE);
    expect(await logIn(email.toUpperCase(), PASSWORD)).toBe('fine');
    expect(await logIn(email, PASSWORD)).toBe('fine');
  });

  it('says so in the words and the shape of the hosted platform', async () => {
    const input = { email: newEmail(), password: 'λάθος κωδικός' };
    await times(10, () => logIn(input.email, input.password));
    const { status, data, errors } = await given().query(documents.logIn, { input }, home);
    expect(status).toBe(200);
    expect(data).toEqual({ result: null });
    expect(errors).toMatchObject([
      {
        message: 'Login attempt limit exceeded. Please try again later.',
        path: ['result'],
        extensions: { code: 'THROTTLED' },
      },
    ]);
  });

  it('an unknown e-mail is stopped after as many', async () => {
    const email = newEmail();
    expect(await times(11, () => logIn(email, 'λάθος κωδικός'))).toEqual([...Array(10).fill(WRONG), STOPPED]);
  });

  it('twenty guesses at the same instant are ten', async () => {
    const { email } = await signUp();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => logIn(email, 'λάθος κωδικός')));
    expect(outcomes.filter((one) => one === WRONG)).toHaveLength(10);
  });

  it('a stranger who guesses elsewhere does not lock the customer out', async () => {
    const { email } = await signUp();
    await times(12, () => logIn(email, 'λάθος κωδικός', `198.51.${block}.7`));
    expect(await logIn(email, PASSWORD)).toBe('fine');
  });

  it('many addresses that guess at one account are stopped together', async () => {
    const { email } = await signUp();
    const outcomes = await times(61, (index) => logIn(email, 'λάθος κωδικός', `198.51.${block}.${index}`));
    expect(outcomes.at(-1)).toBe(STOPPED);
  });

  it('one address that guesses at many accounts is stopped, an IPv6 network as one', async () => {
    const outcomes = await times(51, (index) =>
      logIn(newEmail(), 'λάθος κωδικός', `2001:db8:${block}:1::${index + 1}`),
    );
    expect(outcomes.slice(0, 50)).toEqual(Array(50).fill(WRONG));
    expect(outcomes.at(-1)).toBe(STOPPED);
  });

  it('who is right is never stopped for coming often', async () => {
    const { email } = await signUp();
    expect(new Set(await times(70, () => logIn(email, PASSWORD)))).toEqual(new Set(['fine']));
  });

  it('three mails to one address, whether or not it has an account', async () => {
    const { email } = await signUp();
    for (const one of [email, newEmail()]) {
      const outcomes = await times(4, () => outcome('recover', { email: one }, home));
      expect(outcomes).toEqual(['fine', 'fine', 'fine', STOPPED]);
    }
    given().clock.pass(20 * MINUTE);
    expect(await outcome('recover', { email }, home)).toBe('fine');
  });

  it('twenty new accounts from one address', async () => {
    const create = () => outcome('create', { input: { email: newEmail(), password: PASSWORD } }, home);
    expect((await times(21, create)).filter((one) => one === 'fine')).toHaveLength(20);
  });

  it('ten new e-mails or passwords of one customer, and any number of new names', async () => {
    let { token } = await signUp();
    const change = async (customer: Record<string, unknown>) => {
      const { data, errors } = await given().query(documents.update, { token, customer }, home);
      token = data.result?.customerAccessToken?.accessToken ?? token;
      return errors?.[0]?.extensions.code ?? 'fine';
    };
    expect(await times(11, () => change({ email: newEmail() }))).toEqual([...Array(10).fill('fine'), STOPPED]);
    expect(await change({ firstName: 'Άννα' })).toBe('fine');
  });

  it('the buyer’s address is believed only from a server that shows the private token', async () => {
    const attempt = async (email: string, index: number, tokens: Record<string, string>) => {
      const response = await given().send({
        method: 'POST',
        address: home,
        headers: {
          'content-type': 'application/json',
          'Shopify-Storefront-Buyer-IP': `192.0.2.${index}`,
          'x-client-address': `192.0.2.${index}`,
          'x-forwarded-for': `192.0.2.${index}`,
          ...tokens,
        },
        body: JSON.stringify({ query: documents.logIn, variables: { input: { email, password: 'λάθος κωδικός' } } }),
      });
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return errors?.[0]?.extensions.code ?? WRONG;
    };
    const [email, other] = [newEmail(), newEmail()];
    const server = { 'shopify-storefront-private-token': PRIVATE_TOKEN };
    expect(await times(11, (index) => attempt(email, index, server))).toEqual(Array(11).fill(WRONG));
    const browser = { 'x-shopify-storefront-access-token': TOKEN };
    expect((await times(11, (index) => attempt(other, index, browser))).at(-1)).toBe(STOPPED);
  });
});
