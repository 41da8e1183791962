import { faq } from '#shop/texts/en/faq.ts';
import { home } from '#shop/texts/en/home.ts';
import { mission } from '#shop/texts/en/mission.ts';
import { refurbishment } from '#shop/texts/en/refurbishment.ts';
import { story } from '#shop/texts/en/story.ts';
import { warranty } from '#shop/texts/en/warranty.ts';
import type { pages as greek } from '../el/pages.ts';
import { accessibility } from './pages/accessibility.ts';
import { assistant } from './pages/assistant.ts';
import * as comparison from './pages/comparison.ts';
import { gradeGuide } from './pages/grade-guide.ts';
import { privacy } from './pages/privacy.ts';
import * as products from './pages/products.ts';
import * as terms from './pages/terms.ts';
import { withdrawal } from './pages/withdrawal.ts';

export const pages: typeof greek = {
  accessibility,
  assistant,
  ...comparison,
  faq,
  gradeGuide,
  home,
  mission,
  privacy,
  ...products,
  refurbishment,
  story,
  ...terms,
  warranty,
  withdrawal,
};
