/** The texts of pages and feeds that the server writes: no browser's script carries them. */

import { faq } from '#shop/texts/el/faq.ts';
import { home } from '#shop/texts/el/home.ts';
import { mission } from '#shop/texts/el/mission.ts';
import { refurbishment } from '#shop/texts/el/refurbishment.ts';
import { story } from '#shop/texts/el/story.ts';
import { warranty } from '#shop/texts/el/warranty.ts';
import { accessibility } from './pages/accessibility.ts';
import { assistant } from './pages/assistant.ts';
import * as comparison from './pages/comparison.ts';
import { gradeGuide } from './pages/grade-guide.ts';
import { privacy } from './pages/privacy.ts';
import * as products from './pages/products.ts';
import * as terms from './pages/terms.ts';
import { withdrawal } from './pages/withdrawal.ts';

export const pages = {
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
