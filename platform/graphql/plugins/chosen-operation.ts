import { type DocumentNode, getOperationAST, getVariableValues, type OperationDefinitionNode } from 'graphql';
import { ApiError, withCode } from '../api-error.ts';
import type { ApiPlugin } from '../request-context.ts';

/** Finds the operation and reads its variables, for the rules that follow. */
export function chosenOperation(): ApiPlugin {
  return {
    onParse({ context, extendContext }) {
      const asked = context.params.operationName ?? null;
      extendContext({ operationName: asked });
      return ({ result }: { result: DocumentNode | Error }) => {
        if (result instanceof Error) return;
        const operation = findOperation(result, asked);
        extendContext({ operation, operationName: operation.name?.value ?? null });
      };
    },
    onExecute({ args: { schema, variableValues }, context, extendContext, setResultAndStopExecution }) {
      const definitions = context.operation.variableDefinitions ?? [];
      const { coerced, errors } = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 10 });
      if (coerced) extendContext({ variables: coerced });
      else setResultAndStopExecution({ errors: errors.map((error) => withCode(error, 'BAD_REQUEST')) });
    },
  };
}

/** @throws ApiError: yoga would refuse in the same cases, but with a status that the hosted platform does not use */
function findOperation(document: DocumentNode, name: string | null): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (!operation)
    throw new ApiError('BAD_REQUEST', name ? `No operation named "${name}"` : 'An operation name is required');
  if (operation.operation === 'subscription') throw new ApiError('BAD_REQUEST', 'The API has no subscriptions.');
  return operation;
}
