import type { pageFrame as greek } from '../../el/services/page-frame.ts';

export const pageFrame: typeof greek = {
  skip: 'Skip to the form',
  home: 'home page',
  back: 'Back to the shop',
};
