/** The words that stand around long texts. */
const el = {
  'content.contents': 'Περιεχόμενα',
  'content.updated': 'Τελευταία ενημέρωση: {date}',
};

const en: Record<keyof typeof el, string> = {
  'content.contents': 'Contents',
  'content.updated': 'Last updated: {date}',
};

export const contentWords = { el, en };
