/**
 * The catalogue as bytes, to be kept between two starts: products as they were read and described, so that a start reads and
 * describes only what changed. Numbers are written as this processor has them; the file is not for another machine.
 */
import type { KeptFiles } from '#domain/catalogue-source.ts';
import { Lexicon, PLACES } from '#domain/search/word-index.ts';
import { inParts, type Steps } from '#domain/steps.ts';
import { type ListedFacts, ListedProduct, SharedValues } from './listed-product.ts';
import { endOf, ProductRecords } from './product-records.ts';

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
  records: ProductRecords;
}

export function emptyState(): CatalogueState {
  return {
    isOlder: false,
    until: null,
    products: new Map(),
    lexicon: new Lexicon(),
    shared: new SharedValues(),
    records: new ProductRecords(),
  };
}

/** How these bytes are written. To be raised with each change of it: others are not read. */
const LAYOUT = `3 ${PLACES.join()}`;

type Keys = Pick<KeptFiles, 'shop' | 'rules'>;

interface Header extends Keys {
  layout: string;
  until: string | null;
  count: number;
  /** Bytes of the parts that follow, in their order. */
  sizes: readonly number[];
}

const TEXTS_AT_ONCE = 64;
const NUMBER_BYTES = Uint32Array.BYTES_PER_ELEMENT;
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
  const records: Uint8Array[] = [];
  const listed: Uint8Array[] = [];
  let texts: string[] = [];
  yield* inParts(products, (product, index) => {
    records.push(recordBytes(product));
    const facts: KeptFacts = {
      ...product.toListed(),
      values: lineOf(product.values),
      numbers: lineOf(product.numbers),
    };
    texts.push(`${JSON.stringify(facts)}\n`);
    // Each buffer of its own brings the next cleaning of the memory nearer.
    if (texts.length === TEXTS_AT_ONCE || index === products.length - 1) {
      listed.push(encoder.encode(texts.join('')));
      texts = [];
    }
  });
  const parts = [records, [words], common, listed];
  const sizes = parts.map((part) => part.reduce((sum, { length }) => sum + length, 0));
  const header: Header = { layout: LAYOUT, shop, rules, until, count: products.length, sizes };
  return [toHeaderBytes(header), ...parts.flat()];
}

/** With spaces at its end, so that the records begin at a whole number. */
function toHeaderBytes(header: Header): Uint8Array {
  const text = JSON.stringify(header);
  const length = encoder.encode(text).length + 1;
  return encoder.encode(`${text}${' '.repeat(-length & (NUMBER_BYTES - 1))}\n`);
}

function recordBytes(product: ListedProduct): Uint8Array {
  const { buffer, byteOffset } = product.block;
  const length = (endOf(product) - product.start) * NUMBER_BYTES;
  return new Uint8Array(buffer, byteOffset + product.start * NUMBER_BYTES, length);
}

/** So many bytes are decoded at once, and what is left of their last line. */
const PART_BYTES = 16 * 1024;

function* eachLine(bytes: Uint8Array, see: (line: string) => void): Steps<void> {
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, from + PART_BYTES);
    const end = found < 0 ? bytes.length : found;
    for (const line of decoder.decode(bytes.subarray(from, end)).split('\n')) see(line);
    from = end + 1;
    yield;
  }
}

/** @returns null for bytes of another shop, and for such as no `toKeptBytes` wrote, or one with another layout */
export function* fromKeptBytes({ shop, rules }: Keys, bytes: Uint8Array): Steps<CatalogueState | null> {
  const header = readHeader(bytes);
  if (header?.shop !== shop || header.layout !== LAYOUT) return null;
  const [recordBytes, words, common, listed] = cut(bytes, header.sizes);
  if (!recordBytes || !words || !common || !listed) return null;
  const block = toNumbers(recordBytes);
  yield;
  const lexicon = new Lexicon();
  yield* eachLine(words, (word) => lexicon.numberOf(word));
  const shared = new SharedValues();
  const values: unknown[] = [];
  for (let from = 0; from < common.length; ) {
    const end = common.indexOf(LINE_FEED, from);
    values.push(shared.parse(decoder.decode(common.subarray(from, end))));
    from = end + 1;
    if (values.length % 64 === 0) yield;
  }
  const products = new Map<string, ListedProduct>();
  let [line, start] = [0, 0];
  for (let index = 0; index < header.count; index += 1) {
    const end = listed.indexOf(LINE_FEED, line);
    const kept = JSON.parse(decoder.decode(listed.subarray(line, end))) as KeptFacts;
    const inCommon = { values: values[kept.values], numbers: values[kept.numbers] };
    const product = new ListedProduct({ ...kept, ...inCommon } as ListedFacts, { block, start }, shared);
    products.set(product.id, product);
    line = end + 1;
    start = endOf(product);
    if (index % 64 === 0) yield;
  }
  const { until } = header;
  return { isOlder: header.rules !== rules, until, products, lexicon, shared, records: new ProductRecords() };
}

/** As numbers where they are: a copy only where they do not begin at a whole number. */
function toNumbers(bytes: Uint8Array): Uint32Array {
  const { buffer, byteOffset, length } = bytes.byteOffset % NUMBER_BYTES === 0 ? bytes : new Uint8Array(bytes);
  return new Uint32Array(buffer, byteOffset, length / NUMBER_BYTES);
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
