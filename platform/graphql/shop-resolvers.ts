import { type ContentLanguage, contentLanguages, defaultLanguage } from '#domain/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { type Policy, type PolicyName, policyOf } from '../content/policies.ts';
import { paymentWaysOf } from '../payments/offered-ways.ts';
import { toGlobalId } from './global-id.ts';
import { toBrandImage } from './image-resolvers.ts';
import { noMetafields } from './metafields.ts';
import { storeUrl } from './page-resolvers.ts';
import type { RequestContext } from './request-context.ts';

/** The API's names of the cards in `shop.config.ts`. */
const CARD_BRANDS: Readonly<Record<string, string>> = {
  Visa: 'VISA',
  Mastercard: 'MASTERCARD',
  'American Express': 'AMERICAN_EXPRESS',
};

function toLanguage(code: ContentLanguage, spoken: ContentLanguage) {
  return {
    isoCode: code.toUpperCase(),
    endonymName: serviceWords.shop[code].languages[code],
    name: serviceWords.shop[spoken].languages[code],
  };
}

function market() {
  return { kind: 'Market', id: toGlobalId('Market', 1), handle: 'gr' };
}

const Market = noMetafields;

function greece(spoken: ContentLanguage) {
  return {
    isoCode: 'GR',
    name: serviceWords.shop[spoken].country,
    currency: { isoCode: 'EUR', name: serviceWords.shop[spoken].currency, symbol: '€' },
    unitSystem: 'METRIC_SYSTEM',
    availableLanguages: contentLanguages.map((code) => toLanguage(code, spoken)),
    defaultLanguage: toLanguage(defaultLanguage, spoken),
    market,
  };
}

function paymentSettings({ baseUrl, platform }: RequestContext) {
  return {
    acceptedCardBrands: paymentWaysOf(platform).cards.flatMap((name) => CARD_BRANDS[name] ?? []),
    cardVaultUrl: `${baseUrl}/checkouts`,
    countryCode: 'GR',
    currencyCode: 'EUR',
    enabledPresentmentCurrencies: ['EUR'],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

/** The storefront's own signs and colours (art/brand). */
function brand(_shop: unknown, _args: unknown, { language }: RequestContext) {
  const alt = { el: shop.name.el, en: shop.name.en };
  const icon = toBrandImage({ id: 'icon', path: '/icon-512.png', width: 512, height: 512, alt });
  return {
    logo: icon,
    squareLogo: icon,
    coverImage: toBrandImage({ id: 'cover', path: `/social-${language}.jpg`, width: 1200, height: 630, alt }),
    slogan: serviceWords.shop[language].slogan,
    shortDescription: serviceWords.shop[language].description,
    colors: {
      primary: [{ background: '#0a5294', foreground: '#ffffff' }],
      secondary: [{ background: '#fbebe2', foreground: '#ad4317' }],
    },
  };
}

function policyField(name: PolicyName) {
  return async (_shop: unknown, _args: unknown, { pages }: RequestContext) => policyOf(name, await pages());
}

const policyFields = {
  privacyPolicy: policyField('privacyPolicy'),
  refundPolicy: policyField('refundPolicy'),
  shippingPolicy: policyField('shippingPolicy'),
  termsOfService: policyField('termsOfService'),
};

const ShopPolicy = {
  id: ({ id }: Policy) => toGlobalId('ShopPolicy', id),
  title: ({ title }: Policy, _args: unknown, { language }: RequestContext) => title[language],
  body: ({ bodyHtml }: Policy, _args: unknown, { language }: RequestContext) => bodyHtml[language],
  url: ({ path }: Policy, _args: unknown, context: RequestContext) => storeUrl(path, context),
};

const Shop = {
  ...noMetafields,
  id: () => toGlobalId('Shop', 1),
  name: (_shop: unknown, _args: unknown, { language }: RequestContext) => shop.name[language],
  description: (_shop: unknown, _args: unknown, { language }: RequestContext) =>
    serviceWords.shop[language].description,
  moneyFormat: () => '{{amount_with_comma_separator}} €',
  primaryDomain(_shop: unknown, _args: unknown, { platform, baseUrl }: RequestContext) {
    const url = baseUrl || platform.publicUrl;
    const { host, protocol } = new URL(url);
    return { host, sslEnabled: protocol === 'https:', url };
  },
  paymentSettings: (_shop: unknown, _args: unknown, context: RequestContext) => paymentSettings(context),
  shipsToCountries: () => ['GR'],
  brand,
  customerAccountUrl: () => null,
  ...policyFields,
  subscriptionPolicy: () => null,
  shopPayInstallmentsPricing: () => null,
};

const QueryRoot = {
  shop: () => ({ kind: 'Shop' }),
  localization: (_root: unknown, _args: unknown, { language }: RequestContext) => ({
    availableCountries: [greece(language)],
    availableLanguages: contentLanguages.map((code) => toLanguage(code, language)),
    country: greece(language),
    language: toLanguage(language, language),
    market,
  }),
  paymentSettings: (_root: unknown, _args: unknown, context: RequestContext) => paymentSettings(context),
  publicApiVersions: () => [{ displayName: '2025-07', handle: '2025-07', supported: true }],
};

export const shopResolvers = { Shop, ShopPolicy, Market, QueryRoot };
