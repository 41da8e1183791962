/** Ports as data: `2 × USB-A`, `Thunderbolt 3`, `microSD`. */

export type PortKind = keyof typeof PURPOSES;

export interface Port {
  count: number;
  /** Its name without the count: 'USB-A', 'Thunderbolt 4', 'microSD'. */
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

export type PortPurpose = 'picture' | 'usb' | 'network' | 'sound' | 'other';

const PURPOSES = {
  hdmi: 'picture',
  displayport: 'picture',
  vga: 'picture',
  'usb-a': 'usb',
  'usb-c': 'usb',
  thunderbolt: 'usb',
  ethernet: 'network',
  audio: 'sound',
  card: 'other',
  other: 'other',
} satisfies Record<string, PortPurpose>;

/** The port's plug; a hub is USB, whatever else it is called. */
export function purposeOf({ kind, name }: Port): PortPurpose {
  return kind === 'other' && /usb/i.test(name) ? 'usb' : PURPOSES[kind];
}

/** The port in a list: '2 × USB-A', its parts held together. */
export function portText({ count, name }: Pick<Port, 'count' | 'name'>): string {
  return count > 1 ? `${count}\u00A0×\u00A0${name}` : name;
}

export function hasPort(ports: readonly Port[] | null, kind: PortKind): boolean | null {
  return ports === null ? null : ports.some((port) => port.kind === kind);
}
