import type { Logger } from 'pino';

/** The catalogue is measured with 10,000 products; up to this many are supported (docs/decisions/0014). */
const MOST_PRODUCTS = 20_000;

/** @returns takes the number of products after each reading, and warns once when there are too many */
export function createSizeWarning(log: Logger): (products: number) => void {
  let isWarned = false;
  return (products) => {
    if (isWarned || products <= MOST_PRODUCTS) return;
    isWarned = true;
    log.warn(
      { products, supported: MOST_PRODUCTS },
      'more products than the catalogue in memory is made for: use the hosted platform, or a search engine behind the interface of domain/catalogue/catalogue-index.ts',
    );
  };
}
