import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawalWords as pageWords } from '#app/features/content/withdrawal/withdrawal-words.ts';
import { ATTACHMENT_LIMITS } from '#domain/customer/attachment.ts';
import { serviceWords } from '#locales/words.ts';
import { createFileTransport } from '#platform/mail/file-transport.ts';
import { renderMail } from '#platform/mail/render-mail.ts';
import { createMemoryLimits } from '#tests/support/memory-limits.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { createFunctions, type Functions } from './functions.ts';
import type { OutgoingMail } from './mail.ts';

const KEY = 'test-key';
const NOW = new Date('2026-11-21T08:48:00Z');
const MESSAGE = {
  name: 'Μαρία Παπαδοπούλου',
  email: 'maria@example.gr',
  phone: '694 000 0000',
  requestType: 'warranty',
  subject: 'Δεν ανάβει η οθόνη',
  message: 'Ο φορητός ανάβει,\nη οθόνη <b>όχι</b>.',
};
const STATEMENT = { name: 'Νίκος', email: 'nikos@example.gr', orderNumber: '#1001', items: 'ThinkPad T480' };

/** As the server sets it. */
type SentMail = OutgoingMail & { subject: string; text: string; html: string };

const PUBLIC_URL = 'https://shop.example.gr';
let sent: SentMail[];
let isBroken: boolean;
let reported: unknown[];
let time: number;
let functions: Functions;
beforeEach(() => {
  sent = [];
  reported = [];
  isBroken = false;
  time = NOW.getTime();
  functions = createFunctions({
    key: KEY,
    contactTo: 'shop@example.gr',
    customers: null,
    async findCustomerEmail(token) {
      if (token === 'platform is down') throw Object.assign(new Error(token), { code: 'ECONNREFUSED' });
      return token === 'token of Maria' ? 'Maria@example.gr' : null;
    },
    takeSteps: createMemoryLimits(() => new Date(time)),
    now: () => new Date(time),
    async queueMails(mails) {
      if (isBroken) throw Object.assign(new Error('connect 10.0.0.5 with maria@example.gr'), { code: 'ECONNREFUSED' });
      for (const mail of mails) {
        const { content } = mail;
        sent.push({
          ...mail,
          ...renderMail(content, PUBLIC_URL),
        });
      }
    },
    report: (failure) => reported.push(failure),
  });
});

