/** The finder's needs for each use, as conditions that a list of the catalogue can apply. */

import type { UseRule } from '../catalogue/use-rules.ts';
import { type ContentLanguage, perContentLanguage } from '../locale/locales.ts';
import { ANSWERS, type Answer } from './answers.ts';
import { NEEDS } from './score.ts';

interface Words {
  names: Readonly<Record<Answer<'use'>, string>>;
  speed: (one: number, many: number) => string;
  strongGraphics: string;
}

const WORDS: Readonly<Record<ContentLanguage, Words>> = {
  el: {
    names: {
      study: 'Για σπουδές',
      office: 'Για γραφείο',
      code: 'Για προγραμματισμό',
      media: 'Για φωτογραφία και βίντεο',
    },
    speed: (one, many) => `ταχύτητα ${one} και ${many}`,
    strongGraphics: 'δυνατά γραφικά',
  },
  en: {
    names: { study: 'For studies', office: 'For the office', code: 'For programming', media: 'For photo and video' },
    speed: (one, many) => `speed ${one} and ${many}`,
    strongGraphics: 'strong graphics',
  },
};

export function finderUse(use: Answer<'use'>): string {
  return `finder-${use}`;
}

function ruleOf(use: Answer<'use'>): UseRule {
  const { one, many, ramGb, graphics } = NEEDS[use];
  const label = ({ names, speed, strongGraphics }: Words) => {
    const conditions = [`${ramGb}\u00A0GB`, speed(one, many), ...(graphics === undefined ? [] : [strongGraphics])];
    return `${names[use]}: ${conditions.join(', ')}`;
  };
  return {
    label: perContentLanguage(({ tag }) => label(WORDS[tag])),
    // Only the finder's link says it; the words of a search have the owner's rules.
    phrases: '',
    needs: {
      supported: true,
      memoryFrom: ramGb,
      speedOneFrom: one,
      speedManyFrom: many,
      ...(graphics !== undefined && { graphics: 'strong', pixelsFrom: 1900 }),
    },
    first: ['price'],
  };
}

export const FINDER_USES: Readonly<Record<string, UseRule>> = Object.fromEntries(
  ANSWERS.use.map((use) => [finderUse(use), ruleOf(use)]),
);
