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

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

function makeState() {
  return createPersistedState<Basket>({
    key: 'basket',
    version: 2,
    initial: { items: [], open: false },
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
  it('stands under its key as {state, version} and is read back', () => {
    makeState().set((state) => ({ ...state, items: [1] }));
    expect(JSON.parse(stored.get('basket') ?? '')).toEqual({ state: { items: [1], open: false }, version: 2 });
    expect(makeState().get().items).toEqual([1]);
  });

  it.each([
    '{{{',
    'null',
    '7',
    '{"state":{"items":[1]},"version":1}',
    '{"version":2}',
    '{"state":{"items":"x"},"version":2}',
  ])('drops %s without an error', (text) => {
    stored.set('basket', text);
    expect(makeState().get()).toEqual({ items: [], open: false });
  });

  it('follows another tab, and keeps what is this tab’s own', () => {
    const state = makeState();
    let calls = 0;
    const stop = state.subscribe(() => calls++);
    state.set((basket) => ({ ...basket, open: true }));
    writeInAnotherTab('{"state":{"items":[5]},"version":2}');
    expect(state.get()).toEqual({ items: [5], open: true });
    writeInAnotherTab('whatever', 'other-key');
    expect(calls).toBe(2);
    writeInAnotherTab(null, null);
    expect(state.get().items).toEqual([]);
    stop();
  });

  it('lives on without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const state = makeState();
    state.set((basket) => ({ ...basket, items: [3] }));
    expect(state.get().items).toEqual([3]);
  });
});
