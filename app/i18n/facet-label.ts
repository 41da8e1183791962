import { type FacetKey, type MeasuredFacet, parseBand } from '#domain/catalogue/facets.ts';
import { GRADES, type GradeKey, gradeLabel } from '#domain/machine/grade.ts';
import type { Translate } from './translate.ts';

/** Names that the shop gives itself, by the value of the facet. */
export type OwnNames = Readonly<Record<string, string>>;

/**
 * A value of a facet as people read it: «8η γενιά», «14″», «A+», «16 GB».
 *
 * @param ownNames of brands, and of the uses that are applied
 */
export function facetLabel(facet: FacetKey, value: string, t: Translate, ownNames: OwnNames): string {
  switch (facet) {
    case 'brand':
    case 'use':
      return (Object.hasOwn(ownNames, value) ? ownNames[value] : undefined) ?? value;
    case 'cpu':
      return toProcessorLabel(value, t);
    case 'screen':
      return value.replace(/-inch$/, '″');
    case 'grade':
      return GRADES.includes(value as GradeKey) ? gradeLabel(value as GradeKey) : value;
    case 'weight':
    case 'battery':
    case 'year':
    case 'speedClass':
      return bandLabel(facet, value, t);
    case 'ram':
    case 'storage':
      return value.replace(/^(\d+)([gt]b)$/, (_, size: string, unit: string) => `${size}\u00A0${unit.toUpperCase()}`);
    case 'not':
      return value;
    default:
      return PROPER_NAMES.get(value) ?? t.find(`facet.${facet}.${value}`) ?? value;
  }
}

/** Names that are the same in every language. */
export const PROPER_NAMES: ReadonlyMap<string, string> = new Map([
  ['fhd', 'Full HD'],
  ['thunderbolt', 'Thunderbolt'],
  ['usb-c', 'USB-C'],
  ['hdmi', 'HDMI'],
  ['ethernet', 'Ethernet'],
  ['displayport', 'DisplayPort'],
  ['vga', 'VGA'],
]);

function bandLabel(facet: MeasuredFacet, value: string, t: Translate): string {
  const band = parseBand(value);
  if (!band) return value;
  const write = (number: number) => String(number).replace('.', t('facet.decimalSign'));
  const [from, to] = [write(band.from), write(band.to)];
  if (!Number.isFinite(band.to)) return t(`facet.${facet}.from`, { from });
  return band.from === 0 ? t(`facet.${facet}.upTo`, { to }) : t(`facet.${facet}.between`, { from, to });
}

function toProcessorLabel(value: string, t: Translate): string {
  const generation = /^((\d+)(?:st|nd|rd|th))-gen$/.exec(value);
  if (generation) return t('facet.cpu.generation', { n: generation[2] ?? '', nth: generation[1] ?? '' });
  if (value.startsWith('ryzen-')) return `AMD Ryzen ${value.slice('ryzen-'.length)}`;
  return /^m\d$/.test(value) ? `Apple ${value.toUpperCase()}` : value;
}
