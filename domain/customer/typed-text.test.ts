import { expect, it } from 'vitest';
import { cleanCode, cleanLine, cleanLines } from './typed-text.ts';

it.each([
  ['Μαρία \u202EΠαπά', 'Μαρία Παπά'],
  ['\uFEFFΜαρία\u200B', 'Μαρία'],
  ['\u2067Νίκος\u2069', 'Νίκος'],
  ['Νίκος\r\nBcc: x', 'Νίκος Bcc: x'],
  ['Η οικογένεια 👨\u200D👩\u200D👧', 'Η οικογένεια 👨\u200D👩\u200D👧'],
])('the line %j is %j', (text, line) => expect(cleanLine(text)).toBe(line));

it('several lines lose their invisible marks, not their breaks', () => {
  expect(cleanLines(' Ένα\u202E\r\nδύο\u200E ')).toBe('Ένα\nδύο');
});

it.each([
  ['\u200B xana5\u00AD ', 'xana5'],
  ['ＸＡＮＡ５', 'XANA5'],
  ['12\u200D3', '123'],
])('the code %j is %j', (text, code) => expect(cleanCode(text)).toBe(code));
