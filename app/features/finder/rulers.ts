import { carriedWeight, type Weighed } from '#domain/facts/carried-weight.ts';
import type { MachineFacts } from '#domain/facts/machine-facts.ts';
import type { Language } from '#domain/locale/locales.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { formatBatteryWh, formatWeight, formatWholeEuro } from '../../i18n/format.ts';

/** The parts of a proposal that have a place on a line. */
export interface RuledMachine {
  priceCents: number;
  facts: { machine: Weighed & Pick<MachineFacts, 'batteryWh' | 'approximate'>; cpu: { label: string } | null };
}

/** A line with the three at the places of their figures, the better the further left; only if all are known. */
export function rulersOf(candidates: readonly RuledMachine[], language: Language) {
  const weights = candidates.map(({ facts }) => carriedWeight(facts.machine));
  const isWeightAbout = weights.some((weight) => weight?.isAbout);
  const isBatteryAbout = candidates.some(({ facts }) => facts.machine.approximate.includes('battery_design'));
  const rulers = [
    {
      fact: 'price' as const,
      values: candidates.map(({ priceCents }) => priceCents),
      write: (cents: number) => formatWholeEuro(cents, language),
      isAbout: false,
    },
    {
      fact: 'speed' as const,
      // With much open, as the rows above tell it; the larger is the better.
      values: candidates.map(({ facts }) => {
        const speed = facts.cpu && findProcessor(facts.cpu.label)?.speed;
        return speed ? -speed.classMany : null;
      }),
      write: (speed: number) => `${-speed}/10`,
      isAbout: false,
    },
    {
      fact: 'weight' as const,
      // Estimates are placed by their two digits.
      values: weights.map((weight) =>
        weight && isWeightAbout ? Number(weight.kilograms.toPrecision(2)) : (weight?.kilograms ?? null),
      ),
      write: (kilograms: number) => formatWeight(kilograms, language, isWeightAbout),
      isAbout: isWeightAbout,
    },
    {
      fact: 'battery' as const,
      // The larger is the better.
      values: candidates.map(({ facts }) => facts.machine.batteryWh && -Math.round(facts.machine.batteryWh)),
      write: (wattHours: number) => formatBatteryWh(Math.round(-wattHours), language),
      isAbout: isBatteryAbout,
    },
  ];
  return rulers.flatMap(({ fact, values, write, isAbout }) => {
    const known = values.flatMap((value) => value ?? []);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    if (known.length < values.length || known.length < 2) return [];
    // A line would enlarge an imperceptible difference, so words tell it.
    const isSame = Math.abs(most - least) < LEAST_RANGE * Math.max(Math.abs(least), Math.abs(most));
    const ends = new Set([least, most].toSorted((x, y) => Math.abs(x) - Math.abs(y)).map(write));
    const points = [...Map.groupBy(known.keys(), (index) => write(known[index] ?? 0))].map(([label, indices]) => ({
      label,
      /** Which proposals it is of: the same figure has one place. */
      numbers: indices.map((index) => index + 1),
      /** Per cent of the line. */
      at: Math.round(RULER.from + (((known[indices[0] ?? 0] ?? 0) - least) / (most - least)) * RULER.length),
    }));
    return [{ fact, isAbout, same: isSame ? [...ends].join(' – ') : null, points: isSame ? [] : apart(points) }];
  });
}

/** As a share of the largest figure. */
const LEAST_RANGE = 0.08;
/** As wide as a mark on a phone's line, per cent. */
const MARK = 12;

/** Marks of nearly equal figures are moved apart. */
function apart<Point extends { at: number }>(points: Point[]): Point[] {
  let end = 0;
  for (const point of points.toSorted((a, b) => a.at - b.at)) {
    point.at = Math.max(point.at, end);
    end = point.at + MARK;
  }
  return points;
}

/** Labels are as wide as this leaves room at both ends, per cent. */
const RULER = { from: 10, length: 72 } as const;
