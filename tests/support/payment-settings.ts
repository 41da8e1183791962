import * as v from 'valibot';
import type { PaymentSettings } from '#platform/payments/payment-method.ts';
import { findPaymentMethod } from '#platform/payments/payment-methods.ts';

/** As the environment would configure them. @param variables those of the providers */
export function paymentSettings(names: readonly string[], variables: Record<string, string> = {}): PaymentSettings {
  const methods = names.flatMap((name) => {
    const method = findPaymentMethod(name);
    return method ? [v.parse(method.variables, variables)] : [];
  });
  return { methods };
}

/** The same keys for the environment and for the simulator. */
export const STRIPE_KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
export const STRIPE_SIMULATOR = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
export const VIVA_KEYS = {
  VIVA_CLIENT_ID: 'client',
  VIVA_CLIENT_SECRET: 'secret',
  VIVA_MERCHANT_ID: 'merchant',
  VIVA_API_KEY: 'key',
};
export const VIVA_SIMULATOR = { clientId: 'client', clientSecret: 'secret', merchantId: 'merchant', apiKey: 'key' };
