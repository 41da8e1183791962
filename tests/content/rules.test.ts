/** What holds for every text of the store, in either language. */
import { describe, expect, it } from 'vitest';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { shop } from '#shop.config';
import { LANGUAGES, plainText, readTextFiles } from './texts.ts';

/** Greek that stands in English texts: the other language's own name, and the initials that stand on Greek papers. */
const GREEK_IN_ENGLISH =
  /\b(?:Ελληνικά|ΕΛ|ΑΦΜ|ΔΟΥ|ΓΕΜΗ)(?!\p{L})|(?<!\p{L})(?:Ελληνικά|ΕΛ|ΑΦΜ|ΔΟΥ|ΓΕΜΗ)(?!\p{L})|3ε|3ιβ/gu;

/** Three Latin words and more in a row: a sentence, or a part of one, that was forgotten in Greek. What is «quoted» may be so. */
const LATIN_RUN = /(?<![\p{L}\p{N}])\p{Script=Latin}[\w'’-]*(?:[ \u00A0]+\p{Script=Latin}[\w'’-]*){2,}/gu;
const NAME_OF_THREE_WORDS =
  /^(?:NVIDIA (?:Quadro|GeForce) \w+|Intel Core [\w-]+|Dell Power Manager|Battery Health Manager|Full charge capacity|ATA Secure Erase|Global E-waste Monitor|PC Health Check)$/;

/** Greek texts without a Greek letter: names, and words that Greek shops use as they are. */
const LATIN_IN_GREEK = new Set([
  'E-mail',
  'English',
  'EN',
  'Blog',
  'Laptop',
  'CVC',
  'Viber',
  'macOS',
  'iPadOS',
  'Android',
  'ISO\u00A09001',
  'ISO\u00A014001',
  'Windows',
  'Windows 10',
  'Windows 11',
  'Dell',
  'HP',
  'Lenovo',
  'Microsoft Surface',
  'Apple MacBook',
]);

/** The specification asks for these very words, marks and all. */
const PRESCRIBED = new Set([
  'Ουπς! Η σελίδα δεν βρέθηκε',
  'Oops! Page not found',
  'Unexpected Application Error!',
  'Invalid email address',
  "We're currently updating our inventory. Check back soon!",
  "We'll get back to you as soon as possible",
  "We'll get back to you as soon as possible. We are sending you a confirmation by e-mail.",
]);

/** One thing has one name; these are the other names that crept in once, and what the store says instead. */
const OTHER_NAMES: Record<ContentLanguage, readonly (readonly [RegExp, instead: string])[]> = {
  el: [
    [/βαθμ(?:ός|ού|ό|έ|οί|ών|ούς|ολογ\p{L}+)(?!\p{L})/giu, 'κατηγορία'],
    [/μέιλ|μαίηλ|ημέιλ|(?<![\p{L}@.])email(?!\p{L})/giu, 'e-mail'],
    [/φυλλομετρητ\p{L}+|πρ(?:ό|ο)γρ(?:ά|α)μμα(?:τος)? περιήγησης/giu, 'browser'],
    [/ταμπλέτ\p{L}+/giu, 'tablet'],
    [/touchpad|trackpad/gi, 'επιφάνεια αφής'],
    // «Laptop» with a capital is a heading that the specification asks for, or a model's name.
    [/λάπτοπ|(?<!\p{L})laptop(?!\p{L})|(?<!\p{L})(?:τα|το|ένα) φορητ(?:ά|ό)(?!\p{L})/gu, 'ο φορητός'],
    [/επέκταση έως/giu, 'παράταση'],
  ],
  en: [
    [/\be ?mails?\b(?! must be less)/gi, 'e-mail'],
    [/\bcosmetic condition\b|\bcondition grade\b/gi, 'grade'],
    [/(?<!hard )(?<!spinning )(?<!modern )\bdisks?\b/gi, 'drive'],
    [/\btrackpad\b/gi, 'touchpad'],
    [/\bzip code\b|\bpostal code\b/gi, 'postcode'],
    [
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
      'October 14',
    ],
  ],
};

