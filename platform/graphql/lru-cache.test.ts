import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

function filled() {
  const cache = new LruCache<string>(10);
  for (const key of ['a', 'b', 'c']) cache.set(key, key.toUpperCase(), 3);
  return cache;
}

const kept = (cache: LruCache<string>) => ['a', 'b', 'c', 'd'].filter((key) => cache.get(key));

it('lets go of what was used longest ago', () => {
  const cache = filled();
  cache.get('a');
  cache.set('d', 'D', 3);
  expect(kept(cache)).toEqual(['a', 'c', 'd']);
});

it('is full to the last unit', () => {
  const cache = filled();
  cache.set('d', 'D', 1);
  expect(kept(cache)).toEqual(['a', 'b', 'c', 'd']);
});

it('counts a value that took the place of another once', () => {
  const cache = filled();
  for (let turn = 0; turn < 5; turn += 1) cache.set('a', 'again', 3);
  expect([kept(cache), cache.get('a')]).toEqual([['a', 'b', 'c'], 'again']);
});

it('does not keep what is larger than all room, nor what it replaced', () => {
  const cache = filled();
  cache.set('a', 'large', 11);
  expect(kept(cache)).toEqual(['b', 'c']);
  cache.set('d', 'D', 4);
  expect(kept(cache)).toEqual(['b', 'c', 'd']);
});
