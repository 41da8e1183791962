import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';
import type { Platform } from '../../../storefront/request.ts';
import type { AddressInput } from './address-api.ts';

const SESSION = { customer: null, accessToken: 'token', expiresAt: '2126-12-21T12:00:00Z' };
const HOME = toInput('Αριστοτέλους 12');
const OFFICE = toInput('Ερμού 1');

function toInput(address1: string): AddressInput {
  return { address1, address2: '', city: 'Θεσσαλονίκη', province: '', zip: '54624', company: '' };
}

interface Request {
  query: string;
  variables: { id?: string; addressId?: string; address?: AddressInput };
}

/** What the platform was asked to do, in its order. */
let steps: string[];
/** The step that the platform refuses, and with which code. */
let refusal: { step: string; code: string } | null;

const platform: Platform = {
  endpoint: 'https://shop.example.gr/api/2025-07/graphql.json',
  headers: {},
  async fetch(request) {
    const { query, variables } = (await request.json()) as Request;
    const name = /customer\w*Address\w*/.exec(query)?.[0] ?? '';
    const { id, addressId, address } = variables;
    const step = [name, id ?? addressId, address?.address1].filter(Boolean).join(' ');
    steps.push(step);
    const customerUserErrors =
      refusal?.step === step ? [{ code: refusal.code, field: null, message: 'in other words' }] : [];
    const customerAddress = customerUserErrors.length === 0 ? { id: id ?? `new ${address?.address1}` } : null;
    return Response.json({ data: { [name]: { customerAddress, customerUserErrors } } });
  },
};

beforeEach(() => {
  vi.resetModules();
  stubBrowserStorage().local.set('auth', JSON.stringify({ state: SESSION, version: 1 }));
  steps = [];
  refusal = null;
});

const load = () => import('./address-api.ts');

describe('saving the addresses', () => {
  it.each([
    ['the first one', HOME, null, null, null, ['Create Αριστοτέλους 12', 'Default new Αριστοτέλους 12']],
    [
      'two new ones',
      HOME,
      OFFICE,
      null,
      null,
      ['Create Αριστοτέλους 12', 'Default new Αριστοτέλους 12', 'Create Ερμού 1'],
    ],
    ['two known ones', HOME, OFFICE, '1', '2', ['Update 1 Αριστοτέλους 12', 'Default 1', 'Update 2 Ερμού 1']],
    ['one instead of two', HOME, null, '1', '2', ['Delete 2', 'Update 1 Αριστοτέλους 12', 'Default 1']],
    ['what the other one was', OFFICE, null, '1', '2', ['Delete 2', 'Update 1 Ερμού 1', 'Default 1']],
  ])('%s', async (_what, delivery, billing, first, second, expected) => {
    const { saveAddresses } = await load();
    await saveAddresses(platform, { delivery, billing }, { delivery: first, billing: second });
    const short = (step: string) =>
      step.replace('customerDefaultAddressUpdate', 'Default').replace(/^customerAddress/, '');
    expect(steps.map(short)).toEqual(expected);
  });

  it('takes one that is gone already for removed', async () => {
    refusal = { step: 'customerAddressDelete 2', code: 'NOT_FOUND' };
    const { saveAddresses } = await load();
    const stored = { delivery: '1', billing: '2' };
    await saveAddresses(platform, { delivery: HOME, billing: null }, stored);
    expect(stored).toEqual({ delivery: '1', billing: null });
  });

  it('that failed half-way goes on where it stood', async () => {
    refusal = { step: 'customerAddressCreate Ερμού 1', code: 'INVALID' };
    const { saveAddresses } = await load();
    const stored = { delivery: null, billing: null };
    const inputs = { delivery: HOME, billing: OFFICE };
    await expect(saveAddresses(platform, inputs, stored)).rejects.toMatchObject({ codes: ['INVALID'] });
    refusal = null;
    steps = [];
    await saveAddresses(platform, inputs, stored);
    expect(steps[0]).toBe('customerAddressUpdate new Αριστοτέλους 12 Αριστοτέλους 12');
    expect(stored).toEqual({ delivery: 'new Αριστοτέλους 12', billing: 'new Ερμού 1' });
  });

  it('ends the session that the platform does not know any more', async () => {
    refusal = { step: 'customerAddressDelete 2', code: 'TOKEN_INVALID' };
    const { saveAddresses } = await load();
    const saving = saveAddresses(platform, { delivery: HOME, billing: null }, { delivery: '1', billing: '2' });
    await expect(saving).rejects.toMatchObject({ name: 'SessionExpiredError' });
    expect(steps).toHaveLength(1);
  });
});
