import { expect, it } from 'vitest';
import { emailOf } from './email.ts';

it.each([
  [' maria@example.gr ', 'maria@example.gr'],
  ["o'neil+shop@mail.example.co.uk", "o'neil+shop@mail.example.co.uk"],
  ['μαρία@παράδειγμα.ελ', 'μαρία@παράδειγμα.ελ'],
  ['maria@example', null],
  ['maria', null],
  ['a@b.gr,c@d.gr', null],
  ['Maria <maria@example.gr>', null],
  ['"a b"@example.gr', null],
  ['a@b.gr\r\nBcc: c@d.gr', null],
  [`${'a'.repeat(65)}@example.gr`, null],
  ['', null],
])('the e-mail %s is read as %s', (text, email) => expect(emailOf(text)).toBe(email));
