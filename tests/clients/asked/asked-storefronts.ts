/** The storefronts whose documents are asked. */
import type { AskedStorefront } from './asked-document.ts';
import { hydrogenSkeleton } from './hydrogen-skeleton.ts';
import { hydrogenToday } from './hydrogen-today.ts';
import { shopifyFlutter } from './shopify-flutter.ts';
import { vercelCommerce } from './vercel-commerce.ts';

export const askedStorefronts: readonly AskedStorefront[] = [
  hydrogenSkeleton,
  hydrogenToday,
  vercelCommerce,
  shopifyFlutter,
];
