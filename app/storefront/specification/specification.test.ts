import { describe, expect, it } from 'vitest';
import { FACT_DEFINITIONS, FACT_KEYS, type FactDefinition, type FactKey } from '#domain/facts/fact-definitions.ts';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { specificationOf, toProperties } from './specification.ts';

const read = (
  facts: NonNullable<Parameters<typeof parseLaptop>[0]['facts']>,
  title = 'Latitude 5400 (i5-8365U, 16GB, 14" FHD)',
) => specificationOf(parseLaptop({ title, vendor: 'Dell', productType: 'Laptop', facts }), 'laptop', 'en');
const someTextOf = (fact: FactKey): string => {
  const { type, range, values }: FactDefinition = FACT_DEFINITIONS[fact];
  return type === 'boolean' ? 'TRUE' : (values?.[0] ?? String(range?.[1] ?? 'something'));
};
const shown = (specification: ReturnType<typeof read>, label: string) =>
  specification.rows.find((row) => row.label === label)?.value.replaceAll('\u00A0', ' ');

describe('the specification', () => {
  it.each([
    ['Weight', { weight: '1.48' }, '1.48 kg'],
    ['Weight', { weight: '1.48', approximate: 'weight' }, 'about 1.5 kg'],
    ['Weight', { weight: '0.487', approximate: 'weight' }, 'about 490 g'],
    ['Battery when new', { battery_design: '54.5', approximate: 'battery_design' }, 'about 55 Wh'],
    ['Battery, measured', { battery_measured: '48', battery_health: '88' }, '48 Wh, 88% of new'],
    ['Graphics', { graphics_kind: 'integrated' }, 'UHD Graphics 620, inside the processor'],
    ['Graphics', { graphics: 'Quadro T1000', graphics_kind: 'dedicated' }, 'Quadro T1000, a card of its own'],
    ['Memory upgrade', { memory_slots: '2', memory_max: '32' }, '2 slots, up to 32 GB'],
    ['Memory upgrade', { memory_slots: '0', memory_soldered: 'true' }, 'soldered, cannot be upgraded'],
    ['Screen', { resolution: '1920 × 1080' }, '14″, 1920 × 1080 (Full HD)'],
    ['Ports', { ports: '2 × USB-A; headphone' }, '2 × USB-A, headphones'],
    ['Keyboard backlight', { keyboard_backlight: 'false' }, 'no'],
    ['Processor', {}, 'i5-8365U, 4 cores, 8 threads'],
    ['Speed', {}, 'class 5 of 10 for one program, 4 of 10 for many at once'],
  ])('%s of %j is %s', (label, facts, value) => expect(shown(read(facts), label)).toBe(value));

  it('tells every fact that is known', () => {
    const without = JSON.stringify(read({}));
    // Said of pictures, and of other facts.
    const elsewhere: readonly FactKey[] = ['sockets', 'approximate'];
    const untold = FACT_KEYS.filter((fact) => !elsewhere.includes(fact)).filter(
      (fact) => JSON.stringify(read({ [fact]: someTextOf(fact) })) === without,
    );
    expect(
      untold,
      'to be read in domain/facts/machine-facts.ts and shown in app/storefront/specification/specification.ts',
    ).toEqual([]);
  });

  it('names what is missing, and leaves nothing out', () => {
    const { rows, missing } = read({});
    const known = new Set(rows.map(({ label }) => label));
    expect(missing?.value.split(' · ')).toEqual(
      expect.arrayContaining(['Weight', 'Battery when new', 'Camera', 'Keyboard backlight', 'Ports']),
    );
    for (const label of missing?.value.split(' · ') ?? []) expect(known.has(label), label).toBe(false);
  });

  it('says that it does not know a processor', () => {
    const unknown = read({}, 'X (i5-8999Q, 8GB)');
    expect(shown(unknown, 'Windows 11')).toBe('we do not know this processor');
    expect(unknown.missing?.value).toContain('Speed');
  });

  const ofDesk = (title: string, facts: Parameters<typeof read>[0]) => {
    const { rows, missing } = specificationOf(
      parseLaptop({ title, vendor: 'Dell', productType: 'Accessory', facts }),
      'other',
      'en',
    );
    const values = Object.fromEntries(rows.map(({ word, value }) => [word, value.replaceAll('\u00A0', ' ')]));
    return { ...values, missing: missing?.value };
  };

  it.each([
    ['WD19S 180W (USB-C dock, GA)', 'USB-C'],
    ['Thunderbolt Dock 120W G2 (Thunderbolt 3, A-)', 'Thunderbolt 3'],
    ['ThinkPad USB-C Dock Gen 2 (40AS, GA)', 'USB-C'],
    ['Dock 2 (GA)', undefined],
  ])('of the dock %s says how it hangs on a laptop: %s', (title, link) => {
    const dock: Record<string, string | undefined> = ofDesk(title, { ports: 'HDMI' });
    expect(dock.hostLink).toBe(link);
    expect(dock.missing?.includes('Connects to the laptop by')).toBe(link === undefined);
  });

  it('tells the ports of a dock and of a monitor by what they are for', () => {
    expect(
      ofDesk('WD19S (USB-C dock)', { ports: 'HDMI; 2 × DisplayPort; USB-C; Ethernet', power_supply: '180' }),
    ).toEqual({
      hostLink: 'USB-C',
      pictureOut: 'HDMI, 2 × DisplayPort',
      usb: 'USB-C',
      network: 'Ethernet',
      powerSupply: '180 W',
      missing: 'Weight',
    });
    const monitor = ofDesk('P2419H (24" FHD IPS)', { ports: 'HDMI; VGA; USB 3.0 hub', screen: '23.8', panel: 'IPS' });
    expect(monitor).toMatchObject({ pictureIn: 'HDMI, VGA', usb: 'USB 3.0 hub', panel: 'IPS' });
    expect(monitor.missing).toBe('Brightness · Refresh rate · Weight');
  });

  it('goes to search engines', () => {
    expect(toProperties(read({ weight: '1.48' }))).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Weight',
      value: '1.48 kg',
    });
  });
});
