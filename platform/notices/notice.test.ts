import { expect, it } from 'vitest';
import { renderMail } from '../mail/render-mail.ts';
import { type Notice, toMail } from './notice.ts';

const TO = { recipient: 'owner@example.gr', language: 'en', publicUrl: 'https://shop.example.gr' } as const;
const notice: Notice = { id: 'owner-x-1', event: 'x.done', subject: 'Done', rows: [], data: {} };
const content = { language: 'en', isToShop: true, subject: 'Done', heading: 'Done', lead: '', parts: [] } as const;
const lines = [{ name: '1 × ThinkPad', facts: ['16 GB'], amount: '269.00 €', picture: undefined }];

it.each<[Partial<Notice>, Partial<Parameters<typeof renderMail>[0]>]>([
  [{}, {}],
  [
    { heading: 'It is done', lead: 'At last.' },
    { heading: 'It is done', lead: 'At last.' },
  ],
  [{ highlight: { label: 'Total', text: '1 €' } }, { highlight: { label: 'Total', text: '1 €' } }],
  [{ rows: [['Error', '–']] }, { parts: [{ facts: [['Error', '–']] }] }],
  [
    { lines, rows: [['Error', '–']], note: 'Look.' },
    { parts: [{ lines }, { facts: [['Error', '–']] }, { rows: ['Look.'], isSmall: true }] },
  ],
])('a notice with %j is one mail to the owner', (more, expected) =>
  expect(toMail({ ...notice, ...more }, TO)).toEqual({
    id: 'owner-x-1',
    kind: 'owner-x-done',
    recipient: 'owner@example.gr',
    ...renderMail({ ...content, ...expected }, TO.publicUrl),
  }),
);
