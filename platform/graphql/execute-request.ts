/** One GraphQL request from its parameters to the text of its answer. */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import type { CatalogueVersions } from '../catalogue/catalogue-rows.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { PlatformContext } from '../context.ts';
import { ApiError, withCode } from './api-error.ts';
import { LIMITS } from './document-limits.ts';
import { Documents } from './documents.ts';
import { LruCache } from './lru-cache.ts';
import { operationCost } from './operation-cost.ts';
import type { RequestContext } from './request-context.ts';
import { readInContext } from './request-language.ts';
import { createStorefrontSchema, readProperty } from './storefront-schema.ts';

export interface GraphqlRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

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
const KEPT_CHARACTERS = 32_000_000;

export type ExecuteRequest = (request: GraphqlRequest, requestId: string) => Promise<string>;

interface Machine {
  platform: PlatformContext;
  schema: GraphQLSchema;
  documents: Documents;
  /** With the versions of the catalogue that they follow from, not the catalogue itself, which would stay in memory. */
  answers: LruCache<{ versions: CatalogueVersions; body: string }>;
}

interface Outcome {
  body: string;
  /** For the log. */
  operation: string | null;
  errors?: readonly GraphQLError[] | undefined;
  kept?: boolean;
}

/**
 * Never throws for what a client sends: errors are part of the answer, and what is not meant for a client is an
 * `INTERNAL_SERVER_ERROR` with the request's id, under which the log tells the cause.
 */
export function createExecutor(platform: PlatformContext): ExecuteRequest {
  const schema = createStorefrontSchema();
  const machine: Machine = {
    platform,
    schema,
    documents: new Documents(schema),
    answers: new LruCache(KEPT_CHARACTERS),
  };
  return async (request, requestId) => {
    const started = performance.now();
    const { body, errors, operation, ...fields } = await answer(machine, request, requestId);
    const codes = errors && { errors: errors.map(({ extensions }) => extensions.code ?? 'UNKNOWN') };
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // A name is the client's own text and may be of any length.
    platform.log.info({ requestId, operation: operation?.slice(0, 100) ?? null, ms, ...fields, ...codes }, 'graphql');
    return body;
  };
}

async function answer(machine: Machine, request: GraphqlRequest, requestId: string): Promise<Outcome> {
  let operation = request.operationName ?? null;
  try {
    const prepared = prepare(machine.schema, machine.documents, request);
    if ('errors' in prepared) return refusal(prepared.errors, operation);
    operation = prepared.operation.name?.value ?? null;
    return { operation, ...(await readOrRun(machine, request, prepared, requestId)) };
  } catch (error) {
    machine.platform.log.error({ requestId, err: error }, 'graphql request failed');
    return refusal([internalError(requestId)], operation);
  }
}

function refusal(errors: readonly GraphQLError[], operation: string | null): Outcome {
  return { body: JSON.stringify({ errors }), operation, errors };
}

/** An answer that follows from the catalogue alone is kept as long as the catalogue is the same. */
async function readOrRun(
  { platform, schema, answers }: Machine,
  request: GraphqlRequest,
  prepared: Prepared,
  requestId: string,
): Promise<Omit<Outcome, 'operation'>> {
  const catalogue = await readCatalogue(platform.db);
  const key = keyOf(request);
  const isKept = isKeepable(prepared.operation, key);
  const known = isKept ? answers.get(key) : undefined;
  if (known?.versions === catalogue.versions) return { body: known.body, kept: true };
  const result = hideInternals(await run(schema, prepared, { platform, catalogue }), platform, requestId);
  const body = JSON.stringify(result);
  if (isKept && !result.errors) answers.set(key, { versions: catalogue.versions, body }, key.length + body.length);
  return { body, errors: result.errors };
}

interface Prepared {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** As the client sent them: graphql reads the raw values again. */
  rawVariables: Record<string, unknown>;
  variables: Record<string, unknown>;
}

function prepare(
  schema: GraphQLSchema,
  documents: Documents,
  request: GraphqlRequest,
): Prepared | { errors: readonly GraphQLError[] } {
  const checked = documents.check(request.query);
  if ('errors' in checked) return checked;
  const { document } = checked;
  const operation = getOperationAST(document, request.operationName);
  if (!operation) {
    const message = request.operationName
      ? `No operation named "${request.operationName}"`
      : 'An operation name is required';
    return { errors: [new ApiError('BAD_REQUEST', message)] };
  }
  const rawVariables = request.variables ?? {};
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], rawVariables, { maxErrors: 10 });
  if (coerced.errors) return { errors: coerced.errors.map((error) => withCode(error, 'BAD_REQUEST')) };
  const cost = operationCost(document, operation, coerced.coerced);
  if (cost <= LIMITS.cost) return { document, operation, rawVariables, variables: coerced.coerced };
  const message = `The query asks for about ${cost} fields, the limit is ${LIMITS.cost}. Ask for fewer items at once.`;
  return { errors: [new ApiError('MAX_COMPLEXITY_EXCEEDED', message)] };
}

async function run(
  schema: GraphQLSchema,
  { document, operation, rawVariables, variables }: Prepared,
  base: Pick<RequestContext, 'platform' | 'catalogue'>,
): Promise<ExecutionResult> {
  const inContext = schema.getDirective('inContext');
  if (!inContext) throw new Error('The schema has no @inContext');
  const contextValue: RequestContext = { ...base, ...readInContext(inContext, operation, variables) };
  return execute({
    schema,
    document,
    operationName: operation.name?.value ?? null,
    variableValues: rawVariables,
    contextValue,
    fieldResolver: readProperty,
  });
}

/** A product query may say `created_at:<now`: its answer would then depend on the hour as well. */
function isKeepable(operation: OperationDefinitionNode, key: string): boolean {
  return (
    operation.operation === 'query' &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && CATALOGUE_FIELDS.has(selection.name.value),
    ) &&
    !/\bnow\b/i.test(key)
  );
}

function keyOf({ query, operationName, variables }: GraphqlRequest): string {
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}

/** Leaves the errors that are meant for the client and hides all others. */
function hideInternals(result: ExecutionResult, { log }: PlatformContext, requestId: string): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    const cause = error.originalError;
    if (cause instanceof ApiError) return error;
    // graphql's own errors about arguments speak of the request only.
    if (!cause || cause instanceof GraphQLError) return withCode(error, 'BAD_REQUEST');
    log.error({ requestId, err: cause, path: error.path }, 'graphql field failed');
    return internalError(requestId, error);
  });
  return { ...result, errors };
}

function internalError(requestId: string, error?: GraphQLError): GraphQLError {
  return new GraphQLError(`Internal error. Looks like something went wrong on our end. Request ID: ${requestId}`, {
    nodes: error?.nodes ?? null,
    path: error?.path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}
