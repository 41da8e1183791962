import { MAX_COMPARED } from '#domain/machine/compare-laptops.ts';
import { createPersistedState } from './persisted-state.ts';
import { isListOf, isRecord, isText, matches } from './stored-shape.ts';
import { takeBackToasts } from './toasts.ts';

interface ComparedItem {
  /** A card's key: the handle, with the variant where one was chosen. */
  handle: string;
  name: string;
}

/** The laptops that wait to be compared, under the local storage key `compare`. */
const compareState = createPersistedState<{ items: ComparedItem[] }>({
  key: 'compare',
  initial: { items: [] },
  parse: (value) => {
    if (!isRecord(value) || !isListOf(value.items, MAX_COMPARED, isItem)) return null;
    return { items: value.items as ComparedItem[] };
  },
});

function isItem({ handle, name }: Record<string, unknown>): boolean {
  return matches(handle, /^[\p{L}\p{N}._~-]+$/u) && isText(name);
}

export function useCompared(): ComparedItem[] {
  return compareState.use().items;
}

/** In or out. @returns false when there is no room for another one */
export function toggleCompared(item: ComparedItem): boolean {
  const { items } = compareState.get();
  const rest = items.filter(({ handle }) => handle !== item.handle);
  const isIn = rest.length < items.length;
  if (!isIn && items.length >= MAX_COMPARED) return false;
  setItems(isIn ? rest : [...items, item]);
  return true;
}

/** Out of it, where it was in. */
export function removeCompared(handle: string): void {
  setItems(compareState.get().items.filter((item) => item.handle !== handle));
}

export function clearCompared(): void {
  setItems([]);
}

/** What the message that there is no room tells of. */
export const COMPARE_SOURCE = 'compare';

function setItems(items: ComparedItem[]): void {
  if (items.length < MAX_COMPARED) takeBackToasts(COMPARE_SOURCE);
  compareState.set(() => ({ items }));
}
