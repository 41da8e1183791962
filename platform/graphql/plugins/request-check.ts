import { GraphQLError } from 'graphql';
import { servedVersion } from '../api-version.ts';
import type { ApiPlugin } from '../request-context.ts';

const MEDIA_TYPE = /^application\/(?:json|graphql)(?:;|$)/;
const PARAMETERS = new Set(['query', 'operationName', 'variables', 'extensions']);

/**
 * Refuses what graphql-yoga would read beyond the hosted platform, GET and forms, and evens out the parameters: unknown
 * ones are ignored, empty ones count as absent.
 */
export function requestCheck(): ApiPlugin {
  return {
    onRequest({ request, url, endResponse }) {
      if (servedVersion(url.pathname) === null) {
        endResponse(refusal(404, 'NOT_FOUND', 'Not Found'));
      } else if (request.method !== 'POST') {
        endResponse(refusal(405, 'METHOD_NOT_ALLOWED', 'Use POST.', { allow: 'POST, OPTIONS' }));
      } else if (!MEDIA_TYPE.test(request.headers.get('content-type') ?? '')) {
        endResponse(refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json or application/graphql.'));
      }
    },
    onParams({ params, setParams }) {
      const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';
      setParams(
        Object.fromEntries(Object.entries(params).filter(([name, value]) => PARAMETERS.has(name) && !isEmpty(value))),
      );
      if (typeof (params.operationName ?? '') === 'string') return;
      const extensions = { code: 'BAD_REQUEST', http: { status: 400 } };
      throw new GraphQLError('`operationName` must be a string.', { extensions });
    },
  };
}

/** The answer to a request in which no GraphQL is read. */
export function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}
