import type { MachineFacts } from '../facts/machine-facts.ts';

type Graphics = Pick<MachineFacts, 'graphics' | 'hasDedicatedGraphics'>;

/** Graphics cards of business laptops, in points that order them; a rule of thumb by maker's series, not a measurement. */
const POINTS: readonly [RegExp, number][] = [
  [/rtx\s?a?[45]000/i, 75],
  [/rtx\s?(?:a?3000|2060|3060)/i, 65],
  [/rtx\s?(?:a2000|3050)/i, 58],
  [/gtx\s?16\d\d\s?ti/i, 48],
  [/gtx\s?16\d\d/i, 45],
  [/p[345]200/i, 45],
  [/t2000/i, 42],
  [/(?:radeon pro )?5[56]00m/i, 40],
  [/t1[02]00|5300m/i, 36],
  [/p2000/i, 33],
  [/gtx\s?10\d\d/i, 30],
  [/p1000|t[56]00/i, 26],
  [/m2000m|wx\s?4\d\d\d/i, 22],
  [/m1[02]00m?|5[56][05]x?/i, 17],
  [/mx\d{3}|9[34]0m|p[56]\d\d/i, 15],
];
/** A card of its own that the list does not have. */
const OTHER_CARD = 10;

/** @returns 0 where the graphics are a part of the processor, or not known */
export function graphicsPoints({ graphics, hasDedicatedGraphics }: Graphics): number {
  if (graphics === null || hasDedicatedGraphics === false) return 0;
  return POINTS.find(([pattern]) => pattern.test(graphics))?.[1] ?? OTHER_CARD;
}

/** Certified for programs of construction. */
export function isWorkstationCard(name: string | null): boolean {
  return name !== null && /\b(?:quadro|firepro|radeon pro|rtx a\d|t\d{3,4}\b)/i.test(name);
}

/** Made for games: GeForce GTX and RTX, and the Quadro RTX that are the same chips. */
export function isGameCard(name: string | null): boolean {
  return name !== null && /\b[gr]tx\b/i.test(name);
}
