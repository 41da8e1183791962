import { type Language, shop } from '#shop.config';
import { languages } from '../catalogue/localized.ts';
import { toGlobalId } from './global-id.ts';
import { noMetafields } from './metafields.ts';
import type { RequestContext } from './request-context.ts';
import { shopWords } from './shop-words.ts';

/** The API's names of the cards in `shop.config.ts`. */
const CARD_BRANDS: Readonly<Record<string, string>> = {
  Visa: 'VISA',
  Mastercard: 'MASTERCARD',
  'American Express': 'AMERICAN_EXPRESS',
};

function toLanguage(code: Language, spoken: Language) {
  return {
    isoCode: code.toUpperCase(),
    endonymName: shopWords[code].languages[code],
    name: shopWords[spoken].languages[code],
  };
}

function market() {
  return { kind: 'Market', id: toGlobalId('Market', 1), handle: 'gr' };
}

const Market = noMetafields;

function greece(spoken: Language) {
  return {
    isoCode: 'GR',
    name: shopWords[spoken].country,
    currency: { isoCode: 'EUR', name: shopWords[spoken].currency, symbol: '€' },
    unitSystem: 'METRIC_SYSTEM',
    availableLanguages: languages.map((code) => toLanguage(code, spoken)),
    defaultLanguage: toLanguage('el', spoken),
    market,
  };
}

function paymentSettings({ baseUrl }: RequestContext) {
  return {
    acceptedCardBrands: shop.paymentMethods.flatMap((name) => CARD_BRANDS[name] ?? []),
    cardVaultUrl: `${baseUrl}/checkouts`,
    countryCode: 'GR',
    currencyCode: 'EUR',
    enabledPresentmentCurrencies: ['EUR'],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

const Shop = {
  ...noMetafields,
  id: () => toGlobalId('Shop', 1),
  name: (_shop: unknown, _args: unknown, { language }: RequestContext) => shop.name[language],
  description: (_shop: unknown, _args: unknown, { language }: RequestContext) => shopWords[language].description,
  moneyFormat: () => '{{amount_with_comma_separator}} €',
  primaryDomain(_shop: unknown, _args: unknown, { platform, baseUrl }: RequestContext) {
    const url = baseUrl || platform.publicUrl;
    const { host, protocol } = new URL(url);
    return { host, sslEnabled: protocol === 'https:', url };
  },
  paymentSettings: (_shop: unknown, _args: unknown, context: RequestContext) => paymentSettings(context),
  shipsToCountries: () => ['GR'],
  brand: () => null,
  customerAccountUrl: () => null,
  privacyPolicy: () => null,
  refundPolicy: () => null,
  shippingPolicy: () => null,
  subscriptionPolicy: () => null,
  termsOfService: () => null,
  shopPayInstallmentsPricing: () => null,
};

const QueryRoot = {
  shop: () => ({ kind: 'Shop' }),
  localization: (_root: unknown, _args: unknown, { language }: RequestContext) => ({
    availableCountries: [greece(language)],
    availableLanguages: languages.map((code) => toLanguage(code, language)),
    country: greece(language),
    language: toLanguage(language, language),
    market,
  }),
  paymentSettings: (_root: unknown, _args: unknown, context: RequestContext) => paymentSettings(context),
  publicApiVersions: () => [{ displayName: '2025-07', handle: '2025-07', supported: true }],
};

export const shopResolvers = { Shop, Market, QueryRoot };
