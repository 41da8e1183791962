import { ApiError } from '../api-error.ts';
import { LIMITS } from '../document-limits.ts';
import { operationCost } from '../operation-cost.ts';
import type { ApiPlugin } from '../request-context.ts';

/** Refuses an operation that would answer too many fields, before it runs. */
export function costLimit(): ApiPlugin {
  return {
    onExecute({ args: { document }, context: { operation, variables }, setResultAndStopExecution }) {
      const cost = operationCost(document, operation, variables);
      if (cost <= LIMITS.cost) return;
      const message = `The query asks for about ${cost} fields, the limit is ${LIMITS.cost}. Ask for fewer items at once.`;
      setResultAndStopExecution({ errors: [new ApiError('MAX_COMPLEXITY_EXCEEDED', message)] });
    },
  };
}
