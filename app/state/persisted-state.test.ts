import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPersistedState } from './persisted-state.ts';

interface Basket {
  items: number[];
  open: boolean;
}

const stored = new Map<string, string>();
const events = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', events);
});

afterEach(() => stored.clear());

const initial: Basket = { items: [], open: false };

function makeState() {
  return createPersistedState<Basket>({
    key: 'basket',
    initial,
    parse: (value) =>
      typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
        ? { items: value.items, open: false }
        : null,
    keepOwn: ({ open }) => ({ open }),
  });
}

function writeInAnotherTab(newValue: string | null, key: string | null = 'basket') {
  events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('persisted state', () => {
  it('is stored under its key as {state, version} and is read back', () => {
    makeState().set((state) => ({ ...state, items: [1] }));
    expect(JSON.parse(stored.get('basket') ?? '')).toEqual({ state: { items: [1], open: false }, version: 1 });
    expect(makeState().get().items).toEqual([1]);
  });

  it('is the very state it begins with when nothing is stored, so that a page is not drawn twice', () => {
    const state = makeState();
    const stop = state.subscribe(() => {});
    expect(state.get()).toBe(initial);
    stop();
  });

  it.each([
    '{{{',
    'null',
    '7',
    '{"state":{"items":[1]},"version":9}',
    '{"version":1}',
    '{"state":{"items":"x"},"version":1}',
  ])('drops %s without an error', (text) => {
    stored.set('basket', text);
    expect(makeState().get()).toEqual({ items: [], open: false });
  });

  it('follows another tab, and keeps what is this tab’s own', () => {
    const state = makeState();
    let calls = 0;
    const stop = state.subscribe(() => calls++);
    state.set((basket) => ({ ...basket, open: true }));
    writeInAnotherTab('{"state":{"items":[5]},"version":1}');
    expect(state.get()).toEqual({ items: [5], open: true });
    writeInAnotherTab('whatever', 'other-key');
    expect(calls).toBe(2);
    writeInAnotherTab(null, null);
    expect(state.get().items).toEqual([]);
    stop();
  });

  it('changes what is there now, not what was there when it was read', () => {
    const state = makeState();
    expect(state.get().items).toEqual([]);
    stored.set('basket', '{"state":{"items":[5]},"version":1}');
    state.set((basket) => ({ ...basket, items: [...basket.items, 6] }));
    expect(state.get().items).toEqual([5, 6]);
  });

  it('reads again with the first listener, and when a page comes back from the back/forward cache', () => {
    const state = makeState();
    expect(state.get().items).toEqual([]);
    stored.set('basket', '{"state":{"items":[5]},"version":1}');
    let calls = 0;
    const stop = state.subscribe(() => calls++);
    expect(state.get().items).toEqual([5]);
    stored.set('basket', '{"state":{"items":[7]},"version":1}');
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(state.get().items).toEqual([5]);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(state.get().items).toEqual([7]);
    expect(calls).toBe(1);
    stop();
  });

  it('stays the same object while nothing changed', () => {
    const state = makeState();
    state.set((basket) => ({ ...basket, items: [1] }));
    const before = state.get();
    const stop = state.subscribe(() => undefined);
    expect(state.get()).toBe(before);
    stop();
  });

  describe('where local storage is refused', () => {
    const refused = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    const inTab = new Map<string, string>();
    const tab = {
      getItem: (key: string) => inTab.get(key) ?? null,
      setItem: (key: string, value: string) => inTab.set(key, value),
      removeItem: (key: string) => inTab.delete(key),
    };

    beforeEach(() => inTab.clear());

    it('stays in the tab over its next load, and says that it is not lasting', () => {
      vi.stubGlobal('localStorage', refused);
      vi.stubGlobal('sessionStorage', tab);
      const state = makeState();
      expect(state.isLasting()).toBe(true);
      state.set((basket) => ({ ...basket, items: [3] }));
      expect(state.isLasting()).toBe(false);
      const loaded = makeState();
      expect(loaded.get().items).toEqual([3]);
      expect(loaded.isLasting()).toBe(false);
    });

    it('goes back to the device as soon as that takes it', () => {
      const device = globalThis.localStorage;
      vi.stubGlobal('localStorage', {
        ...device,
        setItem: refused.setItem,
        removeItem: (key: string) => stored.delete(key),
      });
      vi.stubGlobal('sessionStorage', tab);
      stored.set('basket', '{"state":{"items":[5]},"version":1}');
      const state = makeState();
      state.set(({ items, ...basket }) => ({ ...basket, items: [...items, 6] }));
      expect(makeState().get().items).toEqual([5, 6]);
      vi.stubGlobal('localStorage', device);
      state.set(({ items, ...basket }) => ({ ...basket, items: [...items, 7] }));
      expect([state.isLasting(), inTab.size]).toEqual([true, 0]);
      expect(makeState().get().items).toEqual([5, 6, 7]);
    });

    it('lives on without any storage', () => {
      vi.stubGlobal('localStorage', undefined);
      vi.stubGlobal('sessionStorage', undefined);
      const state = makeState();
      state.set((basket) => ({ ...basket, items: [3] }));
      expect(state.get().items).toEqual([3]);
      expect(state.isLasting()).toBe(false);
    });
  });
});