/** Each rule names what is wrong, or nothing. */
const RULES: Record<string, (text: string, language: ContentLanguage, file: string) => unknown> = {
  'is not empty': (text) => text.trim() === '' && 'empty',
  'is in its own language': (text, language) => {
    const plain = plainText(text);
    if (language === 'en') return plain.replace(GREEK_IN_ENGLISH, '').match(/\p{Script=Greek}+/gu);
    const isLatin = /\p{Script=Latin}{2}/u.test(plain) && !/\p{Script=Greek}/u.test(plain);
    if (isLatin) return !LATIN_IN_GREEK.has(text) && !isNameOrAddress(text) && 'not Greek';
    const runs = plain.replace(/«[^»]*»/g, '«»').match(LATIN_RUN) ?? [];
    return runs.filter((run) => !NAME_OF_THREE_WORDS.test(run));
  },
  'has no word in two alphabets': (text) =>
    plainText(text)
      .match(/[\p{L}\p{M}]+/gu)
      ?.filter((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word)),
  'has no stand-in for a text': (text) => [
    ...(text.match(/\b(?:lorem|ipsum|todo|tbd|fixme|xxx+|foo|placeholder|dummy|asdf)\b/gi) ?? []),
    ...(text.match(/\[[^\]]+\](?!\()/g) ?? []),
  ],
  'does not shout': (text) => text.match(/\p{L}*!/gu),
  'has single spaces, and none before a mark': (text) => [
    ...(text.match(/\S[^\S\n]{2,}\S*/g) ?? []),
    ...(plainText(text).match(/\S [,.;:!?·»](?=\s|$)/g) ?? []),
  ],
  'keeps a figure and its sign on one line': (text) => text.match(/\d(?: ?€)/g),
  // What a shop writes into its platform is prose, with the spaces that people type.
  'keeps a figure and its unit on one line': (text, _, file) =>
    !file.startsWith('platform/seed/') && text.match(/[\d}] [GTM]B\b|\bISO \d/g),
  'has the marks of its language': (text, language) =>
    language === 'el' ? plainText(text).match(/\p{L}*[?\u037E\u0387“”]/gu) : text.match(/\p{L}*[«»\u037E\u0387]/gu),
  'calls each thing by one name': (text, language) =>
    OTHER_NAMES[language].flatMap(([name, instead]) =>
      (plainText(text).match(name) ?? []).map((found) => `${found}, not ${instead}`),
    ),
  'keeps the last ν of την and μην only where it is heard': (text) =>
    plainText(text).match(/(?<!\p{L})(?:[Σσ]?[Ττ]|[Μμ])ην (?!γκ|μπ|ντ)[βγδζθλμνρσφχ]\p{L}*/giu),
  'has typographic apostrophes': (text) => plainText(text).match(/\p{L}'\p{L}*/gu),
};

function isNameOrAddress(text: string): boolean {
  return JSON.stringify(shop).includes(JSON.stringify(text)) || /^[\w.-]+@[\w.-]+$/.test(text);
}

/** Titles of the demo catalogue, as other shops write theirs. */
function isUntidyOnPurpose(name: string, key: string): boolean {
  return name.startsWith('platform/seed/products/') && key.endsWith('.title');
}

describe.each(readTextFiles())('$name', ({ name, texts }) => {
  it('says the same things in both languages', () => {
    expect(texts.en.map(({ key }) => key)).toEqual(texts.el.map(({ key }) => key));
    expect(texts.el.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(RULES))('%s', (_, faultsOf) => {
    const faults = LANGUAGES.flatMap((language) =>
      texts[language].flatMap(({ key, text }) => {
        if (PRESCRIBED.has(text) || isUntidyOnPurpose(name, key)) return [];
        const found = faultsOf(text, language, name);
        const isFine = !found || (Array.isArray(found) && found.length === 0);
        return isFine ? [] : [`${language} ${key}: ${String(found)}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
