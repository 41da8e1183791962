/** Fired on the document when the code of a part that somebody asked for did not arrive (on-demand.tsx). */
export const PART_MISSING = 'partmissing';
