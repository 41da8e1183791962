/**
 * Numbers in [0, 1) that look random and are the same for the same seed, so that a list may be mixed and a page still be
 * kept. FNV-1a makes a number of the text, mulberry32 numbers of the number. Not for secrets.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = mulberry32(state);
  return () => next() / 2 ** 32;
}

/**
 * Whole numbers in [0, 2³²): small, fast and the same everywhere. Not for secrets.
 * Source: https://github.com/bryc/code/blob/master/jshash/PRNGs.md
 *
 * @param seed its lowest 32 bits count
 */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
