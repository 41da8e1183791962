import { describe, expect, it } from 'vitest';
import { ATTACHMENT_LIMITS } from '#domain/customer/attachment.ts';
import { CONTACT_LIMITS } from '#domain/forms/contact-form.schema.ts';
import { contactWords } from './contact-words.ts';

type Key = keyof typeof contactWords.el;

describe('the sentences of the contact form', () => {
  it.each([
    ['name.required', 'Name is required'],
    ['name.too_long', 'Name must be less than 100 characters'],
    ['email.format', 'Invalid email address'],
    ['email.too_long', 'Email must be less than 255 characters'],
    ['requestType.required', 'Request type is required'],
    ['subject.required', 'Subject is required'],
    ['subject.too_long', 'Subject must be less than 200 characters'],
    ['message.required', 'Message is required'],
    ['message.too_long', 'Message must be less than 2000 characters'],
  ])('%s is what the specification says', (code, sentence) => {
    expect(contactWords.en[`contact.error.${code}` as Key]).toBe(sentence);
  });

  it.each(Object.entries(CONTACT_LIMITS))('%s names its bound of %i in both languages', (field, limit) => {
    const key = `contact.error.${field}.too_long` as Key;
    expect(contactWords.el[key]).toContain(new Intl.NumberFormat('el').format(limit));
    expect(contactWords.en[key]).toContain(String(limit));
  });

  it.each(['el', 'en'] as const)('the bounds of files are told in %s', (language) => {
    const { files, bytes } = ATTACHMENT_LIMITS;
    expect(contactWords[language]['contact.error.attachments.too_many']).toContain(String(files));
    expect(contactWords[language]['contact.error.attachments.too_large']).toContain(`${bytes / 1024 / 1024}\u00A0MB`);
  });
});
