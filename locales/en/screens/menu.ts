import type { menu as greek } from '../../el/screens/menu.ts';

export const menu: Record<keyof typeof greek, string> = {
  'menu.label': 'Laptops by kind',
  'menu.gradeGuide': 'What each one means',
  'menu.noBrands': 'The brands did not load.',
  'menu.unsure': 'Not sure where to start?',
  'menu.finder': 'Find yours in 4 questions',
};
