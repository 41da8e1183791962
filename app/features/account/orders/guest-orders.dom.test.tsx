import { act, cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { endSession, rememberCustomer, startSession } from '../../../state/auth-state.ts';
import { ShopFactsContext } from '../../../state/shop-facts.tsx';
import { GuestOrders } from './guest-orders.tsx';

const CUSTOMER = { id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: null, lastName: null };

/** A shop with the newer accounts, which the platform itself renews. */
function NewerAccounts() {
  const facts = use(ShopFactsContext);
  if (!facts) throw new Error('the layout gives the facts');
  return (
    <ShopFactsContext value={{ ...facts, accounts: {} as NonNullable<typeof facts.accounts> }}>
      <GuestOrders />
    </ShopFactsContext>
  );
}

beforeEach(() => {
  startSession({ accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' });
  rememberCustomer(CUSTOMER);
});
afterEach(() => endSession());

it('sends the link to the address of the account, and says so once it is under way', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push((await request.json()).variables);
    return Response.json({ data: { customerRecover: { customerUserErrors: [] } } });
  });
  render(<GuestOrders />, { wrapper: Layout });
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
  await act(async () => screen.getByRole('button', { name: 'Send me the link', hidden: true }).click());
  expect(asked).toEqual([{ email: CUSTOMER.email, language: 'EN' }]);
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('The link is on its way to maria@example.gr.');
});

it('is not there for nobody, nor where the platform renews accounts itself', () => {
  render(<NewerAccounts />, { wrapper: Layout });
  expect(document.body.textContent).toBe('');
  cleanup();
  endSession();
  render(<GuestOrders />, { wrapper: Layout });
  expect(document.body.textContent).toBe('');
});
