import { GraphQLError } from 'graphql';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { RETRY_AFTER_S } from '../web/respond.ts';
import { ApiError, withCode } from './api-error.ts';

/** The status of the answer: what asks again by itself does so for 503. */
const UNAVAILABLE = { status: 503, headers: { 'retry-after': String(RETRY_AFTER_S) } };

/** Replaces an error that clients may not read; the log has its cause. */
export class HiddenError extends GraphQLError {
  readonly hidden: unknown;

  constructor(hidden: unknown, requestId?: string, place?: GraphQLError) {
    const message = 'Internal error. Looks like something went wrong on our end.';
    super(requestId ? `${message} Request ID: ${requestId}` : message, {
      nodes: place?.nodes ?? null,
      path: place?.path ?? null,
      extensions: {
        code: 'INTERNAL_SERVER_ERROR',
        ...(requestId && { requestId }),
        ...(hidden instanceof DatabaseUnavailable && { http: UNAVAILABLE }),
      },
    });
    this.hidden = hidden;
  }

  /** The same with the request's id, under which the log has it. */
  withRequestId(requestId: string): HiddenError {
    return new HiddenError(this.hidden, requestId, this);
  }
}

/** Leaves the errors that are meant for the client and hides all others. */
export function maskError(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) return new HiddenError(error);
  const { originalError: cause, extensions } = error;
  if (error instanceof ApiError || cause instanceof ApiError) return error;
  if (cause && !(cause instanceof GraphQLError)) return new HiddenError(cause, undefined, error);
  // yoga answers some bodies that are no GraphQL request with 200, and tells in others what it could not read.
  if (extensions.code === 'BAD_REQUEST' && extensions.http) {
    return new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
  }
  // graphql's own errors about arguments speak of the request only.
  return withCode(error, 'BAD_REQUEST');
}
