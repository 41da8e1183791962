import type { DeviceKind } from '#domain/device-kind.ts';
import { keepAllTogether } from '#domain/keep-together.ts';
import type { Language } from '#domain/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';

export interface FaqText {
  title: string;
  questions: readonly { question: string; answer: string }[];
}

/** For loaders: what shoppers ask before they trust a used machine, answered with the shop's own figures. */
export function faqText(language: Language, device: DeviceKind = 'laptop'): FaqText {
  const { faq } = pageTexts(language);
  return keepAllTogether(device === 'laptop' ? faq.laptop : faq.device(device === 'tablet'));
}
