import { expect, it } from 'vitest';
import { parseSelection } from '#domain/catalogue/selection.ts';
import { home as homeEl } from '#shop/texts/el/home.ts';
import { home as homeEn } from '#shop/texts/en/home.ts';
import { readDemoCatalogue } from '#tests/support/demo-catalogue.ts';
import type { Catalogue } from '../../storefront/catalogue/catalogue.ts';
import { openDoors } from './open-doors.ts';

const TEXTS = { el: homeEl.doors, en: homeEn.doors };

/** A catalogue in which every selection with AA machines holds nothing, and any other this many. */
function catalogueOf(count: number, priceCents: number | null): Catalogue {
  const select: Catalogue['select'] = ({ facets }) => {
    const isEmpty = facets.grade.includes('aa');
    return {
      count: isEmpty ? 0 : count,
      entries: () => (isEmpty ? [] : [{ priceCents }]),
      offerOf: () => null,
    } as never;
  };
  return { select } as Catalogue;
}

it.each([
  ['el', 2, 17_900, '2 φορητοί', 'από 179 €'],
  ['el', 1, 17_950, '1 φορητός', 'από 179,50 €'],
  ['en', 2, 17_900, '2 laptops', 'from 179 €'],
] as const)('in %s a door tells how many of %i and from which price', async (language, count, cents, words, from) => {
  const [school] = await openDoors(TEXTS[language], catalogueOf(count, cents), language);
  expect(school?.count).toBe(words);
  expect(school?.from.replace(/\s/g, ' ')).toBe(from);
  expect(school?.title).toBe(TEXTS[language].doors[0]?.title);
});

it('no door leads to a machine with less than 8 GB, or with eMMC', () => {
  const demo = readDemoCatalogue('el');
  for (const { to } of openDoors(TEXTS.el, demo as object as Catalogue, 'el')) {
    const list = demo.select(parseSelection(new URL(to, 'https://shop.invalid').searchParams));
    expect(list.count).toBeGreaterThan(0);
    for (const entry of list.entries()) {
      const [memory = ''] = list.offerOf(entry)?.ram ?? entry.values.ram;
      expect(Number.parseInt(memory, 10), entry.id).toBeGreaterThanOrEqual(8);
      expect(entry.title).not.toContain('eMMC');
    }
  }
});

it('a door to nothing is not shown', async () => {
  expect(await openDoors(TEXTS.el, catalogueOf(3, 10_000), 'el')).toHaveLength(3);
  expect(await openDoors(TEXTS.el, catalogueOf(3, null), 'el')).toEqual([]);
});

it('every door has its text in both languages', () => {
  expect(TEXTS.el.doors).toHaveLength(4);
  expect(TEXTS.en.doors).toHaveLength(4);
});
