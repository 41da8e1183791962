/** What the finder asks of a machine for each use, as conditions that a list of the catalogue can apply. */
import type { UseRule } from '../search/use-rules.ts';
import { ANSWERS, type Answer } from './answers.ts';
import { NEEDS } from './score.ts';

const NAMES: Readonly<Record<Answer<'use'>, UseRule['label']>> = {
  study: { el: 'Για σπουδές', en: 'For studies' },
  office: { el: 'Για γραφείο', en: 'For the office' },
  code: { el: 'Για προγραμματισμό', en: 'For programming' },
  media: { el: 'Για φωτογραφία και βίντεο', en: 'For photo and video' },
};

export function finderUse(use: Answer<'use'>): string {
  return `finder-${use}`;
}

function ruleOf(use: Answer<'use'>): UseRule {
  const { one, many, ramGb, graphics } = NEEDS[use];
  const speeds = { el: `ταχύτητα ${one} και ${many}`, en: `speed ${one} and ${many}` };
  const strong = { el: ', δυνατά γραφικά', en: ', strong graphics' };
  const label = (language: 'el' | 'en') =>
    `${NAMES[use][language]}: ${ramGb}\u00A0GB, ${speeds[language]}${graphics === undefined ? '' : strong[language]}`;
  return {
    label: { el: label('el'), en: label('en') },
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
