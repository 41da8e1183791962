import { expect, it } from 'vitest';
import { findEmailTypo } from './email-typo.ts';

it.each([
  ['maria@gmail.con', 'maria@gmail.com'],
  ['Maria.P@GMIAL.com', 'Maria.P@gmail.com'],
  ['maria@gmail.co', 'maria@gmail.com'],
  ['maria@hotmal.com', 'maria@hotmail.com'],
  ['maria@yahoo.gt', 'maria@yahoo.gr'],
  ['ΜΑΡΙΑ@gmail.com', 'maria@gmail.com'],
  ['μαρία@yahoo.gr', 'maria@yahoo.gr'],
  ['μαρία@παράδειγμα.ελ', null],
  ['maria@gmail.com', null],
  ['maria@yahoo.fr', null],
  ['maria@mail.com', null],
  ['maria@example.gr', null],
  ['maria@gail.org', null],
])('%s is probably %s', (email, meant) => expect(findEmailTypo(email)).toBe(meant));
