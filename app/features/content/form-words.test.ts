import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS, parseContact } from '#domain/forms/contact-form.schema.ts';
import { parseWithdrawal, WITHDRAWAL_FIELDS } from '#domain/forms/withdrawal-form.schema.ts';
import { languages } from '#domain/locale/locales.ts';
import { contactWords } from './contact/contact-words.ts';
import { withdrawalWords } from './withdrawal/withdrawal-words.ts';

/** Nothing, too little to be anything, and more than any field takes. */
const MISTAKES = ['', 'x', 'x'.repeat(9_999)];

type Errors = Partial<Record<string, string>>;
type Parse = (typed: Record<string, string>) => { ok: true } | { ok: false; errors: Errors };
type Words = Record<(typeof languages)[number], Record<string, string>>;

describe.each<[string, readonly string[], Parse, Words]>([
  ['contact', CONTACT_FIELDS, parseContact, contactWords],
  ['withdrawal', WITHDRAWAL_FIELDS, parseWithdrawal, withdrawalWords],
])('%s', (form, fields, parse, words) => {
  it.each(languages)('says in %s what is wrong with each field', (language) => {
    const keys = fields.flatMap((field) =>
      MISTAKES.flatMap((text) => {
        const parsed = parse({ [field]: text });
        const code = parsed.ok ? undefined : parsed.errors[field];
        return code === undefined ? [] : [`${form}.error.${field}.${code}`];
      }),
    );
    expect(keys.length).toBeGreaterThan(fields.length);
    const missing = keys.filter((key) => !(key in words[language]));
    expect(missing, `to be written in locales/${language}/screens/${form}.ts`).toEqual([]);
  });
});
