import { afterEach, expect, it, vi } from 'vitest';
import { askAlert } from './ask-alert.ts';
import { drawAlertForm } from './sold-out.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

function openForm(answer: () => Response) {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', asked);
  document.body.innerHTML = drawAlertForm('gid://shopify/Product/7', '/stock-alerts/', 'en');
  const form = document.forms[0];
  const email = document.querySelector<HTMLInputElement>('#alert-email');
  if (!form || !email) throw new Error('no form');
  email.value = 'wait@example.gr';
  form.submit = vi.fn();
  return { form, email, asked };
}

it('says inside the box that the link was sent', async () => {
  const { form, asked } = openForm(() => Response.json({ text: 'We sent a link to wait@example.gr.' }));
  await askAlert(form);
  expect(form.textContent).toBe('We sent a link to wait@example.gr.');
  expect(form.querySelector('input')).toBeNull();
  expect(document.activeElement).toBe(form);
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toMatch(/\/stock-alerts\/$/);
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    product: '7',
    lang: 'en',
    sure: '',
    email: 'wait@example.gr',
  });
});

it('says what is wrong with the address, and takes it as meant the second time', async () => {
  const { form, email } = openForm(() =>
    Response.json({ text: 'Did you mean …?', wrongEmail: 'wait@example.gr' }, { status: 422 }),
  );
  await askAlert(form);
  expect(form.querySelector('[role=status]')?.textContent).toBe('Did you mean …?');
  expect(email.getAttribute('aria-describedby')).toBe('alert-answer');
  expect(new FormData(form).get('sure')).toBe('wait@example.gr');
});

it.each([
  () => new Response('<p>busy</p>', { status: 429 }),
  () => {
    throw new TypeError('offline');
  },
])('is sent as without scripts where no such answer comes', async (answer) => {
  const { form } = openForm(answer);
  await askAlert(form);
  expect(form.submit).toHaveBeenCalledOnce();
});