function post(name: string, body: BodyInit | object, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData || typeof body === 'string';
  const request = new Request(`http://localhost/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEY}`,
      'x-client-address': '203.0.113.7',
      ...(!isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return functions.handle(request);
}
async function answerOf(response: Promise<Response | null>) {
  const answer = await response;
  return { status: answer?.status, body: (await answer?.json()) as unknown };
}
const contact = (body: BodyInit | object, headers?: Record<string, string>) =>
  answerOf(post('send-contact-email', body, headers));

function toForm(files: [name: string, content: BlobPart][], fields: Record<string, string> = MESSAGE): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append('attachments', new File([content], name));
  return form;
}
const PDF = new Uint8Array([
  ...new TextEncoder().encode('%PDF-1.7\n'),
  ...Array.from({ length: 5000 }, (_, index) => index % 256),
]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

describe('the door', () => {
  it('knows only its own paths', async () => {
    expect(await functions.handle(new Request('http://localhost/contact'))).toBeNull();
    expect((await post('nothing', {}))?.status).toBe(404);
  });

  it.each(['Bearer wrong', 'Bearer ', KEY, `Basic ${KEY}`, `Bearer ${KEY}x`])(
    'is closed to %j',
    async (authorization) => {
      expect((await contact(MESSAGE, { authorization })).status).toBe(401);
      expect(sent).toEqual([]);
    },
  );

  it('answers POST only', async () => {
    const response = await functions.handle(new Request('http://localhost/functions/v1/withdraw'));
    expect(response?.status).toBe(405);
  });
});

describe('send-contact-email', () => {
  it('takes JSON, tells the shop with a reply to the sender, and sends the sender a receipt', async () => {
    expect(await contact(MESSAGE)).toEqual({ status: 200, body: { ok: true, copied: true } });
    const [toShop, copy] = sent;
    expect(toShop).toMatchObject({
      to: 'shop@example.gr',
      replyTo: MESSAGE.email,
      subject: '[Αίτημα εγγύησης] Δεν ανάβει η οθόνη',
    });
    expect(toShop?.text).toContain(MESSAGE.message);
    expect(toShop?.html).toContain('&lt;b&gt;όχι&lt;/b&gt;');
    expect(copy).toMatchObject({ to: MESSAGE.email, subject: 'Λάβαμε το μήνυμά σας' });
    expect(copy?.attachments).toBeUndefined();
  });

  it.each([
    ['nobody who is logged in', {}],
    ['somebody else’s e-mail', { customerAccessToken: 'token of Maria', email: 'nikos@example.gr' }],
    ['a token that the platform does not know', { customerAccessToken: 'invented' }],
    ['a token of no kind', { customerAccessToken: { $ne: null } }],
    ['a claim', { customerEmail: MESSAGE.email, isLoggedIn: true }],
    ['a platform that does not answer', { customerAccessToken: 'platform is down' }],
  ])('repeats no word of the sender’s to an address with %s', async (_what, fields) => {
    const phrase = 'κερδίσατε στο evil.example';
    const typed = { name: `${phrase} 1`, subject: `${phrase} 2`, message: `${phrase} 3`, phone: '6940000001' };
    expect(await contact({ ...MESSAGE, ...typed, ...fields })).toMatchObject({ status: 200, body: { copied: true } });
    const [toShop, receipt] = sent;
    expect(toShop?.text).toContain(`${phrase} 3`);
    expect(JSON.stringify(receipt)).not.toMatch(/evil|κερδίσατε|6940000001/);
    expect(receipt?.text).toContain('Αίτημα εγγύησης');
    const isDown = 'customerAccessToken' in fields && fields.customerAccessToken === 'platform is down';
    expect(reported).toEqual(isDown ? [{ name: 'send-contact-email', step: 'login', code: 'ECONNREFUSED' }] : []);
  });

  it('sends the whole copy to a customer who is logged in with that address', async () => {
    await contact({ ...MESSAGE, customerAccessToken: 'token of Maria' });
    const [toShop, copy] = sent;
    expect(copy).toMatchObject({ to: MESSAGE.email, subject: 'Λάβαμε το μήνυμά σας: Δεν ανάβει η οθόνη' });
    expect(copy?.text).toContain(MESSAGE.message);
    expect(JSON.stringify([toShop, copy])).not.toContain('token of Maria');
  });

  it('writes the copy in the language of the sender', async () => {
    await contact({ ...MESSAGE, language: 'en' });
    expect(sent[1]?.subject).toBe('We have your message');
    expect(sent[0]?.subject).toContain('[Αίτημα εγγύησης]');
  });

  it('carries files of a form unchanged into the .eml', async () => {
    const directory = temporaryDirectory();
    const transport = createFileTransport({ directory, from: 'Ξανά <shop@example.gr>' });
    await contact(
      toForm([
        ['τιμολόγιο 1001.pdf', PDF],
        ['photo.jpg', PNG],
        ['', ''],
      ]),
    );
    for (const mail of sent) await transport.send(mail);
    const file = readdirSync(directory).find((name) => !name.endsWith('-copy.eml')) ?? '';
    const message = await PostalMime.parse(readFileSync(join(directory, file)));
    expect(message.replyTo?.[0]?.address).toBe(MESSAGE.email);
    expect(message.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['τιμολόγιο 1001.pdf', 'application/pdf'],
      ['photo.png', 'image/png'],
    ]);
    expect(message.attachments.map(({ content }) => new Uint8Array(content as ArrayBuffer))).toEqual([PDF, PNG]);
  });

  it.each<[string, [string, BlobPart][], string]>([
    ['a program called .pdf', [['invoice.pdf', 'MZ\x90\0program']], 'type'],
    ['an empty file', [['invoice.pdf', '']], 'empty'],
    [
      'eleven megabytes',
      [
        ['a.pdf', PDF],
        ['b.pdf', new Uint8Array(11 * 1024 * 1024).fill(1)],
      ],
      'too_large',
    ],
    ['six files', Array.from({ length: 6 }, (_, index) => [`${index}.pdf`, PDF]), 'too_many'],
    ['a program', [['setup.exe', PDF]], 'type'],
  ])('refuses %s and sends nothing', async (_, files, code) => {
    const answer = await contact(toForm(files));
    expect(answer).toMatchObject({ status: 422, body: { fields: { attachments: code } } });
    expect(sent).toEqual([]);
  });

  it('takes ten megabytes to the last byte', async () => {
    const whole = new Uint8Array(ATTACHMENT_LIMITS.bytes);
    whole.set(PDF);
    expect((await contact(toForm([['a.pdf', whole]]))).status).toBe(200);
    expect(sent[0]?.attachments?.[0]?.content.length).toBe(ATTACHMENT_LIMITS.bytes);
  });

  it('says what is wrong with each field, in words and in codes', async () => {
    const answer = await contact({ ...MESSAGE, email: 'maria@', subject: '   ', language: 'en' });
    expect(answer).toEqual({
      status: 422,
      body: { error: 'To be corrected: E-mail, Subject.', fields: { email: 'format', subject: 'required' } },
    });
  });

  const emailOf = (length: number) =>
    `${'a'.repeat(length - 247)}@${['b', 'c', 'd', 'e'].map((letter) => letter.repeat(60)).join('.')}.gr`;

  it.each([
    ['el', 'ώ'],
    ['el', '😀'],
    ['en', 'w'],
    ['en', '😀'],
  ])('takes each field to its last character and not one more, in %s with %s', async (language, letter) => {
    const ofLength = (more: number) => ({
      name: letter.repeat(100 + more),
      email: emailOf(255 + more),
      requestType: 'technical',
      subject: letter.repeat(200 + more),
      message: letter.repeat(2000 + more),
      language,
    });
    const refused = await contact(ofLength(1));
    const fields = { name: 'too_long', email: 'too_long', subject: 'too_long', message: 'too_long' };
    expect(refused).toMatchObject({ status: 422, body: { fields } });
    expect(sent).toEqual([]);
    expect(await contact(ofLength(0))).toEqual({ status: 200, body: { ok: true, copied: true } });
    expect(sent[0]?.text).toContain(letter.repeat(2000));
  });

  it.each(['el', 'en'])('takes blanks for nothing, in %s', async (language) => {
    const blanks = { name: '   ', email: '\t', requestType: ' ', subject: '\u00A0', message: '\n \n', language };
    const fields = {
      name: 'required',
      email: 'format',
      requestType: 'required',
      subject: 'required',
      message: 'required',
    };
    expect(await contact(blanks)).toMatchObject({ status: 422, body: { fields } });
  });

  it.each([
    { subject: 'Hi\r\nBcc: victim@example.com' },
    { name: 'Maria\nBcc: victim@example.com' },
    { phone: '1\r\n\r\nContent-Type: text/html' },
  ])('lets %j into no header', async (changes) => {
    await contact({ ...MESSAGE, ...changes });
    const directory = temporaryDirectory();
    const transport = createFileTransport({ directory, from: 'shop@example.gr' });
    for (const mail of sent) await transport.send(mail);
    for (const name of readdirSync(directory)) {
      const { headers, to, bcc } = await PostalMime.parse(readFileSync(join(directory, name)));
      expect(headers.map(({ key }) => key)).not.toContain('bcc');
      expect([to?.length, bcc]).toEqual([1, undefined]);
    }
    expect(sent).toHaveLength(2);
  });

  it('refuses an address that is more than one', async () => {
    expect((await contact({ ...MESSAGE, email: 'a@b.gr\r\nBcc: c@d.gr' })).status).toBe(422);
    expect((await contact({ ...MESSAGE, email: 'a@b.gr, c@d.gr' })).status).toBe(422);
  });

  it('tells a program that fills in the hidden field what it wants to hear', async () => {
    expect(await contact({ ...MESSAGE, website: 'http://spam.example' })).toEqual({
      status: 200,
      body: { ok: true, copied: true },
    });
    expect(sent).toEqual([]);
  });

  it('takes ten messages at once from one address, and others meanwhile', async () => {
    const from = (index: number) => ({ ...MESSAGE, email: `maria${index}@example.gr` });
    for (let index = 0; index < 10; index += 1) expect((await contact(from(index))).status).toBe(200);
    const response = await post('send-contact-email', from(10));
    expect(response?.status).toBe(429);
    expect(response?.headers.get('retry-after')).toBe('60');
    expect((await contact(from(10), { 'x-client-address': '203.0.113.8' })).status).toBe(200);
    time += 60_000;
    expect((await contact(from(10))).status).toBe(200);
  });

  it('does not fill a mailbox with copies', async () => {
    const answers = [];
    for (let index = 0; index < 8; index += 1) answers.push((await contact(MESSAGE)).body);
    expect(answers.map((body) => (body as { copied: boolean }).copied)).toEqual(
      Array.from({ length: 8 }, (_, index) => index < 5),
    );
    expect(sent.filter(({ to }) => to === MESSAGE.email)).toHaveLength(5);
    expect(sent.filter(({ to }) => to === 'shop@example.gr')).toHaveLength(8);
  });

  it('answers 502 when the message cannot be written down, and reports no more than a code', async () => {
    isBroken = true;
    const answer = await contact({ ...MESSAGE, language: 'en' });
    expect(answer).toEqual({
      status: 502,
      body: {
        error: 'The message was not recorded: something failed on our side. Try again, or write to info@example.gr.',
      },
    });
    expect(reported).toEqual([{ name: 'send-contact-email', step: 'outbox', code: 'ECONNREFUSED' }]);
  });

  it('hands the shop’s mail and the sender’s over together', async () => {
    const before = sent.length;
    await contact(MESSAGE);
    expect(sent.slice(before).map(({ kind }) => kind)).toEqual(['contact', 'contact-copy']);
  });

  it.each(['{', '"text"', 'null'])('cannot read %s', async (body) => {
    expect((await contact(body, { 'content-type': 'application/json' })).status).toBe(400);
  });

  it('gives back what it can of a form that was cut', async () => {
    const answer = await contact(toForm([], { ...MESSAGE, name: '' }), { 'x-body-cut': '1' });
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: 'required', attachments: 'too_large' } } });
  });
});

