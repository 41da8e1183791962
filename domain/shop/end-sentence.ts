/** A sentence that ends with a name, which may end with a full stop itself: «Νήμα Ο.Ε.». */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
