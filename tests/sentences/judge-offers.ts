/**
 * What a product's structured data offers: every field of every offer has a rule, so that one without a rule is found. Prices, stock and
 * configurations are the machine's, days and returns the shop's own.
 */
import { shippingCents } from '#domain/money/pricing.ts';
import { shop } from '#shop.config';
import type { JudgedMachine, JudgedOffer } from './judge-facts.ts';
import { plain } from './read-sentence.ts';

const SCHEMA = 'https://schema.org/';

type Rule = (value: unknown, offer: JudgedOffer) => boolean;

const is =
  (expected: unknown): Rule =>
  (value) =>
    value === expected;
const { days } = shop.delivery;

/** By the path of the field within its offer. */
const RULES: Readonly<Record<string, Rule>> = {
  price: (value, { euro }) => Number(value) === euro,
  priceCurrency: is('EUR'),
  itemCondition: is(`${SCHEMA}RefurbishedCondition`),
  availability: (value, { isThere }) => value === `${SCHEMA}${isThere ? 'InStock' : 'OutOfStock'}`,
  'shippingDetails.shippingRate.value': (value, { euro }) =>
    Number(value) === shippingCents(Math.round(euro * 100), shop.delivery) / 100,
  'shippingDetails.shippingRate.maxValue': (value, { euro }) =>
    Number(value) >= shippingCents(Math.round(euro * 100), shop.delivery) / 100,
  'shippingDetails.shippingRate.currency': is('EUR'),
  'shippingDetails.shippingDestination.addressCountry': is('GR'),
  'shippingDetails.deliveryTime.handlingTime.minValue': is(0),
  'shippingDetails.deliveryTime.handlingTime.maxValue': is(1),
  'shippingDetails.deliveryTime.handlingTime.unitCode': is('DAY'),
  'shippingDetails.deliveryTime.transitTime.minValue': is(Math.max(1, days.from - 1)),
  'shippingDetails.deliveryTime.transitTime.maxValue': is(days.to),
  'shippingDetails.deliveryTime.transitTime.unitCode': is('DAY'),
  'hasMerchantReturnPolicy.applicableCountry': is('GR'),
  'hasMerchantReturnPolicy.returnPolicyCategory': is(`${SCHEMA}MerchantReturnFiniteReturnWindow`),
  'hasMerchantReturnPolicy.merchantReturnDays': is(shop.warranty.returnDays),
  'hasMerchantReturnPolicy.returnMethod': is(`${SCHEMA}ReturnByMail`),
  'hasMerchantReturnPolicy.returnFees': is(`${SCHEMA}ReturnFeesCustomerResponsibility`),
};

interface Described {
  name?: string;
  offers?: object;
  hasVariant?: readonly Described[];
}

/** What a product's structured data offers that is not so, each with its field. */
export function offerProblems(product: Described, machine: JudgedMachine, handle: string): string[] {
  const described = product.hasVariant ?? (product.offers ? [product] : []);
  const offers = machine.offers.filter(({ euro }) => euro > 0);
  if (described.length !== offers.length) return [`${described.length} offers of ${offers.length}`];
  return described.flatMap((one, index) => {
    const offer = offers[index];
    if (!offer) return ['an offer of nothing'];
    const isNamed =
      !product.hasVariant || plain(one.name ?? '').endsWith(`, ${plain(offer.title).replaceAll(', ', ' / ')}`);
    return [
      ...(isNamed ? [] : [`"${one.name}" is not ${offer.title}`]),
      ...leavesOf(one.offers ?? {}).flatMap(([path, value]) =>
        isSo(path, value, offer, handle) ? [] : [`${path}: ${value} is not so of ${offer.title}`],
      ),
    ];
  });
}

function isSo(path: string, value: unknown, offer: JudgedOffer, handle: string): boolean {
  if (path === 'url') return new RegExp(`/product/laptop/${handle}(?:\\?variant=\\d+)?$`).test(String(value));
  return RULES[path]?.(value, offer) === true;
}

/** Every value with its path; types and ids are no statements. */
function leavesOf(value: object, path = ''): (readonly [path: string, value: unknown])[] {
  return Object.entries(value).flatMap(([key, item]): (readonly [string, unknown])[] => {
    if (key.startsWith('@')) return [];
    const at = path === '' ? key : `${path}.${key}`;
    return typeof item === 'object' && item !== null ? leavesOf(item, at) : [[at, item]];
  });
}
