import { readListBounds } from '../../catalogue/list-bounds.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../api-error.ts';
import { CostBuckets } from '../cost-buckets.ts';
import { LIMITS } from '../document-limits.ts';
import { operationCost } from '../operation-cost.ts';
import type { ApiPlugin } from '../request-context.ts';

/** Refuses an operation that would answer too many fields, and one more than its address may ask for, before it runs. */
export function costLimit(db: Database, now: () => Date): ApiPlugin {
  const buckets = new CostBuckets();
  return {
    async onExecute({ args: { document }, context, setResultAndStopExecution }) {
      const { operation, variables, catalogue, buyerAddress } = context;
      const cost = operationCost(document, operation, variables, await readListBounds(db, catalogue.versions));
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
