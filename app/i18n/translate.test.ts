import { describe, expect, it } from 'vitest';
import { el } from './messages/el.ts';
import { en } from './messages/en.ts';
import { createTranslate, type MessageKey } from './translate.ts';

describe('translate', () => {
  const t = createTranslate('el', el);

  it('fills in values and writes numbers as the language does', () => {
    expect(t('product.picture', { n: 2, count: 5 })).toBe('Εικόνα 2 από 5');
    expect(t.count('products.count', 1234)).toBe('1.234 προϊόντα');
    expect(t.count('products.count', 1)).toBe('1 προϊόν');
  });

  it('shows the key of a missing message and leaves an unknown placeholder alone', () => {
    const broken = createTranslate('el', {});
    expect(broken('cart.title')).toBe('cart.title');
    expect(t('product.picture', { n: 2 })).toBe('Εικόνα 2 από {count}');
  });
});

describe('messages', () => {
  const keys = Object.keys(el) as MessageKey[];
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

  it('are complete in both languages', () => expect(Object.keys(en).sort()).toEqual([...keys].sort()));

  it.each(keys)('%s is written in both languages with the same placeholders', (key) => {
    expect(el[key].trim()).not.toBe('');
    expect(en[key].trim()).not.toBe('');
    expect(placeholders(en[key])).toEqual(placeholders(el[key]));
  });
});
