import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

it.each([
  [0, 1, { page: 1, pages: 1, from: 0, to: 24 }],
  [24, 1, { page: 1, pages: 1, from: 0, to: 24 }],
  [25, 2, { page: 2, pages: 2, from: 24, to: 48 }],
  [25, 9_999, { page: 2, pages: 2, from: 24, to: 48 }],
])('%i products, page %i', (count, wanted, expected) => expect(paginate(count, wanted, 24)).toEqual(expected));
