/** One GraphQL request from its parameters to the text of its answer. */
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { PlatformContext } from '../context.ts';
import { ApiError, withCode } from './api-error.ts';
import { LIMITS } from './document-limits.ts';
import { Documents } from './documents.ts';
import { LruCache } from './lru-cache.ts';
import { operationCost } from './operation-cost.ts';
import { readInContext } from './request-language.ts';
import type { RequestContext } from './request-context.ts';
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
  'publicApiVersions',
  'search',
  'shop',
]);

/** Characters of the answers that are kept. */
const KEPT_CHARACTERS = 32_000_000;

export type ExecuteRequest = (request: GraphqlRequest, requestId: string) => Promise<string>;

/**
 * Never throws for what a client sends: errors are part of the answer, and what is not meant for a client is an
 * `INTERNAL_SERVER_ERROR` with the request's id, under which the log tells the cause.
 */
export function createExecutor(platform: PlatformContext): ExecuteRequest {
  const schema = createStorefrontSchema();
  const documents = new Documents(schema);
  const answers = new LruCache<{ catalogue: Catalogue; body: string }>(KEPT_CHARACTERS);
  return async (request, requestId) => {
    const started = performance.now();
    const log = (errors: readonly GraphQLError[] | undefined, fields: object) => {
      const codes = errors?.map((error) => error.extensions.code ?? 'UNKNOWN');
      platform.log.info({ requestId, ms: Math.round((performance.now() - started) * 10) / 10, ...fields, ...(codes && { errors: codes }) }, 'graphql');
    };
    const prepared = prepare(schema, documents, request);
    if ('errors' in prepared) {
      log(prepared.errors, { operation: request.operationName ?? null });
      return JSON.stringify({ errors: prepared.errors });
    }
    const { operation } = prepared;
    const name = operation.name?.value ?? null;
    try {
      const catalogue = await readCatalogue(platform.db);
      const key = isOfCatalogue(operation) ? keyOf(request) : null;
      const known = key === null ? undefined : answers.get(key);
      if (known?.catalogue === catalogue) {
        log(undefined, { operation: name, kept: true });
        return known.body;
      }
      const result = hideInternals(await run(schema, prepared, { platform, catalogue }), platform, requestId);
      const body = JSON.stringify(result);
      if (key !== null && !result.errors) answers.set(key, { catalogue, body }, key.length + body.length);
      log(result.errors, { operation: name });
      return body;
    } catch (error) {
      platform.log.error({ requestId, err: error }, 'graphql request failed');
      const errors = [internalError(requestId)];
      log(errors, { operation: name });
      return JSON.stringify({ errors });
    }
  };
}

interface Prepared {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** As the client sent them: graphql reads the raw values again. */
  rawVariables: Record<string, unknown>;
  variables: Record<string, unknown>;
}

function prepare(schema: GraphQLSchema, documents: Documents, request: GraphqlRequest): Prepared | { errors: readonly GraphQLError[] } {
  const checked = documents.check(request.query);
  if ('errors' in checked) return checked;
  const { document } = checked;
  const operation = getOperationAST(document, request.operationName);
  if (!operation) {
    const message = request.operationName ? `No operation named "${request.operationName}"` : 'An operation name is required';
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

function isOfCatalogue({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === 'query' &&
    selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && isCatalogueField(selection.name.value, selection))
  );
}

/** A product query may say `created_at:<now`: its answer then depends on the hour as well. */
function isCatalogueField(name: string, field: { arguments?: readonly { name: { value: string } }[] | undefined }): boolean {
  if (name === 'products') return !field.arguments?.some((argument) => argument.name.value === 'query');
  return CATALOGUE_FIELDS.has(name);
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
