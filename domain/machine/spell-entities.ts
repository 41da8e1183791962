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

/** HTML's entities as their characters: `14&quot;` is `14"`. */
export function spellEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, readEntity);
}

function readEntity(entity: string, decimal = '', hexadecimal = '', name = ''): string {
  const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : Number.NaN;
  if (name) return ENTITIES[name] ?? entity;
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}
