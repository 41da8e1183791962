/** What makes a product the right answer to a query, in small parts: for the tables of judged queries. */

import { isSupported } from '#domain/catalogue/use-rules.ts';
import { graphicsPoints, isGameCard } from '#domain/graphics.ts';
import type { LaptopFacts } from '#domain/laptop.ts';
import { findProcessor } from '#domain/processors/processors.ts';

export interface JudgedProduct {
  title: string;
  vendor: string;
  priceCents: number | null;
  facts: LaptopFacts;
  values: Readonly<Record<string, readonly string[]>>;
}

export type Judge = (product: JudgedProduct) => boolean;

export interface JudgedQuery {
  query: string;
  /** Null: nothing must be shown. */
  isRight: Judge | null;
  reason: string;
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
export const laptop: Judge = ({ values }) => values.kind?.includes('laptop') === true;
export const brand =
  (name: string): Judge =>
  ({ vendor }) =>
    vendor.trim().toLowerCase() === name;
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
    facts.machine.weightKg !== null && facts.machine.weightKg <= most;
export const battery =
  (least: number): Judge =>
  ({ facts }) =>
    (facts.machine.batteryWh ?? 0) >= least;
export const has =
  (facet: string, value: string): Judge =>
  ({ values }) =>
    values[facet]?.includes(value) === true;
export const card: Judge = ({ facts }) => facts.machine.hasDedicatedGraphics === true;
export const game: Judge = ({ facts }) => isGameCard(facts.machine.graphics);
export const supported: Judge = ({ facts }) => isSupported(facts);
export const many =
  (least: number): Judge =>
  ({ facts }) =>
    ((facts.cpu && findProcessor(facts.cpu.label)?.speed?.classMany) ?? 0) >= least;
export const strong: Judge = ({ facts }) => graphicsPoints(facts.machine.graphics) > 0 || facts.cpu?.vendor === 'apple';
export const inches =
  (least: number, most: number): Judge =>
  ({ facts }) =>
    facts.screenInches !== null && facts.screenInches >= least && facts.screenInches < most;

export const STUDENT = all(laptop, supported, ramFrom(8), kilos(1.8), upTo(450));
export const OFFICE = all(laptop, supported, ramFrom(8), upTo(450));
export const CODE = all(laptop, supported, ramFrom(16), many(4));
export const PHOTO = all(laptop, supported, ramFrom(16), strong);
export const CAD = all(laptop, card, ramFrom(16), many(5), not(brand('apple')));
export const TRAVEL = all(laptop, supported, kilos(1.35));
export const ACCOUNTS = all(laptop, supported, ramFrom(8), has('keyboard', 'number-pad'));

/** Several queries of one row, with `|` between, are judged alike. */
export type Row = readonly [queries: string, isRight: Judge | null, reason: string];

export function readRows(rows: readonly Row[]): readonly JudgedQuery[] {
  return rows.flatMap(([queries, isRight, reason]) => queries.split('|').map((query) => ({ query, isRight, reason })));
}
