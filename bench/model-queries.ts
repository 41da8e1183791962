/** Every model of a catalogue, typed in the ways in which people type: what the search has not been tuned on by hand. */
import { switchLayout } from '#domain/search/keyboard-layout.ts';
import { mulberry32 } from '#domain/seeded-random.ts';

export interface ModelQuery {
  query: string;
  /** The model that must be found, as its product names it. */
  model: string;
}

/** How a name is typed; null when that way does not apply to it. */
type Way = (brand: string, model: string, pick: Pick) => string | null;
type Pick = (length: number) => number;

export const WAYS: Readonly<Record<string, Way>> = {
  'brand and model': (brand, model) => `${brand} ${model}`,
  'model alone': (_, model) => model,
  'capitals, no accents': (brand, model) => `${brand} ${model}`.toUpperCase(),
  'without blanks': (_, model) => (/\d \d/.test(model) ? null : model.replace(/\s/g, '')),
  'series unfinished': (_, model) => model.replace(/^([a-z]{5,})[a-z]\b/i, '$1'),
  'one slip in the brand or series': (brand, model, pick) => withSlip(`${brand} ${model}`, pick),
  'letters on the Greek layout': (brand, model) => mapWords(`${brand} ${model}`, (word) => switchLayout(word) ?? word),
  'in Greek letters by ear': (brand, model) => mapWords(`${brand} ${model}`, toGreek),
  'by ear, with one slip': (brand, model, pick) => withSlip(mapWords(`${brand} ${model}`, toGreek), pick),
};

/** @param models each once, with its brand */
export function toModelQueries(models: readonly { brand: string; model: string }[], way: Way, seed = 1): ModelQuery[] {
  const pick = createPick(seed);
  return models.flatMap(({ brand, model }) => {
    const query = way(brand, plain(model), pick);
    return query === null ? [] : [{ query, model }];
  });
}

function plain(model: string): string {
  return model.replace(/["'()″]/g, '').trim();
}

function mapWords(text: string, map: (word: string) => string): string {
  return text
    .split(' ')
    .map((word) => (/^[a-z]{2,}$/i.test(word) ? map(word.toLowerCase()) : word))
    .join(' ');
}

/** A letter left out, doubled wrongly, exchanged or swapped, never the first one, in a word of five letters or more. */
function withSlip(text: string, pick: Pick): string | null {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^\p{L}{5,}$/u.test(word) ? [index] : []));
  const at = long[pick(long.length)];
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || word === undefined) return null;
  const place = 1 + pick(word.length - 2);
  const other = (/[α-ω]/.test(word) ? 'εαοτνλ' : 'eaotnl').charAt(pick(6));
  const slips = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + other + word.slice(place),
    word.slice(0, place) + other + word.slice(place + 1),
    word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  ];
  return words.with(at, slips[pick(slips.length)] ?? word).join(' ');
}

const GREEK_SOUNDS: Readonly<Record<string, string>> = {
  th: 'θ',
  ph: 'φ',
  oo: 'ου',
  ee: 'ι',
  ch: 'τσ',
  ck: 'κ',
  a: 'α',
  b: 'μπ',
  c: 'κ',
  d: 'ντ',
  e: 'ε',
  f: 'φ',
  g: 'γκ',
  h: 'χ',
  i: 'ι',
  j: 'τζ',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  q: 'κ',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'ου',
  v: 'β',
  w: 'γου',
  x: 'ξ',
  y: 'ι',
  z: 'ζ',
};

/** As a Greek writes down what a name sounds like; the silent e is not heard. */
function toGreek(word: string): string {
  return word
    .replace(/(?<=[^aeiou]{1})e$/, '')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/(.)\1/g, (pair, letter) => (/[oe]/.test(letter) ? pair : letter))
    .replace(/th|ph|oo|ee|ch|ck|[a-z]/g, (sound) => GREEK_SOUNDS[sound] ?? sound);
}

function createPick(seed: number): Pick {
  const next = mulberry32(seed);
  return (length) => next() % Math.max(1, length);
}
