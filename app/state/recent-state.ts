import { createRecentList } from './recent-list.ts';
import { matches } from './stored-shape.ts';

/** The products viewed last, under the local storage key `recent`. Only their handles: everything else is read anew. */
const recent = createRecentList({
  key: 'recent',
  name: 'handles',
  // One more than is shown: the page that is open is not shown to itself.
  most: 5,
  isOurs: isHandle,
});

function isHandle(value: unknown): value is string {
  return matches(value, /^[\p{L}\p{N}._-]+$/u);
}

export function rememberProduct(handle: string): void {
  if (isHandle(handle)) recent.remember(handle);
}

export const useRecent = recent.use;
