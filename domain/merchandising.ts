/** Which products a shop lists and which variants it offers. The rules themselves stand in `shop.config.ts`. */

/** A title is hidden when it contains every word of one rule, in any case and order. An empty rule hides nothing. */
export function isHiddenTitle(title: string, rules: readonly (readonly string[])[]): boolean {
  const text = title.toLowerCase();
  return rules.some((words) => words.length > 0 && words.every((word) => text.includes(word.toLowerCase())));
}

/**
 * The variants that a selector shows. One is hidden by its title, or by the same value among several options (a title
 * is then `Windows 10 Pro / 16 GB`). When nothing else is left they stay, for a machine that
 * is sold must be sold as something.
 */
export function offeredVariants<Variant extends { title: string; selectedOptions: readonly { value: string }[] }>(
  variants: readonly Variant[],
  hiddenTitles: readonly string[],
): readonly Variant[] {
  const isHidden = ({ title, selectedOptions }: Variant) =>
    hiddenTitles.includes(title) || selectedOptions.some(({ value }) => hiddenTitles.includes(value));
  const offered = variants.filter((variant) => !isHidden(variant));
  return offered.length > 0 ? offered : variants;
}

/** The variant that is meant when nobody chose: the first that can be bought, else the first. */
export function defaultVariant<Variant extends { availableForSale: boolean }>(
  variants: readonly Variant[],
): Variant | undefined {
  return variants.find((variant) => variant.availableForSale) ?? variants[0];
}

interface Featurable {
  vendor: string;
  title: string;
  priceCents: number;
}

const FEATURED_BRANDS = [
  ['dell'],
  ['microsoft', 'surface'],
  ['hp', 'elitebook', 'probook'],
  ['lenovo', 'thinkpad'],
  ['mac', 'apple'],
];

/**
 * The home list "price ascending" (specification, section 9): the cheapest product first, then the cheapest of each
 * brand where there is one, filled up by price, and the whole sorted by price.
 *
 * @param byPrice the products in ascending order of price
 */
export function featuredByPrice<Product extends Featurable>(byPrice: readonly Product[], size = 6): Product[] {
  const chosen = new Set<Product>(byPrice.slice(0, 1));
  for (const words of FEATURED_BRANDS) {
    const product = byPrice.find((candidate) => !chosen.has(candidate) && isOfBrand(candidate, words));
    if (product && chosen.size < size) chosen.add(product);
  }
  for (const product of byPrice) {
    if (chosen.size >= size) break;
    chosen.add(product);
  }
  return byPrice.filter((product) => chosen.has(product));
}

function isOfBrand({ vendor, title }: Featurable, words: readonly string[]): boolean {
  const text = ` ${vendor} ${title} `.toLowerCase();
  return words.some((word) => new RegExp(`[^\\p{L}]${word}`, 'u').test(text));
}
