/** Fired on the document when the code of a needed part did not arrive (on-demand.tsx). */
export const PART_MISSING = 'partmissing';
