import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenSeededTwice } from '#tests/support/seeded-databases.ts';
import { openCatalogue } from './catalogue-reader.ts';
import { readCatalogue } from './read-catalogue.ts';

describe.each(databaseKinds)('products behind an id on %s', (kind) => {
  /** `other` is without the catalogue in memory that `db` has. */
  const { db, other } = givenSeededTwice(kind);

  it('are those of the catalogue, in the order of their ids', async () => {
    const { products } = await readCatalogue(db);
    const inOrder = products.toSorted((a, b) => a.id - b.id);
    const reader = await openCatalogue(other);
    // What was sold decides an order of all products, and is read with them alone.
    const expected = inOrder.map((product) => ({ ...product, sold: 0 }));
    expect(await reader.productsAfter(0, 100)).toEqual(expected);
    expect(await reader.productsAfter(inOrder[4]?.id ?? 0, 6)).toEqual(expected.slice(5, 11));
    expect(await reader.productsAfter(inOrder.at(-1)?.id ?? 0, 6)).toEqual([]);
  });
});
