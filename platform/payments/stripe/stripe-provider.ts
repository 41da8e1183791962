import * as v from 'valibot';
import { httpUrl, someText } from '#domain/forms/setting-schemas.ts';
import type { ConfiguredMethod, PaymentMethod } from '../payment-method.ts';
import { createStripeGateway, type StripeSettings } from './stripe-gateway.ts';

const WORDS = {
  el: { title: 'Κάρτα', note: 'Στην ασφαλή σελίδα της Stripe, με επιβεβαίωση από την τράπεζά σας.' },
  en: { title: 'Card', note: 'On Stripe’s secure page, confirmed by your bank.' },
};

export const stripeProvider: PaymentMethod = {
  name: 'stripe',
  words: (language) => WORDS[language],
  variables: v.pipe(
    v.object({
      STRIPE_SECRET_KEY: someText,
      STRIPE_WEBHOOK_SECRET: someText,
      STRIPE_API_URL: v.optional(httpUrl),
    }),
    v.transform(({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }) =>
      configure({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL }),
    ),
  ),
};

function configure(settings: StripeSettings): ConfiguredMethod {
  return {
    name: stripeProvider.name,
    ways: ['card'],
    installments: [],
    missing: findMissing(settings),
    open: ({ now }, isCapturedByStaff) => ({ ...createStripeGateway(settings, now), isCapturedByStaff }),
  };
}

function findMissing({ secretKey, apiUrl }: StripeSettings): ConfiguredMethod['missing'] {
  const isLive = /^[sr]k_live_/.test(secretKey);
  const key = `${secretKey.slice(0, 8)}…`;
  return [
    ...(isLive
      ? []
      : [
          {
            el: {
              what: `Το κλειδί της Stripe δεν είναι πραγματικό (${key})`,
              todo: 'ορίστε στο STRIPE_SECRET_KEY αυτό που αρχίζει με sk_live_ και στο STRIPE_WEBHOOK_SECRET εκείνο του webhook του',
            },
            en: {
              what: `Stripe's key is no live key (${key})`,
              todo: 'set STRIPE_SECRET_KEY to the one that begins with sk_live_, and STRIPE_WEBHOOK_SECRET to that of its webhook',
            },
          },
        ]),
    ...(apiUrl === undefined
      ? []
      : [
          {
            el: { what: `Η Stripe ρωτιέται στο ${apiUrl}`, todo: 'αφαιρέστε το STRIPE_API_URL: είναι για δοκιμές' },
            en: { what: `Stripe is asked at ${apiUrl}`, todo: 'take STRIPE_API_URL out: it is for tests' },
          },
        ]),
  ];
}