describe('withdraw', () => {
  const withdraw = (body: object) => answerOf(post('withdraw', body));

  it('acknowledges with the whole statement, date and time, and tells the shop', async () => {
    expect(await withdraw({ ...STATEMENT, language: 'el' })).toEqual({
      status: 200,
      body: { ok: true, receivedAt: NOW.toISOString(), acknowledged: true },
    });
    const [notice, acknowledgement] = sent;
    expect(acknowledgement?.text.replaceAll('\u00A0', ' ')).toMatch(
      /Έως 5 Δεκεμβρίου[\s\S]*Επιστρέφονται έως 5 Δεκεμβρίου/,
    );
    expect(notice).toMatchObject({
      to: 'shop@example.gr',
      replyTo: STATEMENT.email,
      subject: 'Υπαναχώρηση, παραγγελία 1001',
    });
    expect(acknowledgement).toMatchObject({ to: STATEMENT.email, subject: 'Βεβαίωση υπαναχώρησης, παραγγελία 1001' });
    for (const part of [
      '21 Νοεμβρίου 2026, 10:48',
      STATEMENT.name,
      STATEMENT.email,
      STATEMENT.items,
      pageWords.el['withdrawal.statement'].replace('{order}', '1001'),
    ]) {
      expect(acknowledgement?.text).toContain(part);
      expect(acknowledgement?.html).toContain(part);
    }
  });

  it('refuses what is incomplete', async () => {
    expect(await withdraw({ ...STATEMENT, orderNumber: '', language: 'en' })).toEqual({
      status: 422,
      body: { error: 'To be corrected: Order.', fields: { orderNumber: 'required' } },
    });
  });

  it('answers 502 when the statement cannot be written down, and reports no more than a code', async () => {
    isBroken = true;
    expect(await withdraw({ ...STATEMENT, language: 'en' })).toEqual({
      status: 502,
      body: { error: 'The statement was not recorded: something failed on our side. Try again, or send it by e-mail.' },
    });
    expect(reported).toEqual([{ name: 'withdraw', step: 'outbox', code: 'ECONNREFUSED' }]);
  });

  it('does not fill a mailbox, and yet takes every statement', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect(await withdraw(STATEMENT)).toMatchObject({ body: { acknowledged: true } });
    }
    const before = sent.length;
    expect(await withdraw(STATEMENT)).toEqual({
      status: 200,
      body: { ok: true, receivedAt: NOW.toISOString(), acknowledged: false },
    });
    expect(sent.slice(before).map(({ to }) => to)).not.toContain(STATEMENT.email);
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)?.text).toContain(serviceWords.withdrawalMail.el.shopMustAcknowledge);
    expect(sent[0]?.text).not.toContain(serviceWords.withdrawalMail.el.shopMustAcknowledge);
  });

  it('is limited for one sender', async () => {
    for (let index = 0; index < 10; index += 1) expect((await withdraw(STATEMENT)).status).toBe(200);
    expect((await withdraw(STATEMENT)).status).toBe(429);
  });
});
