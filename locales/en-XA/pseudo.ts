const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ýý',
  A: 'Áá',
  E: 'Éé',
  I: 'Íí',
  O: 'Óó',
  U: 'Úú',
  Y: 'Ýý',
  n: 'ñn',
  N: 'Ñn',
  s: 'ss',
  S: 'Ss',
};

/** What is no text although it is written as one: places of values, addresses of links. */
const FIXED = /\{[^}]*\}|\]\([^)]*\)/;
const DOUBLED = /[aeiouyns]/gi;

/** What no reader sees: addresses, anchors, names of pictures, dates of the law. */
const NO_TEXT = new Set(['id', 'date', 'updated', 'to', 'href']);

/**
 * English with every vowel accented and written twice, and n and s twice as well, which makes it 40 % longer and more: a text without accents on such a page does not
 * come from the messages, and a layout that holds it holds the longer languages.
 */
export function pseudo<Messages>(english: Messages): Messages {
  return lengthen(english) as Messages;
}

function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return lengthenText(value);
  if (typeof value === 'function') return (...values: unknown[]) => lengthen(value(...values));
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, NO_TEXT.has(key) ? inner : lengthen(inner)]),
  );
}

function lengthenText(text: string): string {
  const fixed = FIXED.exec(text);
  if (!fixed) return text.replace(DOUBLED, (letter) => ACCENTED[letter] ?? letter);
  const end = fixed.index + fixed[0].length;
  return lengthenText(text.slice(0, fixed.index)) + fixed[0] + lengthenText(text.slice(end));
}
