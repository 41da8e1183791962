import type { compare as greek } from '#locales/el/screens/compare.ts';

export const compare: Record<keyof typeof greek, string> = {
  'compare.title': 'Compare laptops',
  'compare.titleAny': 'Compare products',
  'compare.description': 'Up to four laptops side by side: where they differ, and which is best in each row.',
  'compare.empty': 'You have not chosen what to compare yet',
  'compare.emptyLead':
    'In the list of laptops press “Compare” on two to four of them, and you will see them here side by side.',
  'compare.one': 'Choose one more, so that there is something to compare with.',
  'compare.missing.one': 'One of those you asked for is no longer in the shop.',
  'compare.missing.other': '{count} of those you asked for are no longer in the shop.',
  'compare.add': 'Add another',
  'compare.remove': 'Remove from comparison: {name}',
  'compare.differs': 'differs',
  'compare.unknown': 'not stated',
  'compare.table': 'Comparison, scrolls sideways',
  'compare.swipe': 'Swipe sideways to see all {count}.',
  'compare.inShort': 'In short',
  'compare.noFirst': 'First in no row of this comparison.',
  'compare.onlyDifferent': 'Only what differs',
  'compare.print': 'Print',
  'compare.bar': 'To compare',
  'compare.open.one': 'Compare ({count})',
  'compare.open.other': 'Compare ({count})',
  'compare.clear': 'Clear',
};
