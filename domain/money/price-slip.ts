/** How many times lower a price must be to look like a slip: a comma that was lost makes 249.00 of a price 2.49. */
const FAR_LOWER = 90;

/** Whether a new price is so far below the one before that it was probably mistyped. 0 takes the goods off sale, and is none. */
export function isPriceSlip(beforeCents: number, cents: number): boolean {
  return cents > 0 && cents * FAR_LOWER <= beforeCents;
}
