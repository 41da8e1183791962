import type { TradeOff } from '#domain/finder/trade-offs.ts';
import { formatNumber } from '#domain/locale/format-number.ts';
import { keepTogether } from '#domain/locale/keep-together.ts';
import type { Language } from '#domain/locale/locales.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { formatBatteryWh, formatInches, formatWeight, formatWholeEuro } from '../../i18n/format.ts';

/** A figure of the machine's own facts, and what it means beside another one that is named. */
export interface TradeRow {
  fact: TradeOff['fact'];
  figure: string;
  text: string;
  isInHours: boolean;
}

interface Against {
  /** The model that the figures are compared with. */
  name: string;
  isMac: boolean;
}

type Say = ReturnType<typeof sayFrom<keyof ReturnType<typeof pageTexts>['tradeOffs']>>;

export function writeTradeOff(row: TradeOff, { name, isMac }: Against, language: Language): TradeRow {
  const say = sayFrom(pageTexts(language).tradeOffs);
  const { figure, other } = figuresOf(row, isMac, language, say);
  const side = row.isGain ? 'gain' : 'give';
  const hours = row.fact === 'battery' ? row.hours : null;
  const text =
    hours === null
      ? say(`${row.fact}.${side}`, { name, other, difference: other })
      : say(`battery.hours.${side}`, { name, hours: hoursText(hours, language, say) });
  return { fact: row.fact, figure: keepTogether(figure), text, isInHours: hours !== null };
}

function figuresOf(row: TradeOff, isMac: boolean, language: Language, say: Say): { figure: string; other: string } {
  const about = (isAbout: boolean, value: string) => (isAbout ? say('about', { value }) : value);
  switch (row.fact) {
    case 'system':
      return {
        figure: isMac ? (row.isGain ? 'macOS' : 'Intel Mac') : row.isGain ? 'Windows 11' : 'Windows 10',
        other: '',
      };
    case 'price':
      return { figure: formatWholeEuro(row.cents, language), other: '' };
    case 'weight':
      return {
        figure: formatWeight(row.kilograms, language, row.isAbout),
        // Two estimates are not apart to the ten grams.
        other: about(row.isAbout, formatWeight(roundTo(row.difference, row.isAbout ? 10 : 100), language, row.isAbout)),
      };
    case 'battery':
      return {
        figure: formatBatteryWh(Math.round(row.wattHours), language),
        other: about(row.isAbout, formatBatteryWh(Math.round(row.difference), language)),
      };
    case 'speed':
      return { figure: `${row.classMany}/10`, other: `${row.other}/10` };
    case 'memory':
      return { figure: `${row.value} GB`, other: `${row.other} GB` };
    case 'storage':
      return { figure: storageText(row.value), other: storageText(row.other) };
    case 'screen':
      return { figure: formatInches(row.value, language), other: formatInches(row.other, language) };
    case 'year':
      return { figure: String(row.value), other: String(row.other) };
    case 'grade':
      return { figure: gradeLabel(row.grade), other: gradeLabel(row.other) };
  }
}

function roundTo(kilograms: number, parts: number): number {
  return Math.round(kilograms * parts) / parts;
}

function storageText(gigabytes: number): string {
  return gigabytes >= 1024 ? `${gigabytes / 1024}\u00A0TB` : `${gigabytes}\u00A0GB`;
}

function hoursText(hours: number, language: Language, say: Say): string {
  if (hours === 0.5) return say('hour.half');
  return hours === 1 ? say('hour.one') : say('hour.many', { n: formatNumber(hours, language) });
}
