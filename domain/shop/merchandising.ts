/** Which products a shop lists and which variants it offers. `shop.config.ts` has the rules themselves. */
import { GRADES, type GradeKey } from '../machine/grade.ts';

/** A title is hidden when it contains every word of one rule, in any case and order. An empty rule hides nothing. */
export function isHiddenTitle(title: string, rules: readonly (readonly string[])[]): boolean {
  const text = title.toLowerCase();
  return rules.some((words) => words.length > 0 && words.every((word) => text.includes(word.toLowerCase())));
}

/**
 * The variants that a selector shows. One is hidden by its title, or by the same value among several options (a title
 * is then `Windows 10 Pro / 16 GB`). When nothing else is left the first that can be bought is the only one, so that
 * there is nothing to select: a machine that is sold must be sold as something.
 */
export function offeredVariants<
  Variant extends { title: string; selectedOptions: readonly { value: string }[]; availableForSale: boolean },
>(variants: readonly Variant[], hiddenTitles: readonly string[]): readonly Variant[] {
  const isHidden = ({ title, selectedOptions }: Variant) =>
    hiddenTitles.includes(title) || selectedOptions.some(({ value }) => hiddenTitles.includes(value));
  const offered = variants.filter((variant) => !isHidden(variant));
  if (offered.length > 0) return offered;
  const sold = defaultVariant(variants);
  return sold ? [sold] : [];
}

/** The variant without a choice: the first that can be bought, otherwise the first. */
export function defaultVariant<Variant extends { availableForSale: boolean }>(
  variants: readonly Variant[],
): Variant | undefined {
  return variants.find((variant) => variant.availableForSale) ?? variants[0];
}

interface Featurable {
  vendor: string;
  title: string;
  priceCents: number;
  /** Whether its maker still supports the newest system that it runs: Windows 11, or macOS on an Apple chip. */
  isSupported: boolean;
  /** Memory and disk for today's programs. */
  isRoomy: boolean;
  grade: GradeKey | null;
}

/** The lists of the front page (specification, section 9). */
export type HomeList = 'priceAscending' | 'cheapestFirstMacLast' | 'bestSellers';

const HOME_LIST_SIZE = 6;

/**
 * One list of the front page.
 *
 * @param byPrice the products in ascending order of price
 * @param random numbers in [0, 1), as `Math.random` gives them; the same numbers make the same list
 */
export function homeList<Product extends Featurable>(
  list: HomeList,
  byPrice: readonly Product[],
  random: () => number,
): Product[] {
  if (list === 'priceAscending') return featuredByPrice(byPrice);
  if (list === 'cheapestFirstMacLast') return cheapestFirstMacLast(byPrice, random);
  return bestSellers(byPrice, random);
}

/** Grade A or better. */
const GOOD_LOOK: ReadonlySet<GradeKey> = new Set(GRADES.slice(0, GRADES.indexOf('a') + 1));
const MAC = ['mac', 'apple'];
const FEATURED_BRANDS = [
  ['dell'],
  ['microsoft', 'surface'],
  ['hp', 'elitebook', 'probook'],
  ['lenovo', 'thinkpad'],
  MAC,
];

/**
 * "Price ascending": the cheapest product first, then the best buy of each brand where there is one, filled up by price,
 * and the whole sorted by price.
 *
 * @param byPrice the products that can be bought, in ascending order of price
 */
export function featuredByPrice<Product extends Featurable>(byPrice: readonly Product[]): Product[] {
  const chosen = new Set<Product>(byPrice.slice(0, 1));
  const names = byPrice.map(nameOf);
  for (const words of FEATURED_BRANDS) {
    const isWanted = (candidate: Product, at: number) => !chosen.has(candidate) && isNamed(names[at] ?? '', words);
    const product = bestBuy(byPrice.filter(isWanted));
    if (product && chosen.size < HOME_LIST_SIZE) chosen.add(product);
  }
  for (const product of byPrice) {
    if (chosen.size >= HOME_LIST_SIZE) break;
    chosen.add(product);
  }
  return byPrice.filter((product) => chosen.has(product));
}

/** Buyers want updates first, then memory and disk that suffice, then a good look (grade A or better), then the lower price. */
function bestBuy<Product extends Featurable>(byPrice: readonly Product[]): Product | undefined {
  const wishes: readonly ((product: Product) => boolean)[] = [
    ({ isSupported }) => isSupported,
    ({ isRoomy }) => isRoomy,
    ({ grade }) => grade !== null && GOOD_LOOK.has(grade),
  ];
  const [best] = wishes.reduce((candidates, wish) => {
    const met = candidates.filter(wish);
    return met.length > 0 ? met : candidates;
  }, byPrice);
  return best;
}

/** "Cheapest first, Mac last": the cheapest that is not a Mac, random others, and one random Mac. */
export function cheapestFirstMacLast<Product extends Featurable>(
  byPrice: readonly Product[],
  random: () => number,
): Product[] {
  const { macs, others } = apartFromMacs(byPrice);
  const [cheapest, ...dearer] = others;
  if (!cheapest) return mixed(byPrice, HOME_LIST_SIZE, random);
  return [cheapest, ...mixedWithMac(dearer, macs, HOME_LIST_SIZE - 1, random)];
}

/** "Best sellers": five random products that are not a Mac, and one random Mac. */
export function bestSellers<Product extends Featurable>(byPrice: readonly Product[], random: () => number): Product[] {
  const { macs, others } = apartFromMacs(byPrice);
  return mixedWithMac(others, macs, HOME_LIST_SIZE, random);
}

/** Random others, then a random Mac; where one kind is too few, the other fills its places. */
function mixedWithMac<Product>(
  others: readonly Product[],
  macs: readonly Product[],
  size: number,
  random: () => number,
): Product[] {
  const otherPlaces = Math.min(others.length, size - Math.min(macs.length, 1));
  return [...mixed(others, otherPlaces, random), ...mixed(macs, size - otherPlaces, random)];
}

/** The first steps of the shuffle by Fisher and Yates: `count` different items, each as likely as any other. */
function mixed<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return chosen;
}

function apartFromMacs<Product extends Featurable>(products: readonly Product[]) {
  const { macs = [], others = [] } = Object.groupBy(products, (product) =>
    isNamed(nameOf(product), MAC) ? 'macs' : 'others',
  );
  return { macs, others };
}

/** Read once for all brands: a large shop keeps titles as bytes. */
function nameOf({ vendor, title }: Featurable): string {
  return ` ${vendor} ${title} `.toLowerCase();
}

/** Whether one of the words begins a word of the name. */
function isNamed(name: string, words: readonly string[]): boolean {
  return words.some((word) => beginningOf(word).test(name));
}

/** Made once: the home page asks for every product of the shop. */
const beginnings = new Map<string, RegExp>();

function beginningOf(word: string): RegExp {
  const pattern = beginnings.get(word) ?? new RegExp(`[^\\p{L}]${word}`, 'u');
  beginnings.set(word, pattern);
  return pattern;
}

/**
 * The platform's name of the only variant, and of the only option value, of a product without options: never shown to shoppers. Source: https://shopify.dev/docs/api/storefront (`ProductVariant.title`)
 */
export const DEFAULT_TITLE = 'Default Title';

/** The values that a shopper chose; none for a product without options, and no hidden ones. */
export function chosenValues(
  selectedOptions: readonly { value: string }[],
  hiddenTitles: readonly string[] = [],
): string[] {
  return selectedOptions
    .map(({ value }) => value)
    .filter((value) => value !== DEFAULT_TITLE && !hiddenTitles.includes(value));
}
