import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { ToastRegion } from './toast-region.tsx';

// The browser of the tests has no top layer.
HTMLElement.prototype.showPopover = () => undefined;
afterEach(cleanup);

it('interrupts for what failed, and tells the rest when there is time', () => {
  const done: string[] = [];
  const toasts = [
    { id: 1, kind: 'success' as const, title: 'Added' },
    {
      id: 2,
      kind: 'error' as const,
      title: 'Refused',
      action: { label: 'Log in', run: () => void done.push('login') },
    },
  ];
  render(<ToastRegion toasts={toasts} onDismiss={(id) => done.push(`gone ${id}`)} />, { wrapper: Layout });
  const texts = (role: string) => screen.getByRole(role, { hidden: true }).textContent;
  expect([texts('status'), texts('alert')]).toEqual(['Added', expect.stringContaining('Refused')]);
  act(() => screen.getByText('Log in').click());
  expect(done).toEqual(['login', 'gone 2']);
});
