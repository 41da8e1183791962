import { beforeEach, describe, expect, it } from 'vitest';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { useTestPlatform } from '../support/test-platform.ts';

const HOME = {
  firstName: 'Μαρία',
  lastName: 'Παπά',
  address1: 'Αριστοτέλους 12',
  address2: '',
  city: 'Θεσσαλονίκη',
  zip: '546 24',
  country: 'Greece',
  phone: '2310000000',
};

describe.each(databaseKinds)('addresses on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { run, signUp } = customersOf(() => given().query);
  let token = '';
  beforeEach(async () => {
    ({ token } = await signUp());
  });
  const add = async (address: Record<string, unknown>) =>
    (await run('addressCreate', { token, address })).customerAddress;
  const mine = async () => {
    const { defaultAddress, addresses } = await run('customer', { token });
    return { first: defaultAddress?.id ?? null, ids: addresses.nodes.map(({ id }: { id: string }) => id) };
  };

  it('are kept in one shape and read back', async () => {
    const { customerAddress, customerUserErrors, userErrors } = await run('addressCreate', { token, address: HOME });
    expect({ customerUserErrors, userErrors }).toEqual({ customerUserErrors: [], userErrors: [] });
    expect(customerAddress).toEqual({
      ...HOME,
      id: expect.stringMatching(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress$/),
      name: 'Μαρία Παπά',
      company: null,
      address2: null,
      province: null,
      zip: '54624',
      country: 'Ελλάδα',
      countryCodeV2: 'GR',
      formatted: ['Μαρία Παπά', 'Αριστοτέλους 12', '546 24 Θεσσαλονίκη', 'Ελλάδα'],
      formattedArea: 'Θεσσαλονίκη, Ελλάδα',
    });
    const { defaultAddress, addresses } = await run('customer', { token });
    expect(defaultAddress).toEqual(customerAddress);
    expect(addresses.nodes).toEqual([customerAddress]);
  });

  it.each([
    ['GR', 'GR'],
    ['ελλαδα', 'GR'],
    ['', 'GR'],
    [undefined, 'GR'],
    ['Κύπρος', 'CY'],
    ['germany', 'DE'],
  ])('country %j is %s', async (country, code) => {
    expect(await add({ address1: 'A 1', ...(country !== undefined && { country }) })).toMatchObject({
      countryCodeV2: code,
    });
  });

  it('are lenient: nothing is required, a foreign postcode stays as it is', async () => {
    expect(await add({})).toMatchObject({ address1: null, countryCodeV2: 'GR', name: null });
    expect(await add({ zip: 'SW1A 1AA', country: 'GB' })).toMatchObject({ zip: 'SW1A 1AA' });
    expect(await add({ zip: '99999', city: 'Αθήνα' })).toMatchObject({ zip: '99999' });
  });

  it.each([
    [{ address1: '<img src=x>' }, 'CONTAINS_HTML_TAGS', 'address1'],
    [{ company: 'www.evil.example' }, 'CONTAINS_URL', 'company'],
    [{ city: 'x'.repeat(256) }, 'TOO_LONG', 'city'],
    [{ country: 'Ατλαντίδα' }, 'INVALID', 'country'],
    [{ country: 'UK' }, 'INVALID', 'country'],
  ])('refuse %o', async (wrong, code, field) => {
    const result = await run('addressCreate', { token, address: { ...HOME, ...wrong } });
    expect(result).toMatchObject({ customerAddress: null, customerUserErrors: [{ code, field: ['address', field] }] });
    expect((await mine()).ids).toEqual([]);
  });

  it('the first one becomes the default, later ones do not', async () => {
    const one = await add(HOME);
    const two = await add({ ...HOME, address1: 'Εγνατία 1' });
    expect(await mine()).toEqual({ first: one.id, ids: [one.id, two.id] });
    const { customer } = await run('addressDefault', { token, id: two.id });
    expect(customer.defaultAddress.id).toBe(two.id);
    expect((await mine()).first).toBe(two.id);
  });

  it('one of two first ones at the same instant is the default', async () => {
    const both = await Promise.all(['A 1', 'B 2'].map((address1) => add({ ...HOME, address1 })));
    expect(both.map(({ id }) => id)).toContain((await mine()).first);
  });

  it('the same one twice is refused', async () => {
    await add(HOME);
    const again = await run('addressCreate', { token, address: { ...HOME, zip: '54624', country: 'GR' } });
    expect(again.customerUserErrors).toMatchObject([{ code: 'TAKEN', field: ['address'] }]);
    const other = await add({ ...HOME, address1: 'Εγνατία 1' });
    const moved = await run('addressUpdate', { token, id: other.id, address: HOME });
    expect(moved.customerUserErrors).toMatchObject([{ code: 'TAKEN' }]);
    expect((await mine()).ids).toHaveLength(2);
  });

  it('change what is named and clear what is null', async () => {
    const { id } = await add({ ...HOME, company: 'Νήμα ΑΕ' });
    const { customerAddress } = await run('addressUpdate', { token, id, address: { company: null, city: 'Αθήνα' } });
    expect(customerAddress).toMatchObject({ id, company: null, city: 'Αθήνα', address1: HOME.address1, zip: '54624' });
    expect((await run('addressUpdate', { token, id, address: {} })).customerUserErrors).toEqual([]);
  });

  it('when the default one goes, the oldest other one takes its place', async () => {
    const [one, two, three] = [await add(HOME), await add({ city: 'Α' }), await add({ city: 'Β' })];
    expect(await run('addressDelete', { token, id: three.id })).toMatchObject({ deletedCustomerAddressId: three.id });
    await run('addressDelete', { token, id: one.id });
    expect(await mine()).toEqual({ first: two.id, ids: [two.id] });
    await run('addressDelete', { token, id: two.id });
    expect(await mine()).toEqual({ first: null, ids: [] });
    const gone = await run('addressDelete', { token, id: two.id });
    expect(gone).toMatchObject({
      deletedCustomerAddressId: null,
      customerUserErrors: [{ code: 'NOT_FOUND', field: ['id'] }],
    });
  });

  it.each([
    'gid://shopify/MailingAddress/999999',
    'gid://shopify/Customer/1',
    'x',
    'gid://shopify/MailingAddress/1?model_name=Address',
  ])('id %s names none', async (id) => {
    await add(HOME);
    for (const name of ['addressUpdate', 'addressDelete', 'addressDefault'] as const) {
      const { customerUserErrors } = await run(name, { token, id, address: {} });
      expect(customerUserErrors).toMatchObject([{ code: 'NOT_FOUND', message: 'Address does not exist' }]);
    }
  });
});
