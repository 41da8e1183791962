import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

function filled() {
  const cache = new BoundedCache<{ size: number }>(100);
  for (const key of ['a', 'b', 'c']) cache.set(key, { size: 30 });
  return cache;
}

const keysOf = (cache: BoundedCache<{ size: number }>) => ['a', 'b', 'c', 'd'].filter((key) => cache.peek(key));

it('lets go of what was used longest ago', () => {
  const cache = filled();
  cache.set('d', { size: 30 });
  expect(keysOf(cache)).toEqual(['b', 'c', 'd']);
});

it('counts a read as a use, and a look not', () => {
  const cache = filled();
  cache.get('a');
  cache.peek('b');
  cache.set('d', { size: 30 });
  expect(keysOf(cache)).toEqual(['a', 'c', 'd']);
});

it('counts the bytes that a value takes later', () => {
  const cache = filled();
  const a = cache.get('a');
  if (a) cache.grow('a', a, 30);
  expect(keysOf(cache)).toEqual(['a', 'c']);
});

it('counts nothing of a value that is no longer kept', () => {
  const cache = filled();
  const old = cache.peek('a');
  cache.set('a', { size: 30 });
  if (old) cache.grow('a', old, 1_000);
  expect(keysOf(cache)).toEqual(['a', 'b', 'c']);
});

it('counts a value that took the place of another once', () => {
  const cache = filled();
  cache.set('c', { size: 40 });
  expect(keysOf(cache)).toEqual(['a', 'b', 'c']);
});

it('does not keep what is larger than all room, nor what it replaced', () => {
  const cache = filled();
  cache.set('a', { size: 101 });
  expect(keysOf(cache)).toEqual(['b', 'c']);
  cache.set('d', { size: 40 });
  expect(keysOf(cache)).toEqual(['b', 'c', 'd']);
});

it('keeps as much as it may, to the byte', () => {
  const cache = filled();
  cache.set('d', { size: 10 });
  expect(keysOf(cache)).toEqual(['a', 'b', 'c', 'd']);
  const d = cache.peek('d');
  if (d) cache.grow('d', d, 1);
  expect(keysOf(cache)).toEqual(['b', 'c', 'd']);
});
