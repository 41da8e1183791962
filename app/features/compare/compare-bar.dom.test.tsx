import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { clearCompared, toggleCompared } from '../../state/compare-state.ts';
import { CompareBar } from './compare-bar.tsx';

beforeEach(() => {
  clearCompared();
  for (const name of ['T480', 'T490', 'T14']) toggleCompared({ handle: name.toLowerCase(), name });
});
afterEach(cleanup);

const compared = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.getAll('laptop');

it('leads to the comparison of all that were chosen, and of those that are left', async () => {
  render(<CompareBar />, { wrapper: Layout });
  expect(compared()).toEqual(['t480', 't490', 't14']);
  await act(async () => screen.getByRole('button', { name: /T490/ }).click());
  expect(compared()).toEqual(['t480', 't14']);
  await act(async () => screen.getByRole('button', { name: /clear/i }).click());
  expect(document.body.textContent).toBe('');
});
