/** The words around long texts. */

export const content = {
  'content.contents': 'Περιεχόμενα',
  'content.updated': 'Τελευταία ενημέρωση: {date}',
  'warranty.notice':
    'Εναρμονισμένη ανακοίνωση της ΕΕ για τη νόμιμη εγγύηση: κάθε προϊόν έχει δύο χρόνια νόμιμης εγγύησης.',
};
