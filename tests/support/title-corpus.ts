/** Titles of other sellers, each with what it says, as `title = model | grade | processor | memory | storage | inches | resolution`. */
import { parseLaptop } from '#domain/machine/laptop.ts';

interface TitleRecord {
  source: string;
  title: string;
  expected: string;
}

export function readCorpus(sources: Readonly<Record<string, string>>): TitleRecord[] {
  return Object.entries(sources).flatMap(([source, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const index = line.lastIndexOf(' = ');
        return { source, title: line.slice(0, index), expected: line.slice(index + 3) };
      }),
  );
}

const VENDORS = [
  'Lenovo',
  'HP',
  'Dell',
  'Apple',
  'Microsoft',
  'Fujitsu',
  'Toshiba',
  'Acer',
  'Asus',
  'Panasonic',
  'Samsung',
  'MSI',
  'Huawei',
];

/** What the parser reads, in the same form. */
export function summarise(title: string): string {
  const named = VENDORS.find((vendor) => title.toLowerCase().includes(vendor.toLowerCase()));
  const vendor = named ?? (/macbook/i.test(title) ? 'Apple' : 'Lenovo');
  const { model, grade, cpu, ramGb, storageGb, screenInches, resolution } = parseLaptop({ title, vendor });
  const generation = cpu?.generation == null ? '' : ` (${cpu.generation})`;
  return [
    model,
    grade ?? '-',
    cpu ? `${cpu.label}${generation}` : '-',
    ramGb ?? '-',
    storageGb ?? '-',
    screenInches ?? '-',
    resolution ?? '-',
  ].join(' | ');
}
