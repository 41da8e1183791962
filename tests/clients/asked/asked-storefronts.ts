/** The storefronts whose documents are asked. */
import type { AskedStorefront } from './asked-document.ts';
import { checkoutSheetKit } from './checkout-sheet-kit.ts';
import { hydrogenSkeleton } from './hydrogen-skeleton.ts';
import { hydrogenToday } from './hydrogen-today.ts';
import { shopifyFlutter } from './shopify-flutter.ts';
import { vercelCommerce } from './vercel-commerce.ts';
import { weaversePilot } from './weaverse-pilot.ts';

export const askedStorefronts: readonly AskedStorefront[] = [
  hydrogenSkeleton,
  hydrogenToday,
  vercelCommerce,
  shopifyFlutter,
  weaversePilot,
  checkoutSheetKit,
];
