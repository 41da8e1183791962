/** What an option's value looks like, where it is a colour that makers name. */
import { fold } from '#domain/locale/fold.ts';
import type { Option, OptionValue } from '../catalogue.ts';

const COLOUR_OPTIONS = ['χρωμα', 'colour', 'color'];

/** As makers paint their machines: aluminium is no pure grey, gold no yellow. */
const COLOURS: readonly (readonly [hex: string, ...names: string[]])[] = [
  ['#1D1D1F', 'Black', 'Μαύρο'],
  ['#F5F5F0', 'White', 'Λευκό', 'Άσπρο'],
  ['#E3E4E5', 'Silver', 'Ασημί', 'Platinum', 'Πλατίνα'],
  ['#7D7E80', 'Space grey', 'Space gray', 'Γκρι του διαστήματος', 'Grey', 'Gray', 'Γκρι'],
  ['#53565A', 'Graphite', 'Γραφίτης', 'Dark grey', 'Σκούρο γκρι'],
  ['#2E3642', 'Midnight', 'Μεσάνυχτα'],
  ['#F0E4D3', 'Starlight', 'Σεληνόφως'],
  ['#F5DDC5', 'Gold', 'Χρυσό'],
  ['#E8C7BE', 'Rose gold', 'Ροζ χρυσό'],
  ['#F2ADDA', 'Pink', 'Ροζ'],
  ['#BF0013', 'Red', 'Κόκκινο'],
  ['#3F6F9F', 'Blue', 'Μπλε'],
  ['#7FA06F', 'Green', 'Πράσινο'],
  ['#F7E27A', 'Yellow', 'Κίτρινο'],
  ['#B9B8D1', 'Purple', 'Μωβ'],
];

const hexByName = new Map(COLOURS.flatMap(([hex, ...names]) => names.map((name) => [fold(name), hex] as const)));

/** @returns a colour as `#RRGGBB`; null where the option is no colour or the name is not known */
export function swatchColour(option: Pick<Option, 'name'>, value: Pick<OptionValue, 'name'>): string | null {
  const isColour = Object.values(option.name).some((name) => COLOUR_OPTIONS.includes(fold(name)));
  const named = Object.values(value.name).map((name) => hexByName.get(fold(name)));
  return (isColour && named.find((hex) => hex !== undefined)) || null;
}
