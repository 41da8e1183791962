/** What a browser remembers beside cart, session and wishlist. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';

// The hooks are asked for what they would show now.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <Value>(_subscribe: unknown, get: () => Value) => get(),
}));

let storage: ReturnType<typeof stubBrowserStorage>;
beforeEach(() => {
  vi.resetModules();
  storage = stubBrowserStorage();
});

const store = (key: string, state: unknown) => storage.local.set(key, JSON.stringify({ state, version: 1 }));

describe('the products that were open last', () => {
  const load = () => import('./recent-state.ts');

  it('are five, the newest first, each once', async () => {
    const { rememberProduct, useRecent } = await load();
    for (const handle of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberProduct(handle);
    expect(useRecent()).toEqual(['c', 'f', 'e', 'd', 'b']);
    rememberProduct('<script>');
    expect(useRecent()[0]).toBe('c');
  });

  it.each([[['a', 'b', 'c', 'd', 'e', 'f']], [['../x']], [[1]], ['a'], [null]])('%j is dropped', async (handles) => {
    store('recent', { handles });
    expect((await load()).useRecent()).toEqual([]);
  });

  it('are taken up again', async () => {
    store('recent', { handles: ['a', 'b', 'c', 'd', 'e'] });
    expect((await load()).useRecent()).toHaveLength(5);
  });
});

describe('the searches', () => {
  const load = () => import('./recent-searches.ts');

  it('are five, the newest first, each once, and can be forgotten', async () => {
    const { rememberSearch, useRecentSearches, forgetSearches } = await load();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'e']) rememberSearch(query);
    expect(useRecentSearches()).toEqual(['e', 'f', 'd', 'c', 'b']);
    forgetSearches();
    expect(useRecentSearches()).toEqual([]);
    expect(storage.local.get('searches')).not.toContain('"e"');
  });

  it.each([[['a', 'b', 'c', 'd', 'e', 'f']], [[{}]], [['x'.repeat(2_001)]], [null]])(
    '%j is dropped',
    async (queries) => {
      store('searches', { queries });
      expect((await load()).useRecentSearches()).toEqual([]);
    },
  );
});

describe('what is compared', () => {
  const load = () => import('./compare-state.ts');
  const item = (handle: string) => ({ handle, name: handle.toUpperCase() });

  it('goes in and out, and has an end', async () => {
    const { toggleCompared, useCompared, removeCompared, clearCompared } = await load();
    const handles = () => useCompared().map(({ handle }) => handle);
    const { MAX_COMPARED } = await import('#domain/machine/compare-laptops.ts');
    const all = Array.from({ length: MAX_COMPARED }, (_, index) => `p${index}`);
    expect(all.map((handle) => toggleCompared(item(handle)))).toEqual(all.map(() => true));
    expect(toggleCompared(item('one-more'))).toBe(false);
    expect(handles()).toEqual(all);
    // Out is always possible.
    expect(toggleCompared(item('p0'))).toBe(true);
    expect(handles()).toEqual(all.slice(1));
    removeCompared('p1');
    expect(handles()).toEqual(all.slice(2));
    clearCompared();
    expect(handles()).toEqual([]);
  });

  it.each([[{ items: [{ handle: 'a b', name: 'x' }] }], [{ items: [{ handle: 'a', name: 1 }] }], [{}], ['x']])(
    '%j is dropped',
    async (state) => {
      store('compare', state);
      expect((await load()).useCompared()).toEqual([]);
    },
  );
});

describe('what went to the checkout', () => {
  const lines = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }];
  const load = async (state: unknown) => {
    store('checkout', state);
    return (await import('./handed-over.ts')).handedOver.get();
  };

  it('is known again', async () => {
    const state = { cartId: 'gid://shopify/Cart/1?key=x', lines, at: '2026-11-22T10:00:00Z' };
    expect(await load(state)).toEqual(state);
  });

  it.each([
    [{ cartId: null, lines, at: '' }],
    [{ cartId: 'x', lines, at: 1 }],
    [{ cartId: 'x', lines: [{ ...lines[0], quantity: 0 }], at: '' }],
    [{ cartId: 'x', lines: [{ ...lines[0], quantity: 1.5 }], at: '' }],
    [{ cartId: 'x', lines: [{ ...lines[0], variantId: 'y' }], at: '' }],
    [{ cartId: 'x', lines: Array.from({ length: 101 }, () => lines[0]), at: '' }],
  ])('%j is dropped', async (state) => {
    expect((await load(state)).cartId).toBeNull();
  });
});

describe('grid or list', () => {
  const load = async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    return import('./list-view.ts');
  };

  it('is the grid until the visitor chooses, and then remembered', async () => {
    const { useListView, setListView } = await load();
    expect(useListView()).toBe('grid');
    setListView('list');
    expect([useListView(), storage.local.get('view')]).toEqual(['list', 'list']);
    setListView('grid');
    expect(useListView()).toBe('grid');
  });

  it('is chosen also where a browser keeps nothing', async () => {
    const { useListView, setListView } = await load();
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new Error('full');
      },
    });
    setListView('list');
    expect(useListView()).toBe('list');
  });
});
