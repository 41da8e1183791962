import type { PlatformContext } from '../context.ts';
import { type Gateways, gatewaysOf } from './gateway.ts';
import type { PaymentSettings } from './payment-method.ts';

/** The ways in which this shop is paid, for the store and for the command line. */
export function openGateways(
  context: PlatformContext,
  { methods, isCapturedByStaff = false }: PaymentSettings,
): Gateways {
  return gatewaysOf(...methods.map((method) => method.open(context, isCapturedByStaff)));
}
