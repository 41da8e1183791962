import { shop } from '#shop.config';
import type { ProductTranslate } from './product-words.ts';

const QUESTIONS = [1, 2, 3, 4, 5] as const;

/** The five questions that shoppers ask before they trust a used machine, answered with the shop's own figures. */
export function frequentQuestions(t: ProductTranslate): { question: string; answer: string }[] {
  const { days, islandDaysTo, carrier } = shop.delivery;
  const { batteryMonths, returnDays } = shop.warranty;
  const figures = { ...days, island: islandDaysTo, carrier, batteryMonths, returnDays };
  return QUESTIONS.map((n) => ({ question: t(`faq.${n}.q`), answer: t(`faq.${n}.a`, figures) }));
}
