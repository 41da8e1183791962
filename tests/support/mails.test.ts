import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAILS } from './mails.ts';

/** Of a mail; one that goes on with a value ends in `-` here. */
const KIND = /(?:['`](?=order-)|\bkind(?:: | = )['`])([a-z-]+)/g;

/** Rows of amounts have kinds too, and so have calls to an owner's or an agent's server. */
const NO_MAILS = ['part', 'total', 'note', 'owner-webhook', 'agent-order'];

it('every mail about orders, to customers and of the forms has its picture in npm run screens', () => {
  const files = globSync('{platform,functions}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const writers = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /\bqueue(?:Order)?Mail\(/.test(text));
  const kinds = writers.flatMap((text) => [...text.matchAll(KIND)].map(([, kind = '']) => kind));
  expect(kinds.length).toBeGreaterThan(10);
  const isTaken = (kind: string) =>
    MAILS.some((mail) => mail === kind || (kind.endsWith('-') && `${mail}-`.startsWith(kind)));
  expect(
    kinds.filter((kind) => !isTaken(kind) && !NO_MAILS.includes(kind)),
    'to be caused and named in tests/support/mails.ts',
  ).toEqual([]);
});
