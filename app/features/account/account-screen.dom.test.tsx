import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InEnglish } from '#tests/support/draw.tsx';
import { endSession, expireSession, rememberCustomer, startSession } from '../../state/auth-state.ts';
import { AccountScreen } from './account-screen.tsx';

async function open() {
  const element = (
    <InEnglish>
      <AccountScreen />
    </InEnglish>
  );
  await act(async () => void render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />));
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => endSession());

it('asks a stranger to log in', async () => {
  await open();
  expect(heading()).toBe('My account');
  expect(screen.getAllByRole('button', { name: /log in/i }).length).toBeGreaterThan(0);
});

it('stays open when the session runs out by itself, and closes when it was ended', async () => {
  startSession({ accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' });
  rememberCustomer({ id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: 'Maria', lastName: null });
  await open();
  expect(heading()).toBe('Hello, Maria');
  expect(document.getElementById('orders')).not.toBeNull();
  await act(async () => expireSession());
  expect(document.getElementById('orders')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  await act(async () => endSession());
  expect(document.getElementById('orders')).toBeNull();
});
