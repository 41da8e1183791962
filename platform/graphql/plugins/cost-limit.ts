import type { Catalogue } from '../../catalogue/catalogue.ts';
import { ApiError } from '../api-error.ts';
import { CostBuckets } from '../cost-buckets.ts';
import { LIMITS } from '../document-limits.ts';
import { type ListBounds, operationCost } from '../operation-cost.ts';
import type { ApiPlugin } from '../request-context.ts';

const known = new WeakMap<Catalogue, ListBounds>();

/** Official clients ask for 250 pictures and 250 variants of each product; no catalogue has so many. */
function boundsOf(catalogue: Catalogue): ListBounds {
  const bounds = known.get(catalogue) ?? readBounds(catalogue);
  known.set(catalogue, bounds);
  return bounds;
}

function readBounds({ products, collections }: Catalogue): ListBounds {
  const most = (countOf: (product: Catalogue['products'][number]) => number) =>
    products.reduce((most, product) => Math.max(most, countOf(product)), 1);
  const images = most((product) => product.images.length);
  const options = most((product) => product.options.length);
  return {
    collections: Math.max(1, collections.length),
    products: Math.max(1, products.length),
    variants: most((product) => product.variants.length),
    images,
    media: images,
    options,
  };
}

/** Refuses an operation that would answer too many fields, and one more than its address may ask for, before it runs. */
export function costLimit(now: () => Date): ApiPlugin {
  const buckets = new CostBuckets();
  return {
    onExecute({ args: { document }, context, setResultAndStopExecution }) {
      const { operation, variables, catalogue, buyerAddress } = context;
      const cost = operationCost(document, operation, variables, boundsOf(catalogue));
      if (cost > LIMITS.cost) {
        const message = `The query asks for about ${cost} fields, the limit is ${LIMITS.cost}. Ask for fewer items at once.`;
        return setResultAndStopExecution({ errors: [new ApiError('MAX_COMPLEXITY_EXCEEDED', message)] });
      }
      // The store's own server asks without an address, and is not held up.
      if (buyerAddress === null) return;
      const { isTaken, status } = buckets.take(buyerAddress, cost, now().getTime());
      if (isTaken) return;
      const throttled = new ApiError('THROTTLED', 'Throttled');
      Object.assign(throttled.extensions, {
        cost: { requestedQueryCost: cost, actualQueryCost: null, throttleStatus: status },
      });
      setResultAndStopExecution({ errors: [throttled] });
    },
  };
}
