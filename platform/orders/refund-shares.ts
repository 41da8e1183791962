import { allocate, includedVat } from '#domain/money.ts';
import type { VatClass, VatRate } from '#domain/vat.ts';

export interface RefundParts {
  amountCents: number;
  /** What it pays back of goods; the rest of its amount is for anything. */
  pieces: readonly { cents: number; vatPercent: VatRate }[];
}

/**
 * What each refund of an order is of each class: pieces at their own rate, the rest in proportion to what is left. All of them
 * together, once everything is back, are exactly the sale, VAT included.
 *
 * @param sale the classes of what was paid
 */
export function refundShares(sale: readonly VatClass[], refunds: readonly RefundParts[]): VatClass[][] {
  const back = sale.map(() => 0);
  return refunds.map((refund) => {
    const left = sale.map(({ grossCents }, index) => grossCents - (back[index] ?? 0));
    const shares = divide(sale, left, refund);
    return sale.map(({ vatPercent }, index) => {
      const before = back[index] ?? 0;
      const after = before + (shares[index] ?? 0);
      back[index] = after;
      return { vatPercent, grossCents: after - before, vatCents: vatIn(after, vatPercent) - vatIn(before, vatPercent) };
    });
  });
}

function divide(sale: readonly VatClass[], left: readonly number[], { amountCents, pieces }: RefundParts): number[] {
  let rest = amountCents;
  const ofGoods = sale.map(({ vatPercent }, index) => {
    const worth = pieces.filter((piece) => piece.vatPercent === vatPercent).reduce((sum, { cents }) => sum + cents, 0);
    const share = Math.min(worth, left[index] ?? 0, rest);
    rest -= share;
    return share;
  });
  const others = allocate(
    rest,
    left.map((cents, index) => cents - (ofGoods[index] ?? 0)),
  );
  return ofGoods.map((share, index) => share + (others[index] ?? 0));
}

function vatIn(grossCents: number, vatPercent: VatRate): number {
  return vatPercent === null ? 0 : includedVat(grossCents, vatPercent);
}
