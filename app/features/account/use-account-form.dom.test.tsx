import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import { typedText, useAccountForm } from './use-account-form.ts';

const send = vi.fn<(values: string) => Promise<void>>();

function Form() {
  const { errorOf, failure, isSending, formProps } = useAccountForm<string>({
    source: 'test',
    failureKey: 'error.info',
    check(typed) {
      const wrong = ['first', 'second'].filter((name) => typedText(typed, name) === '');
      if (wrong.length === 0) return { ok: true, values: typedText(typed, 'first') };
      return { ok: false, errors: Object.fromEntries(wrong.map((name) => [name, 'error.currentPassword'])) };
    },
    send,
  });
  return (
    <form {...formProps}>
      <fieldset disabled={isSending}>
        {['first', 'second'].map((name) => (
          <label key={name}>
            {name}
            <input id={name} name={name} />
            <small>{errorOf(name)}</small>
          </label>
        ))}
        <button type="submit">send</button>
      </fieldset>
      <p role="alert">{failure}</p>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.submit(field('first').form as HTMLFormElement);
const errors = () => [...document.querySelectorAll('small')].map(({ textContent }) => textContent !== '');
const isLocked = () => document.querySelector('fieldset')?.disabled;

beforeEach(() => {
  send.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
  render(<Form />, { wrapper: Layout });
});
afterEach(cleanup);

it('marks every mistake, goes to the first, and sends nothing', () => {
  submit();
  expect(errors()).toEqual([true, true]);
  expect(document.activeElement).toBe(field('first'));
  expect(send).not.toHaveBeenCalled();
});

it('takes back the mark of what was mended, and no other', () => {
  submit();
  type('first', 'a');
  expect(errors()).toEqual([false, true]);
});

it('is locked while it is sent, and open after it, with what was typed', async () => {
  let answer = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  type('first', 'a');
  type('second', 'b');
  submit();
  await waitFor(() => expect(isLocked()).toBe(true));
  answer();
  await waitFor(() => expect(isLocked()).toBe(false));
  expect(send).toHaveBeenCalledExactlyOnceWith('a');
  expect(field('first').value).toBe('a');
});

it('says why it failed until the next attempt', async () => {
  send.mockRejectedValueOnce(new StorefrontError({ kind: 'network' })).mockResolvedValueOnce();
  type('first', 'a');
  type('second', 'b');
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(isLocked()).toBe(false);
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});
