import type { Maker, ShopConfig } from '../shop/shop-config.ts';
import { cleanTitle } from './clean-title.ts';

/** The maker's facts of a vendor, however it is written; null where the shop has not written them down. */
export function makerOf(vendor: string, { makers }: Pick<ShopConfig, 'makers'>): Maker | null {
  const wanted = cleanTitle(vendor).toLowerCase();
  return Object.entries(makers).find(([name]) => name.trim().toLowerCase() === wanted)?.[1] ?? null;
}
