import { inOneAlphabet } from '../words/one-alphabet.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  euro: '€',
  prime: "'",
  Prime: '"',
  rdquo: '"',
  ldquo: '"',
  reg: '®',
  trade: '™',
  ndash: '–',
  times: '×',
};

/**
 * One way of writing for what shops type: HTML's entities as their characters, each word in one alphabet, ″ ” '' → ", −/– → -, white
 * space collapsed.
 */
export function cleanTitle(text: string): string {
  return inOneAlphabet(text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, readEntity))
    .replace(/[″”“„‟]|''|’’|′′|´´|΄΄/g, '"')
    .replace(/[−–‑]/g, '-')
    .replace(/(\d\s?[GT])Β/g, '$1B')
    .replace(/\s+/g, ' ')
    .trim();
}

function readEntity(entity: string, decimal = '', hexadecimal = '', name = ''): string {
  const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : Number.NaN;
  if (name) return ENTITIES[name] ?? entity;
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}
