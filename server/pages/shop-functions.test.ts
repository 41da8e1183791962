import { expect, it } from 'vitest';
import { toBody } from './shop-functions.ts';

const HEADERS = { authorization: 'Bearer key' };

function form(...files: File[]): FormData {
  const made = new FormData();
  made.set('name', 'Μαρία');
  made.set('message', 'Γεια');
  for (const file of files) made.append('files', file);
  return made;
}

it('is JSON with the fields where no file is attached, as a function that takes JSON alone needs it', () => {
  // An empty file input is sent by browsers as a file without a name.
  const { body, headers } = toBody(form(new File([], '')), HEADERS);
  expect(JSON.parse(String(body))).toEqual({ name: 'Μαρία', message: 'Γεια' });
  expect(headers).toEqual({ ...HEADERS, 'content-type': 'application/json' });
});

it('is a form where a file is attached', () => {
  const attached = form(new File(['x'], 'invoice.pdf'));
  expect(toBody(attached, HEADERS)).toEqual({ body: attached, headers: HEADERS });
});
