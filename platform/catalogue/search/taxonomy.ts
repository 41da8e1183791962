/** Products in the hosted platform's Standard Product Taxonomy (https://shopify.github.io/product-taxonomy). */

import { type ServiceWords, serviceWords } from '#locales/words.ts';

const BY_TYPE: Readonly<Record<string, keyof ServiceWords['taxonomy']>> = {
  Desktop: 'el-6-3',
  Laptop: 'el-6-6',
  Monitor: 'el-17-1',
  Tablet: 'el-6-8',
};

/** @returns null for a type without one category, such as accessories */
export function categoryOf(productType: string): keyof ServiceWords['taxonomy'] | null {
  return Object.hasOwn(BY_TYPE, productType) ? (BY_TYPE[productType] ?? null) : null;
}

/** The categories above, the nearest first: an id begins with that of its parent. */
export function ancestorsOf(id: keyof ServiceWords['taxonomy']): (keyof ServiceWords['taxonomy'])[] {
  const all = Object.keys(serviceWords.taxonomy.en) as (keyof ServiceWords['taxonomy'])[];
  return all.filter((other) => id.startsWith(`${other}-`)).sort((a, b) => b.length - a.length);
}
