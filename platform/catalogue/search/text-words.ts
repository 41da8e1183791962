/** How a searched word may match. */
type WordMatch = 'whole' | 'prefix';

export function hasWord(words: readonly string[], word: string, match: WordMatch): boolean {
  return match === 'whole' ? words.includes(word) : words.some((candidate) => candidate.startsWith(word));
}

/** Whether the words are side by side. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => words[start + index] === word));
}
