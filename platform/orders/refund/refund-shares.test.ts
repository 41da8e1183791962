import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toVatClasses, type VatRate } from '#domain/money/vat.ts';
import { refundShares } from './refund-shares.ts';

const SALE = toVatClasses(
  [
    { cents: 20_000, vatRate: 24 },
    { cents: 10_000, vatRate: null },
  ],
  600,
  24,
);

it('gives pieces back at their own rate, and delivery in proportion', () => {
  const [piece, rest] = refundShares(SALE, [
    { amountCents: 10_000, pieces: [{ cents: 10_000, vatPercent: null }] },
    { amountCents: 20_600, pieces: [] },
  ]);
  expect(piece).toEqual([
    { vatPercent: 24, grossCents: 0, vatCents: 0 },
    { vatPercent: null, grossCents: 10_000, vatCents: 0 },
  ]);
  expect(rest).toEqual([
    { vatPercent: 24, grossCents: 20_400, vatCents: 3_948 },
    { vatPercent: null, grossCents: 200, vatCents: 0 },
  ]);
});

it('adds up to the sale, whatever comes back in which parts', () => {
  const rate = fc.constantFrom<VatRate>(24, 17, 13, null);
  const goods = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 90_000 }), vatRate: rate }), {
    minLength: 1,
    maxLength: 5,
  });
  const parts = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 60_000 }), ofGoods: fc.boolean() }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(goods, fc.nat(900), parts, (lines, charges, asked) => {
      const sale = toVatClasses(lines, charges, 24);
      const paid = sale.reduce((sum, { grossCents }) => sum + grossCents, 0);
      let left = paid;
      const refunds = [...asked, { cents: paid, ofGoods: false }].flatMap(({ cents, ofGoods }) => {
        const amountCents = Math.min(cents, left);
        left -= amountCents;
        const pieces = ofGoods ? [{ cents: amountCents, vatPercent: lines[0]?.vatRate ?? null }] : [];
        return amountCents > 0 ? [{ amountCents, pieces }] : [];
      });
      const shares = refundShares(sale, refunds);
      shares.forEach((share, index) => {
        expect(share.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(refunds[index]?.amountCents);
        expect(share.every(({ grossCents, vatCents }) => grossCents >= 0 && vatCents >= 0)).toBe(true);
      });
      const back = sale.map(({ vatPercent }, index) => ({
        vatPercent,
        grossCents: shares.reduce((sum, share) => sum + (share[index]?.grossCents ?? 0), 0),
        vatCents: shares.reduce((sum, share) => sum + (share[index]?.vatCents ?? 0), 0),
      }));
      expect(back).toEqual(sale);
    }),
  );
});
