import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { idInCursor, type Order, type Page, type PageError, type PageRequest, pageOf, sortItems } from './page.ts';

interface Item {
  id: number;
  value: number;
}

const order: Order<Item> = { name: 'VALUE', valueOf: (item) => item.value, idOf: (item) => item.id };

/** Few values, so that many items tie. */
const items = fc
  .uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 40 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), value: fc.integer({ min: 0, max: 3 }) }))),
  )
  .map((list) => list as Item[]);

function walk(sorted: readonly Item[], size: number, reverse: boolean, direction: 'first' | 'last'): Page<Item>[] {
  const pages: Page<Item>[] = [];
  let cursor: string | null = null;
  while (pages.length <= sorted.length + 1) {
    const request: PageRequest =
      direction === 'first' ? { first: size, after: cursor } : { last: size, before: cursor };
    const page = pageOf(sorted, request, order, reverse);
    pages.push(page);
    const edge = page.items.at(direction === 'first' ? -1 : 0);
    const hasMore = direction === 'first' ? page.hasNextPage : page.hasPreviousPage;
    if (!edge || !hasMore) return pages;
    cursor = page.cursorOf(edge);
  }
  throw new Error('The walk does not end');
}

const sizes = fc.integer({ min: 1, max: 12 });

describe('walking pages', () => {
  it('gives every item once, forward, in any direction and size', () => {
    fc.assert(
      fc.property(items, sizes, fc.boolean(), (list, size, reverse) => {
        const sorted = sortItems(list, order, reverse);
        const seen = walk(sorted, size, reverse, 'first').flatMap((page) => page.items);
        expect(seen).toEqual(sorted);
      }),
    );
  });

  it('gives every item once, backward', () => {
    fc.assert(
      fc.property(items, sizes, fc.boolean(), (list, size, reverse) => {
        const sorted = sortItems(list, order, reverse);
        const pages = walk(sorted, size, reverse, 'last');
        expect(pages.reverse().flatMap((page) => page.items)).toEqual(sorted);
      }),
    );
  });

  it('loses and repeats nothing when an item comes in between', () => {
    fc.assert(
      fc.property(items, sizes, fc.boolean(), fc.integer({ min: 0, max: 3 }), (list, size, reverse, value) => {
        const before = sortItems(list, order, reverse);
        const first = pageOf(before, { first: size }, order, reverse);
        const edge = first.items.at(-1);
        if (!edge) return;
        const after = sortItems([...list, { id: 1_000, value }], order, reverse);
        const rest = pageOf(after, { first: 250, after: first.cursorOf(edge) }, order, reverse).items;
        const old = rest.filter((item) => item.id !== 1_000);
        expect([...first.items, ...old]).toEqual(before);
      }),
    );
  });

  it('goes on after an item that is gone', () => {
    const list = [1, 2, 3, 4].map((id) => ({ id, value: 0 }));
    const cursor = pageOf(list, { first: 2 }, order, false).cursorOf({ id: 2, value: 0 });
    const rest = list.filter((item) => item.id !== 2);
    expect(pageOf(rest, { first: 9, after: cursor }, order, false).items.map(({ id }) => id)).toEqual([3, 4]);
  });
});

describe('flags', () => {
  const list = [1, 2, 3, 4, 5].map((id) => ({ id, value: id }));
  const cursorAt = (id: number) => pageOf(list, { first: 1 }, order, false).cursorOf({ id, value: id });

  it.each([
    [{ first: 2 }, [1, 2], true, false],
    [{ first: 5 }, [1, 2, 3, 4, 5], false, false],
    [{ first: 0 }, [], true, false],
    [{ last: 2 }, [4, 5], false, true],
    [{ first: 2, after: cursorAt(2) }, [3, 4], true, true],
    [{ last: 2, before: cursorAt(4) }, [2, 3], true, true],
    [{ first: 9, after: cursorAt(1), before: cursorAt(4) }, [2, 3], true, true],
    [{ last: 1, after: cursorAt(1), before: cursorAt(4) }, [3], true, true],
    [{ first: 2, after: cursorAt(4), before: cursorAt(2) }, [], true, true],
  ])('%j → %j', (request, ids, hasNextPage, hasPreviousPage) => {
    const page = pageOf(list, request, order, false);
    expect(page.items.map(({ id }) => id)).toEqual(ids);
    expect(page).toMatchObject({ hasNextPage, hasPreviousPage });
  });
});

describe('refusals', () => {
  it.each([
    [{}, 'NO_FIRST_OR_LAST'],
    [{ first: null, last: null }, 'NO_FIRST_OR_LAST'],
    [{ first: 1, last: 1 }, 'FIRST_AND_LAST'],
    [{ first: -1 }, 'NEGATIVE'],
    [{ last: -1 }, 'NEGATIVE'],
    [{ first: 251 }, 'TOO_MANY'],
    [{ first: 1, after: 'nonsense' }, 'INVALID_CURSOR'],
    [{ first: 1, after: Buffer.from('["OTHER",1,1]').toString('base64url') }, 'INVALID_CURSOR'],
    [{ first: 1, after: Buffer.from('["VALUE",{},1]').toString('base64url') }, 'INVALID_CURSOR'],
  ])('%j is %s', (request, code) => {
    expect(() => pageOf([], request, order, false)).toThrow(expect.objectContaining({ code }) as PageError);
  });
});

it.each([
  [Buffer.from('["VALUE",1,3]').toString('base64url'), 3],
  [Buffer.from('["VALUE",1,"3"]').toString('base64url'), null],
  [Buffer.from('["OTHER",1,3]').toString('base64url'), null],
  ['nonsense', null],
])('the id in the cursor %s', (cursor, id) => expect(idInCursor(cursor, order)).toBe(id));
