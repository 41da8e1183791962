import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { EmailInput } from './form-email.tsx';

afterEach(cleanup);

it('asks about an address that looks mistyped, and about no other', () => {
  render(<EmailInput id="mail" name="mail" label="Address" hint="Where we answer" />, { wrapper: Layout });
  const input = screen.getByLabelText('Address');
  const leave = (value: string) => {
    fireEvent.input(input, { target: { value } });
    fireEvent.blur(input);
    return document.getElementById('mail-hint')?.textContent;
  };
  expect(leave('maria@example.gr')).toBe('Where we answer');
  expect(leave(' maria@gmail.con ')).toBe('Did you mean maria@gmail.com?');
  expect(input.getAttribute('aria-describedby')).toBe('mail-hint');
  expect(leave('maria@gmail.com')).toBe('Where we answer');
});
