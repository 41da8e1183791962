/** The list under a search box: what is asked for, what the keys choose, and where that leads. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InEnglish } from '#tests/support/draw.tsx';
import { forgetSearches } from '../../state/recent-searches.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

const ANSWER = {
  ...{ corrected: null, leftOut: [], service: null, notSold: null },
  names: [{ name: 'ThinkPad', count: 40, to: '/products?q=thinkpad' }],
  products: [{ path: '/product/laptop/t480', name: 'ThinkPad T480', detail: '16 GB', image: null, price: null }],
};

function Box() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input ref={input} type="search" />
      <SearchSuggestions input={input} />
    </form>
  );
}

function open(answer: object = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const query = new URL(typeof address === 'string' ? address : address.url, location.origin).searchParams.get('q');
    asked.push(query ?? '');
    return Response.json(query === '' ? { ...ANSWER, query, products: [] } : { ...ANSWER, ...answer, query });
  });
  const element = (
    <InEnglish>
      <Box />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  render(<RouterProvider router={router} />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  return {
    asked,
    box,
    where: () => router.state.location.pathname + router.state.location.search,
    options: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
    async type(text: string) {
      await act(async () => box.focus());
      await act(async () => void fireEvent.input(box, { target: { value: text } }));
      await act(async () => vi.advanceTimersByTimeAsync(500));
    },
    key: (key: string) => act(async () => void fireEvent.keyDown(box, { key })),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  forgetSearches();
});
afterEach(() => vi.useRealTimers());

it('asks once the typing rests, and offers names, laptops and the way to all', async () => {
  const { asked, options, type } = open();
  await type('think');
  expect(asked.at(-1)).toBe('think');
  expect(options()).toEqual(['ThinkPad40', 'ThinkPad T48016 GB', expect.stringContaining('think')]);
});

it('goes where the arrows and Enter choose', async () => {
  const { box, key, type, where } = open();
  await type('think');
  await key('ArrowDown');
  await key('ArrowDown');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
    ...['false', 'true', 'false'],
  ]);
  await key('Enter');
  expect([where(), box.value]).toEqual(['/en/product/laptop/t480', '']);
});

it('remembers what was searched for, and no product or name that was chosen', async () => {
  const { key, options, type } = open();
  await type('think');
  await key('ArrowDown');
  await key('Enter');
  await type('');
  expect(options()).not.toContain('think');
  await type('thinkpad 16gb');
  await key('ArrowUp');
  await key('Enter');
  await type('');
  expect(options()).toContain('thinkpad 16gb');
});

it('says which words the laptops lack, and what is not sold', async () => {
  const { type } = open({ leftOut: ['17 inch'], names: [] });
  await type('hp 17 inch');
  expect(screen.getByRole('group').getAttribute('aria-label')).toMatch(/17\sinch/);
  cleanup();
  const other = open({ notSold: 'dreams', names: [] });
  await other.type('dreams');
  expect(screen.getByRole('group').getAttribute('aria-label')).toContain('dreams');
});
