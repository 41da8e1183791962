/** Price sites want it in the title of each such article. */
export const feeds = { refurbished: 'Ανακατασκευασμένο' };
