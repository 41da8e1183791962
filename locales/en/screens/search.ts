import type { search as greek } from '../../el/screens/search.ts';

export const search: Record<keyof typeof greek, string> = {
  'suggest.label': 'Suggestions',
  'suggest.recent': 'Recent searches',
  'suggest.families': 'Series with the most',
  'suggest.forget': 'Clear',
  'suggest.products': 'Products',
  'suggest.names': 'Series and brands',
  'suggest.answer': 'A page that answers',
  'suggest.notSold': 'We do not sell “{words}”',
  'suggest.leftOut': 'Products without “{words}”',
  'suggest.all': 'All results for “{query}”',
  'suggest.corrected': 'Did you mean “{query}”?',
  'suggest.count.one': '{count} suggestion',
  'suggest.count.other': '{count} suggestions',
};
