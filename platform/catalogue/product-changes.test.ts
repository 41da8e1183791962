import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenSeededTwice } from '#tests/support/seeded-databases.ts';
import { readProductChanges } from './product-changes.ts';

describe.each(databaseKinds)('changes of products on %s', (kind) => {
  const { db, other } = givenSeededTwice(kind);

  async function idOf(handle: string): Promise<number> {
    const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
    return id;
  }

  /** On PostgreSQL with what was written while transactions of other databases were under way. */
  async function changesOf(work: () => Promise<unknown>): Promise<readonly number[]> {
    const { until } = await readProductChanges(db, null);
    await work();
    return (await readProductChanges(db, until)).ids ?? [];
  }

  async function writtenDown(): Promise<number> {
    const { last } = await db
      .selectFrom('product_changes')
      .select((row) => row.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    return Number(last);
  }

  it('tells the product of every row that pages show', async () => {
    const id = await idOf('alpha-14');
    const variants = db.selectFrom('product_variants').select('id').where('product_id', '=', id);
    const options = db.selectFrom('product_options').select('id').where('product_id', '=', id);
    const works: (() => Promise<unknown>)[] = [
      () => other.updateTable('products').set({ vendor: 'Acer' }).where('id', '=', id).execute(),
      () => other.updateTable('product_variants').set({ price_cents: 1 }).where('product_id', '=', id).execute(),
      () => other.updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', id).execute(),
      () => other.updateTable('product_images').set({ width: 7 }).where('product_id', '=', id).execute(),
      () => other.updateTable('product_option_values').set({ name: 'x' }).where('option_id', 'in', options).execute(),
      () => other.deleteFrom('variant_option_values').where('variant_id', 'in', variants).execute(),
      () =>
        other
          .updateTable('translations')
          .set({ value: 'x' })
          .where('resource', '=', 'product')
          .where('resource_id', '=', id)
          .execute(),
      () => other.deleteFrom('products').where('id', '=', id).execute(),
    ];
    for (const work of works) {
      const before = await writtenDown();
      expect(await changesOf(work), work.toString()).toContain(id);
      expect(await writtenDown(), work.toString()).toBeGreaterThan(before);
    }
  });

  it('passes over what no page shows', async () => {
    const id = await idOf('beta-13');
    await other.updateTable('product_variants').set({ stock: 9 }).where('product_id', '=', id).execute();
    const before = await writtenDown();
    await other.updateTable('product_variants').set({ stock: 8 }).where('product_id', '=', id).execute();
    expect(await writtenDown()).toBe(before);
  });

  it('misses nothing of a transaction that ends after a later one', async () => {
    const [early, late] = [await idOf('beta-13'), await idOf('tab-11')];
    const { until } = await readProductChanges(db, null);
    const seen = new Set<number>();
    let reached = until;
    const read = async () => {
      const changes = await readProductChanges(db, reached);
      reached = changes.until;
      for (const id of changes.ids ?? []) seen.add(id);
    };
    if (kind === 'sqlite') {
      await other.updateTable('products').set({ vendor: 'A' }).where('id', 'in', [early, late]).execute();
    } else {
      await other.transaction().execute(async (trx) => {
        await trx.updateTable('products').set({ vendor: 'A' }).where('id', '=', early).execute();
        await db.updateTable('products').set({ vendor: 'B' }).where('id', '=', late).execute();
        await read();
        expect([...seen]).toContain(late);
      });
    }
    await read();
    expect([...seen]).toEqual(expect.arrayContaining([early, late]));
  });

  it('does not know them for another database', async () => {
    const { until } = await readProductChanges(db, null);
    for (const since of [null, 'x', `${BigInt(until) + 1_000_000n}`]) {
      expect((await readProductChanges(db, since)).ids).toBeNull();
    }
  });
});
