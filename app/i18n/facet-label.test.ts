import { describe, expect, it } from 'vitest';
import { FACETS, LISTED_VALUES } from '#domain/catalogue/facets.ts';
import { languages } from '#domain/locale/locales.ts';
import { messagesOf } from './all-messages.ts';
import { facetLabel } from './facet-label.ts';
import { createTranslate } from './translate.ts';

describe.each(languages)('%s', (language) => {
  const t = createTranslate(language, messagesOf(language));
  it.each(FACETS.filter((facet) => LISTED_VALUES[facet].length > 0))('names each value of %s', (facet) => {
    const unnamed = LISTED_VALUES[facet].filter((value) => facetLabel(facet, value, t, {}) === value);
    expect(
      unnamed.map((value) => `'facet.${facet}.${value}'`),
      `missing in locales/${language}/screens/facets.ts, or, alike in every language, in PROPER_NAMES of app/i18n/facet-label.ts`,
    ).toEqual([]);
  });
});
