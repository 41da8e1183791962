import { type ExecutionArgs, execute } from 'graphql';
import type { ApiPlugin } from '../request-context.ts';
import { readProperty } from '../storefront-schema.ts';

/** graphql's own execution: that of yoga would answer `@defer` in pieces, which the hosted platform does not. */
export function graphqlJs(): ApiPlugin {
  return {
    onExecute({ setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => execute({ ...args, fieldResolver: readProperty }));
    },
  };
}
