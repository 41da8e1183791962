/** The texts of pages and feeds that the server writes: no browser's script carries them. */
import { accessibility } from './pages/accessibility.ts';
import { compareRows } from './pages/compare-rows.ts';
import { defaultDescription } from './pages/default-description.ts';
import { faq } from './pages/faq.ts';
import { feeds } from './pages/feeds.ts';
import { gradeGuide } from './pages/grade-guide.ts';
import { home } from './pages/home.ts';
import { mission } from './pages/mission.ts';
import { noScript } from './pages/no-script.ts';
import { privacy } from './pages/privacy.ts';
import { refurbishment } from './pages/refurbishment.ts';
import { reviews } from './pages/reviews.ts';
import { sockets } from './pages/sockets.ts';
import { specification } from './pages/specification.ts';
import { story } from './pages/story.ts';
import { terms } from './pages/terms.ts';
import { termsWays } from './pages/terms-ways.ts';
import { tradeOffs } from './pages/trade-offs.ts';
import { warranty } from './pages/warranty.ts';
import { withdrawal } from './pages/withdrawal.ts';

export const pages = {
  accessibility,
  compareRows,
  defaultDescription,
  faq,
  feeds,
  gradeGuide,
  home,
  mission,
  noScript,
  privacy,
  refurbishment,
  reviews,
  sockets,
  specification,
  story,
  terms,
  termsWays,
  tradeOffs,
  warranty,
  withdrawal,
};
