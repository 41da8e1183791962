import { data, isRouteErrorResponse } from 'react-router';
import type { Services } from './services.ts';
import { StorefrontError } from './storefront-error.ts';

/** Why something is not there: the platform wants to be paid first (402), or it failed. */
export type MissingReason = 'payment_required' | 'failed';

/** Replaces an optional part that the platform did not give. */
export interface MissingPart {
  missingReason: MissingReason;
}

export function isMissing(part: object): part is MissingPart {
  return 'missingReason' in part;
}

/** Data that the page can do without: when it fails or is slow, that is logged, and the page is rendered without it. */
export async function orMissing<Part extends object>(
  part: Promise<Part>,
  { reportError, storefront }: Pick<Services, 'reportError' | 'storefront'>,
  path: string,
): Promise<Part | MissingPart> {
  try {
    return await storefront.soon(part);
  } catch (error) {
    reportError(error, path);
    return { missingReason: toReason(error) };
  }
}

/**
 * Data that the page cannot do without: a failure is logged and answered with 503 and `no-store`.
 *
 * @throws what the router shows in the nearest `ErrorBoundary`: an answer whose data is a `MissingPart`
 */
export async function orFail<Part>(
  part: Promise<Part>,
  { reportError, storefront }: Pick<Services, 'reportError' | 'storefront'>,
  path: string,
): Promise<Part> {
  try {
    return await storefront.need(part);
  } catch (error) {
    // A mistake of ours is no failure of the platform.
    if (!(error instanceof StorefrontError)) throw error;
    reportError(error, path);
    const missing: MissingPart = { missingReason: toReason(error) };
    throw data(missing, {
      status: 503,
      statusText: 'Service Unavailable',
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
}

/** Why a screen could not be loaded, for its `ErrorBoundary`. */
export function missingReasonOf(error: unknown): MissingReason {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof answer === 'object' && answer !== null && isMissing(answer) ? answer.missingReason : 'failed';
}

function toReason(error: unknown): MissingReason {
  return error instanceof StorefrontError && error.failure.kind === 'payment_required' ? 'payment_required' : 'failed';
}
