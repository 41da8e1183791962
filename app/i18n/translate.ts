import type { Language } from './language.ts';
import type { el } from './messages/el.ts';

export type Messages = typeof el;
export type MessageKey = keyof Messages;
type PluralKey = { [Key in MessageKey]: Key extends `${infer Base}.one` ? Base : never }[MessageKey];
type Values = Record<string, string | number>;

export interface Translate {
  (key: MessageKey, values?: Values): string;
  /** Chooses `key.one` or `key.other` by the language's rule; `{count}` stands for the number. */
  count(key: PluralKey, count: number, values?: Values): string;
}

/** A message that is missing shows its key, so that a gap is seen and never crashes a page. */
export function createTranslate(language: Language, messages: Partial<Record<MessageKey, string>>): Translate {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const fill = (key: string, values: Values = {}) => {
    const text: string = messages[key as MessageKey] ?? key;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? placeholder);
    });
  };
  return Object.assign((key: MessageKey, values?: Values) => fill(key, values), {
    count: (key: PluralKey, count: number, values?: Values) =>
      fill(`${key}.${rules.select(count) === 'one' ? 'one' : 'other'}`, { count, ...values }),
  });
}
