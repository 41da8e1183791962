import { errorName } from '#domain/customer/error-code.ts';
import { type RepeatedWork, repeatWork } from '../../repeated-work.ts';
import { awaitPayments } from '../capture/await-payments.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import type { PaymentServices } from './reconcile.ts';
import { sweepPayments } from './sweep-payments.ts';

const LOOK_EVERY_MS = 30_000;

/** Until it is stopped: captures authorised payments, and settles payments and orders without news. */
export function createPaymentWorker(services: PaymentServices): RepeatedWork {
  const { context, gateways } = services;
  return repeatWork({
    pauseMs: LOOK_EVERY_MS,
    async run(isStopped) {
      await capturePayments(context, gateways, { isStopped });
      await sweepPayments(services, { isStopped });
      await awaitPayments(context, { isStopped });
    },
    onError: (error) => context.log.error({ error: errorName(error) }, 'payments could not be read'),
  });
}
