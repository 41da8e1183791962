/** Typed text, brought into one shape and measured as people measure it. */

/** Characters that do not belong in a text of several lines: control characters except tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/**
 * Marks that turn the direction of reading, and characters of no width: they come along from chats, web pages and contact lists. The
 * joiners of emoji and of some scripts are not among them.
 */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** What people type from a paper or a screen, such as a number or a code: as plain signs, without anything that is not seen. */
export function cleanCode(text: string): string {
  return cleanLine(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));
}

/** One line of text: composed letters, no invisible marks, every run of blanks or control characters one blank, none at the ends. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}\p{Zs}]+/gu, ' ')
    .trim();
}

/**
 * Several lines of text: line breaks as `\n` (browsers send forms with `\r\n`), no other control characters, trimmed.
 */
export function cleanLines(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(CONTROLS, '').trim();
}

/** Characters as people count them: one for each code point, so most emoji are one and a line break is one. */
export function countCharacters(text: string): number {
  return [...text.replace(/\r\n?/g, '\n')].length;
}

/** Whether there is anything to see: not only blanks, and not only characters of no width. */
export function hasContent(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
