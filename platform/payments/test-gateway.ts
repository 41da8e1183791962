import { createHash } from 'node:crypto';
import type { Authorization, AuthorizationRequest, PaymentGateway } from './gateway.ts';

/** Outcomes that are remembered at once; the oldest goes first. Real providers forget keys after a day. */
const REMEMBERED = 10_000;

/**
 * The gateway of a shop that is being tried out: no money moves. Card number 1 and every valid number such as
 * 4242 4242 4242 4242 are approved, 2 is declined, 3 fails with a gateway error.
 *
 * The reference is made from the key, so a restart in the middle of a payment finds the same authorisation again.
 */
export function createTestGateway(): PaymentGateway {
  const outcomes = new Map<string, Authorization>();
  return {
    name: 'test',
    async authorize(request) {
      const known = outcomes.get(request.idempotencyKey);
      if (known) return known;
      const outcome = decide(request);
      if (outcomes.size >= REMEMBERED) outcomes.delete(outcomes.keys().next().value ?? '');
      outcomes.set(request.idempotencyKey, outcome);
      return outcome;
    },
    capture: async () => ({ status: 'captured' }),
    void: async () => {},
    refund: async () => ({ status: 'refunded' }),
  };
}

function decide({ amountCents, card, idempotencyKey }: AuthorizationRequest): Authorization {
  if (card.number === '2') return { status: 'declined', reason: 'card_declined' };
  if (card.number === '3') return { status: 'failed' };
  const reference = `test_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`;
  return { status: 'approved', reference, amountCents };
}
