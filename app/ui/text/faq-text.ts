import { keepAllTogether } from '#domain/locale/keep-together.ts';
import { type Language, perLanguage } from '#domain/locale/locales.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import { pageTexts } from '#locales/page-texts.ts';

export interface FaqText {
  title: string;
  questions: readonly { question: string; answer: string }[];
}

/** For loaders: questions of shoppers about used machines, answered with the shop's own figures. */
export function faqText(language: Language, device: DeviceKind = 'laptop'): FaqText {
  return FAQ[language][device];
}

const FAQ = perLanguage(({ tag }): Record<DeviceKind, FaqText> => {
  const { laptop, device } = pageTexts(tag).faq;
  return keepAllTogether({ laptop, tablet: device(true), other: device(false) });
});
