import { describe, expect, it } from 'vitest';
import { createBodyPools } from './body-pools.ts';

const KIB = 1024;
/** A pool for bodies of texts; of the smallest body, 16 KiB are counted. */
const open = (total: number, perAddress: number) => {
  const none = { total: KIB, perAddress: KIB };
  const { texts } = createBodyPools({ texts: { total, perAddress }, files: none, platform: none });
  return (address: string) => texts.open(address);
};

describe('the memory for bodies', () => {
  it('is bounded for each address, to the byte', () => {
    const share = open(100 * KIB, 40 * KIB)('a');
    expect([share.grow(30 * KIB), share.grow(10 * KIB), share.grow(1)]).toEqual([true, true, false]);
  });

  it('is bounded for all addresses together, to the byte', () => {
    const at = open(100 * KIB, 60 * KIB);
    expect([at('a').grow(60 * KIB), at('b').grow(40 * KIB + 1), at('c').grow(40 * KIB)]).toEqual([true, false, true]);
  });

  it('counts 16 KiB of a body that has hardly begun, and no more until they have arrived', () => {
    const at = open(100 * KIB, 32 * KIB);
    const [one, two, three] = [at('a'), at('a'), at('a')];
    expect([one.grow(0), two.grow(1), three.grow(0)]).toEqual([true, true, false]);
    expect([one.grow(16 * KIB), one.grow(1)]).toEqual([true, false]);
    expect(at('b').grow(0)).toBe(true);
  });

  it('is given back whole, and once', () => {
    const at = open(64 * KIB, 64 * KIB);
    const [one, other] = [at('a'), at('b')];
    expect([one.grow(32 * KIB), other.grow(32 * KIB), at('c').grow(0)]).toEqual([true, true, false]);
    one.release();
    one.release();
    expect([at('c').grow(32 * KIB + 1), at('c').grow(32 * KIB)]).toEqual([false, true]);
    expect(at('a').grow(0)).toBe(false);
  });

  it('of texts, of files and of the platform are three', () => {
    const sizes = { total: 32 * KIB, perAddress: 32 * KIB };
    const pools = Object.values(createBodyPools({ texts: sizes, files: sizes, platform: sizes }));
    expect(pools.map((pool) => pool.open('a').grow(32 * KIB))).toEqual([true, true, true]);
  });
});
