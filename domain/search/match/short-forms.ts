/** Short forms of names, written out before the search reads them. */

import { onceForEach } from '../../once-for-each.ts';

export type ShortForm = readonly [short: string, full: string];

/** `t14g2`, `X1g9`, `t14s g2`: a generation after a code that has letters; HP's 840 G5 has none. */
const GLUED_GENERATION = /(?<![\p{L}\d])((?!(?:gen|sp|sl|i|g)\d)[a-z]{1,3}\d{1,2}[a-z]?) ?g(\d{1,2})(?![\p{L}\d])/giu;
/** `x1 6th gen`, «χ1 6ης γενιάς» means the model's generation, as its maker counts it. */
const ORDINAL_GENERATION =
  /(?<![\p{L}\d])([a-zα-ω]{1,3}\d{1,2}[a-z]?(?:\s+(?:carbon|yoga))?)\s+(?:(\d{1,2})(?:st|nd|rd|th|ης|ής|η|ή)|(πρ[ωώ]τη|first)ς?|(δε[υύ]τερη|second)ς?|(τρ[ιί]τη|third)ς?|(τ[εέ]ταρτη|fourth)ς?)\s+(?:gen(?:eration)?|γενι[αά]ς?)(?![\p{L}\d])/giu;
/** `ipad 10th gen`, «ipad air 5ης γενιάς»: its maker writes the number alone. */
const TABLET_GENERATION =
  /(?<!\p{L})(ipad(?:\s+(?:air|mini|pro))?)\s+(\d{1,2})(?:st|nd|rd|th|ης|ής|η|ή)\s+(?:gen(?:eration)?|γενι[αά]ς?)(?!\p{L})/giu;

/** Lenovo's number of one configuration, whole or in part, `20L50018GM`, `20l6s0`: its first four signs are the machine, a ThinkPad. */
const CONFIGURATION = /(?<![\p{L}\d])(2[01][a-z][a-z\d])-?(?=[a-z]*\d)[a-z\d]{1,6}(?![\p{L}\d])/giu;

const readForms = onceForEach((forms: readonly ShortForm[]) => ({
  known: new Set(forms.flatMap(([short]) => short.split(/,\s*/))),
  patterns: forms.map(([short, full]) => {
    const any = short.replaceAll(/,\s*/g, '|').replace('{n}', '(\\d{1,3})');
    return { pattern: new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu'), full };
  }),
}));

/** The text with its short forms written out; the same text where there are none. */
export function writeOut(text: string, forms: readonly ShortForm[]): string {
  const { known, patterns } = readForms(forms);
  const written = patterns.reduce(
    (all, { pattern, full }) =>
      all.replace(pattern, (_, number: string | number | undefined) =>
        full.replace('{n}', typeof number === 'string' ? number : ''),
      ),
    text.replace(CONFIGURATION, (whole, machine: string) =>
      known.has(machine.toLowerCase()) ? machine : `thinkpad ${whole}`,
    ),
  );
  const ordinal = (_: string, model: string, number: string | undefined, ...words: unknown[]) =>
    `${model} gen ${number ?? words.findIndex((word) => word !== undefined) + 1}`;
  return written
    .replace(TABLET_GENERATION, '$1 $2')
    .replace(ORDINAL_GENERATION, ordinal)
    .replace(GLUED_GENERATION, '$1 gen $2');
}

/** What a short form was written out to is told as it was typed: 20NX001, and not the T490s that it means. */
export function asTyped(told: readonly string[], typed: string, forms: readonly ShortForm[]): string[] {
  const words: readonly string[] = typed.match(/[^\s,;()]+/g) ?? [];
  const wordOf = (text: string) => words.find((word) => writeOut(word, forms).split(' ').includes(text));
  return [...new Set(told.map((text) => (words.includes(text) ? text : (wordOf(text) ?? text))))];
}
