import { expect, it } from 'vitest';
import { isNextList } from './is-next-list.ts';

const here = { pathname: '/en/products' };
const onTheWayTo = (pathname: string) => ({ state: 'loading', location: { pathname } }) as const;

it.each([
  ['the next list', onTheWayTo('/en/products'), true],
  ['a laptop that was pressed', onTheWayTo('/en/product/laptop/thinkpad-t480'), false],
  ['the front page', onTheWayTo('/en'), false],
  ['nothing', { state: 'idle' } as const, false],
])('%s is on its way', (_what, way, expected) => expect(isNextList(way, here)).toBe(expected));
