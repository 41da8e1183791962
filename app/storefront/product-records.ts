/**
 * Products as bytes, one record behind the other in large buffers: an array of its own takes some two hundred bytes besides, and each
 * object of a catalogue of 100,000 products is looked at whenever the memory is cleaned.
 *
 * A record is a row of numbers of 32 bits: two of the hash, how many words its names and its description have, how many bytes its title
 * and what is shown of it, then these words, the title and what is shown, each from a whole number on.
 */
import type { WordSpots } from '#domain/search/word-index.ts';

const HEADER_NUMBERS = 6;
const NUMBER_BYTES = Uint32Array.BYTES_PER_ELEMENT;
const HIGH = 2 ** 32;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export interface RecordParts {
  /** Of 53 bits. */
  hash: number;
  names: WordSpots;
  descriptions: WordSpots;
  title: string;
  /** As `JSON.stringify` writes it. */
  shown: string;
}

/** Where a record stands: the numbers of a large buffer, and the place of its first. */
export interface RecordPlace {
  block: Uint32Array;
  start: number;
}

export function hashOf({ block, start }: RecordPlace): number {
  return number(block, start) * HIGH + number(block, start + 1);
}

export function namesOf({ block, start }: RecordPlace): WordSpots {
  return block.subarray(start + HEADER_NUMBERS, start + HEADER_NUMBERS + number(block, start + 2));
}

export function descriptionsOf({ block, start }: RecordPlace): WordSpots {
  const from = start + HEADER_NUMBERS + number(block, start + 2);
  return block.subarray(from, from + number(block, start + 3));
}

export function titleOf({ block, start }: RecordPlace): string {
  return textAt(block, titleStart(block, start), number(block, start + 4));
}

export function shownOf({ block, start }: RecordPlace): string {
  return textAt(block, shownStart(block, start), number(block, start + 5));
}

/** The place behind a record, which is where the next one begins. */
export function endOf({ block, start }: RecordPlace): number {
  return shownStart(block, start) + numbersFor(number(block, start + 5));
}

function titleStart(block: Uint32Array, start: number): number {
  return start + HEADER_NUMBERS + number(block, start + 2) + number(block, start + 3);
}

function shownStart(block: Uint32Array, start: number): number {
  return titleStart(block, start) + numbersFor(number(block, start + 4));
}

function number(block: Uint32Array, index: number): number {
  return block[index] ?? 0;
}

function numbersFor(bytes: number): number {
  return Math.ceil(bytes / NUMBER_BYTES);
}

function bytesAt(block: Uint32Array, index: number, length: number): Uint8Array {
  return new Uint8Array(block.buffer, block.byteOffset + index * NUMBER_BYTES, length);
}

function textAt(block: Uint32Array, index: number, length: number): string {
  return decoder.decode(bytesAt(block, index, length));
}

const BLOCK_NUMBERS = 256 * 1024;

/** Buffers of a megabyte, which are filled one after the other. */
export class ProductRecords {
  #block = new Uint32Array(0);
  #used = 0;

  add({ hash, names, descriptions, title, shown }: RecordParts): RecordPlace {
    const [titleBytes, shownBytes] = [encoder.encode(title), encoder.encode(shown)];
    const header = [Math.floor(hash / HIGH), hash % HIGH, names.length, descriptions.length];
    const words = HEADER_NUMBERS + names.length + descriptions.length;
    const place = this.#take(words + numbersFor(titleBytes.length) + numbersFor(shownBytes.length));
    const { block, start } = place;
    block.set([...header, titleBytes.length, shownBytes.length], start);
    block.set(names, start + HEADER_NUMBERS);
    block.set(descriptions, start + HEADER_NUMBERS + names.length);
    bytesAt(block, titleStart(block, start), titleBytes.length).set(titleBytes);
    bytesAt(block, shownStart(block, start), shownBytes.length).set(shownBytes);
    return place;
  }

  #take(size: number): RecordPlace {
    if (this.#used + size > this.#block.length) {
      this.#block = new Uint32Array(Math.max(BLOCK_NUMBERS, size));
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += size;
    return { block: this.#block, start };
  }
}
