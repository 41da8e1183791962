/** The words that stand around long texts. */
const el = {
  'content.contents': 'Περιεχόμενα',
  'content.updated': 'Τελευταία ενημέρωση: {date}',
  'warranty.notice':
    'Εναρμονισμένη ανακοίνωση της ΕΕ για τη νόμιμη εγγύηση: κάθε προϊόν έχει δύο χρόνια νόμιμης εγγύησης.',
};

const en: Record<keyof typeof el, string> = {
  'content.contents': 'Contents',
  'content.updated': 'Last updated: {date}',
  'warranty.notice': 'Harmonised EU notice on the legal guarantee: every product has a legal guarantee of two years.',
};

export const contentWords = { el, en };
