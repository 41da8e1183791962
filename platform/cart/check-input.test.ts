import { describe, expect, it } from 'vitest';
import type { CartLine } from './cart-lines.ts';
import {
  checkAttributes,
  checkCodes,
  checkEmail,
  checkLines,
  checkNote,
  checkPhone,
  checkQuantity,
  checkVariant,
} from './check-input.ts';

const error = (code: string, field: string[], message: string) => [{ code, field, message }];

describe('what a client may put into a cart', () => {
  it.each([
    [7, true, true],
    [7, false, false],
    [null, true, false],
  ])('the variant %s, there: %s', (variantId, isThere, isFine) => {
    const problem = error('INVALID', ['a'], 'The merchandise with id gid does not exist.');
    const checked = checkVariant({ asked: 'gid', variantId }, (id) => isThere && id === 7, ['a']);
    expect(checked).toEqual(isFine ? [] : problem);
  });

  const least = (text: string) => error('INVALID', ['q'], `The quantity must be ${text}.`);
  const most = error('LESS_THAN', ['q'], 'The quantity must be less than or equal to 1000000.');
  it.each([
    [-1, 0, least('zero or greater')],
    [0, 0, []],
    [-1, 1, least('greater than zero')],
    [0, 1, least('greater than zero')],
    [1, 1, []],
    [1_000_000, 1, []],
    [1_000_001, 1, most],
    [1_000_001, 0, most],
  ] as const)('%i pieces, at least %i', (quantity, from, problem) => {
    expect(checkQuantity(quantity, from, ['q'])).toEqual(problem);
  });

  it.each([
    [{ key: 'a', value: '' }, []],
    [{ key: ' ', value: 'b' }, error('INVALID', ['a', '1', 'key'], "The attribute's key is blank.")],
    [{ key: 'a\0', value: 'b' }, error('INVALID', ['a', '1'], 'The attribute has a character that cannot be stored.')],
    [{ key: 'a', value: '\0' }, error('INVALID', ['a', '1'], 'The attribute has a character that cannot be stored.')],
    [{ key: 'ab', value: 'x'.repeat(4_998) }, []],
    [{ key: 'ab', value: 'x'.repeat(4_999) }, error('INVALID', ['a', '1', 'value'], 'The attribute is too long.')],
  ])('an attribute (%#)', (attribute, problem) => {
    expect(checkAttributes([{ key: 'fine', value: 'fine' }, attribute], ['a'])).toEqual(problem);
  });

  it.each([
    ['x'.repeat(5_000), []],
    ['x'.repeat(5_001), error('NOTE_TOO_LONG', ['n'], 'The note is too long (at most 5000 characters).')],
    ['\0', error('INVALID', ['n'], 'The note has a character that cannot be stored.')],
  ])('a note (%#)', (note, problem) => expect(checkNote(note, ['n'])).toEqual(problem));

  it.each([
    [[], []],
    [['A', 'x'.repeat(255)], []],
    [['A', 'x'.repeat(256)], error('INVALID', ['c', '1'], 'The discount code is too long.')],
    [['\0', 'A'], error('INVALID', ['c', '0'], 'The discount code is invalid.')],
  ])('discount codes (%#)', (codes, problem) => expect(checkCodes(codes, ['c'])).toEqual(problem));

  const lines = (count: number, quantity = 1) => Array.from({ length: count }, () => ({ quantity }) as CartLine);
  it.each([
    [lines(500), []],
    [lines(501), error('CART_TOO_LARGE', ['l'], 'A cart cannot have more than 500 lines.')],
    [lines(2, 1_000_000), []],
    [
      [...lines(1), ...lines(1, 1_000_001)],
      error('MAXIMUM_EXCEEDED', ['l'], 'A line cannot have more than 1000000 pieces.'),
    ],
  ])('the lines of a cart (%#)', (given, problem) => expect(checkLines(given, ['l'])).toEqual(problem));

  it.each([
    ['maria@example.gr', true],
    [`${'a'.repeat(64)}@example.gr`, true],
    [`${'a'.repeat(65)}@example.gr`, false],
    [`a@${'b'.repeat(63)}.gr`, true],
    [`a@${'b'.repeat(64)}.gr`, false],
    ['maria..p@example.gr', false],
    ['maria@example.gr\u200B', true],
    ['maria', false],
    ['ma\0ria@example.gr', false],
  ])('the address %s', (email, isFine) => {
    expect(checkEmail(email, ['e'])).toEqual(isFine ? [] : error('INVALID', ['e'], 'Email is invalid'));
  });

  it.each([
    ['+30 694 000 0000', true],
    ['12345', false],
    ['123456', false],
    ['+357 99 123456', true],
    ['2310123456 εσωτ. 5', true],
    ['telephone', false],
  ])('the telephone %s', (phone, isFine) => {
    expect(checkPhone(phone, ['p'])).toEqual(isFine ? [] : error('INVALID', ['p'], 'Phone is invalid'));
  });
});
