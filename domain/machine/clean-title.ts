/**
 * One way of writing for what shops type: ″ ” '' → ", −/– → -, Greek letters in units → Latin, white space collapsed.
 */
export function cleanTitle(text: string): string {
  return text
    .replace(/[″”“„‟]|''|’’|′′|´´|΄΄/g, '"')
    .replace(/[−–‑]/g, '-')
    .replace(/(\d\s?[GT])Β/g, '$1B')
    .replace(/\s+/g, ' ')
    .trim();
}
