import type { Maker, ShopConfig } from '../shop/shop-config.ts';

/** The maker's facts of a vendor, however it is written; null where the shop has not written them down. */
export function makerOf(vendor: string, { makers }: Pick<ShopConfig, 'makers'>): Maker | null {
  const wanted = vendor.trim().toLowerCase();
  return Object.entries(makers).find(([name]) => name.trim().toLowerCase() === wanted)?.[1] ?? null;
}
