/** The rows of a comparison, in groups, written out: each value is a fact of its column's product. */

import type { Language } from '#domain/locale/locales.ts';
import { appleSystem } from '#domain/machine/apple-system.ts';
import { bestOf, lightestOf, longestBatteryOf } from '#domain/machine/compare-laptops.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { isWindows } from '#domain/machine/system-of.ts';
import { parseCents } from '#domain/money/money.ts';
import { hasDearerPlaces, shippingCents } from '#domain/money/pricing.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { shop } from '#shop.config';
import { formatCents } from '../../i18n/format.ts';
import { deviceOf, isLaptop } from '../../storefront/catalogue/card-product.ts';
import type { CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import { hostLinkOf } from '../../storefront/specification/port-rows.ts';
import { specificationOf } from '../../storefront/specification/specification.ts';
import type { SpecificationWord } from '../../storefront/specification/specification-words.ts';

type Word = keyof ReturnType<typeof pageTexts>['compareRows'];

export interface ComparedCell {
  /** Null is not known, or no question for such a device. */
  value: string | null;
  /** The grade is drawn on a laptop's lid. */
  hasLid?: boolean;
  isNoQuestion?: true;
  note?: string;
  /** A superlative that is certain: 'the cheapest'. */
  best?: string;
}

interface ComparedRow {
  /** Grades are drawn, not only named; of a delivery the page knows the days. */
  kind: 'text' | 'large' | 'grade' | 'delivery';
  label: string;
  cells: ComparedCell[];
  isDifferent: boolean;
}

export interface ComparedGroup {
  group: 'pay' | 'bag' | 'work' | 'hands';
  title: string;
  rows: ComparedRow[];
}

export function compareRows(products: readonly CatalogueProduct[], language: Language): ComparedGroup[] {
  const say = sayFrom(pageTexts(language).compareRows);
  const sheets = products.map((product) => specificationOf(product.facts, deviceOf(product), language));
  const best = bestOf(products);
  const machines = products.map(({ facts }) => facts.machine);
  const row = (label: string, cells: ComparedCell[], kind: ComparedRow['kind'] = 'text'): ComparedRow[] =>
    cells.every(({ value }) => value === null)
      ? []
      : [{ kind, label, cells, isDifferent: new Set(cells.map(({ value, note }) => `${value} ${note}`)).size > 1 }];
  /** A row of the specification, with a tick where it is certain. */
  const sheet = (word: SpecificationWord, firsts: readonly number[] = [], name: Word = 'cheapest') => {
    const cells = sheets.map(({ rows, unknown }, index) => ({
      value: rows.find((found) => found.word === word)?.value ?? null,
      ...noteOf(rows.find((found) => found.word === word)?.note),
      ...(![...rows.map((found) => found.word), ...unknown].includes(word) && { isNoQuestion: true as const }),
      ...(firsts.includes(index) && { best: say(name) }),
    }));
    return isMostlyUnknown(word, cells) ? [] : row(pageTexts(language).specification[word], cells);
  };
  const large = (word: SpecificationWord, firsts: readonly number[], name: Word) =>
    sheet(word, firsts, name).map((found) => ({ ...found, kind: 'large' as const }));
  const groups: ComparedGroup[] = [
    {
      group: 'pay',
      title: say('pay'),
      rows: [
        ...row(
          say('price'),
          products.map(({ priceCents }, index) => ({
            value: priceCents === null ? null : formatCents(priceCents, language),
            ...(best.price.includes(index) && { best: say('cheapest') }),
          })),
          'large',
        ),
        ...row(
          say('delivery'),
          products.map(({ card, isAvailable }) => ({
            ...(isAvailable && card.price
              ? { value: shippingNote(parseCents(card.price.amount), language) }
              : { value: null, isNoQuestion: true as const }),
          })),
          'delivery',
        ),
        ...row(
          say('warranty'),
          products.map(() => ({ value: say('months', { n: shop.warranty.months }) })),
        ),
      ],
    },
    {
      group: 'bag',
      title: say('bag'),
      rows: [
        ...large('weight', lightestOf(machines), 'lightest'),
        ...large('battery', longestBatteryOf(machines), 'largestBattery'),
        ...sheet('batteryMeasured'),
        ...sheet('usbCCharging'),
      ],
    },
    {
      group: 'work',
      title: say('work'),
      rows: [
        ...sheet('processor'),
        ...row(
          say('speed'),
          products.map(({ facts }, index) => speedCell(facts.cpu?.label, best.cpu.includes(index), say)),
        ),
        ...sheet('graphics'),
        ...row(
          pageTexts(language).specification.memory,
          products.map(({ facts }, index) => ({
            value: memoryText(facts),
            ...noteOf(sheets[index]?.rows.find(({ word }) => word === 'memoryRoom')?.value),
            ...(best.memory.includes(index) && { best: say('mostMemory') }),
          })),
        ),
        ...sheet('storage', best.storage, 'largestDisk'),
        ...row(
          say('system'),
          products.map((product) => systemCell(product, say)),
        ),
        ...sheet('hostLink', onlyThunderbolt(products), 'onlyThunderbolt').map(withoutNotes),
        ...CONNECTIONS.flatMap((word) => sheet(word)).map(withoutNotes),
        ...sheet('powerSupply', products.every(isDock) ? best.powerSupply : [], 'strongestSupply'),
        ...sheet('wireless'),
        ...sheet('year', best.year, 'newest'),
      ],
    },
    {
      group: 'hands',
      title: say('hands'),
      rows: [
        ...sheet('screen'),
        ...sheet('panel'),
        ...sheet('brightness'),
        ...sheet('touch'),
        ...row(
          say('grade'),
          products.map((product, index) => ({
            value: product.facts.grade,
            hasLid: isLaptop(product),
            ...(best.grade.includes(index) && { best: say('cleanest') }),
          })),
          'grade',
        ),
        ...sheet('keyboardLayout'),
        ...sheet('backlight'),
        ...sheet('numberPad'),
        ...sheet('greekLetters'),
        ...sheet('camera'),
      ],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** A portable machine's are one row; those of a dock, a monitor or a desktop stand by purpose. */
const CONNECTIONS: readonly SpecificationWord[] = [
  'ports',
  'pictureIn',
  'pictureOut',
  'usb',
  'network',
  'sound',
  'otherPorts',
];

/** Of a laptop's power supply more watts are no merit: it is carried. */
function isDock(product: CatalogueProduct): boolean {
  return deviceOf(product) === 'other' && product.facts.cpu === null && product.facts.screenInches === null;
}

/** The place of the only dock that needs, and gives, Thunderbolt. */
function onlyThunderbolt(products: readonly CatalogueProduct[]): number[] {
  if (!products.every(isDock)) return [];
  const links = products.map(({ facts }) => hostLinkOf(facts));
  const places = links.flatMap((link, index) => (/^thunderbolt/i.test(link ?? '') ? [index] : []));
  return places.length === 1 && !links.includes(null) ? places : [];
}

/** A card of its own or a foreign keyboard decides, even where nothing is known of the others. */
const TOLD_OF_ONE: readonly SpecificationWord[] = ['graphics', 'keyboardLayout', 'numberPad'];

/** Of more than half of the machines it is not known. */
function isMostlyUnknown(word: SpecificationWord, cells: readonly ComparedCell[]): boolean {
  const unknown = cells.filter(({ value, isNoQuestion }) => value === null && !isNoQuestion);
  return unknown.length * 2 > cells.length && !TOLD_OF_ONE.includes(word);
}

type Say = ReturnType<typeof sayFrom<Word>>;

/** They explain what a shopper who compares has read. */
function withoutNotes(row: ComparedRow): ComparedRow {
  return { ...row, cells: row.cells.map(({ note: _, ...cell }) => cell) };
}

function noteOf(note: string | undefined): { note?: string } {
  return note === undefined ? {} : { note };
}

function shippingNote(cents: number, language: Language): string {
  const shipping = shippingCents(cents, shop.delivery);
  const say = sayFrom(pageTexts(language).compareRows);
  const key = hasDearerPlaces(shop.delivery) ? 'shippingFrom' : 'shipping';
  return shipping === 0 ? say('free') : say(key, { price: formatCents(shipping, language) });
}

function speedCell(label: string | undefined, isBest: boolean, say: Say): ComparedCell {
  const speed = label === undefined ? null : findProcessor(label)?.speed;
  if (!speed) return { value: null };
  const values = { one: speed.classOne, many: speed.classMany };
  return {
    value: say('speedValue', values),
    note: say('speedNote', values),
    ...(isBest && { best: say('fastest') }),
  };
}

/** Until when a system gets updates is said only where it is known. */
export function systemCell(product: CatalogueProduct, say: Say): ComparedCell {
  const { card, facts } = product;
  if (card.system && !isWindows(card.system)) return { value: card.system };
  const device = deviceOf(product);
  const apple = appleSystem(facts, device);
  if (card.isMac) return { value: say('macos'), note: say(apple === 'apple' ? 'macosNote' : 'macosIntelNote') };
  if (facts.windows11 === 'yes') return { value: say('windows11'), note: say('windows11Note') };
  if (facts.windows11 === 'no') return { value: say('windows10'), note: say('windows10Note') };
  if (facts.windows11 !== 'notApplicable') return { value: say('systemUnknown') };
  if (device !== 'tablet') return { value: null, ...(device === 'other' && { isNoQuestion: true }) };
  if (facts.brand !== 'Apple') return { value: say('android') };
  return { value: say('ipados'), ...noteOf(apple === 'ipados' ? say('ipadosNote') : undefined) };
}
