import { expect, it } from 'vitest';
import { emailOf, mailboxOf, parseEmail } from './email.ts';

it.each([
  [' maria@example.gr ', 'maria@example.gr'],
  ["o'neil+shop@mail.example.co.uk", "o'neil+shop@mail.example.co.uk"],
  ['μαρία@παράδειγμα.ελ', 'μαρία@παράδειγμα.ελ'],
  ['maria@example.gr\u200B', 'maria@example.gr'],
  ['\u202Amaria\u00AD@example.gr\u202C', 'maria@example.gr'],
  ['.maria@example.gr', null],
  ['maria.@example.gr', null],
  ['maria..p@example.gr', null],
  ['maria@example..gr', null],
  ['maria@example', null],
  ['maria', null],
  ['a@b.gr,c@d.gr', null],
  ['Maria <maria@example.gr>', null],
  ['"a b"@example.gr', null],
  ['a@b.gr\r\nBcc: c@d.gr', null],
  [`${'a'.repeat(65)}@example.gr`, null],
  ['', null],
  ['mаria@example.gr', null],
  ['μaria@example.gr', null],
  ['maria@exаmple.gr', null],
  ['ﬁlip@example.gr', null],
  ['ｍａｒｉａ@example.gr', null],
  ['maria²@example.gr', null],
  ['мария@пример.рф', 'мария@пример.рф'],
  ['μαρία.p@example.gr', 'μαρία.p@example.gr'],
  ['mαria@exαmple.gr', 'maria@example.gr'],
  ['maria@GΜΑΙL.com', 'maria@GMAIL.com'],
])('the e-mail %s is read as %s', (text, email) => expect(emailOf(text)).toBe(email));

it.each([
  ['Maria@Example.gr', 'maria@example.gr'],
  [' maria+a+b@example.gr ', 'maria@example.gr'],
  ['m.a.r.i.a@example.gr', 'maria@example.gr'],
  ['m.aria+x.y@mail.example.gr', 'maria@mail.example.gr'],
  ['+@example.gr', '@example.gr'],
])('%s leads to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

it.each([
  ['.maria@example.gr', 'dots'],
  ['maria.@example.gr', 'dots'],
  ['maria..p@example.gr', 'dots'],
  ['maria@example..gr', 'dots'],
  ['.@example.gr', 'format'],
  ['maria', 'format'],
  [`maria@${'a'.repeat(255)}.gr`, 'too_long'],
])('%s is refused for its %s', (text, error) => expect(parseEmail(text)).toEqual({ ok: false, error }));
