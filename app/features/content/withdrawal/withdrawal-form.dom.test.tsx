import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { InEnglish } from '#tests/support/draw.tsx';
import { endSession, rememberCustomer, startSession } from '../../../state/auth-state.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

function open() {
  const element = (
    <InEnglish>
      <WithdrawalForm outcome={undefined} />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/withdrawal?order=%231001'] });
  render(<RouterProvider router={router} />);
  return ['name', 'email', 'orderNumber'].map(
    (name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
  );
}

afterEach(() => endSession());

it('begins with the order, and with the name and address of who is logged in', () => {
  expect(open()).toEqual(['', '', '1001']);
  cleanup();
  startSession({ accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' });
  rememberCustomer({ id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: 'Maria', lastName: 'Papa' });
  expect(open()).toEqual(['Maria Papa', 'maria@example.gr', '1001']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Step 1\sof 2/);
});
