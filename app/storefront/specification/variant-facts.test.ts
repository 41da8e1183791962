import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/locale/locales.ts';
import { platformProduct } from '#tests/support/platform-product.ts';
import { readFacts, readFactsForSale, toCardProduct, variantsOf } from '../catalogue/card-product.ts';
import type { Product } from '../documents.ts';
import { mergeFacts } from './fact-fields.ts';
import { summaryOf, withOwnRows } from './own-rows.ts';
import { specificationOf } from './specification.ts';
import { variantFacts } from './variant-facts.ts';

const field = (key: string, value: string) => ({ namespace: 'xana', key, value });
const T480 = 'Lenovo ThinkPad T480 (i5-8350U, 16GB RAM, 256GB SSD, 14" FHD, GA+)';

function product(own: readonly ReturnType<typeof field>[]): Product {
  const base = platformProduct({ id: 1, handle: 't480', title: T480 });
  return {
    ...base,
    metafields: [
      field('weight', '{"value":1.58,"unit":"kg"}'),
      field('battery_design', '48'),
      field('approximate', '["weight","battery_design"]'),
    ],
    codes: {
      nodes: [
        { id: 'v1', barcode: null, metafields: [null] },
        { id: 'v2', barcode: null, metafields: own },
      ],
    },
  } as unknown as Product;
}

function ownFacts(given: Product, language: Language) {
  return variantFacts(given, specificationOf(readFacts(given), 'laptop', language).rows, language);
}

describe('a variant with facts of its own', () => {
  it('shows them in place of its product’s, as well known as it says', () => {
    const given = product([field('battery_design', '72'), field('weight', '{"value":1.75,"unit":"kg"}')]);
    const found = ownFacts(given, 'en');
    expect(Object.keys(found)).toEqual(['v2']);
    expect(found.v2?.rows.map(({ word, value }) => [word, value.replaceAll('\u00A0', ' ')])).toEqual([
      ['weight', '1.75 kg'],
      ['battery', '72 Wh'],
    ]);
    expect(found.v2?.facts.weightKg).toBe(1.75);
    const shared = specificationOf(readFacts(given), 'laptop', 'en').rows;
    const rows = withOwnRows(shared, found.v2?.rows ?? []);
    expect(rows.map(({ word }) => word)).toEqual(shared.map(({ word }) => word));
    expect(summaryOf(rows).map(({ value }) => value.replaceAll('\u00A0', ' '))).toEqual(['1.75 kg', '72 Wh']);
  });

  it('adds what only the variant knows', () => {
    const { v2 } = ownFacts(product([field('battery_health', '91')]), 'en');
    expect(v2?.rows.map(({ word }) => word)).toEqual(['batteryMeasured']);
    expect(withOwnRows([], v2?.rows ?? [])).toEqual(v2?.rows);
  });

  it('is none where its fields say what its product says, or nothing that makes sense', () => {
    expect(
      ownFacts(product([field('weight', '{"value":1.58,"unit":"kg"}'), field('approximate', 'weight')]), 'el'),
    ).toEqual({});
    expect(ownFacts(product([field('weight', 'heavy')]), 'el')).toEqual({});
    expect(ownFacts({ ...product([]), codes: undefined } as unknown as Product, 'el')).toEqual({});
  });

  it('has the memory and the disk that its options name, in the rows and among the facts of the title', () => {
    const options = [
      { Memory: '8 GB', Storage: '256 GB' },
      { Memory: '16 GB', Storage: '256 GB' },
      { Memory: '16 GB', Storage: '512 GB' },
    ];
    const base = platformProduct({
      ...{ id: 1, handle: 't480', title: 'Lenovo ThinkPad T480 (i5-8350U, from 8GB RAM, 256GB SSD, 14" FHD, GA)' },
      variants: options.map((chosen, at) => ({ id: at + 1, price: '229.0', options: chosen })),
    });
    const given = { ...base, codes: base.variants } as unknown as Product;
    const found = Object.values(ownFacts(given, 'en'));
    expect(found.map(({ facts }) => [facts.ramGb, facts.ramUpToGb, facts.storageLabel])).toEqual([
      [8, null, '256 GB SSD'],
      [16, null, '256 GB SSD'],
      [16, null, '512 GB SSD'],
    ]);
    expect(found.map(({ specs }) => specs.slice(1, 3).map(({ text }) => text.replaceAll('\u00A0', ' ')))).toEqual([
      ['8 GB RAM', '256GB SSD'],
      ['16 GB RAM', '256GB SSD'],
      ['16 GB RAM', '512 GB SSD'],
    ]);
    expect(toCardProduct(given).facts).toMatchObject({ ramGb: 8, ramUpToGb: null });
  });

  it('leaves what is known only about as it is for the facts that it does not state', () => {
    expect(mergeFacts({ weight: '1.4', approximate: 'weight; battery_design' }, { weight: '1.5' })).toEqual({
      weight: '1.5',
      approximate: 'battery_design',
    });
    expect(mergeFacts({ weight: '1.4', approximate: 'weight' }, { weight: '1.5' })).toEqual({ weight: '1.5' });
  });
});

describe('what lists, searches and comparisons know of a product whose variants differ', () => {
  const variant = (id: string, availableForSale: boolean, ...metafields: (ReturnType<typeof field> | null)[]) => ({
    ...{ id, title: id, sku: id, availableForSale, priorPrice: null, selectedOptions: [], metafields },
    price: { amount: '300.0', currencyCode: 'EUR' },
  });
  const sold = (isFirstThere: boolean) =>
    ({
      ...product([]),
      variants: {
        nodes: [
          variant('v1', isFirstThere, field('battery_design', '72'), field('keyboard_greek', 'engraved'), null),
          variant('v2', true, field('weight', '{"value":1.75,"unit":"kg"}')),
        ],
      },
    }) as unknown as Product;

  it('is what the one says that the card sells', () => {
    expect(toCardProduct(sold(true)).facts).toMatchObject({ weightKg: 1.58, batteryWh: 72, about: ['weight'] });
    expect(readFactsForSale(sold(true)).machine.greekLetters).toBe('engraved');
    expect(toCardProduct(sold(false)).facts).toMatchObject({ weightKg: 1.75, batteryWh: 48, about: ['battery'] });
    expect(readFactsForSale(sold(false)).machine.greekLetters).toBeNull();
  });

  it('travels to no browser as fields', () => {
    expect(toCardProduct(sold(true)).variant).not.toHaveProperty('metafields');
    expect(variantsOf(sold(true)).map((shown) => 'metafields' in shown)).toEqual([false, false]);
  });
});
