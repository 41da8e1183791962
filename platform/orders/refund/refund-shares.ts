import { allocate } from '#domain/money/money.ts';
import { toClass, type VatClass, type VatRate } from '#domain/money/vat.ts';

export interface RefundParts {
  amountCents: number;
  /** The pieces that it pays back; the rest of its amount belongs to no piece. */
  pieces: readonly { cents: number; vatPercent: VatRate }[];
}

/**
 * What each refund of an order is of each class: pieces at their own rate, the rest in proportion to what is left. All of them
 * together, once everything is back, are exactly the sale, VAT included.
 *
 * @param sale the classes of what was paid
 */
export function refundShares(sale: readonly VatClass[], refunds: readonly RefundParts[]): VatClass[][] {
  const classes = sale.map(({ vatPercent, grossCents }) => ({ vatPercent, left: grossCents, back: 0 }));
  return refunds.map((refund) => {
    const shares = divide(classes, refund);
    return classes.map((one, index) => {
      const { vatPercent, back: before } = one;
      const grossCents = shares[index] ?? 0;
      one.left -= grossCents;
      one.back += grossCents;
      // The VAT of all that went back, less what was named before: rounding never adds up to a cent too many.
      const vatCents = toClass(vatPercent, one.back).vatCents - toClass(vatPercent, before).vatCents;
      return { vatPercent, grossCents, vatCents };
    });
  });
}

/** A refund's share of each VAT class. */
function divide(
  classes: readonly { vatPercent: VatRate; left: number }[],
  { amountCents, pieces }: RefundParts,
): number[] {
  let rest = amountCents;
  const goods = classes.map(({ vatPercent, left }) => {
    const worth = pieces.filter((piece) => piece.vatPercent === vatPercent).reduce((sum, { cents }) => sum + cents, 0);
    const share = Math.min(worth, left, rest);
    rest -= share;
    return { share, left: left - share };
  });
  const lefts = goods.map(({ left }) => left);
  const others = allocate(rest, lefts);
  return goods.map(({ share }, index) => share + (others[index] ?? 0));
}
