import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSelection, productsAddress } from '#domain/catalogue/selection.ts';
import { everyPage as words } from '#locales/en/screens/every-page.ts';
import { I18nProvider } from '../../i18n/i18n-context.tsx';
import type { CatalogueData } from './load-catalogue.ts';
import { type SelectionChanges, useSelection } from './use-selection.ts';

const read = (address: string) => parseSelection(new URL(address, 'https://shop.example.gr').searchParams);

const page: { data: CatalogueData | null; changes: SelectionChanges | null } = { data: null, changes: null };
function List() {
  page.changes = useSelection(page.data as CatalogueData);
  return null;
}
const element = (
  <I18nProvider language="en" messages={words}>
    <List />
  </I18nProvider>
);

/** A list at an address, whose words name filters that the address does not. The next list comes when the test says so. */
function open(address: string, applied = address) {
  page.data = { selection: read(address), applied: read(applied), implied: [] } as unknown as CatalogueData;
  const answers: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => answers.push(() => resolve(null)));
  const router = createMemoryRouter([{ id: 'list', path: '/en/products', element, loader }], {
    initialEntries: [`/en${address}`],
    hydrationData: { loaderData: { list: null } },
  });
  render(<RouterProvider router={router} />);
  return {
    shown: () => productsAddress((page.changes as SelectionChanges).shown),
    press: (change: (changes: SelectionChanges) => void) => act(() => change(page.changes as SelectionChanges)),
    paint: () => act(() => vi.advanceTimersByTimeAsync(100)),
    asked: () => router.state.navigation.location?.search ?? null,
    answer: () => act(async () => answers.at(-1)?.()),
    address: () => router.state.location.search,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('ticks a box at once, and asks for the list when that is painted', async () => {
  const list = open('/products?q=t480');
  list.press(({ toggle }) => toggle('ram', '16gb'));
  expect(list.shown()).toContain('ram=16gb');
  expect(list.asked()).toBeNull();
  await list.paint();
  expect(list.asked()).toBe('?q=t480&ram=16gb');
  await list.answer();
  expect(list.address()).toBe('?q=t480&ram=16gb');
});

it('adds a second press to the first, whose list is still on its way', async () => {
  const list = open('/products');
  list.press(({ toggle }) => toggle('ram', '16gb'));
  await list.paint();
  list.press(({ toggle }) => toggle('ram', '8gb'));
  // The first list comes before the second is asked for: the second tick stays.
  await list.answer();
  expect(list.shown()).toContain('8gb');
  await list.paint();
  expect(list.asked()).toBe('?ram=16gb&ram=8gb');
});

it('puts an order of the list into the address, and none of the filters that only the words name', async () => {
  const list = open('/products?q=t480+16gb', '/products?q=t480&ram=16gb');
  list.press(({ setSort }) => setSort('priceDesc'));
  await list.paint();
  expect(list.asked()).toBe('?q=t480+16gb&sort=priceDesc');
  expect(list.shown()).toContain('ram=16gb');
});

it('searches for other words once, and for the same words not at all', async () => {
  const list = open('/products?q=t480');
  list.press(({ setQuery }) => setQuery('t480', true));
  await list.paint();
  expect(list.asked()).toBeNull();
  list.press(({ setQuery }) => setQuery('t490', true));
  await list.paint();
  expect(list.asked()).toBe('?q=t490');
});
