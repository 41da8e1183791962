import { NO_PAYMENT_WAYS, type PaymentWays } from '#domain/money/payment-ways.ts';
import { graphql } from '#schema/graphql.ts';
import { isMissing, orMissing } from './missing-part.ts';
import type { Services } from './services.ts';

const paymentSettingsQuery = graphql(`
  query PaymentSettings {
    shop { paymentSettings { acceptedCardBrands } }
  }
`);

const CARD_NAMES: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DINERS_CLUB: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
};

/** The ways of paying to name: as configured here, or as far as a hosted shop's API knows its own. */
export async function getPaymentWays(services: Services): Promise<PaymentWays> {
  if (services.paymentWays) return services.paymentWays;
  const asked = await orMissing(services.storefront.query(paymentSettingsQuery, {}), services, 'ways of paying');
  if (isMissing(asked)) return NO_PAYMENT_WAYS;
  const cards = asked.shop.paymentSettings.acceptedCardBrands.flatMap((brand) => CARD_NAMES[brand] ?? []);
  return { ways: cards.length > 0 ? ['card'] : [], cards, installments: [] };
}
