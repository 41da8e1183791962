import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkDocumentLimits } from './document-limits.ts';
import { operationCost } from './operation-cost.ts';

const repeat = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => field(index)).join(' ');
const nested = (depth: number, leaf = 'x'): string => (depth === 1 ? leaf : `a { ${nested(depth - 1, leaf)} }`);

function refusalOf(text: string): string | null {
  try {
    checkDocumentLimits(parse(text));
    return null;
  } catch (error) {
    return `${(error as { extensions: { code: string } }).extensions.code}: ${(error as Error).message}`;
  }
}

const spread = (text: string, ...fragments: string[]) =>
  [`{ ${text} }`, ...fragments.map((fragment, index) => `fragment F${index} on A { ${fragment} }`)].join(' ');

describe('a document', () => {
  it.each([
    [`{ a { ${repeat(1_999, () => 'x')} } }`, null],
    [`{ a { ${repeat(2_000, () => 'x')} } }`, 'MAX_FIELDS_EXCEEDED: The document has 2001 fields, the limit is 2000.'],
    [
      spread('...F0', `a { ...on B { ${repeat(2_000, () => 'x')} } }`),
      'MAX_FIELDS_EXCEEDED: The document has 2001 fields, the limit is 2000.',
    ],
    [`{ a { ${repeat(250, (index) => `n${index}: x`)} } }`, null],
    [
      `{ a { ${repeat(251, (index) => `n${index}: x`)} } }`,
      'MAX_FIELDS_EXCEEDED: The document has 251 aliases, the limit is 250.',
    ],
    [`{ ${nested(25)} }`, null],
    [`{ ${nested(26)} }`, 'MAX_DEPTH_EXCEEDED: The query has depth 26, the limit is 25.'],
    [spread('a { ...F0 }', nested(24)), null],
    [spread('a { ...F0 }', nested(25)), 'MAX_DEPTH_EXCEEDED: The query has depth 26, the limit is 25.'],
    [`{ a { ... on B { ${nested(25)} } } }`, 'MAX_DEPTH_EXCEEDED: The query has depth 26, the limit is 25.'],
    [`{ b c ${nested(26)} }`, 'MAX_DEPTH_EXCEEDED: The query has depth 26, the limit is 25.'],
    [`{ ${nested(26)} b c }`, 'MAX_DEPTH_EXCEEDED: The query has depth 26, the limit is 25.'],
    // Introspection is bounded by graphql's own rule.
    [`{ __schema { ${nested(30)} } }`, null],
    [`{ __type(name: "A") { ${nested(30)} } }`, null],
    [`{ ${repeat(50, () => 'x')} }`, null],
    [`{ ${repeat(51, () => 'x')} }`, 'MAX_FIELDS_EXCEEDED: The query has 51 root fields, the limit is 50.'],
    [
      spread(
        '...F0 ...F0 x',
        repeat(25, () => 'x'),
      ),
      'MAX_FIELDS_EXCEEDED: The query has 51 root fields, the limit is 50.',
    ],
    [
      spread(
        '...F0 ...F0',
        repeat(25, () => 'x'),
      ),
      null,
    ],
    [`{ x ... { ${repeat(50, () => 'x')} } }`, 'MAX_FIELDS_EXCEEDED: The query has 51 root fields, the limit is 50.'],
    // Of itself, or of nothing: the validation refuses both.
    [spread('...F0', 'x ...F0'), null],
    [spread('...None'), null],
    [`query A { x } query B { ${nested(26)} }`, 'MAX_DEPTH_EXCEEDED: The query has depth 26, the limit is 25.'],
  ])('is taken or refused (%#)', (text, refusal) => expect(refusalOf(text)).toBe(refusal));
});

function costOf(text: string, variables: Record<string, unknown> = {}, bounds: Record<string, number> = {}): number {
  const document = parse(text);
  return operationCost(document, document.definitions[0] as OperationDefinitionNode, variables, bounds);
}

