import { isAsyncIterable } from 'graphql-yoga';
import type { Logger } from 'pino';
import { HiddenError } from '../mask-error.ts';
import type { ApiPlugin } from '../request-context.ts';

/** Logs one line an operation, and the cause of each error that the client sees the request's id of only. */
export function requestLog(log: Logger): ApiPlugin {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || isAsyncIterable(result)) return;
      const { requestId, started, operationName } = serverContext;
      const errors = result.errors?.map((error) => {
        if (!(error instanceof HiddenError)) return error;
        log.error({ requestId, err: error.hidden, path: error.path }, 'graphql failed');
        return error.withRequestId(requestId);
      });
      if (errors) setResult({ ...result, errors });
      const codes = errors && { errors: errors.map(({ extensions }) => extensions.code ?? 'UNKNOWN') };
      const ms = Math.round((performance.now() - started) * 10) / 10;
      // A name is the client's own text and may be of any length.
      const operation = operationName?.slice(0, 100) ?? null;
      log.info({ requestId, operation, ms, ...codes }, 'graphql');
    },
  };
}
