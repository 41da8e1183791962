export const compare = {
  'compare.title': 'Σύγκριση φορητών',
  'compare.titleAny': 'Σύγκριση προϊόντων',
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
  'compare.swipe': 'Σύρετε στο πλάι για να δείτε και τα {count}.',
  'compare.onlyDifferent': 'Μόνο όσα διαφέρουν',
  'compare.print': 'Εκτύπωση',
  'compare.bar': 'Για σύγκριση',
  'compare.open.one': 'Σύγκριση ({count})',
  'compare.open.other': 'Σύγκριση ({count})',
  'compare.clear': 'Καθαρισμός',
} as const;
