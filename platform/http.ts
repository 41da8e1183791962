/** The Storefront API's endpoint, as a function from request to response: graphql-yoga with the platform's own rules. */

import { randomUUID } from 'node:crypto';
import { createYoga } from 'graphql-yoga';
import { nameBrowser } from '#domain/customer/name-browser.ts';
import { API_VERSIONS, type ApiVersion } from '#schema/build-schema.ts';
import { openCatalogue } from './catalogue/catalogue-reader.ts';
import type { ReadPages } from './content/page.ts';
import type { PlatformContext } from './context.ts';
import type { AttemptLimits } from './customers/attempt-limits.ts';
import { servedVersion } from './graphql/api-version.ts';
import { maskError } from './graphql/mask-error.ts';
import { answerFormat } from './graphql/plugins/answer-format.ts';
import { boundedDocuments, createDocumentCache } from './graphql/plugins/bounded-documents.ts';
import { chosenOperation } from './graphql/plugins/chosen-operation.ts';
import { CostBuckets, costLimit } from './graphql/plugins/cost-limit.ts';
import { graphqlJs } from './graphql/plugins/graphql-js.ts';
import { inContext } from './graphql/plugins/in-context.ts';
import { newerArguments } from './graphql/plugins/newer-arguments.ts';
import { olderInputs } from './graphql/plugins/older-inputs.ts';
import { requestCheck } from './graphql/plugins/request-check.ts';
import { requestLog } from './graphql/plugins/request-log.ts';
import { buyerAddressReader, type StorefrontTokens, tokenCheck } from './graphql/plugins/token-check.ts';
import { tokenless } from './graphql/plugins/tokenless.ts';
import type { ServerContext } from './graphql/request-context.ts';
import { createStorefrontSchema, listEmptyFields } from './graphql/storefront-schema.ts';
import { createDatabaseLimits } from './limits/database-limits.ts';

/** Of a request to the API. */
export const MAX_BODY_BYTES = 256 * 1024;

interface Caller {
  /** Of the connection that the request came over, for counting attempts at passwords; a header would be the client's own word. */
  address?: string | undefined;
  /** See `RequestContext.baseUrl`; the store's own address when it is not said. */
  baseUrl?: string | undefined;
}

export type StorefrontApi = (request: Request, caller?: Caller) => Promise<Response>;

/** Never throws for what a client sends; a request whose signal aborts is rejected, as `fetch` does. */
export function createStorefrontApi(
  platform: PlatformContext,
  tokens: StorefrontTokens,
  attempts: AttemptLimits,
  pages: ReadPages,
): StorefrontApi {
  const limits = createDatabaseLimits(platform.db, platform.now);
  const buyerAddressOf = buyerAddressReader(tokens);
  const buckets = new CostBuckets();
  const emptyFields = listEmptyFields();
  const createEndpoint = (version: ApiVersion) =>
    createYoga<ServerContext>({
      schema: createStorefrontSchema(version),
      context: async ({ request, peerAddress }) => ({
        platform,
        catalogue: await openCatalogue(platform.db),
        attempts,
        limits,
        pages,
        buyerAddress: buyerAddressOf(request, peerAddress),
        browser: nameBrowser(request.headers.get('user-agent') ?? ''),
      }),
      // Which paths are served says api-version.ts.
      graphqlEndpoint: '/api/*',
      // The server has its own: no address ends in a space.
      healthCheckEndpoint: ' ',
      graphiql: false,
      landingPage: false,
      multipart: false,
      logging: false,
      maxRequestBodySize: MAX_BODY_BYTES,
      maskedErrors: { maskError },
      parserAndValidationCache: createDocumentCache(),
      // Tokens are in headers, never in cookies, so any origin may ask.
      cors: {
        origin: '*',
        credentials: false,
        methods: ['POST', 'OPTIONS'],
        exposedHeaders: ['x-request-id', 'x-shopify-api-version'],
        maxAge: 7200,
      },
      // Node's own instead of yoga's: the server streams them.
      fetchAPI: { Request, Response },
      plugins: [
        answerFormat(version),
        requestCheck(),
        tokenCheck(tokens),
        boundedDocuments(),
        newerArguments(),
        olderInputs(),
        chosenOperation(),
        tokenless(),
        costLimit({ db: platform.db, now: platform.now, buckets, emptyFields }),
        inContext(),
        graphqlJs(),
        requestLog(platform.log),
      ],
    });
  // A schema is built when its version is first asked for.
  const endpoints = new Map<ApiVersion, ReturnType<typeof createEndpoint>>();
  return async (request, caller) => {
    const [oldest] = API_VERSIONS;
    const version = servedVersion(new URL(request.url).pathname) ?? oldest;
    const endpoint = endpoints.get(version) ?? createEndpoint(version);
    endpoints.set(version, endpoint);
    return endpoint.fetch(request, {
      requestId: randomUUID(),
      started: performance.now(),
      peerAddress: caller?.address ?? null,
      baseUrl: caller?.baseUrl ?? platform.publicUrl,
    });
  };
}
