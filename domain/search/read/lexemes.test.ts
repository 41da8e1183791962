import { describe, expect, it } from 'vitest';
import { cleanQuery } from '../../catalogue/clean-query.ts';
import { readLexemes } from './lexemes.ts';

const read = (query: string) =>
  readLexemes(cleanQuery(query)).map(({ kind, value, text }) => (kind === 'number' ? value : text));

describe('numbers in words', () => {
  it.each<[string, (number | string)[]]>([
    ['διακόσια', [200]],
    ['διακόσια πενήντα', [250]],
    ['χίλια διακόσια πενήντα', [1_250]],
    ['εξακόσια ογδόντα', [680]],
    ['χιλιάρικο', [1_000]],
    // Each is a number of its own.
    ['διακόσια τριακόσια', [200, 300]],
    ['διακόσια διακόσια', [200, 200]],
    ['σαράντα εκατό', ['σαραντα', 100]],
    ['πενήντα', ['πενηντα']],
    // What is counted.
    ['τρία κατοστάρικα', [300]],
    ['2 χιλιάρικα', [2_000]],
    ['ένα χιλιάρικο', [1_000]],
    // A small one only before a unit, or before a thing with a word between at most.
    ['οκτώ giga', [8, 'giga']],
    ['8 giga', [8, 'giga']],
    ['δεκαπέντε ιντσών', [15, 'ιντσων']],
    ['τρία', ['τρια']],
    ['two ram slots', [2, 'ram', 'slots']],
    ['δύο οθόνες', [2, 'οθονεσ']],
    ['two big bright monitors', ['two', 'big', 'bright', 'monitors']],
    ['two hundred', [200]],
    ['a thousand', [1_000]],
    ['five hundred and fifty', [550]],
    ['five hundred fifty', [550]],
    ['five hundred and more', [500, 'and', 'more']],
    ['nine thousand', [9_000]],
    ['two thousand and ninety', [2_090]],
    ['ten hundred', ['ten', 'hundred']],
    ['hundred', ['hundred']],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected));
});

describe('signs', () => {
  it.each<[string, (number | string)[]]>([
    ['usb-c', ['usb', 'c']],
    ['-macbook', ['-', 'macbook']],
    ['i5-8350u', ['i', 5, '-', 8_350, 'u']],
    ['60+ wh', [60, 'wh', '+']],
    ['16+ 512', [16, '+', 512]],
    ['a+ laptop', ['a', '+', 'laptop']],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected));
});

it('a number in words covers all its words', () => {
  const [number] = readLexemes('διακόσια πενήντα ευρώ');
  expect([number?.start, number?.end]).toEqual([0, 16]);
});
