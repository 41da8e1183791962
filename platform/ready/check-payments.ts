import type { PaymentSettings, StripeSettings, VivaSettings } from '../payments/payment-settings.ts';
import type { Missing } from './missing.ts';

/** Finds ways of paying that take no real money. @param payments null on the hosted platform, which takes the money itself */
export function checkPayments(payments: PaymentSettings | null): Missing[] {
  const { methods = [], stripe = null, viva = null } = payments ?? {};
  const todo = 'choose a payment provider: card number 1 buys anything here (README, “A real shop”)';
  return [
    ...(methods.includes('test') ? [missing('Payments go to the test gateway', todo)] : []),
    ...(methods.includes('stripe') && stripe ? checkStripe(stripe) : []),
    ...(methods.includes('viva') && viva ? checkViva(viva) : []),
  ];
}

function checkStripe({ secretKey, apiUrl }: StripeSettings): Missing[] {
  return [
    ...(/^[sr]k_live_/.test(secretKey)
      ? []
      : [
          missing(
            `Stripe's key is no live key (${secretKey.slice(0, 8)}…)`,
            'set STRIPE_SECRET_KEY to the one that begins with sk_live_, and STRIPE_WEBHOOK_SECRET to that of its webhook',
          ),
        ]),
    ...(apiUrl === undefined
      ? []
      : [missing(`Stripe is asked at ${apiUrl}`, 'take STRIPE_API_URL out: it is for tests')]),
  ];
}

function checkViva({ environment }: VivaSettings): Missing[] {
  if (environment === 'live') return [];
  const what = environment === 'demo' ? 'Viva is its demo environment' : `Viva is asked at ${environment}`;
  return [missing(what, 'set VIVA_ENVIRONMENT=live, and the keys of the live account')];
}

function missing(what: string, todo: string): Missing {
  return { check: 'payment', what, todo };
}
