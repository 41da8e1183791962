/** Set by the storefront on a list that a search left empty; the server counts these, and takes the header off. */
export const NOTHING_FOUND_HEADER = 'x-nothing-found';
