import {
  type DocumentNode,
  type GraphQLError,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { ApiError } from '../api-error.ts';
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
      else setResultAndStopExecution({ errors: errors.map((error) => invalidVariable(error, variableValues ?? {})) });
    },
  };
}

/** The answer has the value, as on the hosted platform; the log has the code only. */
function invalidVariable(error: GraphQLError, values: Readonly<Record<string, unknown>>): GraphQLError {
  const [node] = error.nodes ?? [];
  const name = node?.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : '';
  const problems = [{ path: [], explanation: error.message }];
  return Object.assign(error, { extensions: { code: 'INVALID_VARIABLE', value: values[name] ?? null, problems } });
}
/** @throws ApiError: yoga would refuse in the same cases, but with a status that the hosted platform does not use */
function findOperation(document: DocumentNode, name: string | null): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation?.operation === 'subscription') throw new ApiError('BAD_REQUEST', 'The API has no subscriptions.');
  if (operation) return operation;
  if (document.definitions.some(({ kind }) => kind !== Kind.OPERATION_DEFINITION && kind !== Kind.FRAGMENT_DEFINITION))
    throw new ApiError('queryContainsSchemaDefinitions', 'A document may hold operations and fragments only.');
  const names = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.name?.value : []));
  if (new Set(names).size < names.length)
    throw new ApiError('uniquelyNamedOperations', 'Operations must have names, each its own.');
  throw new ApiError('BAD_REQUEST', name ? `No operation named "${name}"` : 'An operation name is required');
}
