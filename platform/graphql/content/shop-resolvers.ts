import { type ContentLanguage, contentLanguages, defaultLanguage } from '#domain/locale/locales.ts';
import { everyPageWords, serviceWords } from '#locales/words.ts';
import { API_VERSIONS } from '#schema/build-schema.ts';
import { shop } from '#shop.config';
import { type Policy, type PolicyName, policyOf } from '../../content/policies.ts';
import { paymentWaysOf } from '../../payments/offered-ways.ts';
import { toMediaImage } from '../catalogue/image-resolvers.ts';
import { toGlobalId } from '../global-id.ts';
import { noMetafields } from '../metafields.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { storeUrl } from './page-resolvers.ts';

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
  const icon = toMediaImage({ id: 'icon', path: '/icon-512.png', width: 512, height: 512, alt });
  return {
    logo: icon,
    squareLogo: icon,
    coverImage: toMediaImage({ id: 'cover', path: `/social-${language}.jpg`, width: 1200, height: 630, alt }),
    slogan: everyPageWords[language]['footer.heading'],
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
  id: ({ id }) => toGlobalId('ShopPolicy', id),
  title: ({ title }, _args, { language }) => title[language],
  body: ({ bodyHtml }, _args, { language }) => bodyHtml[language],
  url: ({ path }, _args, context) => storeUrl(path, context),
} satisfies Fields<Policy>;

const Shop = {
  ...noMetafields,
  id: () => toGlobalId('Shop', 1),
  name: (_shop, _args, { language }) => shop.name[language],
  description: (_shop, _args, { language }) => serviceWords.shop[language].description,
  moneyFormat: () => '{{amount_with_comma_separator}} €',
  primaryDomain(_shop, _args, { platform, baseUrl }) {
    const url = baseUrl || platform.publicUrl;
    const { host, protocol } = new URL(url);
    return { host, sslEnabled: protocol === 'https:', url };
  },
  paymentSettings: (_shop, _args, context) => paymentSettings(context),
  shipsToCountries: () => ['GR'],
  brand,
  customerAccountUrl: () => null,
  ...policyFields,
  subscriptionPolicy: () => null,
  shopPayInstallmentsPricing: () => null,
  // The shop's contact page and its terms are pages (`pages`), and its accounts know no foreign logins.
  contactInformation: () => null,
  legalNotice: () => null,
  termsOfSale: () => null,
  customerAccountTranslations: () => null,
  socialLoginProviders: () => [],
} satisfies Fields<unknown>;

const QueryRoot = {
  shop: () => ({ kind: 'Shop' }),
  localization: (_root, _args, { language }) => ({
    availableCountries: [greece(language)],
    availableLanguages: contentLanguages.map((code) => toLanguage(code, language)),
    country: greece(language),
    language: toLanguage(language, language),
    market,
  }),
  paymentSettings: (_root, _args, context) => paymentSettings(context),
  publicApiVersions: () => API_VERSIONS.map((version) => ({ displayName: version, handle: version, supported: true })),
} satisfies Fields<unknown>;

export const shopResolvers = { Shop, ShopPolicy, Market, QueryRoot };
