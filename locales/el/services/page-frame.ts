/** What stands around every page of the platform. */

export const pageFrame = {
  skip: 'Μετάβαση στη φόρμα',
  home: 'αρχική σελίδα',
  back: 'Πίσω στο κατάστημα',
};
