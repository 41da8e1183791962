import { processRegularResult } from 'graphql-yoga';
import type { ApiVersion } from '#schema/build-schema.ts';
import type { ApiPlugin } from '../request-context.ts';

const NEW_MEDIA_TYPE = 'application/graphql-response+json';

/**
 * The hosted platform answers `application/json`, GraphQL errors with 200, whatever a client accepts. Only a client that
 * accepts nothing but the newer media type is answered in it, with the statuses that its specification asks for.
 */
export function answerFormat(version: ApiVersion): ApiPlugin {
  return {
    onResultProcess({ request, setResultProcessor }) {
      const accept = request.headers.get('accept');
      const mediaType = accept === NEW_MEDIA_TYPE ? NEW_MEDIA_TYPE : 'application/json';
      setResultProcessor(processRegularResult, mediaType);
    },
    onResponse({ response: { headers }, serverContext }) {
      headers.set('x-shopify-api-version', version);
      headers.set('x-request-id', serverContext.requestId);
      headers.set('cache-control', 'no-store');
      // yoga repeats the origin instead, and leaves out what a request without one could be answered with.
      headers.set('access-control-allow-origin', '*');
    },
  };
}
