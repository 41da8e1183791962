import { expect, it } from 'vitest';
import { footer } from './navigation.ts';
import { storePages } from './store-pages.ts';

it('every page of text is found from the footer', () => {
  const linked = new Set<string>(Object.values(footer).flatMap((links) => links.map(([path]) => path)));
  const lost = storePages.map(({ path }) => path).filter((path) => !linked.has(path));
  expect(lost, 'to be linked in `footer` of domain/shop/navigation.ts').toEqual([]);
});