it.each([
  // Ten collections with forty products in all: never more than forty pairs, and each list never longer than it can be.
  ['{ collections(first: 250) { products(first: 250) { a } } }', 1 + 10 + 40],
  [
    '{ collections(first: 250) { edges { node { ...F } } } } fragment F on C { products(first: 250) { a } }',
    1 + 10 * 3 + 40,
  ],
  ['{ collections(first: 2) { products(first: 250) { a } } }', 1 + 2 + 40],
  ['{ collections(first: 1) { products(first: 250) { a } } }', 1 + 1 + 30],
  ['{ products(first: 250) { collections(first: 250) { a } } }', 1 + 30 + 30 * 2],
  ['{ collections(first: 250) { products(first: 3) { a } } }', 1 + 10 + 30],
  ['{ a: collections(first: 250) { products(first: 250) { a } } b: collections(first: 250) { id } }', 51 + 11],
])('products and collections within each other cost their pairs: %s', (text, cost) => {
  const document = parse(text);
  const [operation] = document.definitions as OperationDefinitionNode[];
  if (!operation) throw new Error('there is one');
  expect(operationCost(document, operation, {}, { collections: 10, products: 30 }, 40)).toBe(cost);
});

describe('the cost of an operation', () => {
  it.each([
    ['{ a }', {}, 1],
    ['{ a b c }', {}, 3],
    ['{ a { b c } }', {}, 3],
    ['{ a(first: 5) { b c } }', {}, 11],
    ['{ a(last: 5) { b } }', {}, 6],
    ['{ a(first: 0) { b } }', {}, 2],
    ['{ a(ids: ["1", "2", "3"]) { b } }', {}, 4],
    ['{ a(ids: []) { b } }', {}, 2],
    ['{ a(identifiers: [{ key: "a" }, { key: "b" }]) { b } }', {}, 3],
    ['{ a(first: 2) { b(first: 3) { c } } }', {}, 9],
    ['{ a(x: 1, first: 4) { b } }', {}, 5],
    ['{ a(x: 4) { b } }', {}, 2],
    // Lists that name no size.
    ['{ options { b } }', {}, 4],
    ['{ productRecommendations { b c } }', {}, 7],
    ['query($n: Int) { a(first: $n) { b } }', { n: 7 }, 8],
    ['query($n: Int = 6) { a(first: $n) { b } }', {}, 7],
    ['query($m: Int = 9, $n: Int = 6) { a(first: $n) { b } }', {}, 7],
    ['query($n: Int = 6) { a(first: $n) { b } }', { n: 2 }, 3],
    ['query($n: Int) { a(first: $n) { b } }', {}, 2],
    ['query($n: String = "6") { a(first: $n) { b } }', {}, 2],
    ['query($n: Int) { a(first: $n) { b } }', { n: 0 }, 2],
    ['query($n: Int) { a(first: $n) { b } }', { n: '9' }, 2],
    ['query($ids: [ID!]) { a(ids: $ids) { b } }', { ids: ['1', '2'] }, 3],
    ['query($ids: [ID!]) { a(ids: $ids) { b } }', { ids: [] }, 2],
    ['{ a(first: null) { b } }', {}, 2],
    ['{ a(first: "9") { b } }', {}, 2],
    ['{ a { ... on A { b c } ... { d } } }', {}, 4],
    ['{ ...F a ...F } fragment F on A { b c }', {}, 5],
    ['{ ...F } fragment F on A { b ...F }', {}, 1],
    ['{ a ...None }', {}, 1],
  ])('of %s with %j is %i', (text, variables, cost) => expect(costOf(text, variables)).toBe(cost));

  it('counts no more items than there can be', () => {
    const bounds = { a: 3 };
    expect(costOf('{ a(first: 5) { b } c(first: 5) { b } }', {}, bounds)).toBe(4 + 6);
    expect(costOf('{ a(first: 2) { b } }', {}, bounds)).toBe(3);
  });
});
