import { spellInches } from '#domain/machine/spec-text.ts';
import type { CatalogueProduct } from '../../../storefront/catalogue/catalogue.ts';

/** A dock's functions on a laptop, as keys of `sockets.fits`. */
type Verdict = 'thunderbolt' | 'usbC' | 'usbCAlone' | 'appleChip' | 'usbA';

export interface DockFit {
  /** The shop's laptops whose ports are known, by brand and model; none where a list of them would be too long to choose from. */
  names: string[];
  /** The one that was asked for. */
  chosen: { name: string; verdict: Verdict } | null;
}

const MOST_NAMES = 250;

/** @param hostLink what the dock's cable needs */
export function dockFit(hostLink: string, entries: readonly CatalogueProduct[], asked: string | null): DockFit {
  const laptops = laptopsByName(entries);
  const laptop = asked === null ? undefined : laptops.get(spellInches(asked));
  return {
    names: [...laptops.keys()],
    chosen: laptop && asked ? { name: spellInches(asked), verdict: verdictOf(laptop, isThunderbolt(hostLink)) } : null,
  };
}

/** In the order of their names; none where there are too many. */
function laptopsByName(entries: readonly CatalogueProduct[]): Map<string, CatalogueProduct> {
  const laptops = new Map<string, CatalogueProduct>();
  for (const entry of entries) {
    if (!entry.isLaptop || entry.values.ports.length === 0) continue;
    const name = spellInches(`${entry.brand} ${entry.model}`);
    if (!laptops.has(name)) laptops.set(name, entry);
    if (laptops.size > MOST_NAMES) return new Map();
  }
  return new Map([...laptops].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}

export function isThunderbolt(hostLink: string): boolean {
  return /thunderbolt/i.test(hostLink);
}

/** USB-C without a word on charging may carry data alone: then the page says that one should ask. */
function verdictOf({ values: { ports }, card }: CatalogueProduct, needsThunderbolt: boolean): Verdict {
  if (!ports.includes('usb-c')) return 'usbA';
  if (/^Apple M[12]$/.test(card.facts.cpu?.label ?? '')) return 'appleChip';
  if (ports.includes('thunderbolt')) return 'thunderbolt';
  return !needsThunderbolt && ports.includes('usb-c-charging') ? 'usbC' : 'usbCAlone';
}
