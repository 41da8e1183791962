import { beforeEach, describe, expect, it } from 'vitest';
import { accountApiProfiles } from './account-api-profiles.ts';

const CUSTOMER = {
  id: 'gid://shopify/Customer/7',
  firstName: null,
  lastName: null,
  emailAddress: { emailAddress: 'maria@example.gr' },
};

describe('profiles of the hosted platform', () => {
  let asked: Request[] = [];
  let endpoint: unknown;
  let answer: object;
  beforeEach(() => {
    asked = [];
    endpoint = 'https://shopify.com/59/account/customer/api/2025-07/graphql';
    answer = { data: { customer: CUSTOMER } };
  });
  const profiles = accountApiProfiles('xana.myshopify.com', async (request) => {
    asked.push(request.clone());
    return Response.json(request.url.endsWith('/customer-account-api') ? { graphql_api: endpoint } : answer);
  });

  it('are asked where the shop says, with the bare token', async () => {
    expect(await profiles.find('shcat_1')).toEqual({
      id: CUSTOMER.id,
      email: 'maria@example.gr',
      firstName: null,
      lastName: null,
    });
    expect(asked.map(({ url }) => url)).toEqual([
      'https://xana.myshopify.com/.well-known/customer-account-api',
      'https://shopify.com/59/account/customer/api/2025-07/graphql',
    ]);
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'shcat_1']);
  });

  it('get their names', async () => {
    const names = { firstName: 'Μαρία', lastName: 'Παππά' };
    answer = { data: { customerUpdate: { customer: { ...CUSTOMER, ...names }, userErrors: [] } } };
    expect(await profiles.setNames('shcat_1', names)).toMatchObject(names);
    expect(await asked[1]?.json()).toMatchObject({ variables: { input: names } });
  });

  it('are null without a customer', async () => {
    answer = { data: { customer: null } };
    expect(await profiles.find('shcat_1')).toBeNull();
  });

  it.each(['http://shopify.com/graphql', 'https://evil.example/graphql', 'https://shopify.com.evil.example/', null, 7])(
    'do not send a token to %j',
    async (address) => {
      endpoint = address;
      await expect(profiles.find('shcat_1')).rejects.toThrow('names no Customer Account API');
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    [{ errors: [{ message: 'no' }] }],
    [{}],
    [{ data: { customerUpdate: { customer: null, userErrors: [{ code: 'INVALID' }] } } }],
  ])('are not changed when the answer is %j', async (refusal) => {
    answer = refusal;
    await expect(profiles.setNames('shcat_1', { firstName: 'Μ', lastName: 'Π' })).rejects.toThrow();
  });
});
