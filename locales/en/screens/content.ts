import type { content as greek } from '../../el/screens/content.ts';

export const content: Record<keyof typeof greek, string> = {
  'content.contents': 'Contents',
  'content.updated': 'Last updated: {date}',
  'warranty.notice': 'Harmonised EU notice on the legal guarantee: every product has a legal guarantee of two years.',
};
