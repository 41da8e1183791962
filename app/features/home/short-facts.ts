import type { Language } from '#domain/locale/locales.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { formatInches } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';

/** What a small card says of a laptop, in three lines: processor; memory, disk and screen; system. */
export function shortFacts({ facts, isMac, system }: CardProduct, t: Translate, language: Language): string[] {
  const { cpu, storageLabel, screenInches, windows11 } = facts;
  const processor = cpu && [cpu.label, cpu.generation !== null && t('fact.generation', { n: cpu.generation })];
  const sizes = [memoryText(facts), storageLabel, screenInches !== null && formatInches(screenInches, language)];
  return [
    processor ? processor.filter(Boolean).join(', ') : '',
    sizes
      .filter((size) => typeof size === 'string')
      .map((size) => size.replaceAll(' ', '\u00A0'))
      .join('\u00A0· '),
    system ?? newestSystem(isMac, windows11, t),
  ].filter(Boolean);
}

function newestSystem(isMac: boolean, verdict: CardProduct['facts']['windows11'], t: Translate): string {
  if (isMac) return t('fact.macos');
  return verdict === 'yes' || verdict === 'no' ? t(`fact.windows11.${verdict}Thin`) : '';
}
