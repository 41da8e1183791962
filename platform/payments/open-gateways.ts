import type { PlatformContext } from '../context.ts';
import { type Gateways, gatewaysOf, type OnlineGateway, type PaymentGateway } from './gateway.ts';
import { createManualGateway, isManualMethod } from './manual-gateway.ts';
import type { PaymentMethod, PaymentSettings } from './payment-settings.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';
import { createTestGateway } from './test/test-gateway.ts';
import { createVivaGateway } from './viva/viva-gateway.ts';

/** The ways in which this shop is paid, for the store and for the command line. */
export function openGateways(context: PlatformContext, settings: PaymentSettings): Gateways {
  return gatewaysOf(...settings.methods.map((method) => openGateway(context, settings, method)));
}

function openGateway(
  context: PlatformContext,
  { stripe, viva, isCapturedByStaff = false }: PaymentSettings,
  method: PaymentMethod,
): PaymentGateway | OnlineGateway {
  if (isManualMethod(method)) return createManualGateway(method);
  switch (method) {
    case 'stripe':
      return { ...createStripeGateway(given(stripe, method), context.now), isCapturedByStaff };
    case 'viva':
      return createVivaGateway(given(viva, method), context.now);
    case 'test':
      return { ...createTestGateway(context), isCapturedByStaff };
  }
}

function given<Settings>(settings: Settings | null, method: PaymentMethod): Settings {
  if (settings === null) throw new Error(`${method} is a way of paying and has no settings`);
  return settings;
}
