/** The words of the suggestions, which come with them. */

export const search = {
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
