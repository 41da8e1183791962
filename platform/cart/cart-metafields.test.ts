import { describe, expect, it } from 'vitest';
import { type CartMetafield, parseMetafields, putMetafields, splitKey } from './cart-metafields.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const put = (type: string, value: string, key = 'gift.wrap') => putMetafields([], [{ key, type, value }], NOW).errors;
const error = (code: string, name: string, message: string) => [
  { code, elementIndex: 0, field: ['metafields', '0', name], message },
];

describe('the custom fields of a cart', () => {
  it.each([
    ['boolean', ['true', 'false'], ['yes', 'TRUE', '1']],
    ['color', ['#00ff00', '#AABBCC'], ['00ff00', '#0f0', '#00ff000']],
    ['date', ['2026-11-20'], ['2026-13-20', '20-11-2026', '2026-11-20T08:00:00Z', 'x2026-11-20']],
    ['date_time', ['2026-11-20T08:00:00Z', '2026-11-20T08:00'], ['2026-11-20', '2026-11-20Tx', '2026-13-20T08:00:00Z']],
    ['dimension', ['{"value":1,"unit":"cm"}'], ['1', '[1]', '{']],
    ['id', ['a'], [' ']],
    ['json', ['1', '[]', '{"a":1}', 'null'], ['{', 'a']],
    ['money', ['{}'], ['"{}"']],
    ['multi_line_text_field', ['a\nb'], []],
    ['number_decimal', ['1', '-1.50', '0.1'], ['1.', '.5', '1,5', 'a']],
    ['number_integer', ['0', '-5', '1234567890123456'], ['12345678901234567', '1.5', 'a', '--1']],
    ['single_line_text_field', ['a b'], ['a\nb', 'a\rb']],
    ['url', ['https://a.example/b'], ['a.example']],
    ['product_reference', ['gid://shopify/Product/1'], ['1', 'gid://shopify/Product/', 'gid://other/Product/1']],
    ['list.number_integer', ['[]', '[1,2]', '["3"]'], ['1', '[1.5]', '[1,"a"]', '{"a":1}', '[', 'null']],
    ['list.single_line_text_field', ['["a"]'], ['["a\\nb"]']],
  ])('of the type %s', (type, good, bad) => {
    for (const value of good) expect([value, put(type, value)]).toEqual([value, []]);
    for (const value of bad)
      expect([value, put(type, value)]).toEqual([value, error('INVALID_VALUE', 'value', `Value is no ${type}`)]);
  });

  const letters = (count: number) => 'k'.repeat(count);
  it.each([
    ['gift.ab', []],
    ['gift.a', error('TOO_SHORT', 'key', 'Key is too short (minimum is 2 characters)')],
    ['gift. ', error('BLANK', 'key', "Key can't be blank")],
    [`gift.${letters(64)}`, []],
    [`gift.${letters(65)}`, error('TOO_LONG', 'key', 'Key is too long')],
    [`${letters(255)}.wrap`, []],
    [`${letters(256)}.wrap`, error('TOO_LONG', 'key', 'Key is too long')],
    ['gift.wr ap', error('INVALID_VALUE', 'key', 'Key may hold letters, digits, _ and - only')],
    ['gi ft.wrap', error('INVALID_VALUE', 'key', 'Key may hold letters, digits, _ and - only')],
    ['wrap', []],
  ])('with the key %s', (key, problem) => expect(put('boolean', 'true', key)).toEqual(problem));

  it.each([
    ['nonsense', 'a', error('INVALID_TYPE', 'type', 'Type nonsense is not supported')],
    [letters(101), 'a', error('INVALID_TYPE', 'type', `Type ${letters(100)} is not supported`)],
    ['boolean', '', error('BLANK', 'value', "Value can't be blank")],
    ['id', letters(65_535), []],
    ['id', letters(65_536), error('TOO_LONG', 'value', 'Value is too long')],
    ['id', 'a\0', error('INVALID_VALUE', 'value', 'Value is no id')],
  ])('with the type %.20s and a value (%#)', (type, value, problem) => expect(put(type, value)).toEqual(problem));

  const field = (key: string, more: Partial<CartMetafield> = {}): CartMetafield => ({
    namespace: 'gift',
    key,
    type: 'id',
    value: 'old',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...more,
  });

  it('are written beside the others, those of the same name in their place', () => {
    const other = field('wrap', { namespace: 'other' });
    const { errors, metafields, written } = putMetafields(
      [field('wrap'), field('note'), other],
      [
        { key: 'gift.wrap', type: 'boolean', value: 'true' },
        { key: 'own', type: 'id', value: 'new' },
      ],
      NOW,
    );
    const at = NOW.toISOString();
    const again = field('wrap', { type: 'boolean', value: 'true', updatedAt: at });
    const own = field('own', { namespace: 'app--storefront', value: 'new', createdAt: at, updatedAt: at });
    expect({ errors, metafields, written }).toEqual({
      errors: [],
      metafields: [field('note'), other, again, own],
      written: [again, own],
    });
    expect(parseMetafields(JSON.stringify(metafields))).toEqual(metafields);
  });

  it.each([
    [24, 1, true],
    [24, 2, false],
    [25, 0, true],
  ])('are 25 at most: %i and %i more', (known, added, isFine) => {
    const fields = Array.from({ length: known }, (_, index) => field(`known-${index}`));
    const asked = Array.from({ length: added }, (_, index) => ({ key: `gift.new-${index}`, type: 'id', value: 'a' }));
    const problem = {
      code: 'LESS_THAN_OR_EQUAL_TO',
      elementIndex: null,
      field: ['metafields'],
      message: 'A cart takes at most 25 metafields',
    };
    expect(putMetafields(fields, asked, NOW).errors).toEqual(isFine ? [] : [problem]);
  });

  it.each([
    ['wrap', { namespace: 'app--storefront', key: 'wrap' }],
    ['gift.wrap', { namespace: 'gift', key: 'wrap' }],
    ['gift.wrap.red', { namespace: 'gift', key: 'wrap.red' }],
    ['.wrap', { namespace: '', key: 'wrap' }],
  ])('%s', (key, name) => expect(splitKey(key)).toEqual(name));
});
