import type { ApiPlugin } from '../request-context.ts';
import { readInContext } from '../request-language.ts';

/** Puts what `@inContext` asks for into the context of the resolvers. */
export function inContext(): ApiPlugin {
  return {
    onExecute({ args: { schema }, context: { operation, variables }, extendContext }) {
      const directive = schema.getDirective('inContext');
      if (!directive) throw new Error('The schema has no @inContext');
      extendContext(readInContext(directive, operation, variables));
    },
  };
}
