/**
 * VAT of what is sold in Greece. Prices include it; what differs is how much of a price it is.
 *
 * Sources: VAT Code (law 5144/2024), article 26 (rates, islands) and article 52 (second-hand goods: tax on the dealer's margin, none
 * shown to the buyer); circular E.2113/2025 of ΑΑΔΕ (islands from 1 January 2026).
 */
import { allocate, includedVat } from './money.ts';

/** Whole per cent, or null under the margin scheme: the price holds no VAT that may be shown. */
export type VatRate = number | null;

/** The custom field in which a product says so, at a hosted shop too. */
export const VAT_FIELD = { namespace: 'xana', key: 'vat' } as const;

/** A product's VAT from its custom field: `margin`, or a rate of the mainland such as `24`. */
export function parseProductVat(text: string | null | undefined): VatRate | undefined {
  const value = text?.trim().replace(/%$/, '').trim().toLowerCase();
  if (value === 'margin') return null;
  return value === '24' || value === '13' || value === '6' ? Number(value) : undefined;
}

/** Rates of the mainland and what they are on the islands: 30 % less, rounded to whole per cent (VAT Code, article 26 (4)). */
const ON_ISLANDS: Readonly<Record<number, number>> = { 24: 17, 13: 9, 6: 4 };

/**
 * The islands of the reduced rates since 1 January 2026 with their postcodes, by first digits: the North Aegean, Samothrace and the
 * Dodecanese but for Rhodes. Source of the names: annex of circular E.2113/2025 of ΑΑΔΕ; of the postcodes: those of the Greek post as
 * listed in github.com/MentatInnovations/grpostcodes. Agathonisi has the code of Leipsoi.
 */
const REDUCED_ISLANDS: readonly (readonly [island: string, ...prefixes: string[]])[] = [
  ['Lesbos, Lemnos, Agios Efstratios', '81'],
  ['Chios, Oinousses, Psara', '82'],
  ['Samos, Ikaria, Fournoi', '83'],
  ['Samothrace', '68002'],
  ['Leipsoi, Agathonisi', '85001'],
  ['Tilos', '85002'],
  ['Chalki', '85110'],
  ['Megisti (Kastellorizo)', '85111'],
  ['Kalymnos', '852'],
  ['Kos, Nisyros', '853'],
  ['Leros', '854'],
  ['Patmos', '855'],
  ['Symi', '856'],
  ['Karpathos', '857'],
  ['Kasos', '858'],
  ['Astypalaia', '859'],
];

/** @param postcode five digits, with or without a blank */
export function isReducedVatPostcode(postcode: string): boolean {
  const digits = postcode.replace(/\s/g, '');
  return (
    digits.length === 5 &&
    REDUCED_ISLANDS.some(([, ...prefixes]) => prefixes.some((prefix) => digits.startsWith(prefix)))
  );
}

/** The buyer, and the place of delivery. */
export interface VatBuyer {
  /** Buys for a business, on an invoice. */
  isBusiness: boolean;
  /** Null while it is not known, and for goods that are collected from the shop. */
  postcode: string | null;
}

/**
 * Whether the rates of the islands hold for goods that a shop of the mainland sends: only to a business established there. A
 * private buyer on an island pays the mainland's (VAT Code, article 26 (4) b).
 */
export function hasIslandRates({ isBusiness, postcode }: VatBuyer): boolean {
  return isBusiness && postcode !== null && isReducedVatPostcode(postcode);
}

/** The rate of a product for this buyer. @param standard the shop's rate, for products that say nothing */
export function vatRateOf(productVat: VatRate | undefined, standard: number, buyer: VatBuyer): VatRate {
  const rate = productVat === undefined ? standard : productVat;
  if (rate === null) return null;
  return hasIslandRates(buyer) ? (ON_ISLANDS[rate] ?? rate) : rate;
}

/** All of an order that bears one rate. Amounts are cents; `vatCents` is contained in `grossCents`. */
export interface VatClass {
  vatPercent: VatRate;
  grossCents: number;
  vatCents: number;
}

/**
 * Divides what is paid into classes, the highest rate first and the margin scheme last. What is charged besides the goods, delivery
 * and the fee of cash on delivery, follows them: it bears their rates in proportion to their worth (VAT Code, article 24: incidental
 * expenses belong to the taxable amount).
 *
 * @param lines what each costs after its discount
 * @param standard bears the charges when the goods cost nothing
 */
export function toVatClasses(
  lines: readonly { cents: number; vatRate: VatRate }[],
  chargesCents: number,
  standard: number,
): VatClass[] {
  const goods = new Map<VatRate, number>();
  for (const { cents, vatRate } of lines) goods.set(vatRate, (goods.get(vatRate) ?? 0) + cents);
  const worth = [...goods.values()].reduce((sum, cents) => sum + cents, 0);
  if (worth === 0 && chargesCents > 0) return [toClass(standard, chargesCents)];
  const rates = [...goods.keys()].sort((a, b) => (b ?? -1) - (a ?? -1));
  const shares = allocate(
    chargesCents,
    rates.map((rate) => goods.get(rate) ?? 0),
  );
  return rates.map((rate, index) => toClass(rate, (goods.get(rate) ?? 0) + (shares[index] ?? 0)));
}

/** What bears one rate, with the VAT in it. */
export function toClass(vatPercent: VatRate, grossCents: number): VatClass {
  return { vatPercent, grossCents, vatCents: vatPercent === null ? 0 : includedVat(grossCents, vatPercent) };
}

export function vatOf(classes: readonly VatClass[]): number {
  return classes.reduce((sum, { vatCents }) => sum + vatCents, 0);
}

/** The share of each class in a part of an order's money, so that the parts are exactly that money. */
export function shareOfClasses(classes: readonly VatClass[], cents: number): VatClass[] {
  const shares = allocate(
    cents,
    classes.map(({ grossCents }) => grossCents),
  );
  return classes.map(({ vatPercent }, index) => toClass(vatPercent, shares[index] ?? 0));
}
