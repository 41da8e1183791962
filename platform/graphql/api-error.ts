import { GraphQLError } from 'graphql';

/** The codes by which a client tells the errors of the API apart; the texts are for people. */
type ApiErrorCode =
  | 'NOT_IMPLEMENTED'
  | 'ACCESS_DENIED'
  | 'THROTTLED'
  | 'BAD_REQUEST'
  | 'INVALID_GLOBAL_ID'
  | 'INVALID_PAGINATION'
  | 'INVALID_CURSOR'
  | 'MAX_INPUT_SIZE_EXCEEDED'
  | 'MAX_COMPLEXITY_EXCEEDED'
  | 'MAX_DEPTH_EXCEEDED'
  | 'MAX_FIELDS_EXCEEDED'
  | 'MAX_DOCUMENT_LENGTH_EXCEEDED'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  // Codes of the hosted platform's validation (plugins/bounded-documents.ts).
  | 'queryContainsSchemaDefinitions'
  | 'uniquelyNamedOperations';

/** An error that the client is meant to read. Every other error is hidden behind `INTERNAL_SERVER_ERROR`. */
export class ApiError extends GraphQLError {
  constructor(code: ApiErrorCode, message: string) {
    super(message, { extensions: { code } });
  }
}

/** Gives graphql's own error a code; a code that it has already stays. */
export function withCode(error: GraphQLError, code: ApiErrorCode): GraphQLError {
  return Object.assign(error, { extensions: { code, ...error.extensions } });
}
