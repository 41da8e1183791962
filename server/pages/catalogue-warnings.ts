import type { Logger } from 'pino';

/** The catalogue is measured with 10,000 products; up to this many are supported (docs/decisions/0014). */
const MOST_PRODUCTS = 20_000;

interface CatalogueRead {
  products: number;
  /** Handles of products that are listed without a price, and so are not for sale. */
  unpriced: readonly string[];
}

/** @returns takes each reading of the catalogue; warns once of too many products, and of each product that lost its price */
export function createCatalogueWarnings(log: Logger): (read: CatalogueRead) => void {
  let isWarned = false;
  let known: ReadonlySet<string> = new Set();
  return ({ products, unpriced }) => {
    const found = unpriced.filter((handle) => !known.has(handle));
    known = new Set(unpriced);
    if (found.length > 0) log.warn({ handles: found }, 'not for sale: these products have no price');
    if (isWarned || products <= MOST_PRODUCTS) return;
    isWarned = true;
    log.warn(
      { products, supported: MOST_PRODUCTS },
      'more products than the catalogue in memory is made for: use the hosted platform, or a search engine behind the interface of domain/catalogue/catalogue-index.ts',
    );
  };
}
