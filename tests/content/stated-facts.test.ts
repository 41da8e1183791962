/** Every product of the demo shop, in both languages: what its description says of the machine is the fact that stands beside it. */
import { describe, expect, it } from 'vitest';
import { readDescribedFacts } from '#domain/facts/described-facts.ts';
import { parsePort } from '#domain/facts/ports.ts';
import { specificationOf } from '../../app/storefront/specification/specification.ts';
import { countPorts } from '../sentences/judge-facts.ts';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';

const shown = (value: number, isAbout: boolean) => (isAbout ? Number(value.toPrecision(2)) : value);

describe.each(['el', 'en'] as const)('what is said of the machines in %s', (language) => {
  const products = readDemoCatalogue(language).entries;

  it('weighs what the facts say', () => {
    for (const { id, facts, searchable } of products) {
      const { weightKg, isWeightAbout } = readDescribedFacts(searchable.description);
      const known = facts.machine.weightKg;
      if (weightKg === null || known === null) continue;
      const isAbout = facts.machine.approximate.includes('weight');
      expect([id, weightKg, isWeightAbout]).toEqual([id, shown(known, isAbout), isAbout]);
    }
  });

  it('knows of the camera that it is said to have', () => {
    const described = products.filter(({ searchable }) => /κάμερα|camera/i.test(searchable.description));
    expect(described.length).toBeGreaterThan(2);
    for (const { id, facts } of described) {
      const { unknown } = specificationOf(facts, 'laptop', language);
      expect([id, unknown.includes('camera')]).toEqual([id, false]);
    }
    expect(products.some(({ facts }) => specificationOf(facts, 'laptop', language).unknown.includes('camera'))).toBe(
      true,
    );
  });

  it('has its keyboard in the box where it comes off, and weighs more with it', () => {
    const detachable = products.filter(({ facts }) => /surface (?:pro|go)\b|2-in-1/i.test(facts.name));
    expect(detachable.length).toBeGreaterThan(7);
    for (const { id, facts } of detachable) {
      const { hasKeyboardInBox, weightKg, weightWithKeyboardKg } = facts.machine;
      expect(hasKeyboardInBox, id).toBe(true);
      if (weightWithKeyboardKg !== null) expect(weightWithKeyboardKg - (weightKg ?? 0), id).toBeGreaterThan(0.2);
    }
    for (const { id, facts } of products)
      if (facts.machine.weightWithKeyboardKg !== null) expect(detachable.map((one) => one.id)).toContain(id);
  });

  it('has the battery that the facts say', () => {
    for (const { id, facts, searchable } of products) {
      const { batteryWh } = readDescribedFacts(searchable.description);
      if (batteryWh === null || facts.machine.batteryWh === null) continue;
      expect(Math.abs(batteryWh - facts.machine.batteryWh), id).toBeLessThanOrEqual(0.6);
    }
  });

  it('has the ports that the facts say, each as often', () => {
    let compared = 0;
    for (const { id, facts, searchable } of products) {
      const said = /(?:Θύρες|Ports): (.*?) \./.exec(searchable.description)?.[1];
      if (!said || facts.machine.ports === null) continue;
      compared += 1;
      const ports = said.split(', ').map((port) => parsePort(port.replace(/υποδοχή | slot| jack/g, '')));
      for (const kind of ['usb-a', 'usb-c', 'thunderbolt', 'hdmi', 'vga', 'ethernet', 'displayport'] as const) {
        expect([id, kind, countPorts(ports, kind)]).toEqual([id, kind, countPorts(facts.machine.ports, kind)]);
      }
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('promises Windows 11 and its end as the table of processors says', () => {
    for (const { id, facts, searchable } of products) {
      const { description, details } = searchable;
      if (facts.windows11 === 'no' && description !== '')
        expect([id, /Windows 11: (?:όχι|not)/.test(description)]).toEqual([id, true]);
      if (facts.windows11 === 'no') expect([id, /Windows 11/.test(details)]).toEqual([id, false]);
      if (facts.windows11 === 'yes') expect([id, /Windows 11: (?:όχι|not)/.test(description)]).toEqual([id, false]);
      if (facts.windows11 === 'disputed') expect([id, /ρωτήστε μας|ask us/.test(description)]).toEqual([id, true]);
    }
  });

  it('does not say that memory can be added where it is soldered, nor more than the maker says', () => {
    for (const { id, facts, searchable } of products) {
      const { isMemorySoldered, memorySlots, memoryMaxGb } = facts.machine;
      if (isMemorySoldered && memorySlots === 0) {
        expect([id, /θέσεις μνήμης|memory slots?, up to/.test(searchable.description)]).toEqual([id, false]);
      }
      const upTo = /(?:αναβάθμιση έως|slots?, up to|μνήμης DDR\d, έως) (\d+) GB/.exec(searchable.description)?.[1];
      if (upTo && memoryMaxGb !== null) expect([id, Number(upTo)]).toEqual([id, memoryMaxGb]);
    }
  });
});
