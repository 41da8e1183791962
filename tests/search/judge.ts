/** What makes a product the right answer to a query, in small parts: the vocabulary of the table of judged queries. */
import type { Offer } from '#domain/catalogue/offers.ts';
import { isSupported } from '#domain/catalogue/use-rules.ts';
import { carriedKilograms } from '#domain/facts/carried-weight.ts';
import type { Port } from '#domain/facts/ports.ts';
import { graphicsPoints, isGameCard } from '#domain/machine/graphics.ts';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import { findProcessor } from '#domain/processors/processors.ts';

interface JudgedProduct {
  title: string;
  vendor: string;
  priceCents: number | null;
  facts: LaptopFacts;
  values: Readonly<Record<string, readonly string[]>>;
  offers?: readonly Offer[];
}

/** A product of the catalogue in plain values, as judgements read it. */
export interface Judged extends Pick<JudgedProduct, 'priceCents' | 'facts' | 'values'> {
  title: string;
  vendor: string;
  kind: 'laptop' | 'tablet' | 'monitor' | 'dock' | 'desktop';
  /** Cents. */
  price: number;
  ram: number;
  ssd: number;
  screen: number;
  /** Kilograms; not known weighs the most. */
  weight: number;
  wh: number;
  year: number;
  win11: boolean;
  isSupported: boolean;
  gpu: boolean;
  touch: boolean;
  numpad: boolean | null;
  backlight: boolean;
  usbc: boolean;
  fanless: boolean;
  slots: number;
  camera: string;
  sim: boolean;
  grade: string;
  ports: string;
  outs: number;
  /** Its variants that can be bought. */
  offered: readonly { cents: number; ramGb: number; diskGb: number }[];
}

export type Judge = (product: Judged) => boolean;

/** Several queries of one row, with `|` between, are judged alike; without a judge nothing must be shown. */
export type Row = readonly [queries: string, isRight: Judge | null, reason: string];

export function toJudged(product: JudgedProduct): Judged {
  const { facts, values, title } = product;
  const { machine } = facts;
  const [kind] = values.kind ?? [];
  const ports: readonly Port[] = machine.ports ?? [];
  const screens = ports.filter(({ kind }) => ['thunderbolt', 'hdmi', 'displayport', 'vga'].includes(kind));
  return {
    priceCents: product.priceCents,
    facts,
    values,
    title,
    vendor: product.vendor.trim().toLowerCase(),
    kind: (kind === 'monitor' && /dock/i.test(title) ? 'dock' : kind) as Judged['kind'],
    price: product.priceCents ?? Number.POSITIVE_INFINITY,
    ram: Math.max(facts.ramGb ?? 0, facts.ramUpToGb ?? 0),
    ssd: facts.storageGb ?? 0,
    screen: facts.screenInches ?? machine.screenInches ?? 0,
    weight: carriedKilograms(machine) ?? Number.POSITIVE_INFINITY,
    wh: machine.batteryWh ?? 0,
    year: machine.releaseYear ?? 0,
    win11: facts.windows11 === 'yes',
    isSupported: isSupported(facts),
    gpu: machine.hasDedicatedGraphics === true,
    touch: facts.touch,
    numpad: machine.hasNumberPad,
    backlight: machine.hasBacklight === true,
    usbc: machine.chargesOverUsbC === true,
    fanless: machine.isFanless === true,
    slots: machine.memorySlots ?? 0,
    camera: machine.camera ?? '',
    sim: machine.hasSim === true,
    grade: facts.grade ?? '',
    ports: ports.map(({ name }) => name).join('; '),
    outs: screens.reduce((sum, { count }) => sum + count, 0),
    offered: (product.offers ?? []).map(({ priceCents, ram, storage }) => ({
      cents: priceCents,
      ramGb: gigabytesOf(ram),
      diskGb: gigabytesOf(storage),
    })),
  };
}

/** Of a capacity as an address writes it: `1tb` is 1024. */
function gigabytesOf([value = '']: readonly string[]): number {
  return (Number.parseFloat(value) || 0) * (value.endsWith('tb') ? 1024 : 1);
}

export const named =
  (pattern: RegExp): Judge =>
  ({ title }) =>
    pattern.test(title);
export const all =
  (...judges: Judge[]): Judge =>
  (product) =>
    judges.every((judge) => judge(product));
export const not =
  (judge: Judge): Judge =>
  (product) =>
    !judge(product);
