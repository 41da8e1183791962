import { expect, it } from 'vitest';
import { finder } from '#locales/en/screens/finder.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { type FinderTranslate, weightText } from './explain.ts';

const speaker = { t: createTranslate<Parameters<FinderTranslate>[0]>('en', finder), language: 'en' as const };

it.each([
  [{ kilograms: 1.48, isAbout: false }, '1.48 kg'],
  [{ kilograms: 1.48, isAbout: true }, 'about 1.5 kg'],
  [{ kilograms: 0.77, isAbout: false, keyboard: 1.08 }, '0.77 kg, about 1.1 kg with its keyboard'],
  [{ kilograms: 0.77, isAbout: false, keyboard: 'unweighed' as const }, '0.77 kg without its keyboard'],
])('tells %j as %s', (weight, told) => expect(weightText(weight, speaker).replaceAll('\u00A0', ' ')).toBe(told));
