/** The words of the suggestions, which come with them. */
const el = {
  'suggest.label': 'Προτάσεις',
  'suggest.recent': 'Πρόσφατες αναζητήσεις',
  'suggest.families': 'Σειρές με τα περισσότερα',
  'suggest.forget': 'Διαγραφή',
  'suggest.products': 'Προϊόντα',
  'suggest.names': 'Σειρές και κατασκευαστές',
  'suggest.all': 'Όλα τα αποτελέσματα για «{query}»',
  'suggest.corrected': 'Εννοείτε «{query}»;',
  'suggest.count.one': '{count} πρόταση',
  'suggest.count.other': '{count} προτάσεις',
} as const;

const en: Record<keyof typeof el, string> = {
  'suggest.label': 'Suggestions',
  'suggest.recent': 'Recent searches',
  'suggest.families': 'Series with the most',
  'suggest.forget': 'Clear',
  'suggest.products': 'Products',
  'suggest.names': 'Series and brands',
  'suggest.all': 'All results for “{query}”',
  'suggest.corrected': 'Did you mean “{query}”?',
  'suggest.count.one': '{count} suggestion',
  'suggest.count.other': '{count} suggestions',
};

export const searchWords = { el, en };
