import { describe, expect, it } from 'vitest';
import { everyPage as el } from '#locales/el/screens/every-page.ts';
import { everyPage as en } from '#locales/en/screens/every-page.ts';
import { createTranslate } from '../../i18n/translate.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { shortFacts } from './short-facts.ts';

const NOTHING = {
  brand: '',
  model: '',
  grade: null,
  cpu: null,
  ramGb: null,
  ramUpToGb: null,
  storageLabel: null,
  screenInches: null,
  resolution: null,
  touch: false,
  windows11: 'unknown',
} as const;

function card(facts: Partial<CardProduct['facts']>, isMac = false): CardProduct {
  const empty = { id: '1', handle: 'h', title: 't', image: null, price: null, isFromPrice: false, variant: null };
  return { ...empty, isMac, facts: { ...NOTHING, ...facts } };
}

describe('shortFacts', () => {
  const greek = createTranslate('el', el);
  const full = { ramGb: 16, storageLabel: '256 GB SSD', screenInches: 15.6 };

  it('says three lines in the language’s own numbers', () => {
    const laptop = card({ ...full, windows11: 'no' });
    expect(shortFacts(laptop, greek, 'el')).toEqual([
      '16\u00A0GB\u00A0· 256\u00A0GB\u00A0SSD\u00A0· 15,6″',
      'έως Windows\u00A010',
    ]);
    expect(shortFacts(laptop, createTranslate('en', en), 'en')).toEqual([
      '16\u00A0GB\u00A0· 256\u00A0GB\u00A0SSD\u00A0· 15.6″',
      'up to Windows\u00A010',
    ]);
  });

  it('names the system of the variant that is sold', () => {
    const ubuntu = { ...card({ windows11: 'yes' }), system: 'Ubuntu 24.04 LTS' };
    expect(shortFacts(ubuntu, greek, 'el')).toEqual(['Ubuntu 24.04 LTS']);
  });
  it('names macOS for a Mac', () => expect(shortFacts(card({}, true), greek, 'el')).toEqual(['macOS']));
  it('says nothing of what is not known', () => expect(shortFacts(card({}), greek, 'el')).toEqual([]));
});
