import type { DeviceKind } from '#domain/machine/device-kind.ts';
import type { Specification } from '../../../storefront/specification/specification.ts';
import type { SpecificationWord } from '../../../storefront/specification/specification-words.ts';

export interface IdentityRow {
  label: string;
  value: string;
  meaning?: string | undefined;
}

const OUTSIDE: readonly SpecificationWord[] = [
  ...(['panel', 'brightness', 'refreshRate', 'hostLink', 'powerSupply', 'camera'] as const),
];
const CONNECTIONS: readonly SpecificationWord[] = [
  ...(['ports', 'pictureIn', 'pictureOut', 'usb', 'network', 'sound', 'otherPorts', 'wireless', 'sim'] as const),
];

/** The rows that the identity card does not word itself, chosen by the server: for a laptop its ports alone. Unknown facts stand in the specification. */
export function identityRows({ rows }: Specification, device: DeviceKind) {
  const told = (words: readonly SpecificationWord[]): IdentityRow[] =>
    words.flatMap((wanted) =>
      rows.flatMap(({ word, label, value, note }) => (word === wanted ? [{ label, value, meaning: note }] : [])),
    );
  if (device === 'laptop') return { outside: told(['ports']), connections: [] };
  return { outside: told(OUTSIDE), connections: told(CONNECTIONS) };
}
