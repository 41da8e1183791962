const el = {
  'compare.title': 'Σύγκριση φορητών',
  'compare.description':
    'Έως τέσσερις φορητοί δίπλα δίπλα: σε τι διαφέρουν και ποιος είναι ο καλύτερος σε κάθε γραμμή.',
  'compare.empty': 'Δεν διαλέξατε ακόμη τι θα συγκρίνετε',
  'compare.emptyLead':
    'Στη λίστα των φορητών πατήστε το εικονίδιο της σύγκρισης σε δύο έως τέσσερις, και θα τους δείτε εδώ δίπλα δίπλα.',
  'compare.one': 'Διαλέξτε άλλον έναν, για να υπάρχει με τι να συγκριθεί.',
  'compare.missing.one': 'Ένας από όσους ζητήσατε δεν υπάρχει πια στο κατάστημα.',
  'compare.missing.other': '{count} από όσους ζητήσατε δεν υπάρχουν πια στο κατάστημα.',
  'compare.add': 'Προσθέστε κι άλλον',
  'compare.remove': 'Βγάλτε από τη σύγκριση: {name}',
  'compare.differs': 'διαφέρει',
  'compare.unknown': 'δεν αναφέρεται',
  'compare.table': 'Σύγκριση, κυλά οριζόντια',
  'compare.onlyDifferent': 'Μόνο όσα διαφέρουν',
  'compare.print': 'Εκτύπωση',
  'compare.bar': 'Για σύγκριση',
  'compare.open.one': 'Σύγκριση ({count})',
  'compare.open.other': 'Σύγκριση ({count})',
  'compare.clear': 'Καθαρισμός',
} as const;

const en: Record<keyof typeof el, string> = {
  'compare.title': 'Compare laptops',
  'compare.description': 'Up to four laptops side by side: where they differ, and which is best in each row.',
  'compare.empty': 'You have not chosen what to compare yet',
  'compare.emptyLead':
    'In the list of laptops press the compare icon on two to four of them, and you will see them here side by side.',
  'compare.one': 'Choose one more, so that there is something to compare with.',
  'compare.missing.one': 'One of those you asked for is no longer in the shop.',
  'compare.missing.other': '{count} of those you asked for are no longer in the shop.',
  'compare.add': 'Add another',
  'compare.remove': 'Remove from comparison: {name}',
  'compare.differs': 'differs',
  'compare.unknown': 'not stated',
  'compare.table': 'Comparison, scrolls sideways',
  'compare.onlyDifferent': 'Only what differs',
  'compare.print': 'Print',
  'compare.bar': 'To compare',
  'compare.open.one': 'Compare ({count})',
  'compare.open.other': 'Compare ({count})',
  'compare.clear': 'Clear',
};

export const compareWords = { el, en };
