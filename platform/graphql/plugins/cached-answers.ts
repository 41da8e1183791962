import {
  type ExecutionResult,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  valueFromASTUntyped,
} from 'graphql';
import { type GraphQLParams, isAsyncIterable } from 'graphql-yoga';
import { BoundedCache } from '../../bounded-cache.ts';
import type { CatalogueVersions } from '../../catalogue/catalogue-rows.ts';
import type { ApiPlugin } from '../request-context.ts';

/** Root fields whose answer follows from the catalogue alone, so that it can be kept while the catalogue stays the same. */
const CATALOGUE_FIELDS = new Set([
  '__schema',
  '__type',
  '__typename',
  'collection',
  'collectionByHandle',
  'collections',
  'localization',
  'paymentSettings',
  'product',
  'productByHandle',
  'productRecommendations',
  'productTags',
  'productTypes',
  'products',
  'publicApiVersions',
  'search',
  'shop',
]);

/** Characters of the answers that are kept. */
const CACHED_CHARACTERS = 32_000_000;

/** With the versions of the catalogue that it follows from, not the catalogue itself, which would stay in memory. */
interface Answer {
  versions: CatalogueVersions;
  body: string;
  /** Characters, with its key. */
  size: number;
}

/** yoga takes a result's own serializer, if it has one. */
interface SerializedResult extends ExecutionResult {
  stringify: () => string;
}

/** An answer that follows from the catalogue alone is kept as text, as long as the catalogue is the same. */
export function cachedAnswers(): ApiPlugin {
  const answers = new BoundedCache<Answer>(CACHED_CHARACTERS);
  return {
    onExecute({ context, extendContext, setResultAndStopExecution }) {
      const { versions } = context.catalogue;
      const key = `${context.baseUrl}\n${keyOf(context.params)}`;
      if (!isKeepable(context.operation, context.variables, key)) return;
      const known = answers.get(key);
      if (known?.versions === versions) {
        extendContext({ isCached: true });
        return setResultAndStopExecution(serialized({}, known.body));
      }
      return {
        onExecuteDone({ result, setResult }) {
          if (isAsyncIterable(result) || result.errors) return;
          const body = JSON.stringify(result);
          answers.set(key, { versions, body, size: key.length + body.length });
          setResult(serialized(result, body));
        },
      };
    },
  };
}

function serialized(result: ExecutionResult, body: string): SerializedResult {
  return { ...result, stringify: () => body };
}

type Variables = Record<string, unknown>;

/** A product query may say `created_at:<now`: its answer would then depend on the hour as well. */
function isKeepable(operation: OperationDefinitionNode, variables: Variables, key: string): boolean {
  return (
    operation.operation === 'query' &&
    operation.selectionSet.selections.every((selection) => isOfCatalogue(selection, variables)) &&
    !/\bnow\b/i.test(key)
  );
}

/** A client that sends a cursor mostly reads all pages, once: kept, they would push out what is asked for again. */
function isOfCatalogue(selection: SelectionNode, variables: Variables): boolean {
  if (selection.kind !== Kind.FIELD || !CATALOGUE_FIELDS.has(selection.name.value)) return false;
  const cursors = selection.arguments?.filter(({ name }) => name.value === 'after' || name.value === 'before') ?? [];
  return cursors.every(({ value }) => (valueFromASTUntyped(value, variables) ?? null) === null);
}

function keyOf({ query, operationName, variables }: GraphQLParams): string {
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}
