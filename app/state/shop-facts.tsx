import { createContext, use } from 'react';
import type { FacetCount, PriceCounts } from '#domain/catalogue/filter-sets.ts';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import type { BrandLogo } from '#domain/shop/brand.ts';
import type { MissingPart } from '../storefront/missing-part.ts';
import type { BrowserAccounts, BrowserPlatform } from '../storefront/services.ts';

/** The values of the menus, each with its number of products. */
export interface MenuFacts {
  total: number;
  /** `key` is the value of the `brand` parameter. */
  brands: { key: string; name: string; count: number }[];
  cpu: FacetCount[];
  screen: FacetCount[];
  grade: FacetCount[];
  prices: PriceCounts['bands'];
}

/** The data of the layout's loader, for every part of the page. */
export interface ShopFacts {
  /** When an order of this moment arrives, in words of the page's language. */
  delivery: { short: string; long: string };
  /** Where the platform did not give the catalogue the menus do without its brands and counts. */
  menu: MenuFacts | MissingPart;
  /** The ways of paying to name; empty if the platform did not say. */
  paymentWays: PaymentWays;
  browserPlatform: BrowserPlatform;
  /** Null where customers log in by the platform's classic accounts. */
  accounts: BrowserAccounts | null;
  publicUrl: string;
  /** The owner's; null where none is set. */
  logo: BrandLogo | null;
}

export const ShopFactsContext = createContext<ShopFacts | null>(null);

export function useShopFacts(): ShopFacts {
  const facts = use(ShopFactsContext);
  if (!facts) throw new Error('useShopFacts outside of the layout');
  return facts;
}
