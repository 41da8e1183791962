import { describe, expect, it } from 'vitest';
import { everyPage as el } from '#locales/el/screens/every-page.ts';
import { everyPage as en } from '#locales/en/screens/every-page.ts';
import { createTranslate } from './translate.ts';

describe('translate', () => {
  const t = createTranslate('el', {
    'thing.one': '{count} πράγμα',
    'thing.other': '{count} πράγματα',
    'thing.at': '{n} από {all}',
  });

  it('fills in values and writes numbers as the language does', () => {
    expect(t('thing.at', { n: 1234, all: 'όλα' })).toBe('1.234\u00A0από όλα');
    expect(t.count('thing', 1234)).toBe('1.234\u00A0πράγματα');
    expect(t.count('thing', 1)).toBe('1\u00A0πράγμα');
  });

  it('shows the key of a missing message and leaves an unknown placeholder alone', () => {
    const broken = createTranslate<'cart.title'>('el', {});
    expect(broken('cart.title')).toBe('cart.title');
    expect(t('thing.at', { n: 2 })).toBe('2\u00A0από {all}');
  });
});

type Words = Record<'el' | 'en', Record<string, string>>;
/** Every part's words: the store's own, and each `…-words.ts` beside its feature. */
const parts = Object.entries(import.meta.glob<Record<string, unknown>>('../features/**/*-words.ts', { eager: true }))
  .flatMap(([file, module]) => Object.entries(module).map(([name, words]) => ({ name: `${file} ${name}`, words })))
  .filter((part): part is { name: string; words: Words } => typeof part.words === 'object' && part.words !== null)
  .concat({ name: 'the store', words: { el, en } });

/** A language takes a number or its ordinal: «8η», "8th". */
const placeholders = (text: string) => [...text.replace('{nth}', '{n}').matchAll(/\{\w+\}/g)].map(String).sort();

it('finds the words of every part', () => expect(parts.length).toBeGreaterThan(4));

describe.each(parts)('$name', ({ words }) => {
  it('is complete in both languages', () => {
    expect(Object.keys(words.en).sort()).toEqual(Object.keys(words.el).sort());
  });

  it.each(Object.keys(words.el))('%s is written in both, with the same placeholders', (key) => {
    expect(words.el[key]?.trim()).toBeTruthy();
    expect(words.en[key]?.trim()).toBeTruthy();
    expect(placeholders(words.en[key] ?? '')).toEqual(placeholders(words.el[key] ?? ''));
  });
});
