/**
 * Numbers in [0, 1) that look random and are the same for the same seed, so that a list may be mixed and a page still be
 * kept. FNV-1a makes a number of the text, mulberry32 numbers of the number
 * (https://github.com/bryc/code/blob/master/jshash/PRNGs.md). Not for secrets.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
