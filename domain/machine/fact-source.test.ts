import { expect, it } from 'vitest';
import { readSources } from './fact-source.ts';
import type { LaptopFacts, LaptopInput } from './laptop.ts';

const T480: LaptopInput = {
  title: 'ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14", A)',
  vendor: 'Lenovo',
  productType: 'Laptop',
  description: '<p>Βάρος 1,6 kg. Μπαταρία 48 Wh. Με 16GB RAM.</p>',
  options: [{ name: 'Πληκτρολόγιο', values: ['Ελληνικό', 'Αγγλικό'] }],
  facts: { weight: '1.58', panel: 'IPS' },
};

const FACTS: readonly (readonly [string, (facts: LaptopFacts) => unknown, string | null])[] = [
  ['the brand', ({ brand }) => brand, 'vendor'],
  ['the model', ({ model }) => model, 'title'],
  ['the processor', ({ cpu }) => cpu?.label, 'title'],
  ['the memory, which the description tells otherwise', ({ ramGb }) => ramGb, 'title'],
  ['the weight, which the description tells otherwise', ({ machine }) => machine.weightKg, 'fields'],
  ['the battery', ({ machine }) => machine.batteryWh, 'description'],
  ['the panel', ({ machine }) => machine.panel, 'fields'],
  ['the keyboard', ({ machine }) => machine.keyboardLayout, 'options'],
  ['a graphics card, of which nothing is said', ({ machine }) => machine.graphics, null],
];

it.each(FACTS)('knows where %s was read', (_, find, source) => {
  expect(readSources(T480)(find)).toBe(source);
});

it('names the title where the vendor is not said', () => {
  expect(readSources({ ...T480, title: `Lenovo ${T480.title}`, vendor: '' })(({ brand }) => brand)).toBe('title');
});

it('names the first part of several that make a fact together', () => {
  const apart = { ...T480, title: 'ThinkPad T480 (i5, 8GB RAM)', description: '8η γενιά' };
  expect(readSources(apart)(({ cpu }) => cpu && `${cpu.label} ${cpu.generation}`)).toBe('title');
});
