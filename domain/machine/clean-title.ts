import { inOneAlphabet } from '../words/one-alphabet.ts';

/**
 * One way of writing for what shops type: each word in one alphabet, ″ ” '' → ", −/– → -, white
 * space collapsed.
 */
export function cleanTitle(text: string): string {
  return (
    inOneAlphabet(text)
      .replace(/[″”“„‟]|''|’’|′′|´´|΄΄/g, '"')
      .replace(/[−–—‑]/g, '-')
      .replace(/(\d\s?[GT])Β/g, '$1B')
      .replace(/\bnmve\b/gi, 'NVMe')
      // Apple's own way: MacBook Pro (Retina, 13-inch, Early 2015); MacBook Pro 14 M4, MacBook Pro 16 2019.
      .replace(/(macbook(?: pro| air)?) \((?:retina, )?(\d\d)-inch, (?:[a-z]+ )?(20\d\d)[^)]*\)/gi, '$1 $2" $3')
      .replace(/(macbook(?: pro| air)?)(?: retina)? (1[1-7])(?= (?:m[1-5]|20[12]\d|early|mid|late)\b)/gi, '$1 $2"')
      // Apple's number of a configuration is no grade: MacBook Pro 14" (MKGP3GR/A)
      .replace(/ ?\(?\bM[A-Z\d]{4}[A-Z]{1,2}\/A\b\)?/g, '')
      .replace(/ \((2-?in-?1)\)/gi, ' $1')
      // XPS 13 (9310)
      .replace(/(?<=\b(?:xps|latitude|inspiron|vostro|precision)(?: \d\d)?) \((?!20[12]\d)(\d{4})\)/gi, ' $1')
      // Core i5 (1135G7)
      .replace(/\b(i[3579]|ryzen [3579](?: pro)?)\s?\((\d{4,5}[a-z]{0,2}\d?)\)/gi, '$1 $2')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
