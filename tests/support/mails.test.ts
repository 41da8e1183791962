import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAILS } from './mails.ts';

/** Of a mail about an order and of another; one that goes on with a value ends in `-` here. */
const KIND = /(?:['`](?=order-)|\bkind: ')([a-z-]+)/g;

/** Rows of amounts have kinds too. */
const OF_AMOUNTS = ['part', 'total', 'note'];

it('every mail about orders, to customers and of the forms has its picture in npm run screens', () => {
  const files = globSync('{platform/{orders,customers},functions}/**/*-mail.ts');
  const kinds = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(KIND)].map(([, kind = '']) => kind));
  expect(kinds.length).toBeGreaterThan(10);
  const isTaken = (kind: string) =>
    MAILS.some((mail) => mail === kind || (kind.endsWith('-') && `${mail}-`.startsWith(kind)));
  expect(
    kinds.filter((kind) => !isTaken(kind) && !OF_AMOUNTS.includes(kind)),
    'to be caused and named in tests/support/mails.ts',
  ).toEqual([]);
});