export const anyOf =
  (...judges: Judge[]): Judge =>
  (product) =>
    judges.some((judge) => judge(product));
export const laptop: Judge = ({ kind }) => kind === 'laptop';
export const brand =
  (name: string): Judge =>
  ({ vendor }) =>
    vendor === name;
export const upTo =
  (euro: number): Judge =>
  ({ priceCents }) =>
    priceCents !== null && priceCents <= euro * 100;
export const from =
  (euro: number): Judge =>
  ({ priceCents }) =>
    priceCents !== null && priceCents > euro * 100;
export const ram =
  (gb: number): Judge =>
  ({ values }) =>
    values.ram?.includes(`${gb}gb`) === true;
export const ramFrom =
  (gb: number): Judge =>
  ({ values }) =>
    (values.ram ?? []).some((value) => Number.parseInt(value, 10) >= gb);
export const kilos =
  (most: number): Judge =>
  ({ facts }) =>
    (carriedKilograms(facts.machine) ?? Number.POSITIVE_INFINITY) <= most;
export const battery =
  (least: number): Judge =>
  ({ facts }) =>
    (facts.machine.batteryWh ?? 0) >= least;
/** A chip of Apple's makes more of its battery. */
export const lasts: Judge = ({ facts }) => (facts.machine.batteryWh ?? 0) >= (facts.cpu?.vendor === 'apple' ? 45 : 55);
export const has =
  (facet: string, value: string): Judge =>
  ({ values }) =>
    values[facet]?.includes(value) === true;
export const card: Judge = ({ facts }) => facts.machine.hasDedicatedGraphics === true;
export const game: Judge = ({ facts }) => isGameCard(facts.machine.graphics);
export const supported: Judge = (product) => product.isSupported;
export const many =
  (least: number): Judge =>
  ({ facts }) =>
    ((facts.cpu && findProcessor(facts.cpu.label)?.speed?.classMany) ?? 0) >= least;
export const strong: Judge = ({ facts }) => graphicsPoints(facts.machine) > 0 || facts.cpu?.vendor === 'apple';
export const inches =
  (least: number, most: number): Judge =>
  ({ facts }) =>
    facts.screenInches !== null && facts.screenInches >= least && facts.screenInches < most;

export const cpu =
  (pattern: RegExp): Judge =>
  ({ facts }) =>
    pattern.test(facts.cpu?.label ?? '');
/** The price of the cheapest variant, euro. */
export const spends =
  (least: number, most: number): Judge =>
  ({ offered, priceCents }) =>
    offered.length > 0
      ? offered.some(({ cents }) => between(cents, least * 100, most * 100))
      : between(priceCents ?? 0, least * 100, most * 100);
/** One variant that can be bought meets all of it. */
export const offers =
  (wanted: { ram?: number; ramFrom?: number; disk?: number; diskFrom?: number; upTo?: number }): Judge =>
  ({ offered }) =>
    offered.some(
      ({ cents, ramGb, diskGb }) =>
        (wanted.ram === undefined || ramGb === wanted.ram) &&
        (wanted.ramFrom === undefined || ramGb >= wanted.ramFrom) &&
        (wanted.disk === undefined || diskGb === wanted.disk) &&
        (wanted.diskFrom === undefined || diskGb >= wanted.diskFrom) &&
        (wanted.upTo === undefined || cents <= wanted.upTo * 100),
    );
export const win11: Judge = (product) => product.win11;

export const STUDENT = all(laptop, supported, ramFrom(8), kilos(1.8), upTo(450));
export const OFFICE = all(laptop, supported, ramFrom(8), upTo(450));
export const CODE = all(laptop, supported, ramFrom(16), many(4));
export const PHOTO = all(laptop, supported, ramFrom(16), strong);
export const CAD = all(laptop, card, ramFrom(16), many(5), not(brand('apple')));
export const TRAVEL = all(laptop, supported, kilos(1.35));
export const ACCOUNTS = all(laptop, supported, ramFrom(8), has('keyboard', 'number-pad'));
export const MODERN = all(laptop, supported);
export const touch = has('touch', 'yes');
export const likeNew = anyOf(has('grade', 'aa'), has('grade', 'aplus'));
export const manyScreens: Judge = (product) => product.kind === 'dock' || (laptop(product) && product.outs >= 2);
export const fact =
  (test: (facts: LaptopFacts) => boolean): Judge =>
  ({ facts }) =>
    test(facts);

export function between(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}
