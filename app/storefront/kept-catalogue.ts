/**
 * The catalogue as bytes, to be kept between two starts: products as they were read and described, so that a start reads and
 * describes only what changed. Numbers are written as this processor has them; the file is not for another machine.
 */
import type { KeptFiles } from '#domain/catalogue-source.ts';
import { Lexicon, PLACES } from '#domain/search/word-index.ts';
import { inParts, type Steps } from '#domain/steps.ts';
import { ArrayPool } from './array-pool.ts';
import { type ListedFacts, ListedProduct, SharedValues } from './listed-product.ts';

/** What is known of the shop's listed products in one language. */
export interface CatalogueState {
  /** Described by other rules than those of this program. */
  isOlder: boolean;
  /** Until where the platform's changes were read; null when it does not tell of them. */
  until: string | null;
  /** By the platform's id. */
  products: Map<string, ListedProduct>;
  lexicon: Lexicon;
  shared: SharedValues;
  pool: ArrayPool;
}

export function emptyState(): CatalogueState {
  return {
    isOlder: false,
    until: null,
    products: new Map(),
    lexicon: new Lexicon(),
    shared: new SharedValues(),
    pool: new ArrayPool(),
  };
}

/** How these bytes are written. To be raised with each change of it: others are not read. */
const LAYOUT = `2 ${PLACES.join()}`;

type Keys = Pick<KeptFiles, 'shop' | 'rules'>;

interface Header extends Keys {
  layout: string;
  until: string | null;
  count: number;
  /** Bytes of the parts that follow, in their order. */
  sizes: readonly number[];
}

/** Numbers of a product in the table: hash, bytes of what is shown, words of its names, words of its description. */
const COLUMNS = 4;
const TEXTS_AT_ONCE = 64;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A product's facts, with the line in place of each value that it has in common with others. */
type KeptFacts = Omit<ListedFacts, 'values' | 'numbers'> & Record<'values' | 'numbers', number>;

/** @param products in the order in which they are read again: by name, which then costs no sorting */
export function* toKeptBytes(
  { shop, rules }: Keys,
  { until, lexicon }: Pick<CatalogueState, 'until' | 'lexicon'>,
  products: readonly ListedProduct[],
): Steps<Uint8Array[]> {
  const words = encoder.encode(lexicon.words.join('\n'));
  yield;
  const lines = new Map<unknown, number>();
  const common: Uint8Array[] = [];
  const lineOf = (value: unknown) => {
    const known = lines.get(value);
    if (known !== undefined) return known;
    common.push(encoder.encode(`${JSON.stringify(value)}\n`));
    lines.set(value, lines.size);
    return lines.size - 1;
  };
  const table = new Float64Array(products.length * COLUMNS);
  const listed: Uint8Array[] = [];
  const shown: Uint8Array[] = [];
  const spots: Uint8Array[] = [];
  let texts: string[] = [];
  yield* inParts(products, (product, index) => {
    const { hash, names, descriptions, values, numbers } = product;
    table.set([hash, product.shown.length, names.length, descriptions.length], index * COLUMNS);
    const facts: KeptFacts = {
      ...product.toListed(),
      values: lineOf(values),
      numbers: lineOf(numbers),
    };
    texts.push(`${JSON.stringify(facts)}\n`);
    // Each buffer of its own brings the next cleaning of the memory nearer.
    if (texts.length === TEXTS_AT_ONCE || index === products.length - 1) {
      listed.push(encoder.encode(texts.join('')));
      texts = [];
    }
    shown.push(product.shown);
    spots.push(bytesOf(names), bytesOf(descriptions));
  });
  const parts = [[words], common, listed, [bytesOf(table)], spots, shown];
  const sizes = parts.map((part) => part.reduce((sum, { length }) => sum + length, 0));
  const header: Header = { layout: LAYOUT, shop, rules, until, count: products.length, sizes };
  return [encoder.encode(`${JSON.stringify(header)}\n`), ...parts.flat()];
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** @returns null for bytes of another shop, and for such as no `toKeptBytes` wrote, or one with another layout */
export function* fromKeptBytes({ shop, rules }: Keys, bytes: Uint8Array): Steps<CatalogueState | null> {
  const header = readHeader(bytes);
  if (header?.shop !== shop || header.layout !== LAYOUT) return null;
  const [words, common, listed, tableBytes, spotBytes, shown] = cut(bytes, header.sizes);
  if (!words || !common || !listed || !tableBytes || !spotBytes || !shown) return null;
  // Copies: a view begins at a multiple of its items, and a buffer of Node is a part of a larger one.
  const table = new Float64Array(new Uint8Array(tableBytes).buffer);
  const spots = new Uint32Array(new Uint8Array(spotBytes).buffer);
  yield;
  const lexicon = new Lexicon(decoder.decode(words).split('\n'));
  yield;
  const shared = new SharedValues();
  const values: unknown[] = [];
  for (let from = 0; from < common.length; ) {
    const end = common.indexOf(LINE_FEED, from);
    values.push(shared.parse(decoder.decode(common.subarray(from, end))));
    from = end + 1;
    if (values.length % 64 === 0) yield;
  }
  const products = new Map<string, ListedProduct>();
  let [lineAt, shownAt, spotAt] = [0, 0, 0];
  for (let index = 0; index < header.count; index += 1) {
    const [hash = 0, shownSize = 0, nameCount = 0, descriptionCount = 0] = table.subarray(index * COLUMNS);
    const end = listed.indexOf(LINE_FEED, lineAt);
    const kept = JSON.parse(decoder.decode(listed.subarray(lineAt, end))) as KeptFacts;
    const inCommon = { values: values[kept.values], numbers: values[kept.numbers] };
    const facts = { ...kept, ...inCommon } as ListedFacts;
    const more = {
      hash,
      shown: shown.subarray(shownAt, shownAt + shownSize),
      names: spots.subarray(spotAt, spotAt + nameCount),
      descriptions: spots.subarray(spotAt + nameCount, spotAt + nameCount + descriptionCount),
    };
    products.set(facts.id, new ListedProduct(facts, more, shared));
    lineAt = end + 1;
    shownAt += shownSize;
    spotAt += nameCount + descriptionCount;
    if (index % 64 === 0) yield;
  }
  return { isOlder: header.rules !== rules, until: header.until, products, lexicon, shared, pool: new ArrayPool() };
}

const LINE_FEED = 10;

function readHeader(bytes: Uint8Array): Header | null {
  const end = bytes.indexOf(LINE_FEED);
  if (end < 0) return null;
  try {
    return JSON.parse(decoder.decode(bytes.subarray(0, end))) as Header;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  let index = bytes.indexOf(LINE_FEED) + 1;
  if (sizes.reduce((sum, size) => sum + size, index) !== bytes.length) return [];
  return sizes.map((size) => {
    index += size;
    return bytes.subarray(index - size, index);
  });
}
