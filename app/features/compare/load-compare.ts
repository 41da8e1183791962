import { isSupported } from '#domain/catalogue/use-rules.ts';
import { carriedWeight } from '#domain/facts/carried-weight.ts';
import { type Language, languageOf } from '#domain/locale/locales.ts';
import { clearlyLightestOf, parseCompared } from '#domain/machine/compare-laptops.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { formatCents, formatWholeEuro } from '../../i18n/format.ts';
import { deviceOf, isLaptop } from '../../storefront/catalogue/card-product.ts';
import type { CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import { loadListed } from '../../storefront/catalogue/load-cards.ts';
import type { LoaderContext } from '../../storefront/services.ts';
import { specificationOf } from '../../storefront/specification/specification.ts';
import { compareRows } from './compare-rows.ts';

/** Up to four laptops of the address, and the rows of their comparison. */
export async function loadCompare(url: URL, context: LoaderContext) {
  const { searchParams, pathname } = url;
  const handles = parseCompared(searchParams);
  const listed = handles.length > 0 ? await loadListed(url, handles, context) : [];
  const language = languageOf(pathname);
  return {
    products: listed.map(({ card }) => card),
    areLaptops: listed.every(isLaptop),
    groups: compareRows(listed, language),
    isOneKind: isOneKind(listed),
    verdicts: compareVerdicts(listed, language),
    /** Asked for by the address, but not in the shop. */
    missing: handles.length - listed.length,
  };
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;

interface Verdict {
  handle: string;
  title: string;
  text: string;
}

/** Less than this apart, cents, is no reason. */
const LEAST_CENTS = 1_000;
/** Up to so many kilograms a laptop is carried daily; from this speed class on it does heavy work. */
const [MOST_DAILY_KG, LEAST_HEAVY_CLASS] = [1.6, 6];

/**
 * Each machine once, for what it is clearly ahead of its kind in: the bag, the work, the money. None for a machine whose system gets no
 * updates, or with too little for every day, whatever it costs or weighs.
 */
export function compareVerdicts(products: readonly CatalogueProduct[], language: Language): Verdict[] {
  if (!isOneKind(products)) return [];
  const say = sayFrom(pageTexts(language).compareRows);
  const verdicts: Verdict[] = [];
  const add = (product: CatalogueProduct | undefined, title: string, text: string) => {
    if (!product || !isRecommendable(product)) return;
    if (verdicts.some(({ handle }) => handle === product.card.handle)) return;
    verdicts.push({ handle: product.card.handle, title, text });
  };
  const lightest = products[clearlyLightestOf(products.map(({ facts }) => facts.machine)) ?? -1];
  if (lightest && (carriedWeight(lightest.facts.machine)?.kilograms ?? 0) <= MOST_DAILY_KG) {
    const row = specificationOf(lightest.facts, 'laptop', language).rows.find(({ word }) => word === 'weight');
    const weight = [row?.value, row?.note && `(${row.note})`].filter(Boolean).join(' ');
    add(lightest, say('forBag'), say('forBagText', { weight }));
  }
  const prices = products.flatMap(({ priceCents }) => priceCents ?? []);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === products.length && most - least >= LEAST_CENTS) {
    add(
      only(products.filter(({ priceCents }) => priceCents === least)),
      say('forMoney'),
      say('forMoneyText', { price: formatCents(least, language), difference: formatWholeEuro(most - least, language) }),
    );
  }
  const fastest = only(
    products.filter((product) => products.every((other) => other === product || isStronger(product, other))),
  );
  const speed = fastest?.facts.cpu && findProcessor(fastest.facts.cpu.label)?.speed;
  if (speed && speed.classMany >= LEAST_HEAVY_CLASS)
    add(fastest, say('forWork'), say('forWorkText', { many: speed.classMany, ram: fastest?.facts.ramGb ?? 0 }));
  return verdicts;
}

/** A dock is no cheaper laptop. */
function isOneKind(products: readonly CatalogueProduct[]): boolean {
  return products.length > 1 && new Set(products.map(deviceOf)).size === 1;
}

/** Below this a laptop with Windows is slow with a few tabs, and soldered flash (eMMC) is slow and full after a few updates. */
const LEAST_GB = 8;

function isRecommendable(product: CatalogueProduct): boolean {
  const { facts } = product;
  if (!isLaptop(product)) return true;
  const isEveryday = (facts.ramGb ?? LEAST_GB) >= LEAST_GB && !/emmc/i.test(facts.storageLabel ?? '');
  return isSupported(facts) && isEveryday;
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** A class faster for many tasks, no slower for one, and with no less memory. */
function isStronger({ facts: one }: CatalogueProduct, { facts: other }: CatalogueProduct): boolean {
  const [mine, theirs] = [one, other].map(({ cpu }) => cpu && findProcessor(cpu.label)?.speed);
  return (
    !!mine &&
    !!theirs &&
    mine.classMany > theirs.classMany &&
    mine.classOne >= theirs.classOne &&
    one.ramGb !== null &&
    one.ramGb >= (other.ramUpToGb ?? other.ramGb ?? 0)
  );
}
