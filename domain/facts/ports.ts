/** Ports as data: `2 × USB-A`, `Thunderbolt 3`, `microSD`. */

export type PortKind =
  | 'usb-a'
  | 'usb-c'
  | 'thunderbolt'
  | 'hdmi'
  | 'displayport'
  | 'vga'
  | 'ethernet'
  | 'card'
  | 'audio'
  | 'other';

export interface Port {
  count: number;
  /** As it is written, without the count: 'USB-A', 'Thunderbolt 4', 'microSD'. */
  name: string;
  kind: PortKind;
}

const KINDS: readonly [PortKind, RegExp][] = [
  ['thunderbolt', /thunderbolt/i],
  ['usb-a', /usb-?a\b/i],
  ['usb-c', /usb-?c\b|usb ?4/i],
  ['hdmi', /hdmi/i],
  ['displayport', /displayport/i],
  ['vga', /vga/i],
  ['ethernet', /ethernet|rj-?45/i],
  ['card', /\b(?:micro)?sd\b|card/i],
  ['audio', /headphone|audio|ακουστικ/i],
];

/** '2 × USB-A', '2 USB-A', 'HDMI'. */
export function parsePort(text: string): Port {
  const [, count, name = text] = /^\s*(?:(\d)\s*[x×]?\s+)?(.+?)\s*$/i.exec(text) ?? [];
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
  return { count: Number(count ?? 1), name, kind };
}

export function hasPort(ports: readonly Port[] | null, kind: PortKind): boolean | null {
  return ports === null ? null : ports.some((port) => port.kind === kind);
}

export function countPorts(ports: readonly Port[], kind: PortKind): number {
  return ports.reduce((sum, port) => sum + (port.kind === kind ? port.count : 0), 0);
}
