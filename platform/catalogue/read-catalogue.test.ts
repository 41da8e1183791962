import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenSeededTwice } from '#tests/support/seeded-databases.ts';
import { openDatabase } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { readCatalogue } from './read-catalogue.ts';

describe.each(databaseKinds)('the catalogue in memory on %s', (kind) => {
  /** `other` is another process, such as the owner's command line. */
  const { db, other, location } = givenSeededTwice(kind);

  it('stays the same object while nothing changes', async () => {
    const [one, two] = await Promise.all([readCatalogue(db), readCatalogue(db)]);
    expect(one).toBe(two);
    expect(await readCatalogue(db)).toBe(one);
    expect(one.products).toHaveLength(17);
  });

  it('sees stock that another process changed, and keeps older pictures as they were', async () => {
    const before = await readCatalogue(db);
    const variant = before.productByHandle.get('beta-13')?.variants[0];
    await other
      .updateTable('product_variants')
      .set({ stock: 77 })
      .where('id', '=', variant?.id ?? 0)
      .execute();
    const after = await readCatalogue(db);
    expect(after.productByHandle.get('beta-13')).toMatchObject({ totalInventory: 77, availableForSale: true });
    expect(before.productByHandle.get('beta-13')?.totalInventory).toBe(5);
  });

  it('sees every other change of another process', async () => {
    await other.updateTable('products').set({ vendor: 'Acer' }).where('handle', '=', 'beta-13').execute();
    expect((await readCatalogue(db)).productByHandle.get('beta-13')?.vendor).toBe('Acer');
    await other.updateTable('product_variants').set({ price_cents: 1 }).where('sku', '=', 'TAB-11').execute();
    expect((await readCatalogue(db)).productByHandle.get('tab-11')?.minPriceCents).toBe(1);
    await other.updateTable('translations').set({ value: 'Alpha!' }).where('value', 'like', 'Alpha 14%').execute();
    expect((await readCatalogue(db)).productByHandle.get('alpha-14')?.title.en).toBe('Alpha!');
    await other.deleteFrom('products').where('handle', '=', 'twin-12').execute();
    expect((await readCatalogue(db)).productByHandle.has('twin-12')).toBe(false);
  });

  it('reads only what changed, and is then as one that was read whole', async () => {
    const before = await readCatalogue(db);
    const [first, second] = before.products;
    const set = other
      .updateTable('products')
      .set({ title: 'Άλλος τίτλος' })
      .where('id', '=', first?.id ?? 0);
    await set.execute();
    await other.updateTable('collections').set({ title: 'Άλλη συλλογή' }).execute();
    await other
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', second?.id ?? 0)
      .execute();
    const after = await readCatalogue(db);
    expect(after.products[0]?.title.el).toBe('Άλλος τίτλος');
    expect(after.hidden.map(({ id }) => id)).toContain(second?.id);
    expect(after.productById.get(before.products[4]?.id ?? 0), 'the others are the same').toBe(before.products[4]);
    const anew = await openDatabase(location());
    expect(after).toEqual(await readCatalogue(anew));
    await anew.destroy();
  });

  it('does not see what was rolled back', async () => {
    const before = await readCatalogue(db);
    const work = other.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ vendor: 'Nobody' }).execute();
      throw new Error('roll back');
    });
    await expect(work).rejects.toThrow('roll back');
    expect(await readCatalogue(db)).toBe(before);
  });

  it('lets transactions that touch stock and content in any order go on', async () => {
    const { products } = await readCatalogue(db);
    const work = products.slice(4, 14).map(({ id }, index) => {
      const steps: ((trx: Transaction<Tables>) => Promise<unknown>)[] = [
        (trx) => trx.updateTable('product_variants').set({ stock: 9 }).where('product_id', '=', id).execute(),
        (trx) => trx.updateTable('products').set({ vendor: 'Xana' }).where('id', '=', id).execute(),
      ];
      return other.transaction().execute(async (trx) => {
        for (const step of index % 2 === 0 ? steps : steps.reverse()) await step(trx);
      });
    });
    await Promise.all(work);
    const after = await readCatalogue(db);
    expect(after.products.slice(4, 14).map(({ vendor, totalInventory }) => `${vendor} ${totalInventory}`)).toEqual(
      Array(10).fill('Xana 9'),
    );
  });

  it('is not changed by carts', async () => {
    const before = await readCatalogue(db);
    await other
      .insertInto('carts')
      .values({
        token: 't',
        key: 'k',
        language: 'el',
        country: 'GR',
        note: '',
        attributes: '[]',
        created_at: '',
        updated_at: '',
      })
      .execute();
    expect(await readCatalogue(db)).toBe(before);
  });
});
