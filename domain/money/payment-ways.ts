/** The ways of paying that a shop offers, as its pages and mails name them. */

export type PaymentWay = 'card' | 'iris' | 'cod' | 'transfer' | 'pickup';

export interface PaymentWays {
  /** In the checkout's order, each once. */
  ways: readonly PaymentWay[];
  /** The brands of cards that are taken; empty where none are. */
  cards: readonly string[];
  /** By card, without interest; the lowest amount first. */
  installments: readonly InstallmentRule[];
}

/** From this total on, up to so many instalments. */
export interface InstallmentRule {
  fromCents: number;
  count: number;
}

export const NO_PAYMENT_WAYS: PaymentWays = { ways: [], cards: [], installments: [] };

/** The most instalments for a total; 1 means payment at once. */
export function installmentsFor(totalCents: number, rules: readonly InstallmentRule[]): number {
  return rules.filter(({ fromCents }) => totalCents >= fromCents).at(-1)?.count ?? 1;
}

/** The amount of one of `count` instalments, rounded up: the first ones are never lower than the last. */
export function installmentCents(totalCents: number, count: number): number {
  return Math.ceil(totalCents / count);
}

/**
 * `100:3, 300:6`: from 100 € up to three instalments, from 300 € up to six.
 *
 * @returns null for anything else: amounts and numbers must rise, and no provider here has more than 36
 */
export function parseInstallmentRules(text: string): InstallmentRule[] | null {
  const rules: InstallmentRule[] = [];
  for (const part of text.split(',')) {
    const found = /^\s*(\d{1,6}):(\d{1,2})\s*$/.exec(part);
    if (!found) return null;
    const rule = { fromCents: Number(found[1]) * 100, count: Number(found[2]) };
    const last = rules.at(-1);
    if (rule.count < 2 || rule.count > 36) return null;
    if (last && (rule.fromCents <= last.fromCents || rule.count <= last.count)) return null;
    rules.push(rule);
  }
  return rules;
}
