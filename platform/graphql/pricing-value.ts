import { toMoneyV2 } from '#domain/money.ts';

/** A `PricingValue`: what a discount takes, as whole per cent or as an amount. */
export function toPricingValue(percent: number | null, amountCents: number) {
  return percent === null
    ? { kind: 'MoneyV2', ...toMoneyV2(amountCents) }
    : { kind: 'PricingPercentageValue', percentage: percent };
}
