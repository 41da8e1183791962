/** A language of the store is written, not copied: whoever adds one begins with the files of another. */
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/locale/locales.ts';
import { flatten, plainText, wordsOf } from './texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../locales/*/*/*.ts', '../../shop/texts/*/*.ts'], {
  eager: true,
});

/** Names and figures may be the same; a sentence is not. */
const SENTENCE = /(?:\p{L}{2,}\S*\s+){3,}\p{L}{2,}/u;

function sentencesOf(language: Language): Map<string, string> {
  const folder = new RegExp(`^\\.\\./\\.\\./(?:locales|shop/texts)/${language}/`);
  const texts = Object.entries(modules)
    .filter(([path]) => folder.test(path))
    .flatMap(([path, module]) => flatten(wordsOf(module), path.replace(folder, '')));
  return new Map(
    texts.map(({ key, text }) => [key, plainText(text)] as const).filter(([, text]) => SENTENCE.test(text)),
  );
}

const pairs = languages.flatMap((one, index) => languages.slice(index + 1).map((other) => [one, other] as const));

describe.each(pairs)('%s and %s', (one, other) => {
  it('share no sentence', () => {
    const others = sentencesOf(other);
    const own = [...sentencesOf(one)];
    expect(own.length).toBeGreaterThan(500);
    const same = own.filter(([key, text]) => others.get(key) === text);
    expect(
      same.map(([key, text]) => `${key}: ${text}`),
      `to be translated in locales/${other}/ or shop/texts/${other}/; until it is, its row of domain/locale/locales.ts says \`isPublished: false\``,
    ).toEqual([]);
  });
});
