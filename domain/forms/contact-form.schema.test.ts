import { describe, expect, it } from 'vitest';
import { countCharacters } from '../customer/typed-text.ts';
import { type ContactField, parseContact, parseRequestType } from './contact-form.schema.ts';

const GOOD = {
  name: ' Μαρία  Παπαδοπούλου ',
  email: ' maria@example.gr ',
  phone: '',
  requestType: 'warranty',
  subject: 'Δεν ανάβει',
  message: 'Γραμμή ένα\r\nγραμμή δύο\r\n',
};
const errorsOf = (changes: Partial<Record<ContactField, unknown>>) => {
  const parsed = parseContact({ ...GOOD, ...changes });
  return parsed.ok ? {} : parsed.errors;
};
/** Each part within its own bound (RFC 1035, RFC 5321). */
const emailOf = (length: number) =>
  `${'a'.repeat(length - 247)}@${['b', 'c', 'd', 'e'].map((letter) => letter.repeat(60)).join('.')}.gr`;

describe('parseContact', () => {
  it('trims, collapses blanks in lines and keeps the line breaks of the message', () => {
    expect(parseContact(GOOD)).toEqual({
      ok: true,
      values: { ...GOOD, name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr', message: 'Γραμμή ένα\nγραμμή δύο' },
    });
  });

  it('hears of every mistake together', () => {
    expect(errorsOf({ name: '', email: '', phone: '', requestType: '', subject: '', message: '' })).toEqual({
      name: 'required',
      email: 'format',
      requestType: 'required',
      subject: 'required',
      message: 'required',
    });
  });

  it.each([
    ['name', 100],
    ['subject', 200],
    ['message', 2000],
  ] as const)('%s takes %i characters and not one more', (field, limit) => {
    for (const letter of ['a', 'ώ', '😀']) {
      expect(errorsOf({ [field]: letter.repeat(limit) }), letter).toEqual({});
      expect(errorsOf({ [field]: letter.repeat(limit + 1) }), letter).toEqual({ [field]: 'too_long' });
    }
    expect(errorsOf({ [field]: ` ${'a'.repeat(limit)} ` })).toEqual({});
  });

  it.each(['name', 'subject', 'message'] as const)('%s of blanks or invisible characters is missing', (field) => {
    for (const text of ['', '   ', '\t\n\u00A0', '\u200B\u2060', '\u0000\u0007']) {
      expect(errorsOf({ [field]: text }), JSON.stringify(text)).toEqual({ [field]: 'required' });
    }
    expect(errorsOf({ [field]: '👍' })).toEqual({});
  });

  it('takes an address of 255 characters and not one more', () => {
    expect(emailOf(255)).toHaveLength(255);
    expect(errorsOf({ email: emailOf(255) })).toEqual({});
    expect(errorsOf({ email: `a${emailOf(255)}` })).toEqual({ email: 'too_long' });
  });

  it.each(['maria', 'maria@example', 'a@b.gr, c@d.gr', 'a b@c.gr', '<a@b.gr>', 'a@b.gr\r\nBcc: c@d.gr', '"a"@b.gr'])(
    '%j is no address',
    (email) => expect(errorsOf({ email })).toEqual({ email: 'format' }),
  );

  it('tells dots that no address has', () => expect(errorsOf({ email: 'a@b..gr' })).toEqual({ email: 'dots' }));

  it.each(['μαρία@παράδειγμα.gr', "o'neil+tag@sub.example.co"])('%s is one', (email) =>
    expect(errorsOf({ email })).toEqual({}),
  );

  it('lets no line break into a line', () => {
    const parsed = parseContact({ ...GOOD, subject: 'Θέμα\r\nBcc: x@y.gr', name: 'A\u2028B', phone: '1\n2' });
    expect(parsed.ok && [parsed.values.subject, parsed.values.name, parsed.values.phone]).toEqual([
      'Θέμα Bcc: x@y.gr',
      'A B',
      '1 2',
    ]);
  });

  it.each([undefined, null, 1, {}, ['a']])('takes %j for nothing', (value) => {
    expect(errorsOf({ name: value, requestType: value })).toEqual({ name: 'required', requestType: 'required' });
  });

  it('knows four types of request', () => {
    expect(errorsOf({ requestType: 'Warranty' })).toEqual({ requestType: 'required' });
    expect(parseRequestType('warranty')).toBe('warranty');
    expect(parseRequestType('__proto__')).toBeNull();
  });
});

it('counts a line break once, as browsers show it and not as they send it', () => {
  expect(countCharacters('α\r\nβ')).toBe(3);
});
