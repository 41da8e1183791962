import type { ReturnSteps } from '#platform/orders/return/read-returns.ts';

/** A return that was asked for, and nothing more. */
export const OPEN_RETURN: ReturnSteps = {
  id: 7,
  status: 'open',
  reason: 'withdrawal',
  requestedAt: '2026-11-20T08:00:00.000Z',
  sentAt: null,
  carrier: '',
  trackingNumber: '',
  receivedAt: null,
  refundedAt: null,
  refundedCents: 0,
  items: '',
  lines: [],
};
