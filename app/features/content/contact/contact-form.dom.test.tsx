/** What the contact form begins with, and which files it takes. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { InEnglish } from '#tests/support/draw.tsx';
import { ContactForm } from './contact-form.tsx';

function open(address: string) {
  const element = (
    <InEnglish>
      <ContactForm outcome={undefined} />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}
const textOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

afterEach(cleanup);

it('begins with the order and the kind of question that led to it', () => {
  open('/en/contact?type=warranty&order=%231001');
  expect(textOf(/request/i)).toBe('warranty');
  expect(textOf(/subject/i)).toContain('1001');
  cleanup();
  open('/en/contact?type=other-than-known&order=%3Cb%3E');
  expect([textOf(/request/i), textOf(/subject/i)]).toEqual(['', '']);
});

it('takes a picture, and keeps what it has when a file of another kind is refused', async () => {
  open('/en/contact');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const choose = (...files: File[]) => act(async () => void (input && fireEvent.change(input, { target: { files } })));
  const listed = () => [...document.querySelectorAll('.files li')].map(({ textContent }) => textContent);
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])], 'lid.png');
  await choose(png);
  await waitFor(() => expect(listed()).toEqual([expect.stringContaining('lid.png')]));
  await choose(png);
  await choose(new File(['#!/bin/sh'], 'run.png'));
  await waitFor(() => expect(document.body.textContent).toContain('run.png'));
  expect(listed()).toEqual([expect.stringContaining('lid.png')]);
});
