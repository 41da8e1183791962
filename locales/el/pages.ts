/** The texts of pages and feeds that the server writes: no browser's script carries them. */
import { accessibility } from './pages/accessibility.ts';
import { faq } from './pages/faq.ts';
import { gradeGuide } from './pages/grade-guide.ts';
import { home } from './pages/home.ts';
import { mission } from './pages/mission.ts';
import { noScript } from './pages/no-script.ts';
import { privacy } from './pages/privacy.ts';
import * as products from './pages/products.ts';
import { refurbishment } from './pages/refurbishment.ts';
import { story } from './pages/story.ts';
import * as terms from './pages/terms.ts';
import { warranty } from './pages/warranty.ts';
import { withdrawal } from './pages/withdrawal.ts';

export const pages = {
  accessibility,
  faq,
  gradeGuide,
  home,
  mission,
  noScript,
  privacy,
  ...products,
  refurbishment,
  story,
  ...terms,
  warranty,
  withdrawal,
};
