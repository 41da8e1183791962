import { beforeAll, describe, expect, it } from 'vitest';
import { FACETS, type FacetKey, facetRow } from '#domain/catalogue/facets.ts';
import { parseSelection, withFacet } from '#domain/catalogue/selection.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { useTestPlatform } from '#tests/support/test-platform.ts';
import { setStock } from '../../stock/set-stock.ts';
import { setProductStatus } from '../change-listing.ts';
import { createProduct, editProduct } from '../edit-product.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { listForOwner, type ProductView } from './owner-list.ts';

const NAMES = ['Lenovo ThinkPad T480', 'Dell Latitude 7400', 'HP EliteBook 840'];
const SPECS = [
  'i5-8365U, 8GB RAM, 256GB SSD, 14", A',
  'i7-7600U, 16GB RAM, 512GB SSD, 14", B',
  'i5-8365U, 16GB RAM, 14", A+',
];

describe.each(databaseKinds)('the products of the owner on %s', (kind) => {
  const shop = useTestPlatform(kind);
  beforeAll(async () => {
    const { context } = shop().platform;
    for (const title of NAMES.flatMap((name) => SPECS.map((spec) => `${name} (${spec})`)))
      await createProduct(
        context,
        { title, priceCents: 29_900, productType: 'Laptop' },
        { sizeOf: () => ({ width: 4, height: 3 }) },
      );
  });
  const db = () => shop().platform.context.db;
  const select = (address: string) => parseSelection(new URLSearchParams(address));
  const list = (address: string, view: ProductView = 'all') => listForOwner(db(), select(address), view);
  const handlesOf = async (address: string, view?: ProductView) =>
    (await list(address, view)).products.map(({ handle }) => handle);

  it('has all of them, the newest first, and finds them by words and codes', async () => {
    const { products, hidden } = await readCatalogue(db());
    const all = await list('');
    const ids = all.products.map(({ id }) => id);
    expect(ids).toEqual([...products, ...hidden].map(({ id }) => id).sort((one, other) => other - one));
    const [first] = all.products;
    expect(await handlesOf(`q=${first?.variants[0]?.sku}`)).toContain(first?.handle);
    expect(await handlesOf('q=no such words')).toEqual([]);
  });

  it.each(['', 'kind=laptop', 'brand=lenovo', 'ram=8gb&ram=16gb', 'ram=16gb&grade=ap', 'q=thinkpad&cpu=8th-gen'])(
    'of «%s» says how many each further value would show',
    async (address) => {
      const selection = select(address);
      const { facets } = await listForOwner(db(), selection, 'all');
      let told = 0;
      for (const facet of FACETS.filter((one): one is FacetKey => !facetRow(one).hasNoBoxes))
        for (const { value, count } of facets[facet]) {
          const { products } = await listForOwner(db(), withFacet(selection, facet, [value]), 'all');
          expect(products.length, `${facet} ${value}`).toBe(count);
          told += count;
        }
      expect(told).toBeGreaterThan(0);
    },
  );

  it('widens by several values of one filter, and narrows by another', async () => {
    const [eight, sixteen] = [await handlesOf('ram=8gb'), await handlesOf('ram=16gb')];
    expect(new Set(await handlesOf('ram=8gb&ram=16gb'))).toEqual(new Set([...eight, ...sixteen]));
    const lenovo = await handlesOf('brand=lenovo');
    expect(new Set(await handlesOf('brand=lenovo&ram=8gb'))).toEqual(
      new Set(lenovo.filter((handle) => eight.includes(handle))),
    );
  });

  it('follows a title that changes, and stock that runs out', async () => {
    const { context } = shop().platform;
    const settings = { sizeOf: () => ({ width: 4, height: 3 }) };
    const title = 'HP ZBook 15 (i7-8850H, 16GB RAM, 512GB SSD, 15.6", A)';
    const handle = (await createProduct(context, { title, priceCents: 49_900, productType: 'Laptop' }, settings)) ?? '';
    expect([await handlesOf('ram=16gb'), await handlesOf('ram=32gb')].map((list) => list.includes(handle))).toEqual([
      true,
      false,
    ]);
    const [before] = (await list('q=zbook')).products;
    for (const { sku } of before?.variants ?? []) await setStock(db(), sku, 3);
    expect(await handlesOf('stock=in')).toContain(handle);
    await editProduct(context, handle, settings, (record) => ({
      ...record,
      title: { el: title.replace('16GB', '32GB'), en: title.replace('16GB', '32GB') },
    }));
    expect([await handlesOf('ram=16gb'), await handlesOf('ram=32gb')].map((list) => list.includes(handle))).toEqual([
      false,
      true,
    ]);
    for (const { sku } of before?.variants ?? []) await setStock(db(), sku, 0);
    expect(await handlesOf('stock=in')).not.toContain(handle);
  });

  it('has views of drafts and of what runs out', async () => {
    const [product] = (await list('', 'active')).products;
    const { handle = '', variants = [] } = product ?? {};
    for (const { sku } of variants) await setStock(db(), sku, 0);
    expect(await handlesOf('', 'sold-out')).toContain(handle);
    expect(await handlesOf('', 'few')).not.toContain(handle);
    await setStock(db(), variants[0]?.sku ?? '', 2);
    expect(await handlesOf('', 'few')).toContain(handle);
    await setProductStatus(shop().platform.context, handle, 'draft');
    expect(await handlesOf('', 'draft')).toContain(handle);
    expect(await handlesOf('', 'active')).not.toContain(handle);
  });
});
