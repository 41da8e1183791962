/** The events of one order line, as parcels, returns and refunds record them. */
export interface LineHistory {
  ordered: number;
  /** Pieces in parcels. */
  sent: number;
  returns: readonly { id: number; quantity: number; hasArrived: boolean; isRestocked: boolean }[];
  /** The oldest first. */
  refunds: readonly { quantity: number; returnId: number | null; isRestocked: boolean }[];
}

/** How many pieces of an order line are where. */
export interface LineAccount {
  ordered: number;
  refunded: number;
  /** Back in stock. */
  restocked: number;
  sent: number;
  /** Announced by the buyer, not here yet. */
  awaited: number;
  /** Here again. */
  returned: number;
  /** Neither sent nor given up by a refund. */
  unsent: number;
  /** Still to be sent: none of an order that is called off. */
  left: number;
}

/**
 * A refund of a return is for pieces that were sent. Every other refund gives up unsent pieces first; only what it covers beyond them
 * stays with the buyer, and so never goes back into stock.
 *
 * @param isCalledOff whether nothing of the order is sent any more
 */
export function accountOf({ ordered, sent, returns, refunds }: LineHistory, isCalledOff: boolean): LineAccount {
  let unsent = ordered - sent;
  let restocked = count(returns.filter(({ isRestocked }) => isRestocked));
  for (const { quantity, returnId, isRestocked } of refunds) {
    const ofReturn = returns.find(({ id }) => id === returnId)?.quantity ?? 0;
    const givenUp = Math.min(Math.max(0, quantity - ofReturn), unsent);
    unsent -= givenUp;
    if (isRestocked) restocked += givenUp;
  }
  return {
    ordered,
    refunded: count(refunds),
    restocked,
    sent,
    awaited: count(returns.filter(({ hasArrived }) => !hasArrived)),
    returned: count(returns.filter(({ hasArrived }) => hasArrived)),
    unsent,
    left: isCalledOff ? 0 : unsent,
  };
}

/** Pieces that a withdrawal can still name: neither back nor announced. */
export function withdrawable({ sent, unsent, returned, awaited }: LineAccount): number {
  return sent + unsent - returned - awaited;
}

function count(parts: readonly { quantity: number }[]): number {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0);
}
