/** The words of every text, by the dictionaries of the word processors (Hunspell); `allowed-words.txt` is what they do not know. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import greek from 'dictionary-el';
import english from 'dictionary-en-gb';
import nspell from 'nspell';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#domain/locale/locales.ts';
import { LANGUAGES, plainText, readTextFiles } from './texts.ts';

const READ_WITHIN_MS = 60_000;

const allowed = new Set(
  readFileSync(join(import.meta.dirname, 'allowed-words.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean),
);

/** Letters, with the apostrophes within; what stands next to a digit is a model's name. */
const WORD = /(?<![\p{L}\p{N}_./+-])\p{L}[\p{L}’']*(?![\p{L}\p{N}_’'])/gu;
const SECOND_ACCENT = /^(.*[άέήίόύώΐΰ].*)([άέήίόύώ])(.*)$/u;

interface Speller {
  correct: (word: string) => boolean;
}
const spellers = {} as Record<Language, Speller>;

/** «τα αγαπημένα», but «τα αγαπημένά μου»: before «μου, σου, μας, σας …» a word may carry a second accent. */
function withoutSecondAccent(word: string): string {
  return word.replace(SECOND_ACCENT, (_, head: string, accented: string, tail: string) => {
    return head + accented.normalize('NFD').replaceAll('\u0301', '').normalize('NFC') + tail;
  });
}

function bareWord(word: string): string {
  return word.replace(/[’']s?$/u, '').replaceAll('’', "'");
}

function isKnown(word: string): boolean {
  const bare = bareWord(word);
  if (bare.length < 2 || allowed.has(bare) || allowed.has(bare.toLowerCase())) return true;
  return /\p{Script=Greek}/u.test(bare) ? spellers.el.correct(withoutSecondAccent(bare)) : spellers.en.correct(bare);
}

function wordsOf(text: string): string[] {
  return plainText(text).match(WORD) ?? [];
}

/** «το όνομά σας»: a word that is accented three syllables from its end takes a second accent before these. */
const BEFORE_ENCLITIC = /(?<![\p{L}])(\p{L}+) (?:μου|σου|μας|σας)(?!\p{L})/gu;
const VOWELS = /[αο]ι|ει|υι|ου|[αε]υ|ηυ|[αά]ί|[εο]ί|ού|[αε]ύ|[αεηιουωάέήίόύώϊϋΐΰ]/gu;

/** «χέρια» has two syllables, «κριτήρια» four: such words are left to the reader. */
const MAY_BE_ONE_SYLLABLE = /ι(?:α|ο|ου|ους|ων|ες|ε)ς?$/u;

function lacksSecondAccent(word: string): boolean {
  if (MAY_BE_ONE_SYLLABLE.test(word)) return false;
  const syllables = word.toLowerCase().match(VOWELS) ?? [];
  const accented = syllables.map((syllable) => /[άέήίόύώΐΰ]/u.test(syllable));
  return accented.at(-3) === true && !accented.slice(-2).includes(true);
}

function missingAccents(text: string): string[] {
  const pairs = [...plainText(text).matchAll(BEFORE_ENCLITIC)];
  return pairs.flatMap(([pair, word = '']) => (lacksSecondAccent(word) ? [pair] : []));
}

/** The dictionaries are typed as bytes, the speller as Node's own bytes; they are the same. */
function toBuffers({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }) {
  return { aff: Buffer.from(aff), dic: Buffer.from(dic) };
}

describe('spelling', () => {
  beforeAll(() => {
    spellers.el = nspell(toBuffers(greek));
    spellers.en = nspell(toBuffers(english));
  }, READ_WITHIN_MS);

  const files = readTextFiles();

  it.each(files)('$name', ({ texts }) => {
    const unknown = LANGUAGES.flatMap((language) =>
      texts[language].flatMap(({ key, text }) =>
        wordsOf(text)
          .filter((word) => !isKnown(word))
          .map((word) => `${language} ${key}: ${word}`),
      ),
    );
    expect(unknown, 'add a correct word to tests/content/allowed-words.txt').toEqual([]);
  });

  it('knows every word that is allowed, and needs it', () => {
    const used = new Set(
      files.flatMap(({ texts }) =>
        LANGUAGES.flatMap((language) => texts[language]).flatMap(({ text }) => wordsOf(text)),
      ),
    );
    const bare = new Set([...used].map(bareWord).flatMap((word) => [word, word.toLowerCase()]));
    const unused = [...allowed].filter((word) => !bare.has(word));
    expect(unused, 'to be taken out of tests/content/allowed-words.txt').toEqual([]);
  });

  it('puts the second accent where «σας» asks for it', () => {
    const missing = files.flatMap(({ name, texts }) =>
      texts.el.flatMap(({ key, text }) => missingAccents(text).map((pair) => `${name} ${key}: ${pair}`)),
    );
    expect(missing).toEqual([]);
  });
});
