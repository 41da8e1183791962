import { describe, expect, it } from 'vitest';
import { fold } from '../locale/fold.ts';
import { greekSoundOf, possibleStemsOf, soundOf, stemOf } from './phonetic.ts';

const sound = (word: string) => soundOf(fold(word));

describe('soundOf', () => {
  it.each([
    ['φορητός', 'foritos', 'forhtos', 'ΦΟΡΗΤΟΣ'],
    ['φοιτητής', 'foititis', 'foithths', 'fititis'],
    ['που', 'pou', 'poy'],
    ['οθόνη', 'othoni', 'othonh', 'οθονη'],
    ['μνήμη', 'mnimi', 'mnhmh'],
    ['σχολή', 'sxolh', 'sholi', 'scholi'],
    ['κάτω', 'kato', 'katw'],
    ['ευρώ', 'euro', 'evro', 'evrw'],
    ['ξένος', 'xenos', 'ksenos'],
    ['dell', 'ντελ', 'ντελλ', 'δελλ'],
    ['lenovo', 'λενόβο', 'λένοβο'],
    ['macbook', 'μακμπουκ', 'mackbook'],
    ['thinkpad', 'θίνκπαντ', 'tinkpad', 'τινκπαντ'],
    ['latitude', 'λάτιτουντ', 'lattitude'],
    ['probook', 'προμπουκ'],
    ['microsoft', 'μικροσόφτ'],
    ['samsung', 'σάμσουνγκ'],
    ['surface', 'surfase'],
    ['laptop', 'λάπτοπ'],
    ['pro', 'προ'],
    ['air', 'αιρ'],
  ])('%s and %s are one', (...words) => expect(new Set(words.map(sound)).size).toBe(1));

  it.each([
    ['dell', 'dock'],
    ['probook', 'zbook'],
    ['thinkpad', 'thinkbook'],
    ['hp', 'ip'],
    ['latitude', 'altitude'],
  ])('%s and %s are two', (a, b) => expect(sound(a)).not.toBe(sound(b)));
});

it.each([
  ['upologistis', 'υπολογιστής'],
  ['o8oni', 'οθόνη'],
  ['hmera', 'ημέρα'],
])('greekSoundOf hears %s as %s', (written, meant) => expect(greekSoundOf(written)).toBe(sound(meant)));

it('greekSoundOf knows when it hears nothing else, and leaves codes alone', () =>
  expect([greekSoundOf('lenovo'), greekSoundOf('t480')]).toEqual([null, null]));

describe('stems', () => {
  const isFound = (typed: string, filed: string) =>
    possibleStemsOf(fold(typed), sound(typed)).includes(stemOf(fold(filed), sound(filed)));

  it.each([
    ['φορητού', 'φορητός'],
    ['φορητά', 'φορητός'],
    ['forita', 'φορητός'],
    ['οθόνες', 'οθόνη'],
    ['ταξίδια', 'ταξίδι'],
    ['laptops', 'laptop'],
    ['games', 'game'],
    ['mac', 'macs'],
  ])('%s is filed as %s', (typed, filed) => expect(isFound(typed, filed)).toBe(true));

  it.each([
    ['studies', 'studio'],
    ['σπουδές', 'studio'],
    ['οθόνη', 'μνήμη'],
  ])('%s is not filed as %s', (typed, filed) => expect(isFound(typed, filed)).toBe(false));
});
