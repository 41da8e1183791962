import { compareLaptops, lightestOf, longestBatteryOf, parseCompared } from '#domain/compare.ts';
import { toDeviceKind } from '#domain/device-kind.ts';
import { type Language, languageOf } from '../../i18n/language.ts';
import type { CatalogueProduct } from '../../storefront/catalogue.ts';
import { loadListed } from '../../storefront/load-cards.ts';
import type { Services, servicesContext } from '../../storefront/services.ts';
import { specificationOf } from '../../storefront/specification.ts';
import { type SpecificationWord, specificationWords } from '../../storefront/specification-words.ts';

/** The facts beyond the card's own, in groups. */
const GROUPS = {
  power: ['speed', 'graphics', 'memoryRoom'],
  carrying: ['weight', 'battery', 'batteryMeasured', 'usbCCharging'],
  using: ['brightness', 'panel', 'backlight', 'numberPad', 'greekLetters', 'fingerprint'],
  connections: ['ports', 'wireless', 'sim'],
  age: ['year'],
} as const satisfies Record<string, readonly SpecificationWord[]>;

export interface ComparedDetail {
  label: string;
  /** One for each product; null is not known. */
  values: (string | null)[];
  isDifferent: boolean;
  best: number[];
}

/** Up to four laptops of the address, and what is to be said of them side by side. */
export async function loadCompare(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const { searchParams, pathname } = new URL(request.url);
  const handles = parseCompared(searchParams);
  const listed = handles.length > 0 ? await loadListed(request, handles, context) : [];
  return {
    products: listed.map(({ card }) => card),
    rows: compareLaptops(
      listed.map(({ priceCents, card, storageGb }) => ({ priceCents, facts: { ...card.facts, storageGb } })),
    ),
    groups: toGroups(listed, languageOf(pathname)),
    /** Asked for by the address, but not in the shop. */
    missing: handles.length - listed.length,
  };
}

function toGroups(products: readonly CatalogueProduct[], language: Language) {
  const sheets = products.map(
    ({ facts, productType }) => specificationOf(facts, toDeviceKind(productType), language).rows,
  );
  const machines = products.map(({ facts }) => facts.machine);
  const best: Partial<Record<SpecificationWord, number[]>> = {
    weight: lightestOf(machines),
    battery: longestBatteryOf(machines),
  };
  return Object.entries(GROUPS).flatMap(([group, words]) => {
    const details = words.flatMap((word): ComparedDetail[] => {
      const values = sheets.map((rows) => rows.find((row) => row.word === word)?.value ?? null);
      if (values.every((value) => value === null)) return [];
      const label = specificationWords[language][word];
      return [{ label, values, isDifferent: new Set(values).size > 1, best: best[word] ?? [] }];
    });
    return details.length > 0 ? [{ group: group as keyof typeof GROUPS, details }] : [];
  });
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;
