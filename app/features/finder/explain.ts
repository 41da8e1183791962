import type { AllAnswers } from '#domain/finder/answers.ts';
import { budgetOf } from '#domain/finder/answers.ts';
import type { Part } from '#domain/finder/score.ts';
import type { Language } from '#domain/locale/locales.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import { isWindows } from '#domain/machine/system-of.ts';
import { formatBatteryWh, formatWeight, formatWholeEuro } from '../../i18n/format.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import type { finderWords } from './finder-words.ts';
import type { Lack, ShownMatch } from './load-finder.ts';

export type FinderTranslate = Translate<MessageKey | keyof typeof finderWords.el>;

interface Speaker {
  t: FinderTranslate;
  language: Language;
  answers: AllAnswers;
}

/** Why this one: one part of the score in words, with the machine's own figures. */
export function explainReason(
  part: Part,
  { card, priceCents, weight, graphics, isRoomy }: ShownMatch,
  speaker: Speaker,
): string {
  const { t, language, answers } = speaker;
  const { facts } = card;
  switch (part) {
    case 'speed':
      return t('finder.why.speed', { cpu: facts.cpu?.label ?? '' });
    case 'memory':
      return t(`finder.why.memory.${isRoomy ? 'plenty' : answers.use}`, { ram: facts.ramGb ?? 0 });
    case 'graphics':
      return graphics ? t('finder.why.graphics', { name: graphics }) : t('finder.why.graphics.apple');
    case 'size':
      return answers.size === 'any'
        ? ''
        : t(`finder.why.size.${answers.size}`, {
            inches: facts.screenInches ?? 0,
            weight: weightText(weight, speaker),
          });
    case 'condition':
      return t('finder.why.condition', { grade: facts.grade ? gradeLabel(facts.grade) : '' });
    case 'lifetime':
      return card.isMac
        ? t('finder.why.lifetime.mac', { cpu: facts.cpu?.label ?? '' })
        : explainWindows(facts.cpu?.generation ?? null, t);
    case 'price':
      return explainPrice(priceCents, { t, language, answers });
  }
}

/** The generation is what sets two machines with Windows 11 apart in years. */
function explainWindows(generation: number | null, t: FinderTranslate): string {
  const own = generation === null ? '' : `${t('finder.why.lifetime.generation', { n: generation })} `;
  return own + t('finder.why.lifetime.windows');
}

function explainPrice(priceCents: number, { t, language, answers }: Speaker): string {
  const { fromEuro, toEuro } = budgetOf(answers.budget);
  const euro = Math.ceil(priceCents / 100);
  if (euro <= fromEuro) return t('finder.why.price.under');
  const [key, apart] =
    answers.budget === '1200+' ? (['open', euro - fromEuro] as const) : (['below', toEuro - euro] as const);
  return t(`finder.why.price.${key}`, { amount: formatWholeEuro(apart * 100, language) });
}

/** How much more it costs than what was said; nothing when it does not. */
export function explainExcess({ priceCents }: ShownMatch, { t, language, answers }: Speaker): string | null {
  const over = Math.ceil(priceCents / 100 - budgetOf(answers.budget).toEuro);
  return over > 0 ? t('finder.result.overBudget', { amount: formatWholeEuro(over * 100, language) }) : null;
}

/** How much less it costs than the range that was given; nothing when it does not. */
export function explainShortfall(
  { belowRangeCents: below }: ShownMatch,
  { t, language }: Pick<Speaker, 't' | 'language'>,
): string | null {
  return below > 0 ? t('finder.result.underBudget', { amount: formatWholeEuro(below, language) }) : null;
}

/** The sacrifice. */
export function explainSacrifice(part: Lack, match: ShownMatch, speaker: Speaker): string {
  const { t } = speaker;
  const { card } = match;
  const { facts } = card;
  switch (part) {
    case 'speed':
      return facts.cpu ? t('finder.lose.speed', { cpu: facts.cpu.label }) : t('finder.lose.speed.unknown');
    case 'memory':
      return t('finder.lose.memory', { ram: facts.ramGb ?? 0 });
    case 'smaller':
    case 'larger':
      return t(`finder.lose.size.${part}`, { inches: facts.screenInches ?? 0 });
    case 'weight':
      return t('finder.lose.weight', { weight: weightText(match.weight, speaker) });
    case 'unweighed':
      return t('finder.lose.weight.unknown');
    case 'battery':
      return t('finder.lose.battery', { battery: formatBatteryWh(Math.round(facts.batteryWh ?? 0), speaker.language) });
    case 'graphics':
      return match.graphics ? t('finder.lose.graphics.weak', { name: match.graphics }) : t('finder.lose.graphics');
    case 'condition':
      return t(
        facts.grade === 'aminus' || facts.grade === 'b'
          ? `finder.lose.condition.${facts.grade}`
          : 'finder.lose.condition',
        { grade: facts.grade ? gradeLabel(facts.grade) : '' },
      );
    case 'lifetime':
      return t(`finder.lose.lifetime.${lifetimeLack(card)}`);
  }
}

/** What is sold with another system, or without one, comes with no Windows that could be outdated. */
function lifetimeLack({ isMac, facts, system }: ShownMatch['card']) {
  if (isMac) return 'intelMac';
  if (facts.windows11 !== 'no') return 'unsure';
  return system === undefined || isWindows(system) ? 'windows10' : 'noWindows11';
}

export function weightText(weight: ShownMatch['weight'], { t, language }: Pick<Speaker, 't' | 'language'>): string {
  if (!weight) return '';
  const text = formatWeight(weight.kilograms, language, weight.isAbout);
  const own = weight.isAbout ? t('finder.about', { weight: text }) : text;
  if (weight.keyboard === undefined) return own;
  return weight.keyboard === 'unweighed'
    ? t('finder.weight.without', { weight: own })
    : t('finder.weight.with', { weight: own, whole: formatWeight(weight.keyboard, language, true) });
}
