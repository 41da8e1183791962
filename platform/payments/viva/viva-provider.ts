import * as v from 'valibot';
import { parsed } from '#domain/forms/form-schema.ts';
import { settingMatching, someText } from '#domain/forms/setting-schemas.ts';
import { parseInstallmentRules } from '#domain/money/payment-ways.ts';
import type { ConfiguredMethod, PaymentMethod } from '../payment-method.ts';
import type { VivaSettings } from './viva-client.ts';
import { createVivaGateway, waysOf } from './viva-gateway.ts';

const WORDS = {
  el: { title: 'Κάρτα', note: 'Στην ασφαλή σελίδα της Viva, με επιβεβαίωση από την τράπεζά σας.' },
  en: { title: 'Card', note: 'On Viva’s secure page, confirmed by your bank.' },
};

export const vivaProvider: PaymentMethod = {
  name: 'viva',
  words: (language) => WORDS[language],
  variables: v.pipe(
    v.object({
      VIVA_CLIENT_ID: someText,
      VIVA_CLIENT_SECRET: someText,
      VIVA_MERCHANT_ID: someText,
      VIVA_API_KEY: someText,
      VIVA_SOURCE_CODE: v.optional(someText),
      VIVA_IRIS: v.optional(v.picklist(['yes', 'no']), 'no'),
      VIVA_INSTALLMENTS: v.optional(
        parsed(parseInstallmentRules, 'must be amounts in euros and instalments, both rising, such as 100:3, 300:6'),
      ),
      VIVA_ENVIRONMENT: v.optional(
        settingMatching(/^(?:demo|live|https?:\/\/\S+)$/, 'must be demo, live, or an address'),
        'demo',
      ),
    }),
    v.transform((env) =>
      configure({
        clientId: env.VIVA_CLIENT_ID,
        clientSecret: env.VIVA_CLIENT_SECRET,
        merchantId: env.VIVA_MERCHANT_ID,
        apiKey: env.VIVA_API_KEY,
        sourceCode: env.VIVA_SOURCE_CODE,
        iris: env.VIVA_IRIS === 'yes',
        installments: env.VIVA_INSTALLMENTS ?? [],
        environment: env.VIVA_ENVIRONMENT,
      }),
    ),
  ),
};

function configure(settings: VivaSettings): ConfiguredMethod {
  return {
    name: vivaProvider.name,
    ways: waysOf(settings),
    installments: settings.installments,
    missing: findMissing(settings),
    // Viva takes the money at once, so staff have nothing to capture.
    open: ({ now }) => createVivaGateway(settings, now),
  };
}

function findMissing({ environment }: VivaSettings): ConfiguredMethod['missing'] {
  if (environment === 'live') return [];
  const isDemo = environment === 'demo';
  return [
    {
      el: {
        what: isDemo ? 'Η Viva είναι το δοκιμαστικό της περιβάλλον' : `Η Viva ρωτιέται στο ${environment}`,
        todo: 'ορίστε VIVA_ENVIRONMENT=live και τα κλειδιά του πραγματικού λογαριασμού',
      },
      en: {
        what: isDemo ? 'Viva is its demo environment' : `Viva is asked at ${environment}`,
        todo: 'set VIVA_ENVIRONMENT=live, and the keys of the live account',
      },
    },
  ];
}
