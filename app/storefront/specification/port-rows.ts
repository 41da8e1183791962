/** A device's connections, as rows of its specification; written on the server. */

import { type Port, type PortPurpose, portText, purposeOf } from '#domain/facts/ports.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import type { Say, WrittenRow } from './specification.ts';

/**
 * The ports of a portable machine in one row, those of a desktop one by purpose. A dock also has the cable by which it is connected to
 * a laptop.
 */
export function portRows(facts: LaptopFacts, device: DeviceKind, say: Say): WrittenRow[] {
  const { machine, screenInches, cpu } = facts;
  const { ports } = machine;
  if (device !== 'other') {
    const all = ports?.map((port) => sayPort(port, say)).join(', ');
    return [['ports', all ?? (device === 'laptop' ? null : undefined)]];
  }
  const isMonitor = screenInches !== null;
  const isDock = !isMonitor && cpu === null;
  const of = (purpose: PortPurpose) => {
    const some = ports?.filter((port) => purposeOf(port) === purpose);
    return some?.map((port) => sayPort(port, say)).join(', ') || undefined;
  };
  return [
    ...(isDock ? [hostLink(facts, say)] : []),
    ['ports', ports === null ? null : undefined],
    isMonitor
      ? ['pictureIn', of('picture'), say('pictureInNote')]
      : ['pictureOut', of('picture'), isDock ? say('pictureOutNote') : undefined],
    ['usb', of('usb')],
    ['network', of('network'), say('networkNote')],
    ['sound', of('sound')],
    ['otherPorts', of('other')],
  ];
}

/** From the dock's own name: `Thunderbolt 3`, `USB-C`. */
export function hostLinkOf({ name, specs }: LaptopFacts): string | null {
  const [link] = /thunderbolt(?: \d)?|usb-?c\b/i.exec([...specs, name].join(', ')) ?? [];
  if (link === undefined) return null;
  return /^thunderbolt/i.test(link) ? link : 'USB-C';
}

function hostLink(facts: LaptopFacts, say: Say): WrittenRow {
  const link = hostLinkOf(facts);
  if (link === null) return ['hostLink', null];
  return ['hostLink', link, say(link === 'USB-C' ? 'hostUsbCNote' : 'hostThunderboltNote')];
}

function sayPort({ count, name, kind }: Port, say: Say): string {
  const spoken = kind === 'audio' ? say('headphone') : /dock connector/i.test(name) ? say('dockConnector') : name;
  return portText({ count, name: spoken });
}
