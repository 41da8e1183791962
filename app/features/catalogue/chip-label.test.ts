import { describe, expect, it } from 'vitest';
import { FACETS, type FacetKey, LISTED_VALUES, negate } from '#domain/catalogue/facets.ts';
import { catalogue as greek } from '#locales/el/screens/catalogue.ts';
import { catalogue as english } from '#locales/en/screens/catalogue.ts';
import { searchWords } from '#search.config';
import { messagesOf } from '../../i18n/all-messages.ts';
import { PROPER_NAMES } from '../../i18n/facet-label.ts';
import { createTranslate, type MessageKey } from '../../i18n/translate.ts';
import type { CatalogueKey } from './catalogue-words.ts';
import { chipLabel } from './chip-label.ts';

const words = { el: greek, en: english };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** What is said where the value is taken out. */
const WITHOUT: readonly (readonly [FacetKey, value: string, el: string, en: string])[] = [
  ['kind', 'laptop', 'όχι φορητοί', 'not laptops'],
  ['kind', 'tablet', 'όχι τάμπλετ', 'not tablets'],
  ['kind', 'monitor', 'όχι οθόνες και docks', 'not monitors and docks'],
  ['kind', 'desktop', 'όχι σταθεροί', 'not desktops'],
  ['brand', 'apple', 'όχι Apple', 'not Apple'],
  ['stock', 'in', 'όχι σε απόθεμα', 'not in stock'],
  ['cpu', '8th-gen', 'όχι 8η γενιά', 'not 8th gen'],
  ['cpu', 'm1', 'όχι Apple M1', 'not Apple M1'],
  ['cpu', 'ryzen-4000', 'όχι AMD Ryzen 4000', 'not AMD Ryzen 4000'],
  ['screen', '14-inch', 'όχι 14″', 'not 14″'],
  ['grade', 'aplus', 'όχι κατηγορία A+', 'not grade A+'],
  ['ram', '8gb', 'όχι 8 GB RAM', 'not 8 GB RAM'],
  ['storage', '1tb', 'όχι 1 TB SSD', 'not 1 TB SSD'],
  ['windows', '11', 'χωρίς Windows 11', 'without Windows 11'],
  ['windows', '10', 'όχι έως Windows 10', 'not up to Windows 10'],
  ['system', 'windows-11-pro', 'όχι Windows 11 Pro', 'not Windows 11 Pro'],
  ['system', 'macos', 'όχι macOS', 'not macOS'],
  ['weight', '0-1.2', 'όχι έως 1,2 kg', 'not up to 1.2 kg'],
  ['weight', '2+', 'όχι πάνω από 2 kg', 'not over 2 kg'],
  ['battery', '55+', 'όχι από 55 Wh', 'not 55 Wh or more'],
  ['graphics', 'dedicated', 'Μέσα στον επεξεργαστή', 'Inside the processor'],
  ['graphics', 'integrated', 'Ξεχωριστή κάρτα', 'Card of its own'],
  ['resolution', 'hd', 'όχι κάτω από Full HD', 'not below Full HD'],
  ['resolution', 'fhd', 'όχι Full HD', 'not Full HD'],
  ['resolution', 'qhd', 'όχι πάνω από Full HD', 'not above Full HD'],
  ['resolution', '4k', 'όχι 4K', 'not 4K'],
  ['touch', 'yes', 'Χωρίς αφή', 'Without touch'],
  ['touch', 'no', 'Με αφή', 'With touch'],
  ['keyboard', 'backlit', 'χωρίς φωτισμό πλήκτρων', 'without lit keys'],
  ['keyboard', 'number-pad', 'χωρίς αριθμητικό τμήμα', 'without number pad'],
  ['keyboard', 'greek', 'χωρίς ελληνικά γράμματα', 'without Greek letters'],
  ['ports', 'thunderbolt', 'χωρίς Thunderbolt', 'without Thunderbolt'],
  ['ports', 'usb-c', 'χωρίς USB-C', 'without USB-C'],
  ['ports', 'usb-c-charging', 'χωρίς φόρτιση USB-C', 'without USB-C charging'],
  ['ports', 'hdmi', 'χωρίς HDMI', 'without HDMI'],
  ['ports', 'ethernet', 'χωρίς Ethernet', 'without Ethernet'],
  ['ports', 'displayport', 'χωρίς DisplayPort', 'without DisplayPort'],
  ['ports', 'vga', 'χωρίς VGA', 'without VGA'],
  ['ports', 'card', 'χωρίς κάρτα SD', 'without SD card'],
  ['year', '2018-2018', 'όχι μοντέλα του 2018', 'not models of 2018'],
  ['speedClass', '5+', 'όχι ταχύτητα από 5/10', 'not speed from 5/10'],
  ['not', 'x series', 'όχι η σειρά X', 'not the X series'],
  ['use', 'office', 'όχι για γραφείο', 'not for the office'],
  ['use', 'fingerprint', 'χωρίς δακτυλικό αποτύπωμα', 'without a fingerprint reader'],
  ['use', 'largeScreen', 'χωρίς μεγάλη οθόνη', 'without a large screen'],
  ['use', 'camera', 'χωρίς κάμερα Full HD', 'without a Full HD camera'],
  ['use', 'small', 'όχι μικρός', 'not small'],
  ['use', 'eightCores', 'όχι από 8 πυρήνες', 'not 8 cores or more'],
  ['use', 'fanless', 'όχι χωρίς ανεμιστήρα', 'not without a fan'],
  ['not', 'macbook', 'όχι macbook', 'not macbook'],
];

describe.each(['el', 'en'] as const)('what is taken out, in %s', (language) => {
  const t = createTranslate<MessageKey | CatalogueKey>(language, { ...messagesOf(language), ...words[language] });
  const uses = Object.entries(searchWords.uses).map(([use, { label }]) => [use, label[language]] as const);
  const names = Object.fromEntries([...uses, ['apple', 'Apple'] as const]);
  const without = (facet: FacetKey, value: string) => plain(chipLabel(facet, negate(facet, value), t, names));

  it.each(WITHOUT)('%s %s', (facet, value, el, en) => expect(without(facet, value)).toBe({ el, en }[language]));

  it.each(uses)('the use %s: %s', (use) => {
    expect(without('use', use)).toMatch(/^(?:όχι|χωρίς|not|without) (?!(?:με|with) |\p{Lu}\p{Ll}+ \p{Ll})[^:]+$/u);
  });
});

it('every facet is among them, and every value that is called by words of its own', () => {
  const named = WITHOUT.map(([facet, value]) => `${facet} ${value}`);
  const missing = FACETS.filter((facet) => !WITHOUT.some(([told]) => told === facet));
  expect(missing, 'each needs a row of WITHOUT in this file').toEqual([]);
  const hasWords = (facet: FacetKey, value: string) =>
    PROPER_NAMES.has(value) || Object.hasOwn(messagesOf('en'), `facet.${facet}.${value}`);
  const worded = FACETS.flatMap((facet) =>
    LISTED_VALUES[facet].filter((value) => hasWords(facet, value)).map((value) => `${facet} ${value}`),
  );
  expect(worded.length).toBeGreaterThan(20);
  expect(
    worded.filter((value) => !named.includes(value)),
    'each needs a row of WITHOUT in this file',
  ).toEqual([]);
});
