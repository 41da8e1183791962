/** What the forms of the profile send, and what they refuse to send. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { endSession, startSession } from '../../state/auth-state.ts';
import type { AccountAddress, AccountCustomer } from './account-documents.ts';
import { Addresses } from './addresses/addresses.tsx';
import { RecoverForm } from './login/recover-form.tsx';
import { PersonalInfo } from './personal-info.tsx';

const LOGIN = { accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' };
const addressOf = (id: number, address1: string): AccountAddress => ({
  id: `gid://shopify/MailingAddress/${id}`,
  ...{ address1, address2: null, city: 'Athens', province: null, zip: '10431', country: 'Greece' },
  ...{ company: null, firstName: null, lastName: null, phone: null },
});
const HOME = addressOf(1, 'Home 1');
const OFFICE = addressOf(2, 'Office 2');
const CUSTOMER: AccountCustomer = {
  id: 'gid://shopify/Customer/1',
  ...{ email: 'maria@example.gr', firstName: 'Maria', lastName: 'Papa', phone: null },
  ...{ acceptsMarketing: true, numberOfOrders: '0' },
  defaultAddress: HOME,
  addresses: { nodes: [HOME, OFFICE] },
};

/** What the platform is asked, as [operation, variables]; it takes all of it. */
function platform() {
  const asked: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { query, variables } = await request.json();
    asked.push([/(?:mutation|query) (\w+)/.exec(query)?.[1] ?? '', variables]);
    const answer = { customerUserErrors: [], customer: CUSTOMER, customerAccessToken: LOGIN };
    const field = /\{\s*(\w+)\(/.exec(query)?.[1] ?? '';
    return Response.json({ data: { [field]: field === 'customer' ? CUSTOMER : answer } });
  });
  return asked;
}

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

async function edit(part: ReactNode) {
  const asked = platform();
  render(part, { wrapper: Layout });
  await press('Edit');
  return asked;
}

beforeEach(() => startSession(LOGIN));
afterEach(() => endSession());

describe('the personal details', () => {
  const open = () => edit(<PersonalInfo customer={CUSTOMER} onChange={() => undefined} />);
  const password = () => screen.getByLabelText<HTMLInputElement>(/password/i, { selector: 'input' });

  it('keep the e-mail without the password, and send the newsletter as it is ticked', async () => {
    const asked = await open();
    type('First name', 'Mary');
    await act(async () => screen.getByRole('checkbox').click());
    await press('Save');
    expect(asked.map(([operation]) => operation)).toEqual(['CustomerUpdate']);
    expect(asked[0]?.[1]).toMatchObject({
      customer: { firstName: 'Mary', email: CUSTOMER.email, acceptsMarketing: false },
    });
  });

  it('move to another e-mail with the password alone', async () => {
    const asked = await open();
    type('E-mail', 'mary@example.gr');
    await press('Save');
    expect(asked).toEqual([]);
    expect(password().getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(password(), { target: { value: 'secret-secret' } });
    await press('Save');
    expect(asked.map(([operation]) => operation)).toEqual(['TokenCreate', 'CustomerUpdate']);
    expect(asked[0]?.[1]).toMatchObject({ input: { email: CUSTOMER.email, password: 'secret-secret' } });
    expect(asked[1]?.[1]).toMatchObject({ customer: { email: 'mary@example.gr', acceptsMarketing: true } });
  });
});

describe('the addresses', () => {
  const open = () => edit(<Addresses customer={CUSTOMER} onChange={() => undefined} />);

  it('are the default one for delivery and the other for billing, and both are saved', async () => {
    const asked = await open();
    await press('Save');
    expect(asked.map(([operation, { id, address }]) => [operation, id, (address as AccountAddress)?.address1])).toEqual(
      [
        ['AddressUpdate', HOME.id, 'Home 1'],
        ['DefaultAddress', undefined, undefined],
        ['AddressUpdate', OFFICE.id, 'Office 2'],
      ],
    );
  });

  it('that are the same are one, and the other goes', async () => {
    const asked = await open();
    await act(async () => screen.getByRole('checkbox').click());
    await press('Save');
    expect(asked.map(([operation, { id }]) => [operation, id])).toEqual([
      ['AddressDelete', OFFICE.id],
      ['AddressUpdate', HOME.id],
      ['DefaultAddress', undefined],
    ]);
  });

  it('are not sent without a street', async () => {
    const asked = await open();
    const [street] = screen.getAllByLabelText<HTMLInputElement>(/street/i, { selector: 'input' });
    if (street) fireEvent.input(street, { target: { value: ' ' } });
    await press('Save');
    expect(asked).toEqual([]);
    expect(street?.getAttribute('aria-invalid')).toBe('true');
  });
});

it('says that the link is on its way when it was asked for, and not before', async () => {
  const asked = platform();
  render(<RecoverForm onBack={() => undefined} />, { wrapper: Layout });
  const send = screen.getByRole('button', { name: /link|reset|send/i });
  await act(async () => send.click());
  expect(asked).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
  type('E-mail', 'maria@example.gr');
  await act(async () => send.click());
  expect(asked.map(([operation]) => operation)).toEqual(['CustomerRecover']);
  expect(screen.getByRole('status').textContent).not.toBe('');
});
