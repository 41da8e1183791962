import { createContext, use } from 'react';
import type { BrowserPlatform } from '../storefront/services.ts';

/** What the layout's loader found out once, for every part of the page. */
export interface ShopFacts {
  /** When an order of this moment arrives, in words of the page's language. */
  delivery: { short: string; long: string };
  /** The shop's brands, for menus. `key` is the value of the `brand` parameter. */
  brands: { key: string; name: string; count: number }[];
  browserPlatform: BrowserPlatform;
  publicUrl: string;
}

export const ShopFactsContext = createContext<ShopFacts | null>(null);

export function useShopFacts(): ShopFacts {
  const facts = use(ShopFactsContext);
  if (!facts) throw new Error('useShopFacts outside of the layout');
  return facts;
}
