/** The words of the suggestions, which come with them. */

export const search = {
  'suggest.label': 'Προτάσεις',
  'suggest.recent': 'Πρόσφατες αναζητήσεις',
  'suggest.families': 'Σειρές με τα περισσότερα',
  'suggest.forget': 'Διαγραφή',
  'suggest.products': 'Προϊόντα',
  'suggest.names': 'Σειρές και κατασκευαστές',
  'suggest.answer': 'Σελίδα που απαντά',
  'suggest.notSold': 'Δεν πουλάμε «{words}»',
  'suggest.leftOut': 'Προϊόντα χωρίς «{words}»',
  'suggest.all': 'Όλα τα αποτελέσματα για «{query}»',
  'suggest.corrected': 'Εννοείτε «{query}»;',
  'suggest.count.one': '{count} πρόταση',
  'suggest.count.other': '{count} προτάσεις',
} as const;
