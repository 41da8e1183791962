import type { PlatformContext } from '../context.ts';
import { type Gateways, gatewaysOf } from './gateway.ts';
import { createTestGateway } from './test-gateway.ts';

/** The ways in which this shop is paid, for the store and for the command line. */
export type OpenGateways = (context: PlatformContext) => Gateways;

export const openGateways: OpenGateways = (context) => gatewaysOf(createTestGateway(context));
