/** How queries say that either of several is enough: «ή», `or`, `vs`, «είτε … είτε». */

/** The «ή» of «16gb ή περισσότερα» and `i5 or better` is a bound. */
export const OR =
  /(?<![\p{L}\d])(?:ή|ἢ|or|vs|versus|εναντίον|είτε|ή και)(?![\p{L}\d])(?!\s+(?:(?:κάτι|something|anything)\s+)?(?:better|higher|newer|more|later|above|less|lower|larger|bigger|smaller|παραπάνω|πιο\s+(?:καινούρ[γ]?ι|νέ)\p{L}{1,3}|(?:καλύτερ|ανώτερ|νεότερ|περισσότερ|λιγότερ|μεγαλύτερ|μικρότερ)\p{L}{1,3})(?!\p{L})(?!\s+(?:than|από)))\.?/giu;
/** An article elsewhere; between two codes it is the same word without its accent. */
const OR_BETWEEN_CODES = /(?<=\d[\p{L}]*\s)(?:η|i|h)(?=\s\p{L}*\d)/giu;
/** Said before the first of them. */
const EITHER = /^\s*(?:either|είτε)(?=\s)/iu;
const SEPARATOR = '\u0000';

/** The sides of «8gb i5 ή 16gb i7»; one for a text that names no alternative. */
export function splitAlternatives(text: string): string[] {
  const separated = text.replace(EITHER, '').replace(OR, SEPARATOR).replace(OR_BETWEEN_CODES, SEPARATOR);
  return separated.split(SEPARATOR).filter((part) => part.trim() !== '');
}
