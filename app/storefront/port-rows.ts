/** What a thing connects with, as rows of its specification; written on the server. */
import type { DeviceKind } from '#domain/device-kind.ts';
import type { Port, PortKind } from '#domain/facts/ports.ts';
import type { LaptopFacts } from '#domain/laptop.ts';
import type { Say, WrittenRow } from './specification.ts';

/**
 * The ports of a machine in one row; those of what stands on a desk by what each is for, and of a dock also through which
 * cable it hangs on a laptop.
 */
export function portRows(facts: LaptopFacts, device: DeviceKind, say: Say): WrittenRow[] {
  const { machine, screenInches, cpu } = facts;
  const { ports } = machine;
  if (device !== 'other') {
    const all = ports?.map((port) => portText(port, say)).join(', ');
    return [['ports', all ?? (device === 'laptop' ? null : undefined)]];
  }
  const isMonitor = screenInches !== null;
  const isDock = !isMonitor && cpu === null;
  const of = (...kinds: PortKind[]) => {
    const some = ports?.filter((port) => kinds.includes(purposeOf(port)));
    return some?.map((port) => portText(port, say)).join(', ') || undefined;
  };
  const picture = of('hdmi', 'displayport', 'vga');
  return [
    ...(isDock ? [hostLink(facts, say)] : []),
    ['ports', ports === null ? null : undefined],
    isMonitor
      ? ['pictureIn', picture, say('pictureInNote')]
      : ['pictureOut', picture, isDock ? say('pictureOutNote') : undefined],
    ['usb', of('usb-a', 'usb-c', 'thunderbolt')],
    ['network', of('ethernet'), say('networkNote')],
    ['sound', of('audio')],
    ['otherPorts', of('card', 'other')],
  ];
}

/** From the dock's own name: `Thunderbolt 3`, `USB-C`. */
function hostLink({ name, specs }: LaptopFacts, say: Say): WrittenRow {
  const [link] = /thunderbolt(?: \d)?|usb-?c\b/i.exec([...specs, name].join(', ')) ?? [];
  if (link === undefined) return ['hostLink', null];
  const isThunderbolt = /^thunderbolt/i.test(link);
  return ['hostLink', isThunderbolt ? link : 'USB-C', say(isThunderbolt ? 'hostThunderboltNote' : 'hostUsbCNote')];
}

/** A hub is USB, whatever else it is called. */
function purposeOf({ kind, name }: Port): PortKind {
  return kind === 'other' && /usb/i.test(name) ? 'usb-a' : kind;
}

function portText({ count, name, kind }: Port, say: Say): string {
  const spoken = kind === 'audio' ? say('headphone') : /dock connector/i.test(name) ? say('dockConnector') : name;
  return count > 1 ? `${count}\u00A0×\u00A0${spoken}` : spoken;
}
